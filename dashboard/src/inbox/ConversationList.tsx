import { useEffect, useState } from 'react'
import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import type { ConversationLabel } from '@portico/contract/inbox.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SkeletonCards } from '../ui/Skeletons.tsx'
import { useVirtualRows } from '../ui/useVirtualRows.ts'
import { ConversationRow } from './ConversationRow.tsx'
import { filtersOf, type Place } from './place.ts'
import type { Conversations } from './useConversations.ts'
import { ListFilters } from './ListFilters.tsx'
import type { InboxBoard } from './useBoard.ts'
import css from './list.module.css'

const ROW_HEIGHT = 84
const NEAR_END = 15

type Props = {
  list: Conversations
  place: Place
  board: InboxBoard | undefined
  labels: readonly ConversationLabel[]
  go: (place: Place, how?: { isStep: boolean }) => void
  onOpen: (id: string) => void
}

/** The conversations, newest first; only those on screen are drawn. */
export function ConversationList({ list, place, board, labels, go, onOpen }: Props) {
  const t = useText('inbox')
  const [box, setBox] = useState<HTMLElement | null>(null)
  const { rows, hasMore, isLoadingMore, loadMore } = list
  const { shown, before, after, reveal } = useVirtualRows(rows.length, box, ROW_HEIGHT)
  const lastShown = shown.at(-1) ?? 0
  useEffect(() => {
    if (hasMore && !isLoadingMore && lastShown >= rows.length - NEAR_END) loadMore()
  }, [hasMore, isLoadingMore, loadMore, lastShown, rows.length])
  const openedAt = rows.findIndex(({ id }) => id === place.id)
  useEffect(() => {
    if (openedAt >= 0) reveal(openedAt)
    // oxlint-disable-next-line react/exhaustive-deps -- only another choice moves the list, not the list itself
  }, [place.id])
  const isFiltered = Object.values(filtersOf(place)).some((value) => value !== undefined)
  return (
    <div className={css.listPane}>
      <div className={css.listHead}>
        <Search value={place.search ?? ''} onChange={(search) => go({ ...place, search: search || undefined })} />
        <ListFilters place={place} board={board} labels={labels} go={go} />
      </div>
      {list.error && rows.length === 0 && <ErrorState error={list.error} onRetry={list.reload} />}
      {list.isLoading && !list.error && <SkeletonCards cards={5} />}
      {!list.isLoading && !list.error && rows.length === 0 && (
        <EmptyState
          level={3}
          art={<EmptyCup />}
          title={t(isFiltered ? 'empty.filtered' : 'empty.title')}
          text={isFiltered ? undefined : t('empty.text')}
        />
      )}
      {rows.length > 0 && (
        <div ref={setBox} className={css.rows} data-testid="conversations">
          <ul aria-label={t('list')} style={{ paddingBlock: `${before}px ${after}px` }}>
            {shown.map((index) => {
              const row = rows[index]
              return (
                row && (
                  <ConversationRow
                    key={row.id}
                    conversation={row}
                    labels={labels}
                    people={board?.people ?? []}
                    isOpen={row.id === place.id}
                    onOpen={onOpen}
                  />
                )
              )
            })}
          </ul>
        </div>
      )}
    </div>
  )
}

function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useText('inbox')
  const [typed, setTyped] = useState(value)
  const tell = useDebouncedCallback(onChange, 250)
  useEffect(() => setTyped(value), [value])
  return (
    <TextInput
      type="search"
      data-inbox-search
      aria-label={t('search')}
      placeholder={t('search')}
      leftSection={<IconSearch size={17} stroke={1.8} aria-hidden />}
      value={typed}
      maxLength={80}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        tell(event.currentTarget.value)
      }}
    />
  )
}
