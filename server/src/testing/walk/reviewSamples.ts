// Good requests for the calls about reviews, and a row in each of their tables. Each row has the page's own id.
import { sql } from '../../core/db/database.ts'
import type { Sample } from './fire.ts'
import type { World } from './world.ts'

type MakeSample = (world: World) => Partial<Sample> | Promise<Partial<Sample>>

export const reviewSamples: Record<string, MakeSample> = {
  'reviews.update': async (world) => {
    await fillReviews(world)
    return { params: { id: world.page.eid }, body: { status: 'published', reply: 'Cảm ơn bạn' } }
  },
  'reviews.saveSettings': () => ({ body: { googleUrl: '', isShown: true, lowScore: 2 } }),
}

/** A review and what becomes of reviews. */
export async function fillReviews({ running, page: { eid }, guest }: World): Promise<void> {
  const now = running.services.clock.now()
  await running.services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into reviews (page_id, id, guest_id, visit_id, score, words, language, created_at)
      values (${eid}, ${eid}, ${guest.guestId}, ${eid}, 4, ${`review of ${eid}`}, 'vi', ${now}) on conflict do nothing`)
    await tx.run(sql`insert into review_settings (page_id, google_url) values (${eid}, ${`https://g.example/${eid}`})
      on conflict do nothing`)
  })
}
