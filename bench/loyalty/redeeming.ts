// How many gifts guests can redeem in a second: of one gift, whose stock everybody waits for, and of many.
import { monotonicMs } from '@portico/server/core/clock.ts'
import { openDatabase, sql } from '@portico/server/core/db/database.ts'
import { makeLog } from '@portico/server/core/log.ts'
import { pointFaults } from '@portico/server/testing/points.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import type { Installation } from '../rig/installation.ts'
import { alternate, type Round } from '../rig/rounds.ts'
import { GIFT_STOCK, givenGifts, givenPhones, pressRedeem, type Phone } from './phones.ts'

const PHONES = 400
const GIFTS = 40
const LANES = 16

type Run = { rounds: number; seconds: number }

/** @throws Error when a press is lost, or points or stock are wrong afterwards */
export async function measureRedeeming(portico: Installation, pageId: string, run: Run): Promise<Figure[]> {
  const phones = await givenPhones(portico, pageId, PHONES)
  const gifts = await givenGifts(portico, pageId, GIFTS)
  const db = openDatabase({ app: portico.ownerUrl, system: portico.ownerUrl }, makeLog('silent'), LANES)
  let redeemed = 0
  const redeem = (choice: readonly string[]) => () =>
    lanes(run.seconds, async (number) => {
      await pressRedeem(portico.portalUrl, pageId, phones[number % PHONES]!, choice[number % choice.length]!)
      redeemed += 1
    })
  const bare = (choice: readonly string[]) => () =>
    lanes(run.seconds, async (number) => {
      const [gift, phone] = [choice[number % choice.length]!, phones[number % PHONES]!]
      await db.asSystem((tx) => tx.run(leastRows(pageId, gift, phone, number)))
    })
  try {
    await db.asSystem((tx) => tx.run(sql`create unlogged table if not exists bench_stock (id uuid primary key, n int)`))
    await db.asSystem((tx) =>
      tx.run(
        sql`insert into bench_stock select id, 0 from unnest(${[...gifts]}::uuid[]) g (id) on conflict do nothing`,
      ),
    )
    const [one, many] = [gifts.slice(0, 1), gifts]
    const taken = await alternate(run.rounds, {
      one: redeem(one),
      oneBare: bare(one),
      many: redeem(many),
      manyBare: bare(many),
    })
    await verify(portico, pageId, gifts, redeemed)
    const name = 'the same rows, one statement'
    const note = `${redeemed} orders over HTTP by ${LANES} phones at once; points and stock exact`
    return [
      figureOf({
        name: 'redeems of one gift',
        unit: '/s',
        ours: taken.one,
        limit: { name, rounds: taken.oneBare },
        note,
      }),
      figureOf({
        name: `redeems of ${GIFTS} gifts`,
        unit: '/s',
        ours: taken.many,
        limit: { name, rounds: taken.manyBare },
      }),
    ]
  } finally {
    await db.close()
  }
}

/** What any way of doing it writes: the balance, the hold, the stock and its move, the order. */
function leastRows(pageId: string, gift: string, { guestId }: Phone, number: number) {
  return sql`
    with stock as (update bench_stock set n = n + 1 where id = ${gift}),
      balance as (update points_balances set held = held where page_id = ${pageId} and guest_id = ${guestId} and unit = 'point'),
      hold as (insert into message_counts (key, hour, count) values (${`hold ${gift} ${number} ${crypto.randomUUID()}`}, now(), 1)),
      move as (insert into message_counts (key, hour, count) values (${`move ${gift} ${number} ${crypto.randomUUID()}`}, now(), 1))
    insert into message_counts (key, hour, count) values (${`order ${gift} ${number} ${crypto.randomUUID()}`}, now(), 1)`
}

async function lanes(seconds: number, work: (number: number) => Promise<void>): Promise<Round> {
  const from = monotonicMs()
  let next = 0
  let done = 0
  const lane = async () => {
    while (monotonicMs() - from < seconds * 1000) {
      await work(next++)
      done += 1
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return { value: (done * 1000) / (monotonicMs() - from), operations: done }
}

async function verify(portico: Installation, pageId: string, gifts: readonly string[], redeemed: number) {
  const faults = await pointFaults({ services: portico.database }, pageId)
  const row = await portico.database.db.asSystem((tx) =>
    tx.first(sql<{ orders: number; gone: number }>`
      select (select count(*)::int from gift_orders where page_id = ${pageId} and gift_id = any(${[...gifts]}::uuid[])) as orders,
        (select sum(${GIFT_STOCK}::int - stock)::int from gifts where page_id = ${pageId} and id = any(${[...gifts]}::uuid[])) as gone`),
  )
  if (faults.length > 0 || row?.orders !== redeemed || row.gone !== redeemed)
    throw new Error(`points or stock are wrong: ${JSON.stringify({ faults, ...row, redeemed })}`)
}
