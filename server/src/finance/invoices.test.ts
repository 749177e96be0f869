import { expect, test } from 'vitest'
import { billingSettings } from '@portico/contract/finance/billing.ts'
import { invoices } from '@portico/contract/finance/invoices.ts'
import { payments } from '@portico/contract/payments.ts'
import { plans } from '@portico/contract/plans.ts'
import { pageLicense } from '@portico/contract/plans/pageLicense.ts'
import { sql } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import { givenAdmin } from '../testing/admin.ts'
import { handClock } from '../testing/clock.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'
import { drawBill } from './bill.ts'
import { billUsage } from './billUsage.ts'
import { vatOf } from './invoices.ts'
import { credit, holdCharge, settleCharge } from './index.ts'

const clock = handClock(new Date('2027-10-20T04:00:00Z'))
const server = useServer({ clock })
let made = 0

async function givenBuyer(): Promise<Venue> {
  const page = await givenPage(server())
  const admin = await givenAdmin(server())
  const body = { price: 110_000, currency: 'VND', period: 'month', isOnSale: true } as const
  const metrics = { videoUpload: 0, cta: 0, modules: [] } as const
  const token = { token: admin.token }
  const fields = { ...body, name: `HÓA ĐƠN ${++made}`, other_metrics: { ...metrics, modules: [] } }
  const plan = await send(server(), plans.create, { body: fields }, token)
  const settings = await send(server(), billingSettings.read, {}, token)
  const seller = { seller: 'Công ty Portico', taxCode: '0312345678', address: 'Đà Nẵng', vatPercent: 10 }
  await send(server(), billingSettings.save, { body: { ...settings, ...seller } }, token)
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update subscriptions set is_lifetime = false, end_date = null where page_id = ${page.eid}`),
  )
  await credit(server().services, { userId: page.owner.id, amount: 500_000, reason: 'FT', key: `inv ${page.eid}` })
  const wish = { planId: plan.id, periods: 2, price: 110_000, key: 'one' }
  await send(server(), pageLicense.purchase, { body: wish }, { token: page.token })
  await send(server(), pageLicense.purchase, { body: wish }, { token: page.token })
  return page
}
const list = async ({ owner }: Venue) =>
  (await send(server(), invoices.list, { query: {} }, { token: owner.token })).rows
const stored = (id: string) =>
  server().services.db.asSystem((tx) =>
    tx.first(sql<{ seller: object; buyer: object | null; vatPercent: number }>`
      select seller, buyer, vat_percent from invoices where id = ${id}`),
  )

test('a purchase has one invoice, with the seller and the tax of that day and the buyer’s company for good', async () => {
  const page = await givenBuyer()
  const token = { token: page.owner.token }
  const rows = await list(page)
  expect(rows).toMatchObject([{ total: 220_000, currency: 'VND', lines: [{ amount: 220_000 }] }])
  const { id, number } = rows[0]!
  expect(await stored(id)).toMatchObject({ vatPercent: 10, buyer: null, seller: { seller: 'Công ty Portico' } })
  const company = {
    company: '台北珍珠奶茶有限公司',
    taxCode: '0109876543',
    address: '胡志明市第一郡阮惠街12号',
    email: '',
  }
  await send(server(), payments.saveBilling, { body: company }, token)
  const paper = await send(server(), invoices.pdf, { params: { id } }, { ...token, language: 'zh' })
  expect(paper.filename).toBe(`invoice-${String(number).padStart(6, '0')}.pdf`)
  const bytes = Buffer.from(paper.base64, 'base64')
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.toString('latin1'), 'a font with Chinese letters').toMatch(/ZCOOL/i)
  await send(server(), payments.saveBilling, { body: { ...company, company: 'Khác' } }, token)
  expect(await stored(id)).toMatchObject({ buyer: company })
  const stranger = await givenPage(server())
  await expect(send(server(), invoices.pdf, { params: { id } }, { token: stranger.owner.token })).rejects.toMatchObject(
    { code: 'finance/invoice-not-found' },
  )
})

test('the numbers of invoices have no gaps when many buy at once', async () => {
  await Promise.all(Array.from({ length: 5 }, givenBuyer))
  const numbers = await server().services.db.asSystem((tx) =>
    tx.rows(sql<{ number: number }>`select number from invoices order by number`),
  )
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1))
})

test('what was used in a month is billed once it is over, by purpose and page', async () => {
  const page = await givenPage(server())
  await credit(server().services, { userId: page.owner.id, amount: 90_000, reason: 'FT', key: `use ${page.eid}` })
  const use = (spent: number) =>
    server().services.db.asSystem(async (tx) => {
      const ref = { purpose: 'ai', about: newId(clock.now()) } as const
      const of = { pageId: page.eid, amount: 1000, currency: 'VND', reason: 'AI', by: null }
      await holdCharge(tx, clock.now(), { ...ref, ...of })
      await settleCharge(tx, clock.now(), ref, spent)
    })
  for (const spent of [400, 300, 0]) await use(spent)
  await billUsage(server().services)
  expect(await list(page)).toEqual([])
  clock.set(new Date('2027-11-01T19:00:00Z'))
  await use(500)
  await Promise.all([billUsage(server().services), billUsage(server().services)])
  await billUsage(server().services)
  const { id, family } = page.owner
  page.owner.token = await server().services.tokens.signUser({ userId: id, family })
  expect(await list(page)).toMatchObject([{ total: 700, lines: [{ purpose: 'ai', amount: 700 }] }])
})

test('the tax in a price is rounded to the nearest đồng', () => {
  expect([vatOf(110_000, 10), vatOf(100, 8), vatOf(1, 10), vatOf(0, 10)]).toEqual([10_000, 7, 0, 0])
})

test('a letter that no font has is a question mark, and a long list of lines fits one sheet', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({ what: `Gói ${index} 臺北 ✓`, amount: 1000 }))
  const bill = { language: 'vi', timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND', title: 'HÓA ĐƠN', number: '1' } as const
  const of = { at: '2027-11-01T00:00:00Z', seller: ['A'], buyer: ['B'], sums: [], total: 40_000, note: '' }
  const pdf = await drawBill({ ...bill, ...of, rows })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})
