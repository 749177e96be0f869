// Links in messages: who follows one is counted and sent on to where it said it leads.
import type { FastifyInstance } from 'fastify'
import { sql, type Tx } from '../core/db/database.ts'
import { goTo, homePages } from '../home/index.ts'
import { redirect } from '../portal/index.ts'
import type { Services } from '../core/services.ts'

/** Registers `/go/:link` below a page's home. */
export function followRoutes(app: FastifyInstance, services: Services): void {
  homePages(app, services).getForAnyone('/go/:link', async (visitor) => {
    const { tx, pageId, params, reply } = visitor
    const href = await follow(tx, { pageId, link: params['link'] ?? '', now: services.clock.now() })
    // An unknown link leads to the venue, never to where its address says.
    return href ? () => redirect({ reply }, href) : goTo(visitor)
  })
}

type Following = { pageId: string; link: string; now: Date }

async function follow(tx: Tx, { pageId, link, now }: Following): Promise<string | undefined> {
  const [, key, number] = /^([\w-]{8,32})\.(\d{1,3})$/.exec(link) ?? []
  if (!key) return undefined
  const found = await tx.first(sql<{ id: string; campaignId: string; href: string; isFirst: boolean }>`
    select s.id, s.campaign_id, l.href, s.clicked_at is null as is_first from message_sends s
    join message_links l on l.page_id = ${pageId} and l.campaign_id = s.campaign_id and l.number = ${number}
    where s.page_id = ${pageId} and s.key = ${key} for update of s`)
  if (!found) return undefined
  if (found.isFirst) {
    await tx.run(sql`update message_sends set clicked_at = ${now} where page_id = ${pageId} and id = ${found.id}`)
    await tx.run(sql`
      update message_links set clicks = clicks + 1
      where page_id = ${pageId} and campaign_id = ${found.campaignId} and number = ${number}`)
    tx.notify(pageId, 'messages')
  }
  return found.href
}
