// A phone that comes back within minutes goes on where it was: the sign-in sheet closes whenever somebody looks
// for a text message, and opens again as if for the first time.
import { bareRecord } from '@portico/contract/names.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import type { Arrival, KnownGateway } from '../gateways/index.ts'
import { readFlow, type RunningFlow } from './flow.ts'
import { knownSteps } from './person.ts'
import { fresh, readProgress, type Progress } from './progress.ts'

const MINUTES = 10

type Stored = { answers: unknown; flow_id: string | null; flow_version: number | null; visit_id: string | null }

/**
 * What is known of an arriving phone: a half-finished sign-in, else the steps its guest has passed before. Whom the
 * gateway sends back because nobody answered it has passed them all: their visit still waits.
 */
export async function resume(
  { clock }: Services,
  tx: Tx,
  { pageId, id }: KnownGateway,
  { mac, failure }: Pick<Arrival, 'mac' | 'failure'>,
): Promise<{ progress: Progress; flow?: RunningFlow; visitId?: string }> {
  const begun = { ...fresh(), known: await knownSteps(tx, pageId, mac) }
  const since = new Date(clock.now().getTime() - MINUTES * 60_000)
  const row = await tx.first(sql<Stored>`
    select s.answers, s.flow_id, s.flow_version, s.visit_id from portal_sessions s
    left join visits v on v.page_id = s.page_id and v.id = s.visit_id
    where s.page_id = ${pageId} and s.gateway_id = ${id} and s.mac = ${mac} and s.created_at > ${since}
      and s.answers -> 'agreed' is not null
      and (s.visit_id is null or ${failure === 'gateway-silent'} and v.status = 'waiting')
    order by s.created_at desc limit 1`)
  if (!row) return { progress: begun }
  const flow = await readFlow(tx, pageId, id, { flowId: row.flow_id, flowVersion: row.flow_version })
  return { progress: withoutTyped(readProgress(row.answers)), flow, visitId: row.visit_id ?? undefined }
}

/** An address can be borrowed: what was typed and not yet sent is for the one who typed it. */
function withoutTyped(progress: Progress): Progress {
  const steps = Object.entries(progress.steps).map(([id, state]) => {
    const isKept = state.outcome !== undefined || state.codeId !== undefined
    return [id, isKept ? state : { ...state, values: {} }] as const
  })
  return { ...progress, guestId: undefined, isHeld: false, steps: bareRecord(steps) }
}
