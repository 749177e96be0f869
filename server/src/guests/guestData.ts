// The guest's own row, what was proved and agreed to, and by what the guest is known again.
import type { TimelineEntry } from '@portico/contract/profiles.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { GuestData, GuestRef, HeldAnswer, HeldConsent, HeldData } from '../core/guestData.ts'
import { readConsents } from './consents.ts'

const TABLES = ['guest_identities', 'guest_keys', 'guest_devices', 'guest_merges', 'guest_edits'] as const

const SHOWN_EDITS = 100

export const guestData: GuestData = {
  columns: [
    ['consents', 'guest_id'],
    ['guest_identities', 'guest_id'],
    ['guest_keys', 'guest_id'],
    ['guest_devices', 'guest_id'],
    ['guest_merges', 'guest_id'],
    ['guest_edits', 'guest_id'],
  ],

  async forget(tx, { pageId, guestId, contacts }) {
    await tx.run(sql`delete from outbox where for_page = ${pageId} and recipient = any(${contacts}::text[])`)
    // Notices to members that still wait to be sent.
    await tx.run(sql`delete from outbox where about_guests @> array[${guestId}::uuid]`)
    await anonymiseConsents(tx, { pageId, guestId })
    for (const table of TABLES)
      await tx.run(sql`delete from ${sql.table(table)} where page_id = ${pageId} and guest_id = ${guestId}`)
  },

  async move(tx, { pageId, from, into }) {
    for (const table of ['consents', ...TABLES])
      await tx.run(
        sql`update ${sql.table(table)} set guest_id = ${into} where page_id = ${pageId} and guest_id = ${from}`,
      )
  },

  async keep(tx, { pageId, from }) {
    const rows = await tx.rows(sql<{ family: string }>`
      select distinct family from guest_keys where page_id = ${pageId} and guest_id = ${from}`)
    return { keyFamilies: rows.map(({ family }) => family) }
  },

  async split(tx, { pageId, from, into, mergedAt, kept }) {
    // The same browser, whose key was replaced meanwhile.
    await tx.run(sql`
      update guest_keys set guest_id = ${from}
      where page_id = ${pageId} and guest_id = ${into} and family = any(${kept['keyFamilies'] ?? []}::uuid[])`)
    // Who of the two took consent back since is not known, so it holds for both.
    await tx.run(sql`
      insert into consents (page_id, id, guest_id, purpose, channel, is_given, text_hash, language, at, evidence, max_per_month, wording_version)
      select c.page_id, gen_random_uuid(), ${from}, c.purpose, c.channel, false, c.text_hash, c.language, c.at, c.evidence,
        c.max_per_month, c.wording_version
      from consents c where c.page_id = ${pageId} and c.guest_id = ${into} and not c.is_given and c.at > ${mergedAt} and exists (
        select 1 from consents o where o.page_id = ${pageId} and o.guest_id = ${from} and o.purpose = c.purpose
          and o.channel = c.channel and o.is_given)`)
  },

  async show(tx, { pageId, guestId }) {
    const of = sql`page_id = ${pageId} and guest_id = ${guestId}`
    return {
      identities: await tx.rows(sql<HeldData['identities'][number]>`
        select kind, value, verified_at from guest_identities where ${of} order by verified_at`),
      devices: await tx.rows(sql<HeldData['devices'][number]>`
        select mac, last_seen_at from guest_devices where ${of} order by last_seen_at desc`),
      consents: await readLedger(tx, { pageId, guestId }),
      edits: await tx.rows(sql<HeldData['edits'][number]>`
        select field, before, after, by_id is null as is_by_guest, at from guest_edits where ${of}
        order by at desc, id desc limit ${SHOWN_EDITS}`),
    }
  },

  async timeline(tx, { pageId, guestId, before, limit }) {
    const edits = await tx.rows(sql<TimelineEntry>`
      select e.at, 'edit' as kind, e.id::text as id, e.field as title, e.after as text, e.before, coalesce(u.display_name, '') as by
      from guest_edits e left join users u on u.id = e.by_id
      where e.page_id = ${pageId} and e.guest_id = ${guestId} and e.at < ${before} order by e.at desc limit ${limit}`)
    const merges = await tx.rows(sql<TimelineEntry>`
      select m.at, 'merge' as kind, m.id::text as id, '' as title,
        coalesce(m.before -> 'from' ->> 'name', m.before -> 'from' ->> 'phone', m.before -> 'from' ->> 'email', '') as text,
        coalesce(u.display_name, '') as by
      from guest_merges m left join users u on u.id = m.by_id
      where m.page_id = ${pageId} and m.guest_id = ${guestId} and m.at < ${before} order by m.at desc limit ${limit}`)
    const consents = await tx.rows(sql<TimelineEntry>`
      select at, 'consent' as kind, id::text as id, channel as title, case when is_given then 'given' else 'withdrawn' end as text
      from consents where page_id = ${pageId} and guest_id = ${guestId} and purpose = 'marketing' and at < ${before}
      order by at desc limit ${limit}`)
    return [...edits, ...merges, ...consents]
  },
}

/** The agreement to this text stays as evidence of the request; the identity does not. */
async function anonymiseConsents(tx: Tx, { pageId, guestId }: GuestRef): Promise<void> {
  const found = await tx.first(sql<{ consents: unknown }>`
    select jsonb_agg(c) as consents from (
      select id, purpose, channel, max_per_month, wording_version, is_given, encode(text_hash, 'hex') as text_hash, language, at
      from consents where page_id = ${pageId} and guest_id = ${guestId}) c`)
  await tx.run(sql`delete from consents where page_id = ${pageId} and guest_id = ${guestId}`)
  await tx.run(sql`
    insert into consents (page_id, id, guest_id, purpose, channel, max_per_month, wording_version, is_given, text_hash, language, at, evidence)
    select ${pageId}, r.id, ${guestId}, r.purpose, r.channel, r.max_per_month, r.wording_version, r.is_given, decode(r.text_hash, 'hex'), r.language, r.at,
      '{"method":"erased"}'
    from jsonb_to_recordset(${JSON.stringify(found?.consents ?? [])}::jsonb) as r (id uuid, purpose text, channel text, max_per_month integer, wording_version integer,
      is_given boolean, text_hash text, language text, at timestamptz)`)
}

type LedgerRow = HeldAnswer & { purpose: string; channel: string; hash: string; body: string; age: string | null }

async function readLedger(tx: Tx, { pageId, guestId }: GuestRef): Promise<HeldConsent[]> {
  const states = await readConsents(tx, { pageId, guestId })
  const rows = await tx.rows(sql<LedgerRow>`
    select c.purpose, c.channel, c.is_given, c.at, encode(c.text_hash, 'hex') as hash, t.body,
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

/** What was shown and ticked: the text, and the one about the guest's age beside it. */
function wordsOf(row: { body: string; age: string | null } | undefined): string {
  return [row?.body, row?.age].filter(Boolean).join('\n')
}
