// Good requests for the calls about payments; an order that never reached its provider is nothing there.
import { newId } from '../../core/id.ts'
import { sql } from '../../core/db/database.ts'
import { issueInvoice, transfer } from '../../finance/index.ts'
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
  'finance.saveAlert': () => ({ body: { limit: 20_000 } }),
  'payments.start': () => ({ body: { provider: 'vnpay', amount: 50_000, key: newId(new Date()) } }),
  'payments.read': async (world) => ({ params: { id: await givenOrder(world) } }),
  'payments.check': async (world) => ({ params: { id: await givenOrder(world) } }),
  'payments.invoice': async (world) => ({ params: { id: await givenOrder(world, true) } }),
  'payments.saveBilling': ({ page }) => ({
    body: { company: `Công ty ${page.eid.slice(-8)}`, taxCode: '0312345678', address: 'Huế', email: '' },
  }),
  'invoices.pdf': async (world) => ({ params: { id: await givenInvoice(world) } }),
  'billingSettings.read': asAdmin(() => ({})),
  'billingSettings.save': asAdmin(() => ({
    body: { seller: 'Portico', taxCode: '', address: '', vatPercent: 8, approveAbove: { VND: 1, USD: 1, EUR: 1 } },
  })),
  'adminCredits.list': asAdmin(() => ({})),
  'adminCredits.create': asAdmin(({ page: { owner } }) => ({
    body: { owner: owner.email, amount: 5000, reason: 'Chuyển khoản', proof: PROOF, key: newId(new Date()) },
  })),
  'adminCredits.takeBack': asAdmin(async (world) => ({
    body: { transferId: await givenTransfer(world), amount: 1000, reason: 'Cộng nhầm', key: newId(new Date()) },
  })),
  'adminCredits.decide': asAdmin(async (world) => ({
    params: { id: await givenCredit(world) },
    body: { isApproved: false },
  })),
  'adminCredits.proof': asAdmin(async (world) => ({ params: { id: await givenCredit(world) } })),
  'adminPayments.orders': asAdmin(() => ({})),
  'adminPayments.differences': asAdmin(() => ({})),
  'adminPayments.resolve': asAdmin(async (world) => ({
    params: { id: await givenDifference(world) },
    body: { resolution: 'Đã hoàn tiền' },
  })),
  'adminPayments.reconcile': asAdmin(() => ({})),
}

/** The smallest document. */
const PROOF = { name: 'uy-nhiem-chi.pdf', base64: Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64') }

async function givenInvoice({ running: { services }, page: { owner } }: World): Promise<string> {
  const now = services.clock.now()
  const key = newId(now)
  const lines = [{ what: 'PRO × 1', amount: 90_000 }]
  const row = await services.db.asSystem(async (tx) => {
    await issueInvoice(tx, now, { userId: owner.id, key, lines, total: 90_000, currency: 'VND' })
    return tx.first(sql<{ id: string }>`select id from invoices where key = ${key}`)
  })
  return row!.id
}

async function givenTransfer({ running: { services }, page: { owner } }: World): Promise<string> {
  const now = services.clock.now()
  const order = { key: newId(now), from: { side: 'bank' }, to: { userId: owner.id }, amount: 5000 } as const
  const booked = await services.db.asSystem((tx) =>
    transfer(tx, now, { ...order, currency: 'VND', reason: 'FT', by: null }),
  )
  return booked.id
}

/** It waits, and another asked for it. */
async function givenCredit({ running: { services }, page: { owner } }: World): Promise<string> {
  const now = services.clock.now()
  const id = newId(now)
  await services.db.asSystem((tx) =>
    tx.run(sql`
      insert into manual_credits (id, kind, user_id, key, amount, currency, reason, proof_name, proof_type, proof, state, asked_by, asked_at)
      values (${id}, 'credit', ${owner.id}, ${id}, 9000, 'VND', 'FT', ${PROOF.name}, 'application/pdf',
        ${services.secrets.seal(PROOF.base64)}, 'waiting', ${owner.id}, ${now})`),
  )
  return id
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
