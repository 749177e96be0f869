import { useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { reviews, type Review } from '@portico/contract/reviews.ts'
import { REVIEW_STATES } from '@portico/contract/reviews/states.ts'
import { useReply } from '../core/keys.ts'
import { useAllows } from '../core/rights.ts'
import { useSelectedPage } from '../core/selectedPage.ts'
import { useFormat } from '../core/useFormat.ts'
import { useList } from '../core/useList.ts'
import { usePlace } from '../core/usePlace.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import type { RowAction } from '../ui/column.ts'
import { nameColumn, stateColumn } from '../ui/columns.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FilteredList } from '../ui/FilteredList.tsx'
import type { Filter } from '../ui/filters.ts'
import { Screen } from '../ui/Screen.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { readPlace, type Place } from './place.ts'
import { ReviewDrawer } from './ReviewDrawer.tsx'
import { SettingsDrawer } from './SettingsDrawer.tsx'
import { Summary } from './Summary.tsx'

const TONES = { new: 'warn', published: 'good', hidden: 'quiet' } as const

/** What guests say after a visit. */
export function ReviewsPage() {
  const t = useText('reviews')
  const [place, go] = usePlace(readPlace)
  const list = useList(reviews, place)
  const summary = useReply(reviews.summary, {})
  const [opened, open] = useState<Review | null>(null)
  const [isSetting, set] = useState(false)
  const mayWrite = useAllows('review:write')
  const isOff = useSelectedPage()?.enableReview === false
  const columns = useColumns()
  const filters = useFilters()
  useLiveReload(['reviews'], () => Promise.all([list.reload(), summary.refetch()]))
  const move = (status: Review['status']) => (row: Review) =>
    void list.update({ id: row.id }, { status }).then(
      () => summary.refetch(),
      () => undefined,
    )
  const actions: RowAction<Review>[] = [
    { key: 'publish', label: t('publish'), isFor: ({ status }) => status !== 'published', run: move('published') },
    { key: 'hide', label: t('hide'), isFor: ({ status }) => status !== 'hidden', run: move('hidden') },
  ]
  return (
    <Screen title={t('title')} lead={t('lead')} action={mayWrite && <SettingsButton onOpen={() => set(true)} />}>
      {isOff && <p role="status">{t('off')}</p>}
      {summary.data && summary.data.count > 0 && <Summary summary={summary.data} />}
      <FilteredList
        {...list}
        filters={filters}
        place={place}
        onPlace={go}
        label={t('title')}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ guest, score }) => [guest, t('stars', { score })].filter(Boolean).join(', ')}
        onOpen={open}
        actions={mayWrite ? actions : undefined}
        empty={<EmptyState art={<EmptyCup />} title={t('empty')} text={t('emptyText')} />}
      />
      <ReviewDrawer review={opened} mayWrite={mayWrite} update={list.update} onClose={() => open(null)} />
      <SettingsDrawer opened={isSetting} onClose={() => set(false)} />
    </Screen>
  )
}

function SettingsButton({ onOpen }: { onOpen: () => void }) {
  const t = useText('reviews')
  return (
    <Button variant="default" leftSection={<IconSettings size={17} stroke={1.8} aria-hidden />} onClick={onOpen}>
      {t('settings.open')}
    </Button>
  )
}

function useColumns() {
  const t = useText('reviews')
  const format = useFormat()
  return useMemo(
    () => [
      nameColumn<Review>(
        t('words'),
        ({ words }) => words || t('wordless'),
        ({ guest }) => guest || t('somebody'),
        'words',
      ),
      {
        key: 'score',
        label: t('score'),
        cell: ({ score }: Review) => <span aria-label={t('stars', { score })}>{'★'.repeat(score)}</span>,
        sort: ({ score }: Review) => score,
      },
      stateColumn<Review, Review['status']>(
        t('state'),
        TONES,
        ({ status }) => status,
        (state) => t(`states.${state}`),
      ),
      {
        key: 'date',
        label: t('date'),
        isWide: true,
        cell: ({ createdAt }: Review) => format.dateTime(createdAt),
        sort: ({ createdAt }: Review) => createdAt,
      },
    ],
    [t, format],
  )
}

function useFilters(): readonly Filter<Place>[] {
  const t = useText('reviews')
  return [
    { kind: 'search', name: 'search', label: t('search') },
    {
      kind: 'one',
      name: 'status',
      label: t('state'),
      placeholder: t('any'),
      options: REVIEW_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
    },
  ]
}
