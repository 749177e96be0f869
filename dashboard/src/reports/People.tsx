import { useMemo, useState } from 'react'
import { Button, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconUserHeart } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { reports, type ReportGuest } from '@portico/contract/reports.ts'
import { api } from '../core/api.ts'
import { keyOf } from '../core/keys.ts'
import { openGuest } from '../core/openGuest.ts'
import { usePage } from '../core/page.ts'
import { useAllowsPersonal } from '../core/rights.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import type { RowAction } from '../ui/column.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Screen } from '../ui/Screen.tsx'
import { DownloadMenu } from './DownloadMenu.tsx'
import { FilterChips } from './FilterChips.tsx'
import { MoreOnSight } from './MoreOnSight.tsx'
import { peopleColumns, peopleSection } from './peopleColumns.tsx'
import { SortChoice } from './SortChoice.tsx'
import { Tabs } from './Tabs.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useView } from './useView.ts'
import { isFiltered, queryOf, withoutFilters } from './view.ts'
import css from './reports.module.css'

/** People finish a word before it is looked for. */
const WAIT_MS = 300

/** Guests of the range: the most faithful first, or all of them, the last to visit first. */
export function PeopleScreen() {
  const t = useText('reports')
  const format = useFormat()
  const [view, setView] = useView()
  const [search, setSearch] = useState(view.q ?? '')
  const find = useDebouncedCallback((q: string) => setView({ ...view, q: q.trim() || undefined }), WAIT_MS)
  const pageId = usePage((state) => state.pageId)
  const isAll = view.tab === 'guests'
  const query = { ...queryOf(view), compare: 'none' as const, limit: 50, q: view.q }
  const list = useInfiniteQuery({
    queryKey: keyOf(isAll ? reports.guests : reports.topUsers, pageId, query, { sort: view.sort }),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      isAll
        ? api(reports.guests, { query: { ...query, after: pageParam } }, signal)
        : api(reports.topUsers, { query: { ...query, after: pageParam, sort: view.sort ?? 'visits' } }, signal),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  const head = list.data?.pages[0]
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.rows) ?? [], [list.data])
  const columns = useMemo(() => peopleColumns(t, format), [t, format])
  const actions = useGuestAction(pageId)
  const title = t(isAll ? 'name.guests' : 'name.top-users')
  const fileName = head ? `${isAll ? 'guests' : 'top-users'}-${head.range.from}_${head.range.to}` : 'guests'
  return (
    <Screen
      title={title}
      lead={t('lead.people')}
      action={
        <DownloadMenu
          sections={rows.length > 0 ? [peopleSection(rows, title, t, format)] : []}
          title={title}
          fileName={fileName}
        />
      }
    >
      <Tabs
        tabs={[
          { tab: undefined, label: t('tab.top') },
          { tab: 'guests', label: t('tab.guests') },
        ]}
      />
      <Toolbar view={view} onView={setView} head={head} hasNoCompare>
        {!isAll && <SortChoice view={view} onView={setView} />}
        <TextInput
          className={css.search}
          aria-label={t('people.search')}
          placeholder={t('people.search')}
          leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
          value={search}
          maxLength={80}
          onChange={(event) => {
            setSearch(event.currentTarget.value)
            find(event.currentTarget.value)
          }}
        />
      </Toolbar>
      <FilterChips view={view} onView={setView} />
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={(row) => `${row.page_id} ${row.guestId}`}
        rowName={(row) => row.name ?? row.contact ?? t('people.noName')}
        actions={actions}
        // Of another page only there.
        onOpen={view.scope === 'all' ? undefined : actions[0]?.run}
        loading={list.isPending}
        error={list.error}
        reload={() => list.refetch()}
        firstCards={500}
        empty={
          view.q || isFiltered(view) ? (
            <EmptyState art={<EmptyCup />} title={view.q ? t('people.noMatch', { q: view.q }) : t('empty.people')}>
              <Button
                variant="default"
                onClick={() => {
                  setSearch('')
                  setView({ ...withoutFilters(view), q: undefined })
                }}
              >
                {t('people.showAll')}
              </Button>
            </EmptyState>
          ) : (
            <EmptyState art={<EmptyCup />} title={t('empty.people')} text={t('empty.rangeText')} />
          )
        }
      />
      {list.hasNextPage && (
        <MoreOnSight
          isBusy={list.isFetchingNextPage}
          onMore={() => void list.fetchNextPage()}
          label={t('people.more')}
        />
      )}
    </Screen>
  )
}

/** What is held of one guest; of another page's only there. */
function useGuestAction(pageId: string | null): RowAction<ReportGuest>[] {
  const label = useText('guests')('open')
  const maySee = useAllowsPersonal('guest.held:read')
  return useMemo(
    () =>
      maySee && pageId
        ? [
            {
              key: 'guest',
              label,
              icon: IconUserHeart,
              isInline: true,
              isFor: (row) => row.page_id === pageId,
              run: (row) => openGuest({ id: row.guestId, pageId }),
            },
          ]
        : [],
    [label, maySee, pageId],
  )
}
