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
import { isFiltered, queryOf, withoutFilters, type View } from './view.ts'
import css from './reports.module.css'

/** The pause after which what was typed is searched for. */
const WAIT_MS = 300

/** Guests of the range: the most faithful first, or all of them, the last to visit first. */
export function PeopleScreen() {
  const t = useText('reports')
  const format = useFormat()
  const [view, setView] = useView()
  const { search, type, clear } = useSearch(view, setView)
  const { list, head, rows } = usePeople(view)
  const columns = useMemo(() => peopleColumns(t, format), [t, format])
  const actions = useGuestAction()
  const report = view.tab === 'guests' ? 'guests' : 'top-users'
  const title = t(`name.${report}`)

  return (
    <Screen
      title={title}
      lead={t('lead.people')}
      action={
        <DownloadMenu
          sections={rows.length > 0 ? [peopleSection(rows, title, t, format)] : []}
          title={title}
          fileName={head ? `${report}-${head.range.from}_${head.range.to}` : 'guests'}
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
        {report === 'top-users' && <SortChoice view={view} onView={setView} />}
        <SearchField value={search} onChange={type} />
      </Toolbar>
      <FilterChips view={view} onView={setView} />
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={(row) => `${row.page_id} ${row.guestId}`}
        rowName={(row) => row.name ?? row.contact ?? t('people.noName')}
        actions={actions}
        // The drawer only knows guests of the selected page.
        onOpen={view.scope === 'all' ? undefined : actions[0]?.run}
        loading={list.isPending}
        error={list.error}
        reload={() => list.refetch()}
        firstCards={500}
        empty={<Nobody view={view} onClear={clear} />}
      />
      {list.hasNextPage && (
        <MoreOnSight isBusy={list.isFetchingNextPage} onMore={list.fetchNextPage} label={t('people.more')} />
      )}
    </Screen>
  )
}

/** What is typed at once, and the view narrowed by it after a pause. */
function useSearch(view: View, setView: (view: View) => void) {
  const [search, setSearch] = useState(view.q ?? '')
  const find = useDebouncedCallback((q: string) => setView({ ...view, q: q.trim() || undefined }), WAIT_MS)
  return {
    search,
    type(q: string) {
      setSearch(q)
      find(q)
    },
    clear() {
      setSearch('')
      setView({ ...withoutFilters(view), q: undefined })
    },
  }
}

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useText('reports')
  return (
    <TextInput
      className={css.search}
      aria-label={t('people.search')}
      placeholder={t('people.search')}
      leftSection={<IconSearch size={16} stroke={1.8} aria-hidden />}
      value={value}
      maxLength={80}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function usePeople(view: View) {
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
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.rows) ?? [], [list.data])
  return { list, head: list.data?.pages[0], rows }
}

function Nobody({ view, onClear }: { view: View; onClear: () => void }) {
  const t = useText('reports')
  if (!view.q && !isFiltered(view)) {
    return <EmptyState art={<EmptyCup />} title={t('empty.people')} text={t('empty.rangeText')} />
  }
  return (
    <EmptyState art={<EmptyCup />} title={view.q ? t('people.noMatch', { q: view.q }) : t('empty.people')}>
      <Button variant="default" onClick={onClear}>
        {t('people.showAll')}
      </Button>
    </EmptyState>
  )
}

/** Opens what is held of one guest; for guests of another page this is possible only there. */
function useGuestAction(): RowAction<ReportGuest>[] {
  const pageId = usePage((state) => state.pageId)
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
              isFor: (row) => row.page_id === pageId,
              run: (row) => openGuest({ id: row.guestId, pageId }),
            },
          ]
        : [],
    [label, maySee, pageId],
  )
}
