import { textIn } from '@portico/portal/text.ts'
import { stillClock } from '../core/clock.ts'
import type { HomePart } from '../core/feature.ts'
import { readPublished } from './guestReviews.ts'
import { asksForReviews } from './settings.ts'
import { findVisit } from './writeReview.ts'

/** A visit to review, and what others said. */
export const reviewTile: HomePart = async (tx, { pageId, guestId, language, href, now }) => {
  const t = textIn(language)
  const published = await readPublished({ tx, pageId })
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1 })
  const others = published
    ? [
        {
          order: 61,
          icon: 'points' as const,
          title: t('review.others'),
          line: t('review.count', { count: published.count }),
          count: `★ ${number.format(published.average)}`,
          href: `${href}/reviews`,
        },
      ]
    : []
  if (!guestId || !(await asksForReviews(tx, pageId))) return others
  const visit = await findVisit({ clock: stillClock(now) }, tx, { pageId, guestId })
  if (!visit) return others
  const own = {
    order: 60,
    icon: 'review' as const,
    title: t('review.title'),
    line: t('review.tile'),
    href: `${href}/review`,
  }
  return [own, ...others]
}
