// Good requests for the calls about gifts, and a row in each of their tables.
import { crc32 } from 'node:zlib'
import { sql } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import { credit } from '../../finance/index.ts'
import type { Sample } from './fire.ts'
import { turnTwoStepsOn } from './templateSamples.ts'
import type { World } from './world.ts'

type MakeSample = (world: World) => Partial<Sample> | Promise<Partial<Sample>>
const PART = Buffer.from('1234567890,9876543210987\n')

const aboutOrder =
  (body?: object, isAccepted = false): MakeSample =>
  async (world) => {
    const { id } = await givenOrder(world, isAccepted)
    return { params: { id }, ...(body ? { body } : {}) }
  }
const aboutFile: MakeSample = async (world) => ({ params: { id: await givenFile(world) } })
const aboutGift: MakeSample = async (world) => ({ params: { id: await givenCardGift(world) } })

const game = {
  kind: 'wheel',
  name: 'Vòng quay buổi sáng',
  prizes: [{ id: 'coffee', label: 'Một ly cà phê', giftId: null, points: 5, chance: 1000 }],
  consolation: 'Chúc may mắn lần sau',
  freeTurn: 'day',
  costUnit: 'point',
}

export const giftSamples: Record<string, MakeSample> = {
  'platformCards.list': async (world) => {
    await turnTwoStepsOn(world)
    return {}
  },
  'platformCards.add': async (world) => {
    await turnTwoStepsOn(world)
    const lines = `${newId(new Date()).slice(-12)},${newId(new Date()).slice(-12)}`
    return { body: { telco: 'viettel', denomination: 20_000, price: 19_000, lines } }
  },
  'platformCards.offer': aboutGift,
  'platformCards.buy': async (world) => {
    const gift = await aboutGift(world)
    await stockPlatform(world)
    return { ...gift, body: { id: newId(new Date()), count: 1, price: 1000 } }
  },
  'gifts.update': async (world) => ({ ...(await aboutGift(world)), body: { name: 'Thẻ 50.000' } }),
  'gifts.remove': aboutGift,
  'giftCards.list': aboutGift,
  'giftCards.begin': async (world) => ({ ...(await aboutGift(world)), body: { name: 'the.csv', size: 1000 } }),
  'giftCards.append': async (world) => ({
    ...(await aboutFile(world)),
    body: { offset: 0, crc32: crc32(PART), data: PART.toString('base64') },
  }),
  'giftCards.read': aboutFile,
  'giftCards.stop': aboutFile,
  'giftCards.problems': aboutFile,
  'giftExchanges.find': async (world) => ({ params: { code: (await givenOrder(world)).code } }),
  'giftExchanges.accept': aboutOrder({}),
  'giftExchanges.refuse': aboutOrder({}),
  'giftExchanges.serve': aboutOrder(undefined, true),
  'giftExchanges.undo': aboutOrder(undefined, true),
  'games.create': () => ({ body: game }),
  'games.remove': async (world) => ({ params: { id: await givenGame(world) } }),
  'games.results': async (world) => ({ params: { id: await givenGame(world) } }),
  'games.update': async (world) => ({ params: { id: await givenGame(world) }, body: { name: 'Vòng quay buổi tối' } }),
}

/** The gift of the page, with the page’s own id: phone cards. */
async function givenCardGift({ running: { services }, page }: World): Promise<string> {
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into gifts (page_id, id, type, name, cost_value, cost_unit, stock, created_at)
      values (${page.eid}, ${page.eid}, 'prepaid-phone-card', ${`Thẻ của ${page.eid}`}, 10, 'point', 5, ${services.clock.now()})
      on conflict do nothing`),
  )
  return page.eid
}

async function givenGame({ running: { services }, page }: World): Promise<string> {
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into games (page_id, id, kind, name, prizes, consolation, free_turn, cost_unit, created_at)
      values (${page.eid}, ${page.eid}, 'wheel', ${`Vòng quay ${page.eid}`}, ${JSON.stringify(game.prizes)}::jsonb, 'Hẹn lần sau',
        'day', 'point', ${services.clock.now()}) on conflict do nothing`),
  )
  return page.eid
}

