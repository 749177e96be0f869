import type { ReviewSettings } from '@portico/contract/reviews.ts'
import { sql, type Tx } from '../core/db/database.ts'

const USUAL: ReviewSettings = { googleUrl: '', isShown: false, lowScore: 2 }

/** What becomes of a page's reviews. */
export async function readSettings(tx: Tx, pageId: string): Promise<ReviewSettings> {
  const row = await tx.first(sql<ReviewSettings>`
    select google_url, is_shown, low_score from review_settings where page_id = ${pageId}`)
  return row ?? USUAL
}

/** Whether the page asks for reviews at all (`enableReview` of the specification). */
export async function asksForReviews(tx: Tx, pageId: string): Promise<boolean> {
  const row = await tx.first(sql<{ enableReview: boolean }>`select enable_review from pages where id = ${pageId}`)
  return row?.enableReview ?? false
}
