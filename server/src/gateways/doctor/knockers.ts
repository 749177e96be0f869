// Phones that RADIUS was asked about and the portal never saw: codes typed at a gateway's own page, and venues where the way
// to the portal is shut.
import type { Chain, Drop } from '@portico/contract/gateways/doctor.ts'
import { sql } from '../../core/db/database.ts'
import { keepNames } from '../../core/db/naming.ts'
import type { PageContext } from '../../core/http/context.ts'
import { isGrantName } from '../grants.ts'
import type { AuthAnswer } from './facts.ts'
import { traceOf } from './trace.ts'

const AT_MOST = 20
/** One phone that never opens the portal is a phone in a pocket. */
const FEWEST_UNSEEN = 3

/** Those who typed a name or a code at the gateway itself, newest first. */
export async function knockersOf(
  context: PageContext,
  since: Date,
  tried: readonly Chain[],
  answers: readonly AuthAnswer[],
): Promise<Chain[]> {
  const seen = new Set(tried.map(({ mac }) => mac))
  const typed = answers.filter(
    ({ username, mac }) => mac !== '' && username !== mac && !isGrantName(username) && !seen.has(mac),
  )
  const macs = [...new Set(typed.map(({ mac }) => mac))].slice(0, AT_MOST)
  return Promise.all(macs.map((mac) => traceOf(context, mac, since)))
}

/** Gateways whose phones ask RADIUS by their address and are sent to the portal, where not one of them arrives. */
export async function unseenPortals({ tx, page }: PageContext, since: Date): Promise<Drop[]> {
  const rows = await tx.rows(sql<Drop>`
    select g.nas_id, g.name as device_name, 'portal-unseen' as reason, '' as address, null as said_name,
      count(distinct a.mac)::int as packets, max(a.at) as last_at
    from auth_log a join gateways g on g.page_id = a.page_id and g.id = a.gateway_id
    where a.page_id = ${page.id} and a.at > ${since} and a.reason = 'unknown' and a.username = a.mac and a.mac <> ''
      and not exists (select 1 from portal_sessions o where o.page_id = ${page.id} and o.gateway_id = g.id and o.created_at > ${since})
    group by 1, 2 having count(distinct a.mac) >= ${FEWEST_UNSEEN}`)
  return rows.map((row) => keepNames(row, 'nas_id'))
}
