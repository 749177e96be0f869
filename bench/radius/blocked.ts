// Blocks logins while others sign in: no request sent after the block may be accepted.
import { Code, decodePacket } from '@portico/radius/packet.ts'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { PAGE_ID } from '../../dev/seed/venue.ts'
import type { Installation } from '../rig/installation.ts'
import type { Contender } from './contenders.ts'
import type { Login } from './guests.ts'
import { accessRequest, type Nas } from './packets.ts'
import { pace } from './volley.ts'

const LOGINS = 50
const PER_SECOND = 500

/** @returns how long after the block the first of them was sent, and that none was accepted. @throws when one was. */
export async function blockInTheRun(
  { database }: Installation,
  ours: Contender,
  nas: Nas,
  logins: readonly Login[],
): Promise<string> {
  const blocked = logins.slice(-LOGINS)
  const background = pace(ours.authPort, ours.signIns(PER_SECOND), PER_SECOND)
  await database.db.asSystem((tx) =>
    tx.run(sql`update grants set revoked_at = ${database.clock.now()}
      where page_id = ${PAGE_ID} and username = any(${blocked.map((login) => login.username)}::text[])`),
  )
  const from = monotonicMs()
  const asked = pace(
    ours.authPort,
    blocked.map((login) => accessRequest(nas, login)),
    PER_SECOND,
  )
  const sentMs = monotonicMs() - from
  const { exchanges } = await asked
  ours.expectAccepted((await background).exchanges)
  const accepted = exchanges.filter(({ reply }) => reply && decodePacket(reply)?.code === Code.AccessAccept)
  if (accepted.length > 0) throw new Error(`${accepted.length} of ${LOGINS} blocked logins were let in`)
  return `${LOGINS} logins blocked while ${PER_SECOND} a second sign in, asked ${sentMs.toFixed(1)} ms later: none let in`
}
