import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '@mantine/core'
import { reports } from '@portico/contract/reports.ts'
import { api } from '../core/api.ts'
import { keyOf } from '../core/keys.ts'
import { usePage } from '../core/page.ts'
import { useAllows } from '../core/rights.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Card } from '../ui/Screen.tsx'
import { SkeletonCards } from '../ui/Skeletons.tsx'
import { queryOf, withoutFilters, type View } from './view.ts'
import css from './reports.module.css'

/** What guests wrote, newest first. */
export function Comments({ view, names }: { view: View; names?: ReadonlyMap<string, string> }) {
  const t = useText('reports')
  const format = useFormat()
  const may = useAllows('report.people:read')
  const pageId = usePage((state) => state.pageId)
  const query = { ...queryOf(withoutFilters(view)), compare: 'none' as const, limit: 20 }
  const list = useInfiniteQuery({
    queryKey: keyOf(reports.comments, pageId, query),
    enabled: may,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => api(reports.comments, { query: { ...query, after: pageParam } }, signal),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  if (!may) return null
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <Card title={t('comments.title')}>
      {list.error ? (
        <ErrorState error={list.error} onRetry={() => list.refetch()} />
      ) : list.isPending ? (
        <SkeletonCards cards={2} />
      ) : rows.length === 0 ? (
        <p className={css.nothing}>{t('comments.empty')}</p>
      ) : (
        <ul className={css.comments}>
          {rows.map(({ id, at, key, text }) => (
            <li key={id}>
              <blockquote>{text}</blockquote>
              <p>
                <time dateTime={at}>{format.dateTime(at)}</time> · {names?.get(key) ?? key}
              </p>
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('comments.more')}
        </Button>
      )}
    </Card>
  )
}
