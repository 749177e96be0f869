// What the portal shows of a venue. Read on each page: an owner's change is seen at once.
import { sql, type Tx } from '../core/db/database.ts'
import type { Venue, Look } from '@portico/portal/view.ts'
import { readSteps, type Step } from './flow.ts'

export type Front = { venue: Venue; look: Look; steps: Step[] }

/** @returns undefined for a page that is deleted. */
export async function readFront(tx: Tx, pageId: string): Promise<Front | undefined> {
  const row = await tx.first(sql<{ name: string; steps: unknown; accent: string | null }>`
    select p.name, f.steps, f.accent from pages p left join flows f on f.page_id = p.id where p.id = ${pageId} and p.deleted_at is null`)
  return (
    row && {
      venue: { name: row.name },
      look: { accent: row.accent ?? '#0f766e', wave: true },
      steps: readSteps(row.steps),
    }
  )
}
