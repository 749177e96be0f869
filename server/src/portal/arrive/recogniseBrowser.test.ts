import { expect, test } from 'vitest'
import { consentTexts, guestRights } from '@portico/contract/guests.ts'
import { accessRules } from '@portico/contract/gateways/accessRules.ts'
import { FlowSteps, type FlowStep } from '@portico/contract/flows.ts'
import { returningGuests } from '@portico/contract/flows/returningGuests.ts'
import { sql } from '../../core/db/database.ts'
import { mayContact } from '../../guests/index.ts'
import { handClock } from '../../testing/clock.ts'
import { formStep, givenGateway, givenMember, givenPage, givenSteps, send } from '../../testing/given.ts'
import { randomMac } from '../../testing/givenGuest.ts'
import { cookieOf } from '../../testing/hotspot.ts'
import { openPortal, post } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'

const LOGIN = 'http://10.5.50.1/login'
const DAY = 24 * 3600
const clock = handClock()
const server = useServer({ clock })

/** A guest who has filled in the form of a venue that asks again only after some days. */
async function given(days = 7) {
  const page = await givenPage(server())
  await givenSteps(server(), page, [formStep({ phone: 'required' })])
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: LOGIN } })
  // Days pass between two choices, and a token does not live that long.
  const choose = async (next: number) => {
    const { id: userId, family } = page.owner
    const token = await server().services.tokens.signPage({ userId, family, pageId: page.eid })
    return send(server(), returningGuests.save, { body: { days: next } }, { token })
  }
  if (days > 0) await choose(days)
  const mac = randomMac()
  const first = await openPortal(server(), gateway, { mac })
  const led = await post(server(), first.action, { phone: '0912345678', terms: 'yes', marketing: 'yes', of_age: 'yes' })
  expect(led.location).toMatch(LOGIN)
  const cookie = cookieOf(led)
  const comeBack = (as = cookie, from = mac) => openPortal(server(), gateway, { mac: from }, { cookie: as })
  const isLetIn = async (...at: Parameters<typeof comeBack>) =>
    (await comeBack(...at)).location?.startsWith(LOGIN) ?? false
  const [guest] = await server().services.db.asSystem((tx) =>
    tx.rows<{ id: string }>(sql`select id from guests where page_id = ${page.eid}`),
  )
  return { page, gateway, mac, cookie, choose, comeBack, isLetIn, guestId: guest!.id }
}

test('a guest who comes back within the days goes straight online, also with a new phone address; later they sign in', async () => {
  const { isLetIn, cookie } = await given()
  clock.advance(3 * DAY)
  expect([await isLetIn(), await isLetIn(cookie, randomMac())]).toEqual([true, true])
  clock.advance(4 * DAY + 1)
  expect(await isLetIn()).toBe(false)
})

test('a phone’s address alone, or the cookie of another venue, signs nobody in', async () => {
  const { isLetIn } = await given()
  const other = await given()
  expect([await isLetIn(''), await isLetIn(other.cookie), await isLetIn()]).toEqual([false, false, true])
})

test('a venue that chose nothing asks every time, and a change of the days counts at once', async () => {
  const { isLetIn, choose } = await given(0)
  expect(await isLetIn()).toBe(false)
  await choose(7)
  clock.advance(2 * DAY)
  expect(await isLetIn()).toBe(true)
  await choose(1)
  expect(await isLetIn()).toBe(false)
})

test('new terms, and a step that asks something new, are asked of guests who come back', async () => {
  const one = await given()
  const body = { purpose: 'terms' as const, texts: { en: 'No loud music.' } }
  await send(server(), consentTexts.update, { body }, { token: one.page.token })
  expect(await one.isLetIn()).toBe(false)
  const two = await given()
  const publish = (change: string) =>
    server().services.db.asSystem(async (tx) => {
      await tx.run(sql`insert into login_flow_versions (page_id, flow_id, version, steps, at)
        select page_id, id, version + 1, replace(steps::text, '"title": {}', ${change})::jsonb, ${clock.now()}
        from login_flows where page_id = ${two.page.eid}`)
      await tx.run(sql`update login_flows set version = version + 1 where page_id = ${two.page.eid}`)
    })
  await publish('"title": {"en": "Hello"}')
  expect(await two.isLetIn()).toBe(true)
  await givenSteps(server(), two.page, [formStep({ phone: 'required', email: 'required' })])
  expect(await two.isLetIn()).toBe(false)
})

test('a question added in a later version of the same flow is asked of guests who come back', async () => {
  const { page, isLetIn } = await given()
  const [row] = await server().services.db.asSystem((tx) =>
    tx.rows<{ steps: FlowStep[] }>(sql`select steps from login_flows where page_id = ${page.eid}`),
  )
  const later = FlowSteps.parse([{ ...formStep({ phone: 'required', email: 'required' }), id: row!.steps[0]!.id }])
  await server().services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into login_flow_versions (page_id, flow_id, version, steps, at)
      select page_id, id, version + 1, ${JSON.stringify(later)}::jsonb, ${clock.now()} from login_flows where page_id = ${page.eid}`)
    await tx.run(sql`update login_flows set version = version + 1 where page_id = ${page.eid}`)
  })
  expect(await isLetIn()).toBe(false)
})

test('a blocked guest is stopped, also with a phone address nobody blocked', async () => {
  const { page, comeBack, cookie, guestId } = await given()
  await send(server(), accessRules.create, { body: { kind: 'deny', guestId } }, { token: page.token })
  expect((await comeBack(cookie, randomMac())).status).toBe(403)
})

test('an erased guest is a stranger again', async () => {
  const { page, isLetIn, guestId } = await given()
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update guests set erased_at = ${clock.now()} where page_id = ${page.eid} and id = ${guestId}`),
  )
  expect(await isLetIn()).toBe(false)
})

test('coming back gives no consent: one that was withdrawn stays withdrawn', async () => {
  const { page, isLetIn, guestId } = await given()
  const may = () =>
    server().services.db.asSystem((tx) => mayContact(tx, { pageId: page.eid, guestId }, 'marketing', 'sms'))
  expect(await may()).toBe(true)
  clock.advance(60)
  await send(server(), guestRights.withdraw, { params: { id: guestId }, body: {} }, { token: page.token })
  expect(await may()).toBe(false)
  expect([await isLetIn(), await may()]).toEqual([true, false])
})

test('staff do not change how returning guests sign in', async () => {
  const { page } = await given(0)
  const { pageToken } = await givenMember(server(), page, 'staff')
  await expect(send(server(), returningGuests.save, { body: { days: 7 } }, { token: pageToken })).rejects.toMatchObject(
    { code: 'auth/forbidden' },
  )
})
