import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessCodes } from '@portico/contract/accessCodes.ts'
import { flows } from '@portico/contract/flows.ts'
import { wifiSales, type WifiAccount } from '@portico/contract/wifiSales.ts'
import { startPayments } from '../../../dev/simulators/payments/startPayments.ts'
import { sql } from '../core/db/database.ts'
import type { KnownGateway } from '../gateways/index.ts'
import { runningClock } from '../testing/clock.ts'
import { givenGateway, givenPage, givenSteps, send, type Venue } from '../testing/given.ts'
import { randomMac } from '../testing/givenGuest.ts'
import { fasFields, fasLevel1 } from '../testing/opennds.ts'
import { knock, openPortal, post } from '../testing/portal.ts'
import { useServer } from '../testing/server.ts'
import { querySales } from './sweep.ts'

const clock = runningClock()
const sim = await startPayments()
sim.state.ladderMs = [30, 60]
sim.state.now = () => clock.now().getTime()
const [payos, vnpay, stripe] = sim.accounts
const paymentUrls = {
  payos: { url: payos!.url },
  vnpay: { url: vnpay!.url, apiUrl: vnpay!.provider === 'vnpay' ? vnpay!.apiUrl : '' },
  stripe: { url: stripe!.url },
}
const server = useServer({ clock, config: { paymentUrls } })
beforeAll(() => void (sim.sending.base = server().services.config.portalUrl))
afterAll(() => sim.close())

type Provider = WifiAccount['provider']
const PROVIDERS: Provider[] = ['payos', 'vnpay', 'stripe']
const CREDENTIALS: Record<Provider, Record<string, string>> = {
  payos: { clientId: 'sim-client', apiKey: 'sim-key', checksumKey: 'sim-checksum' },
  vnpay: { tmnCode: 'PORTICO1', secret: 'sim-vnpay' },
  stripe: { secretKey: 'sk_test_sim', webhookSecret: 'whsec_sim' },
}

async function givenShop(...providers: Provider[]) {
  const page = await givenPage(server())
  const as = { token: page.token }
  const terms = {
    kind: 'counter',
    name: 'Cả ngày',
    count: 20,
    durationMinutes: 1440,
    maxDevices: 2,
    price: 20_000,
  } as const
  const { id } = await send(server(), accessCodes.createBatch, { body: terms }, as)
  for (const provider of providers)
    await send(
      server(),
      wifiSales.saveAccount,
      { params: { provider }, body: { credentials: CREDENTIALS[provider] } },
      as,
    )
  await givenSteps(server(), page, [{ type: 'purchase', offers: [id] }])
  const gateway = await givenGateway(server(), page, { type: 'opennds' })
  sim.sending.path = `/payments/wifi/${page.eid}`
  return { page, as, gateway, offer: id }
}

const arrive = (gateway: KnownGateway, mac: string) => openPortal(server(), gateway, fasLevel1(fasFields(mac)))
const look = (path: string) => knock(server(), { path })
const list = (page: Venue, query = {}) => send(server(), wifiSales.list, { query }, { token: page.token })

/** A guest who has chosen, and stands before the bill. */
async function order({ gateway, offer }: Awaited<ReturnType<typeof givenShop>>, pay?: Provider) {
  const here = await arrive(gateway, randomMac())
  const sent = await post(server(), here.action, { offer, ...(pay && { pay }), terms: 'yes' })
  expect(sent.status).toBe(303)
  const bill = await look(sent.location!)
  return { path: sent.location!, bill }
}
async function orderOf(shop: Awaited<ReturnType<typeof givenShop>>, pay?: Provider) {
  const at = await order(shop, pay)
  const { rows } = await list(shop.page)
  const sale = rows[0]!
  // The browser follows the redirect: VNPay knows of an order only then.
  if (sale.provider === 'vnpay') {
    const { location } = await look(`${at.path}/pay`)
    expect((await fetch(location!, { redirect: 'manual' })).status).toBe(302)
  }
  return { ...at, sale }
}
const grants = (page: Venue) =>
  server().services.db.asSystem((tx) =>
    tx.rows(
      sql<{ sessionSeconds: number }>`select session_seconds from grants where page_id = ${page.eid} order by id`,
    ),
  )

test.each(PROVIDERS)(
  'a guest pays by %s and is let in for what they bought, once however often it is said',
  async (by) => {
    const shop = await givenShop(by)
    const here = await arrive(shop.gateway, randomMac())
    expect(here.text).toContain('Cả ngày')
    expect(here.text).toContain('20.000')
    const { path, bill, sale } = await orderOf(shop)
    expect(bill.text).toContain('Open the payment page')
    expect(bill.text.includes('Scan it with another phone')).toBe(by === 'payos')
    await sim.pay(sale.reference, { repeats: 3 })
    const next = await look(path)
    expect(next.status).toBe(303)
    const [grant] = await grants(shop.page)
    expect(grant!.sessionSeconds).toBeGreaterThan(86_400 - 120)
    expect((await list(shop.page)).rows[0]).toMatchObject({ state: 'paid', code: expect.stringMatching(/^\d+$/) })
    expect(await send(server(), wifiSales.earned, { query: {} }, shop.as)).toMatchObject({ earned: 20_000, sales: 1 })
  },
)

