import { afterAll, expect, test } from 'vitest'
import { portal } from '@portico/contract/portal.ts'
import { startSmtp } from '../../../../dev/simulators/smtp.ts'
import { addPlatformOa } from '../../../../dev/simulators/zalo/platform.ts'
import { startZaloOa } from '../../../../dev/simulators/zalo/startZaloOa.ts'
import { sql } from '../../core/db/database.ts'
import { handClock } from '../../testing/clock.ts'
import { givenGateway, givenMember, givenPage, givenSteps, send as call } from '../../testing/given.ts'
import { randomMac } from '../../testing/givenGuest.ts'
import { knock, openPortal, post, type PortalPage } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'

const LOGIN = 'http://10.5.50.1/login'
const clock = handClock()
const smtp = await startSmtp()
const zalo = await startZaloOa({ id: '', secret: '', oaSecret: '' })
addPlatformOa(zalo.state, { token: 'oa-token', templateId: '77' })
const sentByZalo = zalo.state.phoneTemplates
afterAll(async () => void (await Promise.all([smtp.close(), zalo.close()])))
const server = useServer({
  clock,
  config: { smtpUrl: smtp.url, znsUrl: zalo.url, znsToken: 'oa-token', znsTemplate: '77' },
})

async function given(step: object) {
  const page = await givenPage(server())
  await givenSteps(server(), page, [step])
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: LOGIN } })
  const first = await openPortal(server(), gateway, { mac: randomMac() })
  return { page, first }
}
const send = ({ action }: PortalPage, fields: Record<string, string>) => post(server(), action, fields)
const look = ({ action }: PortalPage) => knock(server(), { path: action })
const isLetIn = ({ location }: PortalPage) => location?.startsWith(LOGIN) === true

test('a code by e-mail proves the address, and a short pass lets the guest read it', async () => {
  const { page, first } = await given({ type: 'email-code', codeDeliverMode: ['email'] })
  await send(first, { email: 'Lan@Example.test', terms: 'yes' })
  const entry = await look(first)
  expect(entry.text).toContain('l•••@example.test')
  expect(entry.text).toMatch(/Go online for 3 minutes/)
  expect(isLetIn(await send(first, { do: 'pass' }))).toBe(true)
  const [pass] = await server().services.db.asSystem((tx) =>
    tx.rows(sql`select session_seconds, down_kbps from grants where page_id = ${page.eid}`),
  )
  expect(pass).toEqual({ sessionSeconds: 180, downKbps: 1024 })
  // Still at the code, with the pass running: no guest is said to be online for good.
  expect((await look(first)).text).toMatch(/online to read your e-mail/)
  await expect.poll(() => smtp.mails.length, { timeout: 8000 }).toBe(1)
  const code = / is (\d{6})\./.exec(smtp.mails[0]!.raw.replaceAll(/=\r?\n/g, ''))![1]!
  expect(isLetIn(await send(first, { code }))).toBe(true)
  const guests = await server().services.db.asSystem((tx) =>
    tx.rows(sql`select email, email_verified_at is not null as proved from guests where page_id = ${page.eid}`),
  )
  expect(guests).toEqual([{ email: 'lan@example.test', proved: true }])
  const visits = await server().services.db.asSystem((tx) =>
    tx.rows(sql`select id from visits where page_id = ${page.eid}`),
  )
  expect(visits).toHaveLength(1)
})

test('a code by Zalo is sent by the approved template; a guest without Zalo reads so and takes another way', async () => {
  const { first } = await given({ type: 'phone-code', codeDeliverMode: ['zalo', 'staff'] })
  await zalo.control('fail-next', { path: '/message/template', code: -118 })
  await send(first, { phone: '0912 000 771', terms: 'yes' })
  const refused = await look(first)
  expect([refused.text, refused.text]).toEqual([
    expect.stringMatching(/could not be delivered/),
    expect.stringMatching(/from the staff/),
  ])
  clock.advance(61)
  await send(first, { do: 'resend' })
  expect(sentByZalo).toEqual([
    { phone: '84912000771', templateId: '77', data: { otp: expect.any(String) }, trackingId: expect.any(String) },
  ])
  expect(isLetIn(await send(first, { code: String(sentByZalo[0]!.data['otp']) }))).toBe(true)
})

test('passes are for signing in, not for living on: a phone gets four a day', async () => {
  const page = await givenPage(server())
  await givenSteps(server(), page, [{ type: 'email-code', codeDeliverMode: ['email', 'staff'] }])
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: LOGIN } })
  const mac = randomMac()
  const answers: boolean[] = []
  for (let n = 0; n < 5; n++) {
    clock.advance(3600)
    const first = await openPortal(server(), gateway, { mac })
    await send(first, { email: `lan${n}@example.test`, terms: 'yes' })
    answers.push(isLetIn(await send(first, { do: 'pass' })))
  }
  expect(answers).toEqual([true, true, true, true, false])
})

test('a staff code that is spent or too old leaves the counter, and the guest asks for another', async () => {
  const { page, first } = await given({ type: 'phone-code', codeDeliverMode: ['staff'], expire_in: 120 })
  const clerk = await givenMember(server(), page, 'staff')
  const codes = async () => (await call(server(), portal.codes, {}, { token: clerk.pageToken })).rows
  await send(first, { phone: '0912 000 772', terms: 'yes' })
  const [spent] = await codes()
  const wrong = spent!.code === '123456' ? '654321' : '123456'
  for (let n = 0; n < 5; n++) await send(first, { code: wrong })
  expect(await codes()).toEqual([])
  expect((await look(first)).text).toMatch(/Get a new code/)
  clock.advance(61)
  await send(first, { do: 'resend' })
  clock.advance(121)
  expect((await send(first, { code: spent!.code })).text).toMatch(/expired.*Get a new code/)
  await send(first, { do: 'resend' })
  const [fresh] = await codes()
  expect(isLetIn(await send(first, { code: fresh!.code }))).toBe(true)
  expect(await codes()).toEqual([])
})
