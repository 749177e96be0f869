// Where a segment is used, by asking every feature that chooses guests by one. While it is used it stays.
import type { segments } from '@portico/contract/segments.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { SegmentUse } from '../core/feature.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'

/** How a feature, as the contract names it, uses segments. */
export type NamedUse = { feature: string; findUses: SegmentUse }
type SegmentHandlers = Handlers<typeof segments>

/** The handlers with what they need of all other features. */
export function withUses(handlers: Omit<SegmentHandlers, 'uses'>, all: readonly NamedUse[]): SegmentHandlers {
  return {
    ...handlers,
    async uses(context, { params }) {
      const rows = await usesOf(all, context, params.id)
      return { rows, count: rows.length }
    },
    async remove(context, input) {
      if ((await usesOf(all, context, input.params.id)).length > 0) throw fail('segment/in-use')
      return handlers.remove(context, input)
    },
  }
}

async function usesOf(all: readonly NamedUse[], { tx, page }: PageContext, id: string) {
  // Held, so that nothing begins to use it meanwhile.
  const known = await tx.first(sql`select 1 from segments where page_id = ${page.id} and id = ${id} for update`)
  if (!known) throw fail('segment/not-found')
  const found: { feature: string; name: string; href: string }[] = []
  for (const { feature, findUses } of all)
    found.push(...(await findUses(tx, page.id, id)).map((place) => ({ feature, ...place })))
  return found
}
