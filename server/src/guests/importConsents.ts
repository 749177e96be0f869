// Consents that were given elsewhere and come with their evidence. They stand in the ledger at the day they were given, so
// whatever a guest said here since then counts more.
import { createHash } from 'node:crypto'
import { newId } from '../core/id.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'

export type ImportedConsents = {
  pageId: string
  language: string
  /** The very words the guests agreed to. */
  text: string
  channels: readonly string[]
  /** Who agreed on which day. */
  given: readonly { guestId: string; on: string }[]
  /** Who asked, and in which import it came. */
  evidence: { by: string; import: string; user: string }
}

/** Writes down consents to marketing. @returns the guests who have a new one */
export async function importConsents(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { pageId, language, text, channels, given, evidence }: ImportedConsents,
): Promise<Set<string>> {
  if (given.length === 0) return new Set()
  const now = clock.now()
  const hash = createHash('sha256').update(text).digest()
  await tx.run(sql`
    insert into consent_texts (hash, language, body, first_shown_at) values (${hash}, ${language}, ${text}, ${now})
    on conflict do nothing`)
  const all = given.flatMap(({ guestId, on }) => channels.map((channel) => ({ id: newId(now), guestId, channel, on })))
  const rows = await tx.rows(sql<{ guestId: string }>`
    insert into consents (page_id, id, guest_id, purpose, channel, is_given, text_hash, language, at, evidence)
    select ${pageId}, r.id, r.guest_id, 'marketing', r.channel, true, ${hash}, ${language}, r.on_day,
      ${JSON.stringify({ method: 'import', ...evidence })}::jsonb
    from unnest(${all.map(({ id }) => id)}::uuid[], ${all.map(({ guestId }) => guestId)}::uuid[],
      ${all.map(({ channel }) => channel)}::text[], ${all.map(({ on }) => on)}::timestamptz[]) as r (id, guest_id, channel, on_day)
    where not exists (
      select 1 from consents c where c.page_id = ${pageId} and c.guest_id = r.guest_id and c.purpose = 'marketing'
        and c.channel = r.channel and (c.at >= r.on_day or c.is_given and not exists (
          select 1 from consents l where l.page_id = ${pageId} and l.guest_id = r.guest_id and l.purpose = 'marketing'
            and l.channel = r.channel and not l.is_given and l.at > c.at)))
    returning guest_id`)
  return new Set(rows.map(({ guestId }) => guestId))
}

/** Takes back what an import wrote, where it still is the newest answer. @returns the guests of whom something was taken back */
export async function withdrawImported(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { pageId, importId, guestIds, by }: { pageId: string; importId: string; guestIds: readonly string[]; by: string },
): Promise<string[]> {
  const now = clock.now()
  const rows = await tx.rows(sql<{ id: string; guestId: string }>`
    select id, guest_id from (
      select distinct on (guest_id, channel) id, guest_id, is_given, evidence from consents
      where page_id = ${pageId} and guest_id = any(${[...guestIds]}::uuid[]) and purpose = 'marketing'
      order by guest_id, channel, at desc, id desc) c
    where is_given and evidence ->> 'import' = ${importId}`)
  if (rows.length === 0) return []
  await tx.run(sql`
    insert into consents (page_id, id, guest_id, purpose, channel, max_per_month, wording_version, is_given, text_hash, language, at, evidence)
    select c.page_id, n.id, c.guest_id, c.purpose, c.channel, c.max_per_month, c.wording_version, false, c.text_hash, c.language, ${now},
      ${JSON.stringify({ method: 'import undone', import: importId, user: by })}::jsonb
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(() => newId(now))}::uuid[]) as n (of, id)
    join consents c on c.page_id = ${pageId} and c.id = n.of`)
  return [...new Set(rows.map(({ guestId }) => guestId))]
}
