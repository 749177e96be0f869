// A browser that comes back within minutes goes on where it was: the sign-in sheet closes whenever a guest looks
// for a text message, and opens again as if for the first time.
import { bareRecord } from '@portico/contract/names.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { hashToken, randomToken } from '../core/secrets.ts'
import type { Services } from '../core/services.ts'
import type { Arrival, KnownGateway } from '../gateways/index.ts'
import { readRunningFlow, type RunningFlow } from '../flows/index.ts'
import { knownSteps } from './person.ts'
import { fresh, readProgress, type Progress } from './progress.ts'

const MINUTES = 10
const COOKIE = 'portico_s'

type SessionRow = { answers: unknown; flow_id: string | null; flow_version: number | null; visit_id: string | null }
/** The value of this portal's short-lived cookie, and the header that keeps it. */
export type Browser = { id: string; cookie: string }

/** The browser that asks for a gateway's first page. Its cookie is sent to that page only. */
export function browserOf(
  { config }: Pick<Services, 'config'>,
  { entryKey }: Pick<KnownGateway, 'entryKey'>,
  cookies: string | undefined,
): Browser {
  const id = /(?:^|; ?)portico_s=([\w-]{24})(?:;|$)/.exec(cookies ?? '')?.[1] ?? randomToken(18)
  const secure = config.portalUrl.startsWith('https:') ? '; Secure' : ''
  const cookie = `${COOKIE}=${id}; Path=/g/${entryKey}; HttpOnly; SameSite=Lax; Max-Age=${24 * 3600}${secure}`
  return { id, cookie }
}

/**
 * What an arriving browser left half-finished, else the steps the guest of its device has passed before. A MAC address
 * can be copied, so it alone resumes nothing. A guest whose gateway got no answer has a visit that still waits.
 */
export async function resume(
  { clock }: Services,
  tx: Tx,
  { pageId, id }: KnownGateway,
  { mac, failure }: Pick<Arrival, 'mac' | 'failure'>,
  browser: Pick<Browser, 'id'>,
): Promise<{ progress: Progress; flow?: RunningFlow; visitId?: string }> {
  const begun = { ...fresh(), known: await knownSteps(tx, pageId, mac) }
  const since = new Date(clock.now().getTime() - MINUTES * 60_000)
  const row = await tx.first(sql<SessionRow>`
    select s.answers, s.flow_id, s.flow_version, s.visit_id from portal_sessions s
    left join visits v on v.page_id = s.page_id and v.id = s.visit_id
    where s.page_id = ${pageId} and s.gateway_id = ${id} and s.mac = ${mac} and s.created_at > ${since}
      and s.browser = ${hashToken(browser.id)} and s.answers -> 'agreed' is not null
      and (s.visit_id is null or ${failure === 'gateway-silent'} and v.status = 'waiting')
    order by s.created_at desc limit 1`)
  if (!row) return { progress: begun }
  const flow = await readRunningFlow(tx, pageId, id, { flowId: row.flowId, flowVersion: row.flowVersion })
  return { progress: withoutTyped(readProgress(row.answers)), flow, visitId: row.visitId ?? undefined }
}

/** A browser can be shared: what was typed and not yet sent is for the guest who typed it. */
function withoutTyped(progress: Progress): Progress {
  const steps = Object.entries(progress.steps).map(([id, state]) => {
    const isKept = state.outcome !== undefined || state.codeId !== undefined
    return [id, isKept ? state : { ...state, values: {} }] as const
  })
  return { ...progress, guestId: undefined, isHeld: false, handOver: undefined, steps: bareRecord(steps) }
}