/** The file of cards of the page, of which nothing was sent yet. */
async function givenFile(world: World): Promise<string> {
  const { running, page } = world
  const giftId = await givenCardGift(world)
  const now = running.services.clock.now()
  await running.services.db.asSystem((tx) =>
    tx.run(sql`insert into gift_card_files (page_id, id, gift_id, name, size_bytes, state, created_by, created_at, expires_at)
      values (${page.eid}, ${page.eid}, ${giftId}, ${`the ${page.eid}.csv`}, 1000, 'uploading', ${page.owner.id}, ${now},
        ${now}::timestamptz + interval '1 day')
      on conflict (page_id, id) do update set state = 'uploading', offset_bytes = 0, parts = '{}'`),
  )
  return page.eid
}

/** An order of the guest at the door that waits, or one that was accepted: each page has one of both. */
async function givenOrder(
  { running: { services }, page, guest }: World,
  isAccepted = false,
): Promise<{ id: string; code: string }> {
  const now = services.clock.now()
  // The page's own id, and one beside it.
  const beside = page.eid.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  const id = isAccepted ? beside : page.eid
  const status = isAccepted ? 'accepted' : 'new'
  const code = codeOf(id)
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into gift_orders (page_id, id, key, guest_id, gift_id, gift_name, gift_type, cost_value, cost_unit, valid_days,
        source, code, status, created_at, decided_at, decided_by)
      values (${page.eid}, ${id}, ${id}, ${guest.guestId}, ${beside}, ${`Quà của ${page.eid}`}, 'product', 10, 'point', 0,
        'redeem', ${code}, ${status}, ${now}, ${isAccepted ? now : null}::timestamptz, ${isAccepted ? page.owner.id : null}::uuid)
      on conflict (page_id, id) do update set status = ${status}, used_at = null, used_by = null, cancel_reason = null`),
  )
  return { id, code }
}

/** One card of every gift's kind, and money to buy it. */
async function stockPlatform({ running: { services }, page }: World): Promise<void> {
  const now = services.clock.now()
  const card = { serial: newId(now).slice(-12).toUpperCase(), pin: newId(now).slice(-12).toUpperCase() }
  await services.db.asSystem(async (tx) => {
    await tx.run(sql`update gifts set telco = 'gmobile', denomination = 77000 where page_id = ${page.eid}`)
    await tx.run(
      sql`insert into platform_card_kinds (telco, denomination, price) values ('gmobile', 77000, 1000) on conflict do nothing`,
    )
    await tx.run(sql`
      insert into platform_cards (id, telco, denomination, serial_hash, sealed, added_at)
      values (${newId(now)}, 'gmobile', 77000, ${Buffer.from(card.serial)}, ${services.secrets.seal(JSON.stringify(card))}, ${now})`)
  })
  await credit(services, { userId: page.owner.id, amount: 1000, reason: 'FT', key: newId(now) })
}

/** The end of an id in letters of a short code. */
function codeOf(id: string): string {
  const letters = '23456789ABCDEFGH'
  return id.slice(-6).replaceAll(/./g, (digit) => letters[Number.parseInt(digit, 16)] ?? '')
}

/** A gift with stock, cards, orders and draws. */
export async function fillGifts(world: World): Promise<void> {
  const { running, page, guest } = world
  const { db, clock, secrets } = running.services
  const [fileId, gameId] = [await givenFile(world), await givenGame(world)]
  await givenOrder(world)
  await givenOrder(world, true)
  const now = clock.now()
  await db.asSystem(async (tx) => {
    await tx.run(sql`insert into gift_stock_moves (page_id, id, gift_id, change, reason, at)
      values (${page.eid}, ${newId(now)}, ${page.eid}, 5, 'count', ${now})`)
    await tx.run(
      sql`insert into gift_card_problems (page_id, file_id, line, problem) values (${page.eid}, ${fileId}, 2, 'pin')`,
    )
    await tx.run(sql`insert into gift_cards (page_id, id, gift_id, file_id, serial_hash, pin_hash, sealed)
      values (${page.eid}, ${newId(now)}, ${page.eid}, ${fileId}, ${Buffer.from(page.eid)}, ${Buffer.from(page.eid)}, ${secrets.seal('{}')})`)
    await tx.run(sql`insert into game_draws (page_id, id, key, game_id, game_name, guest_id, roll, label, cost_unit, at)
      values (${page.eid}, ${newId(now)}, 'key', ${gameId}, 'Vòng quay', ${guest.guestId}, 7, ${`label of ${page.eid}`}, 'point', ${now})`)
  })
}
