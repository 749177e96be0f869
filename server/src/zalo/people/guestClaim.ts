// Where a guest follows the venue on Zalo, and says there who they are.
import type { FastifyInstance } from 'fastify'
import { textIn } from '@portico/portal/text.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import type { HomePart } from '../../core/feature.ts'
import type { Services } from '../../core/services.ts'
import { goTo, homePages, showHome, type HomeGuest } from '../../home/index.ts'
import type { Reply } from '../../portal/index.ts'
import { issueClaim } from './claims.ts'
import { findFollower } from './find.ts'

/** Registers `/zalo`. */
export function claimRoutes(app: FastifyInstance, services: Services): void {
  homePages(app, services).get('/zalo', (guest) => showClaim(guest))
}

async function showClaim(guest: HomeGuest): Promise<Reply> {
  const { services, tx, pageId, guestId, href } = guest
  const oaId = await connectedOa(tx, pageId)
  if (!oaId) return goTo(guest)
  const now = services.clock.now()
  const chatHref = `https://zalo.me/${oaId}`
  const isLinked = (await findFollower(tx, pageId, guestId)) !== undefined
  const code = isLinked ? {} : { code: `#${await issueClaim(tx, { pageId, guestId, now })}` }
  const freshHref = `${href}/zalo?at=${now.getTime()}`
  return showHome(guest, { kind: 'homeZalo', backHref: href, chatHref, freshHref, ...code })
}

/** The way to follow the venue, while the guest is not known there. */
export const zaloTile: HomePart = async (tx, { pageId, guestId, language, href }) => {
  if (!guestId || !(await connectedOa(tx, pageId)) || (await findFollower(tx, pageId, guestId))) return []
  const t = textIn(language)
  return [{ order: 66, icon: 'zalo', title: t('zalo.title'), line: t('zalo.tile'), href: `${href}/zalo` }]
}

/** The account that guests of a page can follow. */
export async function connectedOa(tx: Tx, pageId: string): Promise<string | undefined> {
  const row = await tx.first(sql<{ oaId: string | null }>`select oa_id from zalo_pages where page_id = ${pageId}`)
  return row?.oaId ?? undefined
}
