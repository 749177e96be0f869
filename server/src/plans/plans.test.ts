import { expect, test } from 'vitest'
import { gateways } from '@portico/contract/gateways.ts'
import { members } from '@portico/contract/members.ts'
import { pages } from '@portico/contract/pages.ts'
import { plans, subscriptions, type PlanFields } from '@portico/contract/plans.ts'
import { licenceCodes } from '@portico/contract/plans/licenceCodes.ts'
import { pageLicense } from '@portico/contract/plans/pageLicense.ts'
import { sql } from '../core/db/database.ts'
import { credit } from '../finance/index.ts'
import { handClock } from '../testing/clock.ts'
import { givenMember, givenPage, givenUser, send, type Venue } from '../testing/given.ts'
import { givenAdmin } from '../testing/admin.ts'
import { useServer } from '../testing/server.ts'
import { readCode } from './codeText.ts'

const clock = handClock()
const server = useServer({ clock })
const as = ({ token }: { token: string }) => ({ token })
let made = 0

async function givenPlan(fields: Partial<PlanFields> = {}) {
  const admin = await givenAdmin(server())
  const body: PlanFields = {
    name: `PRO ${++made}`,
    price: 200_000,
    currency: 'VND',
    period: 'month',
    other_metrics: { videoUpload: 1, cta: 0, modules: ['zalo'], limits: { devices: 3 } },
    isOnSale: true,
    ...fields,
  }
  return { admin, plan: await send(server(), plans.create, { body }, as(admin)) }
}

async function givenCodes(count: number, of: { months?: number; days?: number; isTrial?: boolean } = { months: 1 }) {
  const { admin, plan } = await givenPlan()
  const body = {
    name: 'Đợt tháng 11',
    planId: plan.id,
    months: of.months ?? null,
    days: of.days ?? null,
    isTrial: of.isTrial ?? false,
    reseller: 'Đại lý Hoa',
    sharePercent: 20,
    validUntil: null,
    count,
  }
  const batch = await send(server(), licenceCodes.create, { body }, as(admin))
  const read = () => send(server(), licenceCodes.codes, { params: { id: batch.id } }, as(admin))
  return { admin, plan, batch, read, codes: (await read()).rows.map(({ code }) => code) }
}

const license = (page: Venue) => send(server(), pageLicense.read, {}, as(page))
const preview = (page: Venue, code: string) => send(server(), pageLicense.preview, { body: { code } }, as(page))
const redeem = (page: Venue, code: string) => send(server(), pageLicense.redeem, { body: { code } }, as(page))

test('a plan is sold, changed and retired by an administrator, and by nobody else', async () => {
  const { admin, plan } = await givenPlan()
  const page = await givenPage(server())
  const onSale = async () => (await send(server(), plans.list, {}, as(page.owner))).rows.map(({ id }) => id)
  expect(await onSale()).toContain(plan.id)
  const changed = await send(server(), plans.update, { params: { id: plan.id }, body: { price: 250_000 } }, as(admin))
  expect(changed).toMatchObject({ price: 250_000, name: plan.name, other_metrics: { limits: { devices: 3 } } })
  await expect(send(server(), plans.remove, { params: { id: plan.id } }, as(page.owner))).rejects.toMatchObject({
    status: 403,
  })
  await send(server(), plans.remove, { params: { id: plan.id } }, as(admin))
  expect(await onSale()).not.toContain(plan.id)
  const same = send(server(), plans.create, { body: { ...plan, name: 'FREE' } }, as(admin))
  await expect(same).rejects.toMatchObject({ code: 'plan/duplicate' })
})

test('a fresh installation gives every new page everything for life; selling begins them on FREE', async () => {
  const admin = await givenAdmin(server())
  const sell = (isSelling: boolean) => send(server(), plans.sell, { body: { isSelling } }, as(admin))
  await sell(false)
  const lan = await givenUser(server())
  const whole = await send(server(), pages.create, { body: { name: 'Quán Mộc' } }, as(lan))
  await sell(true)
  const free = await send(server(), pages.create, { body: { name: 'Quán Lá' } }, as(lan))
  expect(
    [whole, free].map(({ PageSubscription }) => [PageSubscription?.Plan.name, PageSubscription?.isLifetime]),
  ).toEqual([
    ['PORTICO', true],
    ['FREE', false],
  ])
})

