// Gifts of the café, the orders of its regulars, and a wheel for the quiet hours.
import { sql, type Tx } from '@portico/server/core/db/database.ts'
import type { Secrets } from '@portico/server/core/secrets.ts'
import { acceptOrder, lockOrder, refuseOrder, serveOrder } from '@portico/server/gifts/orders/decideOrder.ts'
import { redeemGift } from '@portico/server/gifts/orders/placeOrder.ts'
import { moveStock } from '@portico/server/gifts/stock.ts'
import { earnUnits } from '@portico/server/loyalty/index.ts'
import type { DrawnDish, Drawings } from './drawDish.ts'
import { idAt, makeRandom } from './random.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const SEED = 20_066
const CARDS = 24

/** Type, name, words, points, how many are left, what one costs in đồng, and its picture. */
type Story = readonly [
  'product' | 'voucher' | 'prepaid-phone-card',
  string,
  string,
  number,
  number | null,
  number,
  DrawnDish,
]
const GIFTS: readonly Story[] = [
  ['prepaid-phone-card', 'Thẻ Viettel 20.000 ₫', 'Nạp cho số trả trước.', 120, null, 19_500, 'card'],
  ['voucher', 'Giảm 30% cho cả bàn', 'Một hóa đơn, tối đa 6 người.', 80, null, 45_000, 'voucher'],
  ['product', 'Bánh flan', 'Làm mỗi sáng, hết là hết.', 40, 12, 8000, 'cake'],
  ['product', 'Cà phê sữa đá', 'Một ly cỡ vừa, uống tại quán.', 30, 60, 9000, 'iced'],
]
/** Which gift, how many days ago, what became of it, and where the guest sat. */
const ORDERS = [
  [3, 26, 'used', 'Bàn 4'],
  [3, 21, 'used', ''],
  [2, 17, 'used', 'Ngoài hiên'],
  [1, 14, 'used', 'Bàn 9'],
  [3, 9, 'used', 'Bàn 2'],
  [2, 6, 'refused', ''],
  [3, 4, 'used', 'Góc trong'],
  [1, 3, 'accepted', 'Bàn 6'],
  [3, 1, 'accepted', ''],
  [0, 0.4, 'accepted', ''],
  [3, 0.01, 'new', 'Bàn 7'],
  [2, 0.004, 'new', 'Ngoài hiên'],
] as const

type Of = { pageId: string; ownerId: string; secrets: Secrets; now: Date }

export async function writeGifts(tx: Tx, { pageId, ownerId, secrets, now }: Of, drawings: Drawings): Promise<void> {
  const random = makeRandom(SEED)
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const ids: string[] = []
  for (const [index, [type, name, description, cost, stock, money, dish]] of GIFTS.entries()) {
    const madeAt = ago(45 + index)
    const id = idAt(random, madeAt.getTime())
    ids.push(id)
    const isCard = type === 'prepaid-phone-card'
    await tx.run(sql`
      insert into gifts (page_id, id, type, name, description, terms, featured_image, cost_value, cost_unit, valid_days, stock, money_cost, telco,
        denomination, created_at)
      values (${pageId}, ${id}, ${type}, ${name}, ${description}, ${isCard ? '' : 'Mỗi lần ghé dùng một quà.'}, ${drawings.get(dish)?.url ?? ''}, ${cost}, 'point',
        ${isCard ? 0 : 30}, ${isCard ? 0 : null}, ${money}, ${isCard ? 'viettel' : null}, ${isCard ? 20_000 : null}, ${madeAt})`)
    if (stock) await moveStock(tx, { pageId, giftId: id, change: stock, reason: 'count', at: madeAt })
    if (isCard) await writeCards(tx, { pageId, ownerId, secrets, now }, { id, madeAt })
  }
  await writeOrders(tx, { pageId, ownerId, secrets, now }, ids)
  const prizes = [
    { id: 'coffee', label: 'Một ly cà phê', giftId: ids[3], points: 0, chance: 800 },
    { id: 'flan', label: 'Bánh flan', giftId: ids[2], points: 0, chance: 700 },
    { id: 'points', label: '5 điểm', giftId: null, points: 5, chance: 3500 },
  ]
  await tx.run(sql`
    insert into games (page_id, id, kind, name, is_active, prizes, consolation, free_turn, cost_value, cost_unit, created_at)
    values (${pageId}, ${idAt(random, ago(20).getTime())}, 'wheel', 'Vòng quay giờ vắng', true, ${JSON.stringify(prizes)}::jsonb,
      'Hẹn bạn lần sau', 'day', 10, 'point', ${ago(20)})`)
}

async function writeCards(tx: Tx, { pageId, ownerId, secrets }: Of, gift: { id: string; madeAt: Date }): Promise<void> {
  const random = makeRandom(SEED + 1)
  const fileId = idAt(random, gift.madeAt.getTime())
  await tx.run(sql`
    insert into gift_card_files (page_id, id, gift_id, name, size_bytes, offset_bytes, state, progress, rows_read, added, created_by,
      created_at, finished_at, expires_at)
    values (${pageId}, ${fileId}, ${gift.id}, 'the-viettel-20k.csv', 720, 720, 'done', 1000, ${CARDS}, ${CARDS}, ${ownerId},
      ${gift.madeAt}, ${gift.madeAt}, ${gift.madeAt})`)
  for (let number = 0; number < CARDS; number++) {
    const card = { serial: String(10_004_500_000 + number), pin: String(312_000_000_000_000 + number * 7919) }
    await tx.run(sql`
      insert into gift_cards (page_id, id, gift_id, file_id, serial_hash, pin_hash, sealed)
      values (${pageId}, ${idAt(random, gift.madeAt.getTime())}, ${gift.id}, ${fileId}, ${Buffer.from(card.serial)},
        ${Buffer.from(card.pin)}, ${secrets.seal(JSON.stringify(card))})`)
  }
  await moveStock(tx, { pageId, giftId: gift.id, change: CARDS, reason: 'cards', about: fileId, at: gift.madeAt })
}

/** Through the same doors as a guest and a cashier, so that points, stock and orders agree. */
async function writeOrders(tx: Tx, { pageId, ownerId, now }: Of, gifts: readonly string[]): Promise<void> {
  const guests = await tx.rows(sql<{ id: string }>`
    select id from guests where page_id = ${pageId} and name is not null order by visits desc, id limit ${ORDERS.length}`)
  for (const [index, [gift, days, end, place]] of ORDERS.entries()) {
    const guestId = guests[index]?.id
    if (!guestId) return
    const at = new Date(now.getTime() - days * DAY_MS)
    const reason = { kind: 'adjustment', id: guestId } as const
    const earnedAt = new Date(at.getTime() - DAY_MS)
    await earnUnits(tx, {
      pageId,
      guestId,
      unit: 'point',
      amount: 150,
      reason,
      key: `demo gift ${index}`,
      at: earnedAt,
    })
    const order = await redeemGift(tx, { pageId, guestId, giftId: gifts[gift]!, key: `demo ${index}`, place, at })
    const decision = { pageId, by: ownerId, at: new Date(at.getTime() + MINUTE_MS) }
    if (end === 'refused') await refuseOrder(tx, order, decision, { reason: 'refused', note: 'Hôm nay bánh hết sớm.' })
    if (end === 'used' || end === 'accepted') await acceptOrder(tx, order, decision)
    if (end === 'used') await serveOrder(tx, await lockOrder(tx, pageId, order.id), decision)
  }
}
