// Ninety days of rows in a handful of statements.
import { sql, type Tx } from '@portico/server/core/db/database.ts'
import { makeWords, type Purpose } from './consentTexts.ts'
import type { Guest } from './people.ts'
import { idAt, makeRandom } from './random.ts'
import type { Stay } from './stays.ts'
import { GATEWAYS, PAGE, PAGE_ID } from './venue.ts'

type Visitor = { guest: Guest; stays: Stay[] }

/** Writes guests, their devices and consents, visits and sessions, and when each gateway was last used. */
export async function writeHistory(tx: Tx, stays: readonly Stay[]): Promise<{ guests: number; visits: number }> {
  const visitors = [...Map.groupBy(stays, (stay) => stay.guest)].map(([guest, own]) => ({ guest, stays: own }))
  await writeGuests(tx, visitors)
  await writeDevices(tx, stays)
  await writeConsents(tx, visitors)
  await writeVisits(tx, stays)
  await writeSessions(tx, stays)
  await tx.run(sql`
    update gateways g set last_seen_at = s.at
    from (select gateway_id, max(stopped_at) as at from sessions where page_id = ${PAGE_ID} group by 1) s
    where g.page_id = ${PAGE_ID} and g.id = s.gateway_id`)
  return { guests: visitors.length, visits: stays.length }
}

async function writeGuests(tx: Tx, visitors: readonly Visitor[]): Promise<void> {
  const column = columnsOf(visitors)
  await tx.run(sql`
    insert into guests (page_id, id, name, phone, email, language, first_seen_at, last_seen_at, visits)
    select ${PAGE_ID}::uuid, * from unnest(${column((v) => v.guest.id)}::uuid[], ${column((v) => v.guest.name)}::text[],
      ${column((v) => v.guest.phone)}::text[], ${column((v) => v.guest.email)}::text[], ${column((v) => v.guest.language)}::text[],
      ${column((v) => new Date(v.stays[0]!.askedAt))}::timestamptz[], ${column((v) => new Date(v.stays.at(-1)!.onlineAt))}::timestamptz[],
      ${column((v) => v.stays.length)}::int[])`)
  // In the demo, a code proved each number; an e-mail was only typed.
  await tx.run(sql`
    update guests set source = 'phone', phone_verified_at = first_seen_at where page_id = ${PAGE_ID} and phone is not null`)
  await tx.run(sql`
    insert into guest_identities (page_id, kind, value, guest_id, verified_at)
    select page_id, 'phone', phone, id, phone_verified_at from guests where page_id = ${PAGE_ID} and phone is not null`)
}

async function writeDevices(tx: Tx, stays: readonly Stay[]): Promise<void> {
  const column = columnsOf([...new Map(stays.map((stay) => [stay.mac, stay])).values()])
  await tx.run(sql`
    insert into guest_devices (page_id, mac, guest_id, last_seen_at)
    select ${PAGE_ID}::uuid, * from unnest(${column((s) => s.mac)}::text[], ${column((s) => s.guest.id)}::uuid[],
      ${column((s) => new Date(s.onlineAt))}::timestamptz[])`)
}

/** Terms from every guest at the first visit; marketing from those who ticked it, one record per channel. */
async function writeConsents(tx: Tx, visitors: readonly Visitor[]): Promise<void> {
  const wordsOf = makeWords(PAGE.name)
  const given = visitors.flatMap(({ guest, stays: [first] }) => {
    const random = makeRandom(Number.parseInt(guest.id.slice(-8), 16))
    return consentsOf(guest).map(([purpose, channel]) => {
      const words = wordsOf(purpose, guest.language)
      const evidence = JSON.stringify({
        method: 'demo',
        mac: first!.mac,
        ip: first!.session.ip,
        nasId: GATEWAYS[first!.spot].nasId,
        text: words.text,
      })
      return {
        id: idAt(random, first!.askedAt),
        guest,
        purpose,
        channel,
        hash: words.hash,
        at: first!.askedAt,
        evidence,
      }
    })
  })
  const column = columnsOf(given)
  await tx.run(sql`
    insert into consents (page_id, is_given, id, guest_id, purpose, channel, text_hash, language, at, evidence)
    select ${PAGE_ID}::uuid, true, * from unnest(${column((c) => c.id)}::uuid[], ${column((c) => c.guest.id)}::uuid[],
      ${column((c) => c.purpose)}::text[], ${column((c) => c.channel)}::text[], ${column((c) => c.hash)}::bytea[],
      ${column((c) => c.guest.language)}::text[], ${column((c) => new Date(c.at))}::timestamptz[], ${column((c) => c.evidence)}::jsonb[])`)
}

function consentsOf({ wantsNews, phone, email }: Guest): [Purpose, string][] {
  const reachable = [...(email ? ['email'] : []), ...(phone ? ['sms', 'zalo'] : [])]
  return [
    ['terms', 'portal'],
    ...(wantsNews ? reachable : []).map((channel): [Purpose, string] => ['marketing', channel]),
  ]
}

async function writeVisits(tx: Tx, stays: readonly Stay[]): Promise<void> {
  const column = columnsOf(stays)
  await tx.run(sql`
    insert into visits (page_id, status, id, guest_id, gateway_id, mac, is_first, asked_at, online_at, ended_at, day)
    select ${PAGE_ID}::uuid, 'ended', * from unnest(${column((s) => s.id)}::uuid[], ${column((s) => s.guest.id)}::uuid[],
      ${column((s) => GATEWAYS[s.spot].id)}::uuid[], ${column((s) => s.mac)}::text[], ${column((s) => s.isFirst)}::boolean[],
      ${column((s) => new Date(s.askedAt))}::timestamptz[], ${column((s) => new Date(s.onlineAt))}::timestamptz[],
      ${column((s) => new Date(s.endedAt))}::timestamptz[], ${column((s) => s.date)}::date[])`)
}

async function writeSessions(tx: Tx, stays: readonly Stay[]): Promise<void> {
  const column = columnsOf(stays)
  await tx.run(sql`
    insert into sessions (page_id, boot_epoch, id, gateway_id, acct_session_id, visit_id, guest_id, mac, ip, username,
      started_at, updated_at, stopped_at, cause, seconds, up_bytes, down_bytes)
    select ${PAGE_ID}::uuid, 0, id, gateway_id, acct_session_id, visit_id, guest_id, mac, ip, username,
      started_at, stopped_at, stopped_at, cause, extract(epoch from stopped_at - started_at)::bigint, up_bytes, down_bytes
    from unnest(${column((s) => s.session.id)}::uuid[], ${column((s) => GATEWAYS[s.spot].id)}::uuid[],
      ${column((s) => s.session.acctSessionId)}::text[], ${column((s) => s.id)}::uuid[], ${column((s) => s.guest.id)}::uuid[],
      ${column((s) => s.mac)}::text[], ${column((s) => s.session.ip)}::text[], ${column((s) => s.session.username)}::text[],
      ${column((s) => new Date(s.onlineAt))}::timestamptz[], ${column((s) => new Date(s.endedAt))}::timestamptz[],
      ${column((s) => s.cause)}::text[], ${column((s) => s.upBytes)}::bigint[], ${column((s) => s.downBytes)}::bigint[])
      as s (id, gateway_id, acct_session_id, visit_id, guest_id, mac, ip, username, started_at, stopped_at, cause, up_bytes, down_bytes)`)
}

function columnsOf<Row>(rows: readonly Row[]) {
  return <T>(pick: (row: Row) => T): T[] => rows.map(pick)
}
