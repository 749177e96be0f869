// What the café paid and has: two plans on sale, a trial that became a plan which renewed itself, then a year of the larger one.
import { sql, type Tx } from '@portico/server/core/db/database.ts'
import { addMonths } from '@portico/contract/plans/terms.ts'
import { issueInvoice, transfer } from '@portico/server/finance/index.ts'
import { lockSubscription, writeSubscription, type ChangeKind } from '@portico/server/plans/subscription.ts'
import { idAt, makeRandom } from './random.ts'
import { useSteps, writeTopUp, type MoneyStep } from './writeBilling.ts'

const DAY_MS = 86_400_000
const SEED = 20_090
const YEAR_PRICE = 2_990_000
const PLANS = [
  {
    name: 'Khởi đầu',
    price: 99_000,
    period: 'month',
    metrics: {
      videoUpload: 0,
      cta: 1,
      modules: ['campaigns', 'loyalty'],
      limits: { devices: 2, members: 3, storageMb: 500 },
    },
  },
  {
    name: 'Trọn gói',
    price: YEAR_PRICE,
    period: 'year',
    metrics: { videoUpload: 1, cta: 1, modules: ['*'], limits: { devices: 20, guests: 50_000, storageMb: 5000 } },
  },
] as const
type TopUp = { days: number; amount: number; provider: 'payos' | 'vnpay'; state: 'paid' | 'expired' | 'failed' }
const TOP_UPS: TopUp[] = [
  { days: 170, amount: 1_000_000, provider: 'payos', state: 'paid' },
  { days: 96, amount: 500_000, provider: 'vnpay', state: 'failed' },
  { days: 95, amount: 500_000, provider: 'vnpay', state: 'paid' },
  { days: 53, amount: 3_000_000, provider: 'payos', state: 'paid' },
  { days: 13, amount: 500_000, provider: 'payos', state: 'expired' },
  { days: 12, amount: 500_000, provider: 'payos', state: 'paid' },
]

type Of = { pageId: string; ownerId: string; now: Date }

/** Through the ledger, so that the balance is the sum of what is shown. */
export async function writeMoney(tx: Tx, { pageId, ownerId, now }: Of): Promise<void> {
  const random = makeRandom(SEED)
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const ids: string[] = []
  for (const { name, price, period, metrics } of PLANS) {
    const id = idAt(random, ago(200).getTime())
    ids.push(id)
    await tx.run(sql`
      insert into plans (id, name, price, period, other_metrics, is_on_sale, created_at, updated_at)
      values (${id}, ${name}, ${price}, ${period}, ${JSON.stringify(metrics)}::jsonb, true, ${ago(200)}, ${ago(200)})
      on conflict (name) do nothing`)
  }
  const [starter, whole] = PLANS.map(({ name, price }, index) => ({ id: ids[index]!, name, price }))
  const held = { ...(await lockSubscription(tx, pageId)), isLifetime: false }
  const pay = async (days: number, { name, price }: { name: string; price: number }) => {
    const [key, reason] = [`demo plan ${days}`, `${name} × 1`]
    const order = { key, from: { userId: ownerId }, to: { side: 'sales' }, amount: price, currency: 'VND' } as const
    await transfer(tx, ago(days), { ...order, reason, by: ownerId })
    const lines = [{ what: reason, amount: price }]
    await issueInvoice(tx, ago(days), { userId: ownerId, key, lines, total: price, currency: 'VND' })
  }
  const write = (days: number, kind: ChangeKind, plan: { id: string; name: string }, end: Date) => {
    const to = { ...held, planId: plan.id, plan: plan.name, endDate: end.toISOString(), anchorDay: end.getUTCDate() }
    return writeSubscription(tx, pageId, to, { kind, by: ownerId, at: ago(days) })
  }
  const buy = (days: number, kind: ChangeKind, plan: typeof starter, end: Date): MoneyStep => ({
    days,
    run: async () => {
      await pay(days, plan!)
      await write(days, kind, plan!, end)
    },
  })
  const monthAfter = (months: number) => addMonths(ago(160), months, ago(160).getUTCDate())
  const daysTo = (end: Date) => (now.getTime() - end.getTime()) / DAY_MS
  const year = new Date(addMonths(ago(52), 12, ago(52).getUTCDate()).getTime() + 4 * DAY_MS)
  const steps: MoneyStep[] = [
    ...TOP_UPS.map(({ days, ...topUp }) => ({ days, run: () => writeTopUp(tx, { ownerId, at: ago(days), ...topUp }) })),
    ...useSteps(tx, { pageId, ownerId, now }),
    { days: 174, run: () => write(174, 'trial', starter!, ago(160)) },
    buy(160, 'purchase', starter, monthAfter(1)),
    // Three months renewed themselves, each a day before its end.
    ...[1, 2, 3].map((month) => buy(daysTo(monthAfter(month)) + 1, 'renewal', starter, monthAfter(month + 1))),
    // The rest of the month was taken along into the year.
    buy(52, 'purchase', whole, year),
  ]
  // In the order of their days: each balance in the statement follows from the one before.
  for (const { run } of steps.toSorted((a, b) => b.days - a.days)) await run()
  await tx.run(
    sql`update subscriptions set renews_by = ${ownerId}, renew_price = ${YEAR_PRICE} where page_id = ${pageId}`,
  )
}
