import { reviews } from '@portico/contract/reviews.ts'
import { sql } from '../core/db/database.ts'
import { publishEvent } from '../core/domainEvents.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { onTable } from '../core/http/onTable.ts'
import { readSettings } from './settings.ts'

/** The name as far as the caller may read it. */
const GUEST = ({ may, page }: PageContext) => sql`coalesce((
  select case when ${may('guest.identity:read')} then g.name else left(g.name, 1) || '***' end
  from guests g where g.page_id = ${page.id} and g.id = t.guest_id), '')`

const { list, update } = reviews
const base = onTable({ list, update }, 'reviews', {
  notFound: 'review/not-found',
  topic: 'reviews',
  computed: { guest: GUEST },
  where: {
    status: (status) => sql`t.status = ${status}`,
    score: (score) => sql`t.score = ${score}`,
  },
  columns: { reply: (reply) => ({ reply: reply ?? '' }) },
})

export const reviewHandlers: Handlers<typeof reviews> = {
  ...base,

  async update(context, { params, body }) {
    const { tx, page, clock } = context
    const now = clock.now()
    const repliedAt = body.reply === undefined ? {} : { replied_at: body.reply === '' ? null : now }
    const review = await base.update(context, { params, body }, repliedAt)
    if (body.reply) {
      const { id, guestId, score } = review
      const data = { reviewId: id, score, ...(guestId ? { guestId } : {}) }
      await publishEvent(tx, { pageId: page.id, kind: 'review.answered', data, at: now })
    }
    return review
  },

  async summary({ tx, page }) {
    const rows = await tx.rows(sql<{ score: number; count: number; waiting: number }>`
      select score, count(*)::int as count, count(*) filter (where status = 'new')::int as waiting
      from reviews where page_id = ${page.id} group by score`)
    const byScore = [1, 2, 3, 4, 5].map((score) => rows.find((row) => row.score === score)?.count ?? 0)
    const count = byScore.reduce((sum, one) => sum + one, 0)
    const stars = byScore.reduce((sum, one, at) => sum + one * (at + 1), 0)
    const waiting = rows.reduce((sum, row) => sum + row.waiting, 0)
    return { average: count === 0 ? null : Math.round((stars / count) * 10) / 10, count, byScore, waiting }
  },

  settings: ({ tx, page }) => readSettings(tx, page.id),

  async saveSettings({ tx, page }, { body }) {
    const { googleUrl, isShown, lowScore } = body
    await tx.run(sql`insert into review_settings (page_id, google_url, is_shown, low_score)
      values (${page.id}, ${googleUrl}, ${isShown}, ${lowScore})
      on conflict (page_id) do update set google_url = excluded.google_url, is_shown = excluded.is_shown, low_score = excluded.low_score`)
    tx.notify(page.id, 'reviews')
    return body
  },
}
