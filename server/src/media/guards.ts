// What every call about media checks first.
import type { PageContext } from '../core/http/context.ts'
import { fail } from '../core/fail.ts'
import { sql, type Tx } from '../core/db/database.ts'

/** A page named in the request is the token's own, or it does not exist. @throws page/not-found. */
export function refuseOtherPage(context: PageContext, pageId: string | undefined): void {
  if (pageId !== undefined && pageId.toLowerCase() !== context.page.id.toLowerCase()) throw fail('page/not-found')
}

/** Serialises changes to a page's quota until the transaction ends. */
export async function lockSpace(tx: Tx, pageId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`media ${pageId}`}, 0))`)
}
