// The only writer of `guest_profiles`: from what is true of a guest to one row that lists, searches and segments read.
import { prepare, sql, type Tx } from '../core/db/database.ts'
import { readTruth, type ProfileRow } from './readTruth.ts'
import { gramsOf, searchText } from './searchText.ts'

/** Writes the profiles of these guests again, from the truth. A guest who is erased or gone has none. */
export async function rebuildProfiles(tx: Tx, pageId: string, guestIds: readonly string[]): Promise<void> {
  if (guestIds.length === 0) return
  // In the order in which erasing and merging take them, or the two would wait for each other.
  await tx.run(sql`
    select 1 from guests where page_id = ${pageId} and id = any(${[...guestIds]}::uuid[]) order by id for key share`)
  await lockProfiles(tx, pageId)
  const rows = await readTruth(tx, pageId, guestIds)
  const known = new Set(rows.map(({ guestId }) => guestId))
  await removeProfiles(
    tx,
    pageId,
    guestIds.filter((id) => !known.has(id)),
  )
  await writeProfiles(tx, pageId, rows)
}

/** One writer at a time: who read the truth earlier must not write it later, above all not of a guest who is erased meanwhile. */
async function lockProfiles(tx: Tx, pageId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`profiles ${pageId}`}, 0))`)
}

/** Takes profiles away, and the guests out of the totals. */
export async function removeProfiles(tx: Tx, pageId: string, guestIds: readonly string[]): Promise<void> {
  if (guestIds.length === 0) return
  await lockProfiles(tx, pageId)
  await tx.run(sql`
    with gone as (
      delete from guest_profiles where page_id = ${pageId} and guest_id = any(${[...guestIds]}::uuid[]) returning source
    ), counted as (select source, count(*)::int as guests from gone group by source)
    update guest_totals t set guests = t.guests - c.guests from counted c where t.page_id = ${pageId} and t.source = c.source`)
}

/** Writes rows as they are: imports know what is true of guests who were never here. */
export async function writeProfiles(tx: Tx, pageId: string, rows: readonly ProfileRow[]): Promise<void> {
  if (rows.length === 0) return
  const stored = rows.map(storedRow)
  await tx.run(upsert(pageId, JSON.stringify(stored)))
  const grams = stored.map(({ guestId, search }) => ({ guestId, grams: gramsOf(pageId, search) }))
  await tx.run(upsertGrams(pageId, JSON.stringify(grams)))
}

function storedRow({ form, birthday, score, ...row }: ProfileRow) {
  return {
    ...row,
    search: searchText(row),
    score: score === null ? null : Math.max(0, Math.min(10, form === 1 ? score * 2 : score)),
    birthday: birthdayOf(birthday),
  }
}

/** A date of birth as month times 100 plus day. */
function birthdayOf(date: string | null): number | null {
  const [, month = '', day = ''] = /^\d{4}-(\d\d)-(\d\d)$/.exec(date ?? '') ?? []
  return month === '' ? null : Number(month) * 100 + Number(day)
}

const COLUMNS = `name, phone, email, source, language, is_phone_verified, is_email_verified, first_seen_at, last_seen_at, visits,
  seconds, bytes, visit_days, weekdays, hours, system, gateways, channels, tags, answers, score, birthday, campaigns_seen,
  campaigns_clicked, search`
const NEW = COLUMNS.split(',').map((name) => `${name} = excluded.${name.trim()}`)

const upsert = prepare(`
  with r as (
    select * from jsonb_to_recordset($2::jsonb) as r ("guestId" uuid, name text, phone text, email text, source text, language text,
      "isPhoneVerified" boolean, "isEmailVerified" boolean, "firstSeenAt" timestamptz, "lastSeenAt" timestamptz, visits int, seconds bigint,
      bytes bigint, "visitDays" int[], weekdays smallint, hours int, system smallint, gateways text[], channels text[], tags uuid[],
      answers jsonb, score smallint, birthday smallint, "campaignsSeen" uuid[], "campaignsClicked" uuid[], search text)
  ), before as (
    select p.source, -count(*)::int as guests from guest_profiles p join r on p.page_id = $1 and p.guest_id = r."guestId" group by p.source
  ), counted as (
    select source, sum(guests)::int as guests from (
      select source, count(*)::int as guests from r group by source union all select source, guests from before) c group by source
  ), totals as (
    insert into guest_totals as t (page_id, source, guests) select $1, source, guests from counted where guests <> 0
    on conflict (page_id, source) do update set guests = t.guests + excluded.guests
  )
  insert into guest_profiles as p (page_id, guest_id, ${COLUMNS})
  select $1, "guestId", name, phone, email, source, language, "isPhoneVerified", "isEmailVerified", "firstSeenAt", "lastSeenAt", visits,
    seconds, bytes, "visitDays", weekdays, hours, system, gateways, channels, tags, answers, score, birthday, "campaignsSeen",
    "campaignsClicked", search
  from r on conflict (page_id, guest_id) do update set ${NEW.join(', ')}`)

const upsertGrams = prepare(`
  insert into guest_grams (page_id, guest_id, grams)
  select $1, "guestId", grams from jsonb_to_recordset($2::jsonb) as r ("guestId" uuid, grams int[])
  on conflict (page_id, guest_id) do update set grams = excluded.grams where guest_grams.grams <> excluded.grams`)
