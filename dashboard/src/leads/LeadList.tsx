import { useEffect, useMemo } from 'react'
import { Button, NativeSelect } from '@mantine/core'
import { IconDownload, IconTrash, IconUserHeart } from '@tabler/icons-react'
import { leads, type Lead } from '@portico/contract/leads.ts'
import { openGuest } from '../core/openGuest.ts'
import { usePage } from '../core/page.ts'
import { useAllows } from '../core/rights.ts'
import { useList } from '../core/useList.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import type { RowAction } from '../ui/column.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useSelection } from '../ui/selection.ts'
import { useLatest } from '../ui/useLatest.ts'
import { useRemaining } from '../ui/undo.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { leadColumns, type LeadWords } from './leadColumns.tsx'
import type { LeadFilters } from './place.ts'
import { useLeadCommands } from './useLeadCommands.ts'
import { useSaveLeads } from './useSaveLeads.ts'
import { leadName, stageName } from './words.ts'

type Props = {
  filters: LeadFilters
  words: LeadWords
  onOpen: (lead: Lead) => void
  onAdd: () => void
  onCount: (count: number | undefined) => void
}

/** The leads one below the other, with what can be done with several at once. */
export function LeadList({ filters, words, onOpen, onAdd, onCount }: Props) {
  const { t } = words
  const list = useList(leads, filters)
  const { isSaving, save } = useSaveLeads(filters, words)
  useLiveReload(['leads'], () => list.reload())
  useEffect(() => onCount(list.loading ? undefined : list.count), [onCount, list.loading, list.count])
  const columns = useMemo(() => leadColumns(words), [words])
  const selection = useSelection()
  const rows = useRemaining(list.rows, ({ id }) => id)
  const chosen = rows.filter(({ id }) => selection.keys.has(id))
  const mayWork = useAllows('lead.assigned:write')
  const actions = useRowActions(words)
  const isFiltered = Object.entries(filters).some(
    ([name, value]) => name !== 'sort' && name !== 'order' && value !== undefined,
  )
  return (
    <>
      {list.rows.length > 0 && <SaveButton isSaving={isSaving} label={t('csv')} onSave={() => void save()} />}
      <DataTable
        {...list}
        rows={rows}
        label={t('title')}
        columns={columns}
        list="leads"
        rowKey={({ id }) => id}
        rowName={(lead) => leadName(lead, t)}
        onOpen={onOpen}
        actions={actions}
        selection={
          mayWork
            ? {
                ...selection,
                actions: <BulkActions chosen={chosen} words={words} onDone={selection.clear} />,
              }
            : undefined
        }
        empty={
          <EmptyState
            art={<EmptyCup />}
            title={t('empty.title')}
            text={isFiltered ? t('empty.filtered') : t('empty.text')}
          >
            {mayWork && !isFiltered && <Button onClick={onAdd}>{t('add')}</Button>}
          </EmptyState>
        }
      />
    </>
  )
}

function SaveButton({ isSaving, label, onSave }: { isSaving: boolean; label: string; onSave: () => void }) {
  return (
    <div>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconDownload size={16} stroke={1.8} aria-hidden />}
        loading={isSaving}
        onClick={onSave}
      >
        {label}
      </Button>
    </div>
  )
}

function useRowActions({ t }: LeadWords): RowAction<Lead>[] {
  const mayWriteAll = useAllows('lead:write')
  const pageId = usePage((state) => state.pageId)
  const commands = useLatest(useLeadCommands())
  return useMemo(
    () => [
      {
        key: 'guest',
        label: t('action.guest'),
        icon: IconUserHeart,
        run: ({ guestId }) => guestId && pageId && openGuest({ id: guestId, pageId }),
        isFor: ({ guestId }) => guestId !== null,
      },
      {
        key: 'remove',
        label: t('action.remove'),
        icon: IconTrash,
        isDanger: true,
        run: ({ id }) => void commands.current.remove([id]),
        isFor: () => mayWriteAll,
      },
    ],
    [t, pageId, commands, mayWriteAll],
  )
}

type BulkProps = { chosen: Lead[]; words: LeadWords; onDone: () => void }

function BulkActions({ chosen, words, onDone }: BulkProps) {
  const { t, stages, people } = words
  const commands = useLeadCommands()
  const mayWriteAll = useAllows('lead:write')
  const send = (change: Parameters<typeof commands.change>[1]) =>
    void commands.change(chosen, change).then(onDone, () => undefined)

  function remove() {
    onDone()
    void commands.remove(chosen.map(({ id }) => id))
  }

  return (
    <>
      <NativeSelect
        size="xs"
        aria-label={t('action.move')}
        value=""
        data={[
          { value: '', label: t('action.move') },
          ...stages.map((one) => ({ value: one.id, label: stageName(one, t) })),
        ]}
        onChange={(event) => event.currentTarget.value && send({ stage: event.currentTarget.value })}
      />
      {mayWriteAll && (
        <>
          <NativeSelect
            size="xs"
            aria-label={t('action.assign')}
            value=""
            data={[
              { value: '', label: t('action.assign') },
              { value: 'none', label: t('nobody') },
              ...people.map(({ uid, displayName }) => ({ value: uid, label: displayName })),
            ]}
            onChange={({ currentTarget: { value } }) => value && send({ ownerId: value === 'none' ? null : value })}
          />
          <Button size="xs" color="red" variant="light" onClick={remove}>
            {t('action.remove')}
          </Button>
        </>
      )}
    </>
  )
}
