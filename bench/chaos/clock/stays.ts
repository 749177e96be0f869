// Guests who are online while the clock is set: by a gateway that has a clock, and by one that has none.
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { openProbe } from '@portico/server/testing/radius.ts'
import { AcctStatusType } from '@portico/radius/dictionary.ts'
import { Code, decodePacket } from '@portico/radius/packet.ts'
import { accessRequest, sessionPacket, type MakePacket } from '../../radius/packets.ts'
import { settled } from '../../radius/venue.ts'
import { passPortal, type Login } from '../load/passPortal.ts'
import { placesOf } from '../rig/system.ts'
import { insist, type Stand, type Trial } from './stand.ts'

/** Whole seconds, and the time that a report takes to be worked in. */
const SLACK_SECONDS = 4
const ONLINE_MS = 3000
const ANSWER_MS = 1000
const TRIES = 10

type Guest = Login & { mac: string }
type Stay = { guest: Guest; beganMs: number; startedAt: number | undefined }
type Counted = { seconds: number; span: number; visit: number; reported: number }

/** Two guests come online before the step and leave after it. */
export const stays: Trial = async (stand) => {
  const both = await Promise.all([true, false].map((hasClock) => begin(stand, hasClock)))
  return async () => (await Promise.all(both.map((stay) => end(stand, stay)))).flat()
}

async function begin(stand: Stand, hasClock: boolean): Promise<Stay | string> {
  const { venue } = stand.system
  const mac = `02${randomBytes(5).toString('hex')}`
  const login = await insist(stand, () => passPortal(venue, placesOf(stand.system)[0]!, mac))
  const guest = { ...login, mac }
  const answer = await report(stand, 'authPort', accessRequest(nasOf(stand), guest))
  if (answer !== Code.AccessAccept) return `a guest was not let in: ${answer ?? 'no answer'}`
  const stay = { guest, beganMs: monotonicMs(), startedAt: hasClock ? Math.floor(Date.now() / 1000) : undefined }
  await send(stand, stay, AcctStatusType.Start, 0)
  return stay
}

async function end(stand: Stand, stay: Stay | string): Promise<string[]> {
  if (typeof stay === 'string') return [stay]
  await sleep(Math.max(0, stay.beganMs + ONLINE_MS - monotonicMs()))
  const seconds = Math.round((monotonicMs() - stay.beganMs) / 1000)
  await send(stand, stay, AcctStatusType.InterimUpdate, seconds - 1)
  await send(stand, stay, AcctStatusType.Stop, seconds)
  const kind = stay.startedAt === undefined ? 'a gateway without a clock' : 'a gateway with a clock'
  const row = await read(stand, stay.guest)
  if (!row) return [`${kind}: no session that is over`]
  const isRight = row.seconds === seconds && [row.span, row.visit, row.reported].every((one) => isNear(one, seconds))
  return isRight ? [] : [`${kind}: ${seconds} s became ${JSON.stringify(row)}`]
}

const isNear = (one: number | null, seconds: number) =>
  one !== null && one >= 0 && Math.abs(one - seconds) <= SLACK_SECONDS

function read({ system }: Stand, { username }: Guest): Promise<Counted | undefined> {
  return system.look(async (database) => {
    await settled({ database })
    return database.db.asSystem((tx) =>
      tx.first(sql<Counted>`
        select s.seconds, extract(epoch from s.stopped_at - s.started_at)::float8 as span,
          extract(epoch from v.ended_at - v.online_at)::float8 as visit, v.reported_seconds as reported
        from sessions s join visits v on v.page_id = s.page_id and v.id = s.visit_id
        where s.acct_session_id = ${username} and s.stopped_at is not null and v.status = 'ended'`),
    )
  })
}

function nasOf({ system: { venue } }: Stand) {
  return { nasId: venue.gateway.nasId, secret: venue.gateway.radiusSecret }
}

async function send(stand: Stand, { guest, startedAt }: Stay, status: AcctStatusType, seconds: number): Promise<void> {
  await report(stand, 'acctPort', sessionPacket(nasOf(stand), guest, { status, seconds, startedAt }))
}

/** As a gateway does that asks again. @returns the answer's code */
async function report(stand: Stand, port: 'authPort' | 'acctPort', make: MakePacket): Promise<Code | undefined> {
  const probe = await openProbe()
  try {
    const packet = make(1)
    for (let tries = 0; tries < TRIES; tries++) {
      const answer = await probe.ask(placesOf(stand.system)[0]![port], packet, ANSWER_MS)
      if (answer) return decodePacket(answer)?.code
    }
    return undefined
  } finally {
    probe.close()
  }
}

/** Sessions and visits that end before they begin, or count less than nothing. */
export function countNegative(stand: Stand): Promise<number> {
  return stand.system.look(async ({ db }) => {
    const row = await db.asSystem((tx) =>
      tx.first(sql<{ count: number }>`
        select (select count(*) from sessions where seconds < 0 or stopped_at < started_at or updated_at < started_at)::int
          + (select count(*) from visits where ended_at < online_at or reported_seconds < 0)::int as count`),
    )
    return row!.count
  })
}

/** The control: a visit made to end before it began. */
export function plantNegative(stand: Stand): Promise<number> {
  return stand.system.look(({ db }) =>
    db.asSystem((tx) =>
      tx.run(sql`
        update visits set ended_at = online_at - interval '1 hour'
        where (page_id, id) = (select page_id, id from visits where ended_at is not null limit 1)`),
    ),
  )
}
