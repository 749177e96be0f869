// Which resources of a kind a page uses.
import { sql } from '../db/database.ts'
import type { PageContext } from '../http/context.ts'
import type { Shape } from './resource.ts'

/** Uses a resource for the whole page. @returns the one in use until now, where there is room for one */
export async function putInUse(
  { table, use }: Shape,
  { tx, page }: PageContext,
  id: string,
): Promise<string | undefined> {
  const before =
    use === 'many'
      ? undefined
      : await tx.first(sql<{ id: string }>`
    update ${sql.table(table)} set is_active = false where page_id = ${page.id} and is_active and id <> ${id} returning id`)
  await tx.run(sql`update ${sql.table(table)} set is_active = true where page_id = ${page.id} and id = ${id}`)
  return before?.id
}

/** Whether a page uses any; of a kind that is used side by side, none is put in use by itself. */
export async function isAnyInUse({ table, use }: Shape, { tx, page }: PageContext): Promise<boolean> {
  if (use === 'many') return true
  return (await tx.first(sql`select 1 from ${sql.table(table)} where page_id = ${page.id} and is_active`)) !== undefined
}