test('a licence code extends the plan by its months; the owner sees before what it will do', async () => {
  const page = await givenPage(server())
  const { plan, codes, read, batch, admin } = await givenCodes(3)
  expect(await license(page)).toMatchObject({ state: 'free', history: [] })
  const before = await preview(page, codes[0]!)
  expect(await license(page)).toMatchObject({ state: 'free', history: [] })
  const first = await redeem(page, ` ${codes[0]!.toLowerCase().replaceAll('-', ' ')} `)
  expect(first).toEqual(before)
  const second = await redeem(page, codes[1]!)
  expect(Date.parse(second.end_date!) - Date.parse(first.end_date!)).toBeGreaterThan(27 * 86_400_000)
  expect(await license(page)).toMatchObject({
    state: 'active',
    plan: { id: plan.id },
    end_date: second.end_date,
    usage: expect.arrayContaining([{ name: 'devices', used: expect.any(Number), limit: 3 }]),
    history: [{ kind: 'licence' }, { kind: 'licence', plan: plan.name }],
  })
  expect((await read()).rows.map(({ state }) => state)).toEqual(['used', 'used', 'open'])
  const { rows } = await send(server(), licenceCodes.list, { query: {} }, as(admin))
  expect(rows.find(({ id }) => id === batch.id)).toMatchObject({
    used: 2,
    count: 3,
    share: { amount: 80_000, currency: 'VND' },
  })
})

test('fifty people who type one code at once make one page richer', async () => {
  const { codes, read } = await givenCodes(1)
  const venues = await Promise.all(Array.from({ length: 5 }, () => givenPage(server())))
  const tries = venues.flatMap((page) => Array.from({ length: 10 }, () => redeem(page, codes[0]!)))
  const answers = await Promise.allSettled(tries)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
  expect(new Set(refusals)).toEqual(new Set(['licence/used']))
  const states = await Promise.all(venues.map(license))
  expect(states.filter(({ state }) => state === 'active')).toHaveLength(1)
  expect((await read()).rows).toMatchObject([{ state: 'used' }])
})

test('a code that was revoked, mistyped or made up says so and changes nothing', async () => {
  const page = await givenPage(server())
  const { admin, batch, codes } = await givenCodes(2)
  await send(server(), licenceCodes.revoke, { params: { id: batch.id }, body: { number: 1 } }, as(admin))
  await expect(redeem(page, codes[0]!)).rejects.toMatchObject({ code: 'licence/revoked' })
  const letters = readCode(codes[1]!)!
  const swapped = letters[1]! + letters[0]! + letters.slice(2)
  if (swapped !== letters) await expect(redeem(page, swapped)).rejects.toMatchObject({ code: 'licence/mistyped' })
  await expect(redeem(page, 'AAAA-AAAA-AAAA-AAAA')).rejects.toMatchObject({ code: expect.stringMatching(/^licence/) })
  expect(await license(page)).toMatchObject({ state: 'free' })
})

test('a page tries a plan once, and staff buy nothing', async () => {
  const page = await givenPage(server())
  const { codes } = await givenCodes(2, { days: 14, isTrial: true })
  expect(await redeem(page, codes[0]!)).toMatchObject({ isLifetime: false })
  await expect(redeem(page, codes[1]!)).rejects.toMatchObject({ code: 'licence/trial-used' })
  const staff = await givenMember(server(), page, 'manager')
  await expect(redeem({ ...page, token: staff.pageToken }, codes[1]!)).rejects.toMatchObject({ status: 403 })
})

test('another plan begins at once and takes the rest of the old one with it; for life is for life', async () => {
  const page = await givenPage(server())
  const { codes } = await givenCodes(1, { days: 30 })
  await redeem(page, codes[0]!)
  const dear = await givenPlan({ price: 600_000 })
  await credit(server().services, { userId: page.owner.id, amount: 2_000_000, reason: 'FT', key: `a ${page.eid}` })
  const order = { planId: dear.plan.id, periods: 1, price: 600_000, key: 'one' }
  const bought = await send(server(), pageLicense.purchase, { body: order }, as(page))
  expect(bought).toMatchObject({ plan: dear.plan.name, convertedDays: 10, total: 600_000, balance: 1_400_000 })
  const life = await givenCodes(1, {})
  await redeem(page, life.codes[0]!)
  await expect(
    send(server(), pageLicense.purchase, { body: { ...order, key: 'two' } }, as(page)),
  ).rejects.toMatchObject({ code: 'plan/lifetime' })
})

