import { textIn } from '@portico/portal/text.ts'
import { sql } from '../../core/db/database.ts'
import type { HomePart } from '../../core/feature.ts'
import { isRunning } from '../../core/subscription.ts'
import { isHeldOut, readBalances } from '../../loyalty/index.ts'
import { readGames } from '../games/drawPrize.ts'

/** Gifts that can be had, those the guest has, and the games. */
export const giftTiles: HomePart = async (tx, { pageId, guestId, language, href, now }) => {
  if (!guestId || (await isHeldOut(tx, pageId, guestId))) return []
  const t = textIn(language)
  const balances = await readBalances(tx, pageId, guestId)
  const found = await tx.first(sql<{ all: number; near: number; open: number }>`
    select count(*)::int as "all", count(*) filter (where cost_value <= case cost_unit when 'point' then ${balances.point.available}::bigint
        when 'task' then ${balances.task.available}::bigint else ${balances.visit.available}::bigint end)::int as near,
      (select count(*)::int from gift_orders o where o.page_id = ${pageId} and o.guest_id = ${guestId}
        and o.status in ('new', 'accepted')) as "open"
    from gifts where page_id = ${pageId} and is_active and (stock is null or stock > 0)`)
  const runs = await isRunning(tx, pageId, 'loyalty', now)
  const { near = 0, open = 0 } = found ?? {}
  // What a guest has stays theirs when the venue's plan is over.
  const all = runs ? (found?.all ?? 0) : 0
  const games = runs ? await readGames(tx, pageId) : []
  return [
    ...(all > 0
      ? [
          {
            order: 30,
            icon: 'gift' as const,
            title: t('gifts.title'),
            line: t('gifts.tile', { count: near }),
            href: `${href}/gifts`,
          },
        ]
      : []),
    ...(all > 0 || open > 0
      ? [
          {
            order: 40,
            icon: 'bag' as const,
            title: t('gifts.mineTitle'),
            line: t('gifts.tileMine', { count: open }),
            href: `${href}/my-gifts`,
          },
        ]
      : []),
    ...games.map(({ id, name }) => ({
      order: 45,
      icon: 'game' as const,
      title: name,
      line: t('gifts.game.tile'),
      href: `${href}/games/${id}`,
    })),
  ]
}
