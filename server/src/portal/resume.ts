// A phone that comes back within minutes goes on where it was: the sign-in sheet closes whenever somebody looks
// for a text message, and opens again as if for the first time.
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import type { KnownGateway } from '../gateways/index.ts'
import { readFlow, type RunningFlow } from './flow.ts'
import { knownSteps } from './person.ts'
import { fresh, readProgress, type Progress } from './progress.ts'

const MINUTES = 10

/** What is known of an arriving phone: a half-finished sign-in, else the steps its guest has passed before. */
export async function resume(
  { clock }: Services,
  tx: Tx,
  { pageId, id }: KnownGateway,
  mac: string,
): Promise<{ progress: Progress; flow?: RunningFlow }> {
  const begun = { ...fresh(), known: await knownSteps(tx, pageId, mac) }
  const since = new Date(clock.now().getTime() - MINUTES * 60_000)
  const row = await tx.first(sql<{ answers: unknown; flow_id: string | null; flow_version: number | null }>`
    select answers, flow_id, flow_version from portal_sessions
    where page_id = ${pageId} and gateway_id = ${id} and mac = ${mac} and created_at > ${since} and visit_id is null
      and answers -> 'agreed' is not null
    order by created_at desc limit 1`)
  if (!row) return { progress: begun }
  const flow = await readFlow(tx, pageId, id, { flowId: row.flow_id, flowVersion: row.flow_version })
  return { progress: withoutTyped(readProgress(row.answers)), flow }
}

/** An address can be borrowed: what was typed and not yet sent is for the one who typed it. */
function withoutTyped(progress: Progress): Progress {
  const steps = Object.entries(progress.steps).map(([id, state]) => {
    const isKept = state.outcome !== undefined || state.codeId !== undefined
    return [id, isKept ? state : { ...state, values: {} }] as const
  })
  return { ...progress, guestId: undefined, isHeld: false, steps: Object.fromEntries(steps) }
}
