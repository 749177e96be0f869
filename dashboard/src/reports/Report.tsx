import { useMemo, type ReactNode } from 'react'
import type { LiveEvent } from '@portico/contract/live.ts'
import type { Head } from '@portico/contract/reports/replies.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Card, Screen } from '../ui/Screen.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { EmptyReport } from './EmptyReport.tsx'
import { FilterChips } from './FilterChips.tsx'
import type { Kind } from './kinds.ts'
import { ReportActions } from './ReportActions.tsx'
import { Sections } from './Sections.tsx'
import type { OnPick } from './sections.ts'
import { Tabs, type Tab } from './Tabs.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useReport } from './useReport.ts'
import { useView } from './useView.ts'
import { rangeOf, readView, type View } from './view.ts'
import { useWords, type Words } from './words.ts'
import css from './reports.module.css'
import { fetchAgain } from '../core/fetchAgain.ts'

type Props = {
  kind: Kind
  lead: string
  tabs?: readonly Tab[]
  /** Follows what happens on the page. */
  topics?: readonly LiveEvent['topic'][]
  /** Beside the range: a setting of this report. */
  extra?: (head: Head) => ReactNode
  /** The owner's words for steps and questions. */
  names?: Words['names']
  /** Below the parts, such as a list of its own. */
  below?: ReactNode
}

const NO_TOPICS: readonly LiveEvent['topic'][] = []

/** The frame of every report: which days, beside which, of which venues, narrowed how; then its parts. */
export function Report({ kind, lead, tabs, topics = NO_TOPICS, names, extra, below }: Props) {
  const [view, setView] = useView()
  const query = useReport(kind, view)
  const head = query.data
  const words = useWords(head?.timeZone, names)
  const { t } = words
  const sections = useMemo(() => (head ? kind.sections(head, words) : []), [kind, head, words])
  useLiveReload(topics, async () => topics.length > 0 && fetchAgain(query))

  const title = t(`name.${kind.report}`)
  const fileName = head ? `${kind.report}-${head.range.from}_${head.range.to}` : kind.report
  const isEmpty = head !== undefined && kind.isEmpty(head)
  return (
    <Screen
      title={title}
      lead={lead}
      hasMenu
      action={
        <ReportActions
          report={kind.report}
          view={view}
          sections={isEmpty ? [] : sections}
          title={title}
          fileName={fileName}
        />
      }
    >
      {tabs && <Tabs tabs={tabs} />}
      <Toolbar view={view} onView={setView} head={head}>
        {head && extra?.(head)}
      </Toolbar>
      <FilterChips view={view} onView={setView} names={names} />
      {query.error && !query.isPlaceholderData && !head ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} isBoxed />
      ) : !head ? (
        <Waiting />
      ) : (
        <div
          className={css.body}
          data-old={query.isPlaceholderData || undefined}
          aria-busy={query.isPlaceholderData || undefined}
        >
          {isEmpty ? (
            <EmptyReport kind={kind} view={view} onView={setView} />
          ) : (
            <Sections
              sections={sections}
              words={words}
              fileName={fileName}
              when={t(`compare.when.${view.compare === 'year' ? 'year' : 'previous'}`)}
              view={view}
              onPick={(filter, key) => setView(viewWith(view, head, filter, key))}
            />
          )}
          {below}
        </div>
      )}
    </Screen>
  )
}

/** The view after a press on a part of the report: narrowed by it, or no longer when it already was. */
function viewWith(view: View, head: Head, ...[filter, key]: Parameters<OnPick>): View {
  if (filter === 'range') {
    return { ...view, range: rangeOf(key, 'by' in head && head.by === 'month' ? 'month' : 'day', head.range.to) }
  }
  if (filter === 'moment') {
    const [weekday, hour] = key.split(' ')
    const isSame = view.weekday === weekday && view.hour === hour
    return { ...view, weekday: undefined, hour: undefined, ...(!isSame && readView({ weekday, hour })) }
  }
  return { ...view, [filter]: view[filter] === key ? undefined : key }
}

/** The shape of a report on its way. */
function Waiting() {
  return (
    <div className={css.sections} role="status">
      <div className={css.figures} data-count={4}>
        {[1, 2, 3, 4].map((n) => (
          <Card key={n}>
            <SkeletonBlock height={88} />
          </Card>
        ))}
      </div>
      <Card>
        <SkeletonBlock height={320} />
      </Card>
    </div>
  )
}
