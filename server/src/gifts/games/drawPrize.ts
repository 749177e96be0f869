// A turn of a game. The number is drawn here, from the system's random source; the phone only shows what came of it.
import { randomInt } from 'node:crypto'
import type { Prize } from '@portico/contract/gifts/games.ts'
import { prizeAt, WHOLE, type FreeTurn, type GameKind } from '@portico/contract/gifts/gameKinds.ts'
import type { CostUnit } from '@portico/contract/gifts/kinds.ts'
import { publishEvent } from '../../core/domainEvents.ts'
import { query, sql, type Tx } from '../../core/db/database.ts'
import { fail } from '../../core/fail.ts'
import { noteGuestChanges } from '../../core/guestChanges.ts'
import { newId } from '../../core/id.ts'
import { isRunning } from '../../core/subscription.ts'
import { earnUnits, holdUnits, lockBalances, settleHold } from '../../loyalty/index.ts'
import { lockGuest } from '../lockGuest.ts'
import { acceptOrder } from '../orders/decideOrder.ts'
import { findGift, refuseOver, writeOrder } from '../orders/placeOrder.ts'
import { tryPress } from '../tryPress.ts'
import { freeKeyOf } from './freeTurn.ts'

export type Turn = { pageId: string; guestId: string; gameId: string; key: string; at: Date }

export type StoredGame = {
  id: string
  kind: GameKind
  name: string
  isActive: boolean
  prizes: Prize[]
  consolation: string
  consolationPoints: number
  freeTurn: FreeTurn
  costValue: number
  costUnit: CostUnit
}

export type Draw = {
  id: string
  gameId: string
  prize: string | null
  drawnPrize: string | null
  label: string
  points: number
  orderId: string | null
}

const GAME = sql`id, kind, name, is_active, prizes, consolation, consolation_points, free_turn, cost_value, cost_unit`

/** Games that guests can play, newest first. */
export function readGames(tx: Tx, pageId: string): Promise<StoredGame[]> {
  return tx.rows(sql<StoredGame>`
    select ${GAME} from games where page_id = ${pageId} and is_active order by created_at desc, id`)
}

/**
 * Plays a turn: free where one is left, else for its price. With the same key it is the same draw.
 * @throws game/not-found, game/played, points/too-low
 */
export async function drawPrize(tx: Tx, turn: Turn, roll = randomInt(WHOLE)): Promise<Draw> {
  const { pageId, guestId, gameId, key, at } = turn
  await lockGuest(tx, turn)
  const earlier = await findDraw(tx, pageId, sql`guest_id = ${guestId} and key = ${key}`)
  if (earlier) return earlier
  const game = await tx.first(sql<StoredGame>`
    select ${GAME} from games where page_id = ${pageId} and id = ${gameId} and is_active`)
  if (!game || !(await isRunning(tx, pageId, 'loyalty', at))) throw fail('game/not-found')
  const id = newId(at)
  const freeKey = await freeKeyOf(tx, turn, game)
  if (freeKey === null) await payTurn(tx, turn, game, id)
  // Points of the prize are booked after its gift; others book before they take from the stock.
  await lockBalances(tx, pageId, guestId)
  const drawn = prizeAt(game.prizes, roll)
  const order = drawn?.giftId ? await giveGift(tx, turn, game, { id, giftId: drawn.giftId }) : undefined
  // A prize that is out of stock is the consolation.
  const prize = drawn?.giftId && !order ? undefined : drawn
  const points = prize ? prize.points : game.consolationPoints
  const reason = { kind: 'game', id } as const
  if (points > 0) await earnUnits(tx, { pageId, guestId, unit: 'point', amount: points, reason, key: `game:${id}`, at })
  await tx.run(
    query.insertInto('game_draws').values({
      page_id: pageId,
      id,
      key,
      game_id: gameId,
      game_name: game.name,
      guest_id: guestId,
      roll,
      drawn_prize: drawn?.id ?? null,
      prize: prize?.id ?? null,
      label: prize?.label ?? game.consolation,
      order_id: order ?? null,
      points,
      free_key: freeKey,
      cost_value: freeKey === null ? game.costValue : 0,
      cost_unit: game.costUnit,
      at,
    }),
  )
  const data = { drawId: id, gameId, guestId, name: game.name, isWon: prize !== undefined }
  await publishEvent(tx, { pageId, kind: 'gift.drawn', data, at })
  noteGuestChanges(tx, pageId, [guestId])
  tx.notify(pageId, 'gifts')
  return (await findDraw(tx, pageId, sql`id = ${id}`))!
}

/** A draw that was made. */
export function findDraw(tx: Tx, pageId: string, where: ReturnType<typeof sql>): Promise<Draw | undefined> {
  return tx.first(sql<Draw>`
    select id, game_id, prize, drawn_prize, label, points, order_id from game_draws where page_id = ${pageId} and ${where}`)
}

/** @throws game/played where no turn can be bought, points/too-low */
async function payTurn(tx: Tx, { pageId, guestId, at }: Turn, game: StoredGame, id: string): Promise<void> {
  const { costValue: amount, costUnit: unit } = game
  if (amount === 0) throw fail('game/played')
  const reason = { kind: 'game', id } as const
  const hold = await holdUnits(tx, { pageId, guestId, unit, amount, reason, key: `turn:${id}`, at })
  await settleHold(tx, { pageId, holdId: hold.id, at })
}

/** The gift, ready to be handed over. @returns nothing when it is out of stock or the guest has had enough of it */
async function giveGift(
  tx: Tx,
  { pageId, guestId, at }: Turn,
  { kind }: StoredGame,
  { id, giftId }: { id: string; giftId: string },
): Promise<string | undefined> {
  const wish = { pageId, guestId, giftId, key: `draw:${id}`, at }
  const given = await tryPress(tx, async () => {
    const gift = await findGift(tx, wish)
    if (!gift) throw fail('gift/not-found')
    refuseOver(gift)
    const order = await writeOrder(tx, wish, gift, { id: newId(at), holdId: null, source: kind })
    await acceptOrder(tx, order, { pageId, by: null, at })
    return order.id
  })
  return 'code' in given ? undefined : given.result
}
