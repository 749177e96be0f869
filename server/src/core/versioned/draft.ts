// The row of a versioned resource. A caller who has not seen its newest revision is refused.
import { sql, type RawBuilder } from '../db/database.ts'
import { fail } from '../fail.ts'
import type { PageContext } from '../http/context.ts'
import { peopleById } from '../people.ts'
import type { Columns, Resource, Shape } from './resource.ts'

type Of<Content> = Resource<Content, unknown, unknown>

export type Draft<Content> = {
  id: string
  name: string
  version: number
  revision: number
  isActive: boolean
  editedBy: string | null
  updatedAt: string
  content: Content
}

/** Columns of the content as parameters of their own type. */
export function valuesOf<Content>(of: Of<Content>, content: Content): [string, RawBuilder<unknown>][] {
  const values = of.toColumns(content)
  return Object.entries(of.columns).map(([name, type]) => {
    const value = type === 'jsonb' ? JSON.stringify(values[name]) : values[name]
    return [name, sql`${value}::${sql.raw(type)}`]
  })
}

/** Notes the change for the live feed and answers with the resource as it is now. */
export function announce<Item>(
  of: Shape & { read: Resource<never, Item, never>['read'] },
  context: PageContext,
  id: string,
): Promise<Item> {
  context.tx.notify(context.page.id, of.topic)
  return of.read(context, id)
}

/** Holds a draft until the transaction ends. @throws the feature's not-found */
export async function lockDraft<Content>(
  of: Of<Content>,
  { tx, page }: PageContext,
  id: string,
): Promise<Draft<Content>> {
  const row = await tx.first(sql<Columns & Omit<Draft<Content>, 'content'>>`
    select id, name, version, revision, is_active, edited_by, updated_at,
      ${sql.join(Object.keys(of.columns).map((name) => sql.ref(name)))}
    from ${sql.table(of.table)} where page_id = ${page.id} and id = ${id} for update`)
  if (!row) throw fail(`${of.area}/not-found`)
  return { ...row, content: of.toContent(row) }
}

/** Locks a draft of which the caller has seen the newest revision. @throws draft/changed with who changed it and when */
export async function lockSeen<Content>(
  of: Of<Content>,
  context: PageContext,
  id: string,
  seen: number | undefined,
): Promise<Draft<Content>> {
  const draft = await lockDraft(of, context, id)
  context.note({ name: draft.name })
  if (seen === undefined || seen === draft.revision) return draft
  const people = await peopleById(context.db, draft.editedBy ? [draft.editedBy] : [])
  const by = people.get(draft.editedBy ?? '')?.displayName ?? null
  throw fail('draft/changed', undefined, { by, at: draft.updatedAt })
}

/** The revision goes up when the content is another one. */
export async function writeDraft<Content>(
  of: Of<Content>,
  { tx, page, clock, user }: PageContext,
  { id }: { id: string },
  next: Content,
): Promise<void> {
  const values = valuesOf(of, next)
  const isOther = sql.join(
    values.map(([name, value]) => sql`${sql.ref(name)} is distinct from ${value}`),
    sql` or `,
  )
  await tx.run(sql`
    update ${sql.table(of.table)} set ${sql.join(values.map(([name, value]) => sql`${sql.ref(name)} = ${value}`))},
      revision = revision + (${isOther})::int, updated_at = ${clock.now()},
      edited_by = case when ${isOther} then ${user.id}::uuid else edited_by end
    where page_id = ${page.id} and id = ${id}`)
}
