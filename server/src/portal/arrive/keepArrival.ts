// A guest's session is written down before the first page is sent. Guests who arrive while others are being written down
// share the next commit.
import { batchByPage } from '../../core/batchByPage.ts'
import { recordEvents, type GuestEvent } from '../../reports/index.ts'
import type { Guest } from '../guest.ts'
import { seenEvent } from '../report.ts'
import { insertSessions, saveSession, type PortalSession } from '../session.ts'

type NewArrival = { session: PortalSession; events: readonly GuestEvent[] }

/** Writes a new session down in the transaction of the guest: what follows needs its row. */
export async function storeArrival({ tx, session, gateway }: Pick<Guest, 'tx' | 'session' | 'gateway'>): Promise<void> {
  if (!session.arriving) return
  const seen = seenEvent(session)
  await saveSession(tx, session)
  if (!gateway.isSimulator) await recordEvents(tx, [seen])
}

/**
 * Writes down that a guest sees this step, and the session if it is new: with others in a transaction of their own when
 * nothing else was done in this one.
 */
export async function storeStep(guest: Guest, viewed: GuestEvent): Promise<void> {
  const { services, tx, session, gateway } = guest
  const told = session.arriving ? [seenEvent(session), viewed] : [viewed]
  const events = gateway.isSimulator ? [] : told
  if (!session.arriving || tx.isBegun()) {
    await saveSession(tx, session)
    await recordEvents(tx, events)
    return
  }
  await storeTogether(services.db, session.pageId, { session, events })
  delete session.arriving
}

/** Of one page: its guests wait for one another anyway, at the rows in which they are counted. */
const storeTogether = batchByPage<NewArrival, void>(async (db, pageId, arrivals) => {
  const sessions = arrivals.map(({ session }) => session)
  const events = arrivals.flatMap((arrival) => arrival.events)
  await db.asSystem(async (tx) => {
    tx.along(insertSessions(pageId, sessions))
    await recordEvents(tx, events)
  })
  return arrivals.map(() => undefined)
})
