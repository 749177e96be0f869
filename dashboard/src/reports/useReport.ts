import { useQuery } from '@tanstack/react-query'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { reports } from '@portico/contract/reports.ts'
import type { Head } from '@portico/contract/reports/replies.ts'
import { api } from '../core/api.ts'
import { usePage } from '../core/page.ts'
import type { Kind } from './kinds.ts'
import { queryOf, type View } from './view.ts'

/** One report of the selected page. While another range is on its way, the last one stays. */
export function useReport(kind: Kind, view: View) {
  const pageId = usePage((state) => state.pageId)
  const query = queryOf(view)
  return useQuery({
    queryKey: ['reports', kind.endpoint.path, pageId, query],
    queryFn: ({ signal }) => api(kind.endpoint, { query } as never, signal) as Promise<Head>,
    placeholderData: (last, { queryKey } = { queryKey: [] } as never) => (queryKey[2] === pageId ? last : undefined),
  })
}

/** Far enough back to say that there never was anything. */
const EVER_DAYS = 790
const DAY_MS = 86_400_000

/** Whether the page ever had a visit; asked only where a report is empty. */
export function useEverVisited(isAsked: boolean) {
  const pageId = usePage((state) => state.pageId)
  const { data } = useQuery({
    queryKey: ['reports', 'ever', pageId],
    enabled: isAsked,
    queryFn: async ({ signal }) => {
      const from = new Date(Date.now() - EVER_DAYS * DAY_MS).toISOString().slice(0, 10)
      const reply: Reply<typeof reports.visits> = await api(
        reports.visits,
        { query: { range: `${from},`, compare: 'none' } },
        signal,
      )
      return reply.now.visits > 0
    },
  })
  return data
}