test('a forged notice opens nothing, and the job finds the payment after all', async () => {
  const shop = await givenShop('payos')
  const { path, sale } = await orderOf(shop)
  await sim.pay(sale.reference, { isForged: true })
  expect((await look(path)).text).toContain('Pay to get online')
  expect(await grants(shop.page)).toEqual([])
  clock.advance(60)
  await querySales(server().services)
  expect((await look(path)).status).toBe(303)
  expect(await grants(shop.page)).toHaveLength(1)
})

test('a notice for one venue’s account buys nothing at another, and a wrong amount waits for the owner', async () => {
  const [first, second] = [await givenShop('payos'), await givenShop('payos')]
  const { sale } = await orderOf(first)
  await sim.pay(sale.reference)
  expect((await list(second.page)).count).toBe(0)
  expect((await list(first.page)).rows[0]!.state).toBe('pending')
  sim.sending.path = `/payments/wifi/${first.page.eid}`
  const { path, sale: other } = await orderOf(first)
  await sim.pay(other.reference, { paidAmount: 5000 })
  expect((await list(first.page)).rows[0]).toMatchObject({ state: 'refused', fault: 'amount', code: null })
  expect((await look(path)).text).toContain('did not go through')
})

test('a guest without mobile data gets a few minutes of Wi-Fi to pay, and may choose another offer instead', async () => {
  const shop = await givenShop('payos', 'vnpay')
  const { path, bill } = await order(shop, 'vnpay')
  expect(bill.text).toContain('Open Wi-Fi for a few minutes to pay')
  const passed = await post(server(), path, { do: 'pass' })
  expect(passed.status).toBe(303)
  expect((await grants(shop.page)).map(({ sessionSeconds }) => sessionSeconds)).toEqual([180])
  expect((await look(path)).text).toContain('Wi-Fi is open for another')
  await post(server(), path, { do: 'again' })
  expect((await look(path)).text).toContain('Choose an offer')
})

test('the code lets a second device in, and a refund takes it back with an entry of its own', async () => {
  const shop = await givenShop('stripe')
  const { path, sale } = await orderOf(shop)
  await sim.pay(sale.reference)
  await look(path)
  const { code } = (await list(shop.page)).rows[0]!
  const tablet = await arrive(shop.gateway, randomMac())
  expect((await post(server(), tablet.action, { do: 'code', code: code!, terms: 'yes' })).status).toBe(303)
  const refund = () =>
    send(server(), wifiSales.refund, { params: { id: sale.id }, body: { reason: 'mất mạng' } }, shop.as)
  const both = await Promise.allSettled([refund(), refund()])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await list(shop.page, { state: 'refunded' })).rows[0]).toMatchObject({ refundReason: 'mất mạng' })
  expect(await send(server(), wifiSales.earned, { query: {} }, shop.as)).toMatchObject({
    earned: 0,
    refunded: 20_000,
    sales: 1,
  })
  const late = await arrive(shop.gateway, randomMac())
  expect((await post(server(), late.action, { do: 'code', code: code!, terms: 'yes' })).status).toBe(422)
})

test('a flow that sells cannot be published without an account, and a provider that is away is said in words', async () => {
  const shop = await givenShop()
  expect((await arrive(shop.gateway, randomMac())).text).toContain('not for sale here')
  const { id } = await send(
    server(),
    flows.create,
    { body: { name: 'Bán', steps: [{ id: 'buy', type: 'purchase', offers: [shop.offer] }] } },
    shop.as,
  )
  const { problems } = await send(server(), flows.check, { params: { id } }, shop.as)
  expect(problems.map(({ code }) => code)).toEqual(['purchase-unconnected'])
  await expect(
    send(
      server(),
      wifiSales.saveAccount,
      { params: { provider: 'payos' }, body: { credentials: { apiKey: 'x' } } },
      shop.as,
    ),
  ).rejects.toMatchObject({ code: 'wifi-account/incomplete' })
  const wrong = { ...CREDENTIALS.payos, apiKey: 'wrong' }
  const saved = await send(
    server(),
    wifiSales.saveAccount,
    { params: { provider: 'payos' }, body: { credentials: wrong } },
    shop.as,
  )
  expect(JSON.stringify(saved)).not.toContain('sim-checksum')
  const { bill } = await order(shop)
  expect(bill.text).toContain('The payment page could not be opened')
})
