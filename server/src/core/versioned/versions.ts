// Versions of a resource: published ones stay, drafts kept before they were overwritten make room for newer ones.
import { sql, type RawBuilder } from '../db/database.ts'
import { fail } from '../fail.ts'
import type { PageContext } from '../http/context.ts'
import { peopleById } from '../people.ts'
import { valuesOf, writeDraft, type Draft } from './draft.ts'
import type { Columns, Resource, Shape, Version } from './resource.ts'
import { isAnyInUse, putInUse } from './use.ts'

type Of<Content> = Resource<Content, unknown, unknown>

/** Changes of one person within this time replace each other: only the first of them keeps what was there. */
const ONE_SITTING_MS = 5 * 60_000
const MOST_KEPT = 30
const MOST_LISTED = 100

/** Newest first, published ones and kept drafts. */
export async function listVersions<Content>(
  of: Of<Content>,
  context: PageContext,
  id: string,
): Promise<Version<Content>[]> {
  const rows = await readVersions(of, context, id)
  const people = await peopleById(context.db, [...new Set(rows.flatMap(({ by }) => by ?? []))])
  return rows.map((row) => ({ ...row, by: people.get(row.by ?? '')?.displayName ?? null }))
}

/** The content of one version as it can be used today. @throws the feature's version-not-found */
export async function readVersion<Content>(
  of: Of<Content>,
  context: PageContext,
  id: string,
  version: number,
): Promise<Content> {
  const [row] = await readVersions(of, context, id, version)
  if (!row) throw fail(`${of.area}/version-not-found`)
  return row.content
}

async function readVersions<Content>(
  of: Of<Content>,
  context: PageContext,
  id: string,
  version?: number,
): Promise<Version<Content>[]> {
  const found = await context.tx.rows(sql<Columns & Omit<Version<Content>, 'content'>>`
    select version, at, by_user as by, is_published, ${columnsOf(of)}
    from ${sql.table(of.versions)} where ${ofDraft(of, context, id)}
      and (${version ?? null}::int is null or version = ${version ?? null}) order by version desc limit ${MOST_LISTED}`)
  const contents = found.map((row) => of.toContent(row))
  const revived = of.revive ? await of.revive(context, contents) : contents
  return found.map(({ version: number, at, by, isPublished }, index) => ({
    version: number,
    at,
    by,
    isPublished,
    content: revived[index]!,
  }))
}

/** Keeps a draft that is about to become `next`, unless a version like it exists or the same person has just begun to edit. */
export async function keepDraft<Content>(
  of: Of<Content>,
  context: PageContext,
  { id }: Draft<Content>,
  { next, isAlways = false }: { next: Content; isAlways?: boolean },
): Promise<void> {
  const { tx, page, clock, user } = context
  const now = clock.now()
  const sitting = new Date(now.getTime() - ONE_SITTING_MS)
  const isReplaced = any(valuesOf(of, next).map(([name, value]) => differs(sql.ref(`d.${name}`), value)))
  const isNew = any(Object.keys(of.columns).map((name) => differs(sql.ref(`d.${name}`), sql.ref(`v.${name}`))))
  const kept = await tx.run(sql`
    insert into ${sql.table(of.versions)} (page_id, ${sql.ref(of.owner)}, version, is_published, at, by_user, ${columnsOf(of)})
    select d.page_id, d.id, ${nextNumber(of, context, id)}, false, ${now}, coalesce(d.edited_by, ${user.id}::uuid), ${columnsOf(of, 'd')}
    from ${sql.table(of.table)} d
    left join lateral (select * from ${sql.table(of.versions)} o where o.page_id = ${page.id} and o.${sql.ref(of.owner)} = d.id
      order by o.version desc limit 1) v on true
    where d.page_id = ${page.id} and d.id = ${id} and (${isReplaced}) and (v.version is null or ${isNew})
      and (${isAlways} or d.edited_by <> ${user.id}::uuid or coalesce(v.at, d.created_at) <= ${sitting})`)
  if (kept === 0) return
  await tx.run(sql`
    delete from ${sql.table(of.versions)} where ${ofDraft(of, context, id)} and not is_published and version not in (
      select version from ${sql.table(of.versions)} where ${ofDraft(of, context, id)} and not is_published
      order by version desc limit ${MOST_KEPT})`)
}

/** Publishes content as the newest version; the draft becomes it. @param use for the whole page; the first of its kind always is */
export async function publishVersion<Content>(
  of: Of<Content>,
  context: PageContext,
  draft: Draft<Content>,
  content: Content,
  use = false,
): Promise<void> {
  const { tx, page, clock, user } = context
  const { id } = draft
  await of.check(context, content)
  await keepDraft(of, context, draft, { next: content, isAlways: true })
  await writeDraft(of, context, draft, content)
  const values = valuesOf(of, content)
  const goesIntoUse = !draft.isActive && (use || !(await isAnyInUse(of, context)))
  const inUseBefore = goesIntoUse ? await putInUse(of, context, id) : undefined
  const made = await tx.first(sql<{ version: number }>`
    insert into ${sql.table(of.versions)} (page_id, ${sql.ref(of.owner)}, version, is_published, at, by_user,
      version_before, put_in_use, in_use_before, ${columnsOf(of)})
    values (${page.id}, ${id}, ${nextNumber(of, context, id)}, true, ${clock.now()}, ${user.id},
      ${draft.version}, ${goesIntoUse}, ${inUseBefore ?? null}, ${sql.join(values.map(([, value]) => value))}) returning version`)
  await tx.run(
    sql`update ${sql.table(of.table)} set version = ${made!.version} where page_id = ${page.id} and id = ${id}`,
  )
  context.note({ version: made!.version })
}

function columnsOf(of: Shape, from?: string): RawBuilder<unknown> {
  return sql.join(Object.keys(of.columns).map((name) => sql.ref(from ? `${from}.${name}` : name)))
}

function ofDraft(of: Shape, { page }: PageContext, id: string): RawBuilder<unknown> {
  return sql`page_id = ${page.id} and ${sql.ref(of.owner)} = ${id}`
}

/** Numbers are given under the lock of the draft. */
function nextNumber(of: Shape, context: PageContext, id: string): RawBuilder<unknown> {
  return sql`(select coalesce(max(version), 0) + 1 from ${sql.table(of.versions)} where ${ofDraft(of, context, id)})`
}

function differs(one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${one} is distinct from ${other}`
}

function any(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql`(${sql.join(conditions, sql` or `)})`
}
