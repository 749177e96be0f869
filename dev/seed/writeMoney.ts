// What the café paid and has: two plans on sale, a trial that became a yearly plan, and the wallet it was bought from.
import { sql, type Tx } from '@portico/server/core/db/database.ts'
import { transfer } from '@portico/server/finance/ledger.ts'
import { lockSubscription, writeSubscription } from '@portico/server/plans/subscription.ts'
import { idAt, makeRandom } from './random.ts'

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
/** Days ago, đồng, and what the bank wrote. */
const CREDITS = [
  [170, 1_000_000, 'FT26156 chuyen khoan'],
  [166, 2_500_000, 'FT26160 chuyen khoan'],
  [12, 500_000, 'FT26315 chuyen khoan'],
] as const

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
  const money = { currency: 'VND', from: { side: 'bank' }, to: { userId: ownerId }, by: null } as const
  const credit = ([days, amount, reason]: (typeof CREDITS)[number]) =>
    transfer(tx, ago(days), { ...money, key: `demo credit ${days}`, amount, reason })
  await credit(CREDITS[0])
  await credit(CREDITS[1])
  const held = await lockSubscription(tx, pageId)
  const plan = { ...held, planId: ids[1]!, plan: 'Trọn gói', isLifetime: false }
  const trialEnd = ago(160).toISOString()
  const trial = { ...plan, endDate: trialEnd, anchorDay: ago(174).getUTCDate() }
  await writeSubscription(tx, pageId, trial, { kind: 'trial', by: ownerId, at: ago(174) })
  const boughtAt = ago(165)
  const from = { userId: ownerId }
  const order = {
    key: 'demo plan',
    from,
    to: { side: 'sales' },
    amount: YEAR_PRICE,
    currency: 'VND',
    by: ownerId,
  } as const
  await transfer(tx, boughtAt, { ...order, reason: 'Trọn gói × 1' })
  const year = {
    ...plan,
    endDate: new Date(Date.parse(trialEnd) + 365 * DAY_MS).toISOString(),
    anchorDay: trial.anchorDay,
  }
  await writeSubscription(tx, pageId, year, { kind: 'purchase', by: ownerId, at: boughtAt })
  await credit(CREDITS[2])
}
