// Everything that is held of a guest, for the guest.
import { sql, type Tx } from '../core/db/database.ts'
import { readConsents, type ConsentState } from './consents.ts'

const MOST_VISITS = 500

export type HeldData = {
  profile: {
    name: string | null
    phone: string | null
    isPhoneVerified: boolean
    email: string | null
    isEmailVerified: boolean
    language: string
    source: string
    firstSeenAt: string
    lastSeenAt: string
    /** What the guest told beside these, by the venue's name for it. */
    more: Record<string, string>
  }
  identities: { kind: string; value: string; verifiedAt: string }[]
  visits: { at: string; endedAt: string | null; hotspot: string; seconds: number; bytes: number }[]
  devices: { mac: string; lastSeenAt: string }[]
  /** Without a browser, brought along by the guest. */
  ownDevices: { name: string; mac: string; addedAt: string }[]
  consents: (ConsentState & { text: string; history: Answered[] })[]
  answers: { question: string; answer: string; at: string }[]
}

/** An answer and its evidence: how, at which hotspot, from which phone. */
type Answered = {
  isGiven: boolean
  at: string
  method: string
  hotspot: string | null
  mac: string | null
  ip: string | null
}

/** @returns undefined for a guest who is erased. Only the system reads the consents' words. */
export async function readHeldData(tx: Tx, pageId: string, guestId: string): Promise<HeldData | undefined> {
  const of = sql`page_id = ${pageId} and guest_id = ${guestId}`
  const profile = await tx.first(sql<HeldData['profile']>`
    select name, phone, phone_verified_at is not null as "isPhoneVerified", email, email_verified_at is not null as "isEmailVerified",
      language, source, first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt", profile as more
    from guests where page_id = ${pageId} and id = ${guestId} and erased_at is null`)
  if (!profile) return undefined
  return {
    profile,
    identities: await tx.rows(sql<HeldData['identities'][number]>`
      select kind, value, verified_at as "verifiedAt" from guest_identities where ${of} order by verified_at`),
    visits: await tx.rows(sql<HeldData['visits'][number]>`
      select v.online_at as at, v.ended_at as "endedAt", d.name as hotspot,
        coalesce(sum(s.seconds), 0)::bigint as seconds, coalesce(sum(s.up_bytes + s.down_bytes), 0)::bigint as bytes
      from visits v join gateways d on d.page_id = v.page_id and d.id = v.gateway_id
      left join sessions s on s.page_id = v.page_id and s.visit_id = v.id
      where v.page_id = ${pageId} and v.guest_id = ${guestId} and v.online_at is not null
      group by v.id, v.online_at, v.ended_at, d.name order by v.online_at desc limit ${MOST_VISITS}`),
    devices: await tx.rows(sql<HeldData['devices'][number]>`
      select mac, last_seen_at as "lastSeenAt" from guest_devices where ${of} order by last_seen_at desc`),
    ownDevices: await tx.rows(sql<HeldData['ownDevices'][number]>`
      select name, mac, created_at as "addedAt" from own_devices where ${of} order by created_at`),
    consents: await readLedger(tx, pageId, guestId),
    answers: await tx.rows(sql<HeldData['answers'][number]>`
      select coalesce(key, '') as question, coalesce(body, value, amount::text, '') as answer, at from event
      where ${of} and kind = 10 order by at desc limit ${MOST_VISITS}`),
  }
}

async function readLedger(tx: Tx, pageId: string, guestId: string): Promise<HeldData['consents']> {
  const states = await readConsents(tx, { pageId, guestId })
  const rows = await tx.rows(sql<
    Answered & { purpose: string; channel: string; hash: string; body: string; age: string | null }
  >`
    select c.purpose, c.channel, c.is_given as "isGiven", c.at, encode(c.text_hash, 'hex') as hash, t.body,
      coalesce(c.evidence ->> 'method', '') as method, coalesce(d.name, c.evidence ->> 'nasId') as hotspot,
      c.evidence ->> 'age' as age, c.evidence ->> 'mac' as mac, c.evidence ->> 'ip' as ip
    from consents c left join consent_texts t on t.hash = c.text_hash
    left join gateways d on d.page_id = c.page_id and d.nas_id = c.evidence ->> 'nasId'
    where c.page_id = ${pageId} and c.guest_id = ${guestId} order by c.at, c.id`)
  return states.map((state) => ({
    ...state,
    text: wordsOf(rows.findLast((row) => row.hash === state.textHash && row.channel === state.channel && row.isGiven)),
    history: rows
      .filter((row) => row.purpose === state.purpose && row.channel === state.channel)
      .map(({ isGiven, at, method, hotspot, mac, ip }) => ({ isGiven, at, method, hotspot, mac, ip })),
  }))
}

/** What was read and ticked: the words, and beside them those about one's age. */
function wordsOf(row: { body: string; age: string | null } | undefined): string {
  return [row?.body, row?.age].filter(Boolean).join('\n')
}
