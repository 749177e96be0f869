// What happened with a guest: each feature adds its entries (`timeline` of its guest data).
import type { TimelineEntry } from '@portico/contract/profiles.ts'
import { fail } from '../core/fail.ts'
import { sql } from '../core/db/database.ts'
import type { PageContext } from '../core/http/context.ts'

const AT_ONCE = 50
const END_OF_TIME = '9999-12-31T00:00:00.000Z'

/** The newest entries before an instant. @throws guest/not-found */
export async function readTimeline(context: PageContext, guestId: string, before = END_OF_TIME) {
  const pageId = context.page.id
  return context.db.asSystem(async (tx) => {
    const guest = await tx.first(sql`
      select 1 from guests where page_id = ${pageId} and id = ${guestId} and erased_at is null`)
    if (!guest) throw fail('guest/not-found')
    const entries: TimelineEntry[] = []
    for (const { timeline } of context.guestData)
      entries.push(...((await timeline?.(tx, { pageId, guestId, before, limit: AT_ONCE + 1 })) ?? []))
    const sorted = entries.toSorted((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id))
    const rows = sorted.slice(0, AT_ONCE)
    return { rows, next: sorted.length > AT_ONCE ? (rows.at(-1)?.at ?? null) : null }
  })
}
