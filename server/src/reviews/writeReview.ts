// A guest's word on one visit: once, within a week, and a low one reaches the venue's people before the public.
import { DAY_MS } from '@portico/contract/dates.ts'
import { publishEvent } from '../core/domainEvents.ts'
import { noteGuestChanges } from '../core/guestChanges.ts'
import { newId } from '../core/id.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { addLead } from '../leads/index.ts'
import { readSettings } from './settings.ts'

const ASKED_DAYS = 7

export type ReviewedVisit = { id: string; at: string }

/** The newest visit that can be reviewed; undefined for none, or when its review is written. */
export async function findVisit(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { pageId, guestId }: { pageId: string; guestId: string },
): Promise<ReviewedVisit | undefined> {
  const since = new Date(clock.now().getTime() - ASKED_DAYS * DAY_MS)
  const newest = await tx.first(sql<ReviewedVisit & { isReviewed: boolean }>`
    select v.id, v.online_at as at,
      exists (select 1 from reviews r where r.page_id = v.page_id and r.visit_id = v.id) as is_reviewed
    from visits v where v.page_id = ${pageId} and v.guest_id = ${guestId} and v.online_at > ${since}
    order by v.online_at desc limit 1`)
  return newest && !newest.isReviewed ? newest : undefined
}

type NewReview = { pageId: string; guestId: string; score: number; words: string; language: string }

/** Writes a review of the newest visit. @returns whether it was written: of two taps at once, one is */
export async function writeReview(
  services: Pick<Services, 'clock'>,
  tx: Tx,
  { pageId, guestId, score, words, language }: NewReview,
): Promise<boolean> {
  const visit = await findVisit(services, tx, { pageId, guestId })
  if (!visit) return false
  const now = services.clock.now()
  const id = newId(now)
  const isNew = await tx.run(sql`
    insert into reviews (page_id, id, guest_id, visit_id, score, words, language, created_at)
    values (${pageId}, ${id}, ${guestId}, ${visit.id}, ${score}, ${words}, ${language}, ${now}) on conflict do nothing`)
  if (isNew === 0) return false
  await publishEvent(tx, { pageId, kind: 'review.created', data: { reviewId: id, guestId, score }, at: now })
  noteGuestChanges(tx, pageId, [guestId])
  tx.notify(pageId, 'reviews')
  const { lowScore } = await readSettings(tx, pageId)
  if (score <= lowScore) {
    await publishEvent(tx, { pageId, kind: 'review.low', data: { reviewId: id, guestId, score }, at: now })
    await makeLead(services, tx, { pageId, guestId, note: `${'★'.repeat(score)} ${words}`.trim() })
  }
  return true
}

/** The people who answer leads hear of it at once. */
async function makeLead(
  services: Pick<Services, 'clock'>,
  tx: Tx,
  { pageId, guestId, note }: { pageId: string; guestId: string; note: string },
): Promise<void> {
  const guest = await tx.first(sql<{ name: string | null; phone: string | null; email: string | null }>`
    select name, phone, email from guests where page_id = ${pageId} and id = ${guestId}`)
  await addLead(services, tx, {
    pageId,
    guestId,
    source: 'survey',
    note,
    ...(guest?.name ? { name: guest.name } : {}),
    ...(guest?.phone ? { phone: guest.phone } : {}),
    ...(guest?.email ? { email: guest.email } : {}),
  })
}
