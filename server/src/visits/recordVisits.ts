// Records the start and end of visits for reports.
import type { Tx } from '../core/db/database.ts'
import { recordEvents } from '../reports/index.ts'

type Of = { pageId: string; visitId: string; guestId: string; gatewayId: string; agent: number | null; at: string }

/** These visits have just come online. */
export async function recordVisitStarts(tx: Tx, visits: readonly (Of & { isFirst: boolean })[]): Promise<void> {
  await recordEvents(
    tx,
    visits.map((visit) => ({ ...toldOf(visit), kind: 'online' as const, isFirst: visit.isFirst })),
  )
}

/** Records ended visits. One that was resumed and ends again adds only the time since. */
export async function recordVisitEnds(
  tx: Tx,
  visits: readonly (Of & { seconds: number; before: number | null; bytes: number })[],
): Promise<void> {
  await recordEvents(
    tx,
    visits.map((visit) => ({
      ...toldOf(visit),
      kind: 'ended' as const,
      seconds: visit.seconds,
      before: visit.before,
      bytes: visit.bytes,
    })),
  )
}

function toldOf({ pageId, visitId, guestId, gatewayId, agent, at }: Of) {
  return { pageId, id: visitId, guestId, gatewayId, agent, at: new Date(at) }
}
