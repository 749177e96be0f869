import { sql, type RawBuilder } from '../db/database.ts'
import { fail } from '../fail.ts'
import type { PageContext } from './context.ts'

/** A page that a request names must be the token's own; any other does not exist. @throws page/not-found */
export function refuseOtherPage({ page }: PageContext, pageId: string | undefined): void {
  if (pageId !== undefined && pageId.toLowerCase() !== page.id.toLowerCase()) throw fail('page/not-found')
}

/** The same as a filter of a list: it leaves out no row. @throws page/not-found */
export function isOwnPage(pageId: string, context: PageContext): RawBuilder<unknown> {
  refuseOtherPage(context, pageId)
  return sql`true`
}
