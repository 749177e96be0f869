import { useMemo } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { automations, type Automation, type AutomationLogRow } from '@portico/contract/automations.ts'
import { IN, OUT, RESULTS } from '@portico/contract/automations/kinds.ts'
import { api } from '../core/api.ts'
import { keyOf } from '../core/keys.ts'
import { usePage } from '../core/page.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import type { Column } from '../ui/column.ts'
import { stateColumn } from '../ui/columns.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FilterBar } from '../ui/FilterBar.tsx'
import type { Filter } from '../ui/filters.ts'
import { GuestName } from '../ui/GuestName.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { detailWords, RESULT_TONES } from './logWords.ts'
import type { AutomationPlace } from './place.ts'

type Props = { automation: Automation; place: AutomationPlace; onPlace: (place: AutomationPlace) => void }

/** One row for each guest and step: what happened, and why or why not. */
export function LogTab({ automation, place, onPlace }: Props) {
  const t = useText('automations')
  const log = useText('automationLog')
  const list = useLog(automation.id, place)
  const isFiltered = place.stepId !== undefined || place.result !== undefined || place.guestId !== undefined
  return (
    <>
      <FilterBar
        label={t('view.log')}
        filters={useFilters(automation)}
        place={place}
        onPlace={onPlace}
        count={list.loading ? undefined : list.count}
      />
      <DataTable<AutomationLogRow>
        {...list}
        label={t('view.log')}
        columns={useColumns(automation)}
        rowKey={({ id }) => id}
        rowName={({ guest }) => guest || log('log.somebody')}
        empty={
          <EmptyState
            art={<EmptyCup />}
            title={log('log.empty')}
            text={log(isFiltered ? 'log.filtered' : 'log.emptyText')}
          />
        }
      />
    </>
  )
}

const PAGE_SIZE = 100

function useLog(id: string, { guestId, stepId, result }: AutomationPlace) {
  const pageId = usePage((one) => one.pageId)
  const request = { params: { id }, query: { guestId, stepId, result, limit: PAGE_SIZE } }
  const query = useInfiniteQuery({
    queryKey: keyOf(automations.log, pageId, request, { pageSize: PAGE_SIZE }),
    initialPageParam: 0,
    queryFn: ({ pageParam: skip, signal }) =>
      api(automations.log, { params: { id }, query: { ...request.query, skip } }, signal),
    getNextPageParam: ({ rows, count }, all) => {
      const loaded = all.reduce((sum, page) => sum + page.rows.length, 0)
      return rows.length > 0 && loaded < count ? loaded : undefined
    },
  })
  useLiveReload(['automations'], query.refetch, 5)
  const pages = query.data?.pages
  return {
    rows: pages?.flatMap(({ rows }) => rows) ?? [],
    count: pages?.at(-1)?.count ?? 0,
    loading: query.isPending,
    loadingMore: query.isFetchingNextPage,
    error: query.error,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    reload: () => void query.refetch(),
  }
}

/** What a step is called, also one that is no longer in the draft. */
function useStepName({ steps }: Automation) {
  const t = useText('automations')
  return useMemo(() => {
    const known = new Map(steps.map(({ id, type }) => [id, t(`kind.${type}`)]))
    return (id: string) => (id === IN ? t('trigger') : id === OUT ? t('theEnd') : (known.get(id) ?? id))
  }, [steps, t])
}

function useColumns(automation: Automation): Column<AutomationLogRow>[] {
  const t = useText('automations')
  const log = useText('automationLog')
  const format = useFormat()
  const nameOf = useStepName(automation)
  return useMemo(
    () => [
      {
        key: 'guest',
        label: log('log.guest'),
        card: 'title',
        cell: ({ guestId, guest }) => <GuestName id={guestId} name={guest || log('log.somebody')} />,
      },
      { key: 'step', label: log('log.step'), cell: ({ stepId }) => nameOf(stepId) },
      stateColumn<AutomationLogRow, AutomationLogRow['result']>(
        log('log.result'),
        RESULT_TONES,
        ({ result }) => result,
        (result) => log(`result.${result}`),
      ),
      {
        key: 'why',
        label: log('log.why'),
        isWide: true,
        cell: ({ stepId, result, reason, detail }) =>
          [
            reason && log(`reason.${reason}`),
            detailWords({ result, detail, step: automation.steps.find(({ id }) => id === stepId) }, t, log),
          ]
            .filter(Boolean)
            .join(' · ') || '–',
      },
      { key: 'version', label: log('log.version'), cell: ({ version }) => format.number(version) },
      { key: 'at', label: log('log.at'), cell: ({ at }) => format.dateTime(at) },
    ],
    [t, log, format, nameOf, automation.steps],
  )
}

function useFilters(automation: Automation): Filter<AutomationPlace>[] {
  const log = useText('automationLog')
  const nameOf = useStepName(automation)
  return useMemo(
    () => [
      {
        kind: 'one',
        name: 'stepId',
        label: log('log.step'),
        placeholder: log('log.anyStep'),
        options: [IN, ...automation.steps.map(({ id }) => id), OUT].map((value) => ({ value, label: nameOf(value) })),
      },
      {
        kind: 'one',
        name: 'result',
        label: log('log.result'),
        placeholder: log('log.anyResult'),
        options: RESULTS.map((value) => ({ value, label: log(`result.${value}`) })),
      },
    ],
    [log, nameOf, automation.steps],
  )
}
