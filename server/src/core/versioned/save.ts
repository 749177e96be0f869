// A draft that is made, and one that is saved.
import { changesOf } from '../audit.ts'
import { sql } from '../db/database.ts'
import type { PageContext } from '../http/context.ts'
import { newId } from '../id.ts'
import { holdRoom } from '../limits.ts'
import { announce, lockSeen, valuesOf, writeDraft } from './draft.ts'
import type { Resource } from './resource.ts'
import { keepDraft } from './versions.ts'

type Of<Content, Item> = Resource<Content, Item, unknown>

/** @throws the feature's too-many */
export async function createDraft<Content, Item>(
  of: Of<Content, Item>,
  context: PageContext,
  { name, content }: { name: string; content: Content },
): Promise<Item> {
  const { tx, page, clock, user } = context
  const now = clock.now()
  const id = newId(now)
  await holdRoom(tx, page.id, { table: of.table, most: of.most, code: `${of.area}/too-many` })
  const values = valuesOf(of, content)
  await tx.run(sql`
    insert into ${sql.table(of.table)} (page_id, id, name, created_at, updated_at, edited_by, ${sql.join(values.map(([column]) => sql.ref(column)))})
    values (${page.id}, ${id}, ${name}, ${now}, ${now}, ${user.id}, ${sql.join(values.map(([, value]) => value))})`)
  context.note({ id, name })
  return announce(of, context, id)
}

/** Saves a part of the draft, its name or both; what is overwritten may be kept as a version. */
export async function saveDraft<Content, Item>(
  of: Of<Content, Item>,
  context: PageContext,
  id: string,
  { name, content, revision }: { name?: string; content: Partial<Content>; revision?: number },
): Promise<Item> {
  const draft = await lockSeen(of, context, id, revision)
  const next = { ...draft.content, ...content }
  await keepDraft(of, context, draft, { next })
  await writeDraft(of, context, draft, next)
  if (name !== undefined)
    await context.tx.run(
      sql`update ${sql.table(of.table)} set name = ${name} where page_id = ${context.page.id} and id = ${id}`,
    )
  const fields = ['name', ...Object.keys(content)]
  const [before, after] = [
    { name: draft.name, ...draft.content },
    { name: name ?? draft.name, ...next },
  ] as Record<string, unknown>[]
  context.note({ changes: changesOf(before!, after!, fields) })
  return announce(of, context, id)
}
