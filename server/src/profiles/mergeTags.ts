// A tag goes into another, and what any change of a tag would touch.
import type { tags } from '@portico/contract/profiles/tags.ts'
import type { Group } from '@portico/contract/segments/condition.ts'
import { noteGuestChanges } from '../core/guestChanges.ts'
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { conditionSql, readMoment, replaceTag, segmentsNaming } from '../segments/index.ts'

type Sql = RawBuilder<unknown>
const SAMPLE = 10

/** What a change would do to a guest `p`, as tests. */
type Change = { gains: Sql; loses: Sql }

async function changeOf(
  { tx, page, clock }: PageContext,
  asked: { id?: string; rule?: Group | null; into?: string },
): Promise<Change> {
  const has = (id: string | undefined, how = sql``) =>
    id
      ? sql`exists (select 1 from tagged_guests g where g.page_id = ${page.id} and g.guest_id = p.guest_id and g.tag_id = ${id}${how})`
      : sql`false`
  if (asked.into) return { gains: sql`${has(asked.id)} and not ${has(asked.into)}`, loses: sql`false` }
  if (asked.rule === undefined) return { gains: sql`false`, loses: sql`false` }
  const matches = asked.rule ? conditionSql(asked.rule, await readMoment(tx, page, clock.now())) : sql`false`
  return {
    gains: sql`${matches} and not ${has(asked.id)}`,
    loses: sql`${has(asked.id, sql` and g.origin = 'rule'`)} and not ${matches}`,
  }
}

/** Whom a change of a tag touches: how many, and some of them. */
export const previewTag: Handlers<typeof tags>['preview'] = (context, { body }) =>
  context.db.asSystem(async (tx) => {
    const { page } = context
    const pageId = page.id
    for (const id of [body.id, body.into]) if (id) await holdTag(tx, pageId, id)
    const { gains, loses } = await changeOf({ ...context, tx }, body)
    const has = await tx.first(sql<{ count: number }>`
      select count(*)::int as count from tagged_guests where page_id = ${pageId} and tag_id = ${body.id ?? null}`)
    const counted = await tx.first(sql<{ gains: number; loses: number }>`
      select count(*) filter (where ${gains})::int as gains, count(*) filter (where ${loses})::int as loses
      from guest_profiles p where p.page_id = ${pageId}`)
    const name = context.may('guest.identity:read') ? sql`p.name` : sql`left(p.name, 1) || '***' as name`
    const isChange = body.into !== undefined || body.rule !== undefined
    const touched = isChange
      ? sql`((${gains}) or (${loses}))`
      : sql`exists (select 1 from tagged_guests g where g.page_id = ${pageId} and g.guest_id = p.guest_id and g.tag_id = ${body.id ?? null})`
    const sample = await tx.rows(sql<{ id: string; name: string | null; change: 'gain' | 'lose' | 'keep' }>`
      select p.guest_id as id, ${name}, case when ${gains} then 'gain' when ${loses} then 'lose' else 'keep' end as change
      from guest_profiles p where p.page_id = ${pageId} and ${touched} order by p.last_seen_at desc, p.guest_id desc limit ${SAMPLE}`)
    const segments = body.id ? await segmentsNaming(tx, pageId, body.id) : []
    return { has: has?.count ?? 0, gains: counted?.gains ?? 0, loses: counted?.loses ?? 0, sample, segments }
  })

/** @throws tag/not-found */
async function holdTag(tx: Tx, pageId: string, id: string): Promise<{ name: string }> {
  const tag = await tx.first(
    sql<{ name: string }>`select name from tags where page_id = ${pageId} and id = ${id} for update`,
  )
  if (!tag) throw fail('tag/not-found')
  return tag
}

/** Gives the guests and segments of a tag another one, and deletes the first. What was tagged by hand stays so. */
export async function mergeTags(context: PageContext, { from, into }: { from: string; into: string }): Promise<void> {
  const { tx, page } = context
  if (from === into) throw fail('request/invalid', { into: 'field/invalid' })
  // In one order, so that two who merge the same tags into each other wait instead of both failing.
  const held = new Map<string, string>()
  for (const id of [from, into].toSorted()) held.set(id, (await holdTag(tx, page.id, id)).name)
  const of = sql`page_id = ${page.id} and tag_id = ${from}`
  const guests = await tx.rows(sql<{ guestId: string }>`select guest_id from tagged_guests where ${of}`)
  await tx.run(sql`
    insert into tagged_guests (page_id, tag_id, guest_id, origin, at)
    select page_id, ${into}, guest_id, case when origin = 'rule' then 'hand' else origin end, at from tagged_guests where ${of}
    on conflict (page_id, guest_id, tag_id) do update set
      origin = case when excluded.origin = 'hand' then 'hand' else tagged_guests.origin end`)
  const segments = await replaceTag(context, { from, into })
  await tx.run(sql`delete from tags where page_id = ${page.id} and id = ${from}`)
  noteGuestChanges(
    tx,
    page.id,
    guests.map(({ guestId }) => guestId),
  )
  tx.notify(page.id, 'profiles')
  context.note({ id: into, name: `${held.get(from) ?? ''} → ${held.get(into) ?? ''}`, guests: guests.length, segments })
}