test('a plan is bought once however often the button is pressed, and not for another price', async () => {
  const page = await givenPage(server())
  const { plan } = await givenPlan()
  await credit(server().services, { userId: page.owner.id, amount: 500_000, reason: 'FT', key: `b ${page.eid}` })
  const buy = (key: string, price = 200_000) =>
    send(server(), pageLicense.purchase, { body: { planId: plan.id, periods: 1, price, key } }, as(page))
  const answers = await Promise.all(Array.from({ length: 20 }, () => buy('pressed')))
  expect(new Set(answers.map(({ balance, end_date: end }) => `${balance} ${end}`)).size).toBe(1)
  expect(answers[0]).toMatchObject({ balance: 300_000 })
  await expect(buy('cheap', 1)).rejects.toMatchObject({ code: 'plan/price-changed' })
  await buy('second')
  await expect(buy('third')).rejects.toMatchObject({ code: 'finance/insufficient' })
  expect((await license(page)).history).toHaveLength(2)
})

test('devices and members stop at the plan’s limit, counted exactly when many come at once', async () => {
  const page = await givenPage(server())
  const { plan } = await givenPlan({
    other_metrics: { videoUpload: 0, cta: 0, modules: [], limits: { devices: 3, members: 2 } },
  })
  await credit(server().services, { userId: page.owner.id, amount: 200_000, reason: 'FT', key: `c ${page.eid}` })
  const body = { planId: plan.id, periods: 1, price: 200_000, key: 'limits' }
  await send(server(), pageLicense.purchase, { body }, as(page))
  const add = (index: number) =>
    send(server(), gateways.create, { body: { name: `Cổng ${index}`, type: 'radius' } }, as(page))
  const answers = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => add(index)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await expect(add(99)).rejects.toMatchObject({ status: 402, code: 'plan/limit' })
  const invite = (email: string) =>
    send(server(), members.invite, { body: { page_id: page.eid, email_mobile: email, role: 'staff' } }, as(page))
  await invite('lan@quan.test')
  await expect(invite('mai@quan.test')).rejects.toMatchObject({ code: 'plan/limit' })
  clock.advance(40 * 86_400)
  const { id: userId, family } = page.owner
  const token = await server().services.tokens.signPage({ userId, family, pageId: page.eid })
  expect(
    await send(server(), gateways.create, { body: { name: 'Sau khi hết hạn', type: 'radius' } }, { token }),
  ).toMatchObject({
    name: 'Sau khi hết hạn',
  })
})

test('an administrator gives a page a plan with the reason, and finds it by state and by name', async () => {
  const page = await givenPage(server())
  const { admin, plan } = await givenPlan()
  const end = new Date(clock.now().getTime() + 86_400_000).toISOString()
  const body = { planId: plan.id, end_date: end, isLifetime: false, reason: 'Đền bù sự cố' }
  const row = await send(server(), subscriptions.change, { params: { pageId: page.eid }, body }, as(admin))
  expect(row).toMatchObject({ state: 'active', plan: plan.name, end_date: end })
  const find = async (query: object, by = admin) => {
    const { rows } = await send(server(), subscriptions.list, { query: { planId: plan.id, ...query } }, as(by))
    return rows.map(({ pageId }) => pageId)
  }
  expect(await find({ state: 'active', search: row.page.slice(0, 4).toLowerCase() })).toEqual([page.eid])
  expect(await find({ state: 'ended' })).toEqual([])
  clock.advance(2 * 86_400)
  expect(await find({ state: 'grace' }, await givenAdmin(server()))).toEqual([page.eid])
})

test('a page without a subscription stands in the list of administrators as FREE', async () => {
  const page = await givenPage(server(), 'Quán Không Gói')
  await server().services.db.asSystem((tx) => tx.run(sql`delete from subscriptions where page_id = ${page.eid}`))
  const { rows } = await send(
    server(),
    subscriptions.list,
    { query: { search: 'quán không gói' } },
    as(await givenAdmin(server())),
  )
  expect(rows).toMatchObject([{ pageId: page.eid, planId: null, plan: 'FREE', state: 'free' }])
})
