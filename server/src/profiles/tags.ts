// Tags: a venue's own words for its guests, given by hand, by a rule or by an answer.
import { tags, type Tag } from '@portico/contract/profiles/tags.ts'
import type { Group } from '@portico/contract/segments/condition.ts'
import { rulesOf } from '@portico/contract/segments/rules.ts'
import { noteGuestChanges } from '../core/guestChanges.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import { newId } from '../core/id.ts'
import { eachAlone } from '../core/jobs/eachAlone.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { onTable } from '../core/http/onTable.ts'
import type { Services } from '../core/services.ts'
import { conditionSql, readMoment } from '../segments/index.ts'
import { mergeTags, previewTag } from './mergeTags.ts'

const base = onTable(tags, 'tags', {
  notFound: 'tag/not-found',
  duplicate: 'request/invalid',
  full: 'request/too-many',
  computed: {
    guests: ({ page }) =>
      sql`(select count(*)::int from tagged_guests g where g.page_id = ${page.id} and g.tag_id = t.id)`,
  },
  order: [{ by: sql`t.name` }, { by: sql`t.id` }],
  topic: 'profiles',
  note: ({ name }) => ({ name }),
})

export const tagHandlers: Handlers<typeof tags> = {
  ...base,
  create: (context, input) => applyAtOnce(context, base.create(context, refuseTags(input))),
  update: (context, input) => applyAtOnce(context, base.update(context, refuseTags(input))),
  preview: previewTag,
  async merge(context, { params, body: { into } }) {
    await mergeTags(context, { from: params.id, into })
    return base.read(context, { params: { id: into } })
  },
  async remove(context, input) {
    const of = sql`page_id = ${context.page.id} and tag_id = ${input.params.id}`
    const rows = await context.tx.rows(sql<{ guestId: string }>`select guest_id from tagged_guests where ${of}`)
    noteGuestChanges(
      context.tx,
      context.page.id,
      rows.map(({ guestId }) => guestId),
    )
    return base.remove(context, input)
  },
}

/** Tags that follow from each other would never settle. */
function refuseTags<In extends { body: { rule?: Group | null } }>(input: In): In {
  if (input.body.rule && rulesOf(input.body.rule).some(({ on }) => on === 'tag'))
    throw fail('request/invalid', { rule: 'field/invalid' })
  return input
}

async function applyAtOnce(context: PageContext, change: Promise<Tag>): Promise<Tag> {
  const tag = await change
  await applyRule(context.tx, context.page, tag, context.clock.now())
  return base.read(context, { params: { id: tag.id } })
}

type Page = { id: string; timeZone: string }
type RuledTag = { id: string; rule: Group | null }

/** Gives a tag to the guests its rule matches and takes it from others; tags given by hand stay. */
async function applyRule(tx: Tx, page: Page, { id, rule }: RuledTag, now: Date): Promise<void> {
  const matches = rule ? conditionSql(rule, await readMoment(tx, page, now)) : sql`false`
  const lost = await tx.rows(sql<{ guestId: string }>`
    delete from tagged_guests g where g.page_id = ${page.id} and g.tag_id = ${id} and g.origin = 'rule' and not exists (
      select 1 from guest_profiles p where p.page_id = ${page.id} and p.guest_id = g.guest_id and ${matches}) returning guest_id`)
  const tagged = await tx.rows(sql<{ guestId: string }>`
    insert into tagged_guests (page_id, tag_id, guest_id, origin, at)
    select p.page_id, ${id}, p.guest_id, 'rule', ${now} from guest_profiles p where p.page_id = ${page.id} and ${matches}
    on conflict do nothing returning guest_id`)
  noteGuestChanges(
    tx,
    page.id,
    [...lost, ...tagged].map(({ guestId }) => guestId),
  )
}

/** Applies every rule again: time alone makes guests match. */
export async function applyRules({ db, clock }: Services): Promise<void> {
  const ruled = await db.asSystem((tx) =>
    tx.rows(sql<Page & { pageId: string; tagId: string; rule: Group }>`
      select t.page_id, t.id as tag_id, t.rule, p.time_zone from tags t join pages p on p.id = t.page_id
      where t.rule is not null and p.deleted_at is null`),
  )
  await eachAlone(ruled, ({ pageId, tagId, timeZone, rule }) =>
    db.asSystem((tx) => applyRule(tx, { id: pageId, timeZone }, { id: tagId, rule }, clock.now())),
  )
}

/** Tags a guest by an answer, with a tag that is made if there is none of that name. */
export async function tagByAnswer(
  tx: Tx,
  { pageId, guestId, name, now }: { pageId: string; guestId: string; name: string; now: Date },
): Promise<void> {
  await tx.run(sql`
    with made as (
      insert into tags (page_id, id, name, colour, created_at)
      select ${pageId}, ${newId(now)}, ${name.slice(0, 40)}, 'grey', ${now}
      where (select count(*) from tags where page_id = ${pageId}) < ${tags.create.most}::int
      on conflict (page_id, name) do nothing returning id)
    insert into tagged_guests (page_id, tag_id, guest_id, origin, at)
    select ${pageId}, t.id, ${guestId}, 'answer', ${now} from (
      select id from made union select id from tags where page_id = ${pageId} and name = ${name.slice(0, 40)}) t on conflict do nothing`)
  noteGuestChanges(tx, pageId, [guestId])
}

/** Gives tags by hand and takes others away. @throws tag/not-found, guest/not-found */
export async function tagGuests(
  { tx, page, clock }: PageContext,
  { guests, add, remove }: { guests: string[]; add: string[]; remove: string[] },
): Promise<number> {
  await refuseUnknown(tx, page.id, { table: 'tags', ids: [...add, ...remove], code: 'tag/not-found' })
  await refuseUnknown(tx, page.id, { table: 'guests', ids: guests, code: 'guest/not-found' })
  await tx.run(sql`
    delete from tagged_guests where page_id = ${page.id} and guest_id = any(${guests}::uuid[]) and tag_id = any(${remove}::uuid[])`)
  await tx.run(sql`
    insert into tagged_guests (page_id, tag_id, guest_id, origin, at)
    select ${page.id}, t, g, 'hand', ${clock.now()} from unnest(${guests}::uuid[]) g cross join unnest(${add}::uuid[]) t
    on conflict (page_id, guest_id, tag_id) do update set origin = 'hand'`)
  noteGuestChanges(tx, page.id, guests)
  return new Set(guests).size
}

async function refuseUnknown(
  tx: Tx,
  pageId: string,
  { table, ids, code }: { table: 'tags' | 'guests'; ids: string[]; code: 'tag/not-found' | 'guest/not-found' },
): Promise<void> {
  const known = await tx.first(sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} t where t.page_id = ${pageId} and t.id = any(${ids}::uuid[])`)
  if ((known?.count ?? 0) < new Set(ids).size) throw fail(code)
}
