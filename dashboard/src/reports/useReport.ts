import { DAY_MS } from '@portico/contract/dates.ts'
import { useState } from 'react'
import { reports } from '@portico/contract/reports.ts'
import { useReply } from '../core/keys.ts'
import type { Kind } from './kinds.ts'
import { queryOf, type View } from './view.ts'

/** One report of the selected page. While another range is on its way, the last one stays. */
export function useReport(kind: Kind, view: View) {
  const query = queryOf(view)
  return useReply<Kind['endpoint']>(kind.endpoint, { query }, { hasLast: true })
}

/** Far enough back to say that there never was anything. */
const EVER_DAYS = 790

/** Whether the page ever had a visit; asked only where a report is empty. */
export function useEverVisited() {
  const [from] = useState(() => new Date(Date.now() - EVER_DAYS * DAY_MS).toISOString().slice(0, 10))
  const { data } = useReply(reports.visits, { query: { range: `${from},`, compare: 'none' } })
  return data && data.now.visits > 0
}
