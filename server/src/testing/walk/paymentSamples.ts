// Good requests for the calls about payments; an order that never reached its provider is nothing there.
import { newId } from '../../core/id.ts'
import { sql } from '../../core/db/database.ts'
import { transfer } from '../../finance/index.ts'
import { makeReference } from '../../payments/orders.ts'
import type { Sample } from './fire.ts'
import { turnTwoStepsOn } from './templateSamples.ts'
import type { World } from './world.ts'

type MakeSample = (world: World) => Partial<Sample> | Promise<Partial<Sample>>

const asAdmin =
  (make: MakeSample): MakeSample =>
  async (world) => {
    await turnTwoStepsOn(world)
    return make(world)
  }

export const paymentSamples: Record<string, MakeSample> = {
  'payments.start': () => ({ body: { provider: 'vnpay', amount: 50_000, key: newId(new Date()) } }),
  'payments.read': async (world) => ({ params: { id: await givenOrder(world) } }),
  'payments.check': async (world) => ({ params: { id: await givenOrder(world) } }),
  'payments.invoice': async (world) => ({ params: { id: await givenOrder(world, true) } }),
  'payments.saveBilling': ({ page }) => ({
    body: { company: `Công ty ${page.eid.slice(-8)}`, taxCode: '0312345678', address: 'Huế', email: '' },
  }),
  'adminPayments.orders': asAdmin(() => ({})),
  'adminPayments.differences': asAdmin(() => ({})),
  'adminPayments.resolve': asAdmin(async (world) => ({
    params: { id: await givenDifference(world) },
    body: { resolution: 'Đã hoàn tiền' },
  })),
  'adminPayments.reconcile': asAdmin(() => ({})),
}

async function givenOrder({ running: { services }, page: { owner } }: World, isPaid = false): Promise<string> {
  const now = services.clock.now()
  const id = newId(now)
  await services.db.asSystem(async (tx) => {
    const order = { key: `payment ${id}`, from: { side: 'bank' }, to: { userId: owner.id } } as const
    const booked = isPaid
      ? await transfer(tx, now, { ...order, amount: 50_000, currency: 'VND', reason: 'VietQR', by: owner.id })
      : undefined
    await tx.run(sql`
      insert into payment_orders (id, user_id, key, provider, reference, amount, currency, state, transfer_id, invoice_number, created_at, expires_at)
      values (${id}, ${owner.id}, ${id}, 'vnpay', ${makeReference(now)}, 50000, 'VND', ${isPaid ? 'paid' : 'pending'},
        ${booked?.id ?? null}::uuid, ${isPaid ? Math.floor(Math.random() * 1e12) : null}::bigint, ${now}, ${now})`)
  })
  return id
}

async function givenDifference({ running: { services } }: World): Promise<string> {
  const now = services.clock.now()
  const id = newId(now)
  await services.db.asSystem((tx) =>
    tx.run(sql`
      insert into payment_differences (id, provider, reference, kind, theirs, currency, found_at)
      values (${id}, 'vnpay', ${makeReference(now)}, 'unknown', 50000, 'VND', ${now})`),
  )
  return id
}
