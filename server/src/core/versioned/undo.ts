// Taking the newest publication back, for as long as nobody has got used to it.
import { UNDO_MINUTES } from '@portico/contract/http/undo.ts'
import { sql } from '../db/database.ts'
import { fail } from '../fail.ts'
import type { PageContext } from '../http/context.ts'
import type { Draft } from './draft.ts'
import type { Resource } from './resource.ts'
import { putInUse } from './use.ts'

type Publication = { versionBefore: number; putInUse: boolean; inUseBefore: string | null }

/**
 * Guests get the version before, and what was in use before; the draft stays as it was published. The version stays too:
 * guests have seen it. @throws draft/undo-late
 */
export async function undoPublication<Content>(
  of: Resource<Content, unknown, unknown>,
  context: PageContext,
  { id, version, name, isActive }: Draft<Content>,
): Promise<void> {
  const { tx, page, clock } = context
  const table = sql.table(of.table)
  const publication = await tx.first(sql<Publication>`
    select version_before, put_in_use, in_use_before
    from ${sql.table(of.versions)} where page_id = ${page.id} and ${sql.ref(of.owner)} = ${id} and version = ${version}
      and at >= ${clock.now()}::timestamptz - make_interval(mins => ${UNDO_MINUTES})`)
  if (!publication) throw fail('draft/undo-late')
  const { versionBefore, inUseBefore } = publication
  const goesOut = versionBefore === 0 || (isActive && publication.putInUse)
  await tx.run(sql`
    update ${table} set version = ${versionBefore}, is_active = is_active and ${!goesOut}
    where page_id = ${page.id} and id = ${id}`)
  const isBack =
    isActive && goesOut && inUseBefore
      ? await tx.first(sql`select 1 from ${table} where page_id = ${page.id} and id = ${inUseBefore} and version > 0`)
      : undefined
  if (isBack) await putInUse(of, context, inUseBefore!)
  context.note({ name, version })
}
