// Reviews as guests meet them: a form on their home, and what others said where the owner shows it.
import type { FastifyInstance } from 'fastify'
import { withoutInvisible } from '@portico/contract/text.ts'
import type { ReviewShown } from '@portico/portal/home/reviewView.ts'
import { sql } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { goTo, homePages, showHome, type HomeForAnyone, type HomeGuest } from '../home/index.ts'
import type { Reply } from '../portal/index.ts'
import { asksForReviews, readSettings } from './settings.ts'
import { findVisit, writeReview } from './writeReview.ts'

/** From this score on, a guest is asked to say so in public. */
const HIGH = 4
const LONGEST = 1000
const PER_PAGE = 50

/** Registers `/review`, for the guest, and `/reviews`, for anybody. */
export function reviewRoutes(app: FastifyInstance, services: Services): void {
  const pages = homePages(app, services)
  pages.get('/review', (guest) => showForm(guest))
  pages.post('/review', (guest) => takeReview(guest))
  pages.getForAnyone('/reviews', showReviews)
}

async function showForm(guest: HomeGuest, isScoreMissing = false): Promise<Reply> {
  const { services, tx, pageId, guestId, href, query, form } = guest
  if (!(await asksForReviews(tx, pageId))) return goTo(guest)
  const said = query['said']
  if (said === 'thanks' || said === 'high') {
    const { googleUrl } = await readSettings(tx, pageId)
    const publicHref = said === 'high' && googleUrl ? { publicHref: googleUrl } : {}
    return showHome(guest, { kind: 'homeReview', backHref: href, isDone: true, ...publicHref })
  }
  const visit = await findVisit(services, tx, { pageId, guestId })
  return showHome(
    guest,
    {
      kind: 'homeReview',
      backHref: href,
      ...(visit && { action: `${href}/review` }),
      isScoreMissing,
      typed: form['words'] ?? '',
    },
    isScoreMissing ? 422 : 200,
  )
}

async function takeReview(guest: HomeGuest): Promise<Reply> {
  const { services, tx, pageId, guestId, language, form } = guest
  if (!(await asksForReviews(tx, pageId))) return goTo(guest)
  const score = /^[1-5]$/.test(form['score'] ?? '') ? Number(form['score']) : undefined
  if (score === undefined) return showForm(guest, true)
  const words = withoutInvisible(form['words'] ?? '')
    .trim()
    .slice(0, LONGEST)
  await writeReview(services, tx, { pageId, guestId, score, words, language })
  return goTo(guest, `/review?said=${score >= HIGH ? 'high' : 'thanks'}`)
}

async function showReviews(visitor: HomeForAnyone): Promise<Reply> {
  const { tx, pageId, href, language } = visitor
  const shown = await readPublished(visitor)
  if (!shown) return goTo(visitor)
  const row = await tx.first(sql<{ timeZone: string }>`select time_zone from pages where id = ${pageId}`)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: row?.timeZone })
  const rows = await tx.rows(sql<{
    score: number
    words: string
    reply: string
    name: string | null
    createdAt: string
  }>`
    select r.score, r.words, r.reply, g.name, r.created_at from reviews r
    left join guests g on g.page_id = r.page_id and g.id = r.guest_id
    where r.page_id = ${pageId} and r.status = 'published' order by r.created_at desc, r.id desc limit ${PER_PAGE}`)
  return showHome(visitor, {
    kind: 'homeReviews',
    backHref: href,
    ...shown,
    rows: rows.map(({ score, words, reply, name, createdAt }): ReviewShown => ({
      score,
      words,
      reply,
      by: firstName(name),
      on: day.format(new Date(createdAt)),
    })),
  })
}

/** The average of what is published; undefined where the owner shows none. */
export async function readPublished({
  tx,
  pageId,
}: Pick<HomeForAnyone, 'tx' | 'pageId'>): Promise<{ average: number; count: number } | undefined> {
  const { isShown } = await readSettings(tx, pageId)
  if (!isShown) return undefined
  const row = await tx.first(sql<{ average: number | null; count: number }>`
    select round(avg(score), 1)::float8 as average, count(*)::int as count from reviews
    where page_id = ${pageId} and status = 'published'`)
  return row?.average ? { average: row.average, count: row.count } : undefined
}

/** The last word of a Vietnamese name, which is what people are called by; never more of it in public. */
function firstName(name: string | null): string {
  return (name ?? '').trim().split(/\s+/).at(-1) ?? ''
}
