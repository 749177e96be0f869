import { afterAll, expect, test } from 'vitest'
import { startSms } from '../../../../dev/simulators/sms.ts'
import { sql } from '../../core/db/database.ts'
import type { KnownGateway } from '../../gateways/index.ts'
import { handClock } from '../../testing/clock.ts'
import { givenGateway, givenPage, givenSteps, type Venue } from '../../testing/given.ts'
import { randomMac } from '../../testing/givenGuest.ts'
import { cookieOf } from '../../testing/hotspot.ts'
import { knock, openPortal, post, type PortalPage } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'

const KEY = 'sms-key'
const LOGIN = 'http://10.5.50.1/login'
const clock = handClock()
const sms = await startSms(KEY)
afterAll(() => sms.close())
const server = useServer({ clock, config: { smsUrl: sms.url, smsKey: KEY } })

type GuestSetup = { page: Venue; gateway: KnownGateway; mac: string; open: (mac?: string) => Promise<PortalPage> }

async function givenSetup(steps: object[]): Promise<GuestSetup> {
  const page = await givenPage(server())
  await givenSteps(server(), page, steps)
  const gateway = await givenGateway(server(), page, {
    configuration: { loginUrl: LOGIN, downKbps: 1000, sessionMinutes: 60 },
  })
  const mac = randomMac()
  return { page, gateway, mac, open: (other = mac) => openPortal(server(), gateway, { mac: other }) }
}

const send = (at: PortalPage | string, fields: Record<string, string>) =>
  post(server(), typeof at === 'string' ? at : at.action, fields)
const look = (at: PortalPage) => knock(server(), { path: at.action })
const read = <Row>(statement: ReturnType<typeof sql>) =>
  server().services.db.asSystem((tx) => tx.rows(statement as ReturnType<typeof sql<Row>>))
const isLetIn = ({ location }: PortalPage) => location?.startsWith(LOGIN) === true

/** The code of the newest text message to a number. */
async function codeSentTo(phone: string, after = 0): Promise<string> {
  await expect.poll(() => sms.sent.filter(({ to }) => to === phone).length, { timeout: 8000 }).toBeGreaterThan(after)
  return /^\d{6}/.exec(sms.sent.findLast(({ to }) => to === phone)!.text)![0]
}

let phones = 0
const freshPhone = () => `+8491200${String(1000 + phones++)}`

test('every step is passed in its order, each with words of its own, and what the guest answered is kept', async () => {
  const { page, open } = await givenSetup([
    { type: 'terms', title: { en: 'House rules' }, text: { en: 'No loud calls.' } },
    {
      type: 'form',
      questions: [
        { id: 'q1', type: 'text', mappingField: 'name', label: { en: 'What do we call you?' }, required: true },
      ],
    },
    {
      type: 'survey',
      buttonLabel: { en: 'Send it' },
      questions: [
        { id: 'stars', type: 'rating', label: { en: 'The coffee' }, required: true },
        {
          id: 'fav',
          type: 'choice',
          label: { en: 'Favourite' },
          mappingField: 'favourite',
          options: [{ value: 'phin' }, { value: 'tea' }],
        },
      ],
    },
    { type: 'password', password: 'Trà Đá 9' },
  ])
  const first = await open()
  expect([first.text, first.text]).toEqual([
    expect.stringContaining('House rules'),
    expect.stringContaining('No loud calls.'),
  ])
  expect(first.text).toContain('Step 1 of 4')
  expect((await send(first, {})).status).toBe(422)
  expect((await send(first, { terms: 'yes' })).status).toBe(303)
  const form = await look(first)
  expect(form.text).toContain('What do we call you?')
  expect(form.html).not.toContain('name="terms"')
  await send(first, { q1: 'Lan' })
  const survey = await look(first)
  expect(survey.text).toContain('Send it')
  expect((await send(first, { fav: 'tea' })).status).toBe(422)
  expect((await look(first)).html).toMatch(/value="tea"[^>]*checked|checked[^>]*value="tea"/)
  expect((await send(first, { fav: 'beer', stars: '9' })).status).toBe(422)
  await send(first, { fav: 'tea', stars: '5' })
  const wrong = await send(first, { password: 'trà nóng' })
  expect([wrong.status, wrong.text]).toEqual([422, expect.stringMatching(/not the right password/)])
  expect(isLetIn(await send(first, { password: ' tra da 9 '.replace('tra da', 'trà ĐÁ') }))).toBe(true)
  expect(await read(sql`select name, profile from guests where page_id = ${page.eid}`)).toEqual([
    { name: 'Lan', profile: { favourite: 'tea' } },
  ])
  const [consent] = await read<{ body: string }>(sql`
    select t.body from consents c join consent_texts t on t.hash = c.text_hash where c.page_id = ${page.eid} and purpose = 'terms'`)
  expect(consent!.body).toContain('No loud calls.')
})

test('the speed and the time of a step are what the gateway gets, over its own', async () => {
  const { page, open } = await givenSetup([
    { type: 'one-tap', sessionSpeed: { downKbps: 5000, upKbps: 2000 }, sessionTimeout: 120 },
    { type: 'survey', sessionSpeed: { downKbps: 9000, upKbps: 9000 }, questions: [{ id: 'n', type: 'nps' }] },
  ])
  const grants = () =>
    read(sql`select session_seconds, down_kbps, up_kbps from grants where page_id = ${page.eid} order by id`)
  const lazy = await open()
  await send(lazy, { terms: 'yes' })
  await send(lazy, { do: 'skip' })
  expect(await grants()).toEqual([{ sessionSeconds: 7200, downKbps: 5000, upKbps: 2000 }])
  clock.advance(1)
  const keen = await open(randomMac())
  await send(keen, { terms: 'yes' })
  await send(keen, { n: '10' })
  expect((await grants())[1]).toEqual({ sessionSeconds: 7200, downKbps: 9000, upKbps: 9000 })
})

test('a code by text message proves the number, whatever happens to the sheet in between', async () => {
  const { page, gateway, mac, open } = await givenSetup([{ type: 'phone-code', codeDeliverMode: ['sms'] }])
  const phone = freshPhone()
  const first = await open()
  expect((await send(first, { phone: '12', terms: 'yes' })).status).toBe(422)
  expect((await send(first, { phone: phone.replace('+84', '0'), terms: 'yes' })).status).toBe(303)
  const entry = await look(first)
  expect(entry.html).toMatch(/autoComplete="one-time-code"/i)
  expect(entry.html).toMatch(/inputMode="numeric"/i)
  expect(entry.text).toContain(`•••${phone.slice(-3)}`)
  const code = await codeSentTo(phone)
  // The sheet was closed to read the message: the phone arrives as if for the first time, in another language.
  const again = await knock(server(), {
    path: `/g/${gateway.entryKey}?mac=${mac}&lang=vi`,
    headers: { cookie: cookieOf(first) },
  })
  expect(again.text).toContain('Nhập mã của bạn')
  const wrong = await send(again, { code: code === '000000' ? '111111' : '000000' })
  expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('4 lần')])
  expect(isLetIn(await send(again, { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` }))).toBe(true)
  expect(
    await read(sql`select phone, phone_verified_at is not null as proved from guests where page_id = ${page.eid}`),
  ).toEqual([{ phone, proved: true }])
  // Another phone with the same number is the same person.
  clock.advance(120)
  const other = await open(randomMac())
  await send(other, { phone, terms: 'yes' })
  expect(isLetIn(await send(other, { code: await codeSentTo(phone, 1) }))).toBe(true)
  expect(await read(sql`select id from guests where page_id = ${page.eid}`)).toHaveLength(1)
})

test('five wrong tries spend a code, time ends it, and a new one is sent a minute later', async () => {
  const { open } = await givenSetup([{ type: 'phone-code', codeDeliverMode: ['sms'], expire_in: 120 }])
  const phone = freshPhone()
  const first = await open()
  await send(first, { phone, terms: 'yes' })
  const code = await codeSentTo(phone)
  const wrong = code === '123456' ? '654321' : '123456'
  for (const left of [4, 3, 2, 1])
    expect((await send(first, { code: wrong })).text).toMatch(new RegExp(`${left} attempts? left`))
  expect((await send(first, { code: wrong })).text).toMatch(/too many wrong attempts/i)
  expect((await send(first, { code })).text).toMatch(/too many wrong attempts/i)
  expect(await send(first, { do: 'resend' })).toMatchObject({
    status: 429,
    text: expect.stringMatching(/wait \d+ seconds/),
  })
  clock.advance(61)
  expect((await send(first, { do: 'resend' })).status).toBe(303)
  const second = await codeSentTo(phone, 1)
  clock.advance(121)
  expect((await send(first, { code: second })).text).toMatch(/expired/)
  await send(first, { do: 'resend' })
  expect(isLetIn(await send(first, { code: await codeSentTo(phone, 2) }))).toBe(true)
})

test('twenty requests at once send one message; a number gets five a day, a dear country none', async () => {
  const { open } = await givenSetup([{ type: 'phone-code', codeDeliverMode: ['sms'] }])
  const phone = freshPhone()
  const sheets = await Promise.all(Array.from({ length: 20 }, () => open(randomMac())))
  const answers = await Promise.all(sheets.map((sheet) => send(sheet, { phone, terms: 'yes' })))
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
  for (let n = 0; n < 4; n++) {
    clock.advance(61)
    expect((await send(await open(randomMac()), { phone, terms: 'yes' })).status).toBe(303)
  }
  clock.advance(61)
  const sixth = await send(await open(randomMac()), { phone, terms: 'yes' })
  expect([sixth.status, sixth.text]).toEqual([429, expect.stringMatching(/Too many codes/)])
  const abroad = await send(await open(randomMac()), { phone: '+882 16 1234 5678', terms: 'yes' })
  expect([abroad.status, abroad.text]).toEqual([429, expect.stringMatching(/that country/)])
  const british = await send(await open(randomMac()), { phone: '+447911123456', terms: 'yes' })
  expect([british.status, british.text]).toEqual([429, expect.stringMatching(/that country/)])
  await codeSentTo(phone, 4)
  expect(sms.sent.filter(({ to }) => to === phone)).toHaveLength(5)
})

test('a message the provider does not take is reported, and another way is offered', async () => {
  const { open } = await givenSetup([{ type: 'phone-code', codeDeliverMode: ['sms', 'staff', 'screen'] }])
  const first = await open()
  sms.failAfterTaking(1)
  await send(first, { phone: freshPhone(), terms: 'yes' })
  await expect.poll(async () => (await look(first)).text, { timeout: 8000 }).toMatch(/could not be delivered/)
  const entry = await look(first)
  expect(entry.text).toMatch(/from the staff/)
  expect((await send(first, { do: 'way-screen' })).status).toBe(303)
  const shown = /<output[^>]*>(\d{6})<\/output>/.exec((await look(first)).html)![1]!
  expect(isLetIn(await send(first, { code: shown }))).toBe(true)
})

test('a video is skipped when the server’s seconds have passed, and who was here before passes known steps over', async () => {
  const { open, mac } = await givenSetup([
    { type: 'survey', skipKnown: true, questions: [{ id: 'nps', type: 'nps', required: true }] },
    {
      type: 'video',
      text: { en: 'Fresh bread' },
      video: { mediaUrl: '', posterUrl: '', seconds: 10, skipAfterSeconds: 5 },
    },
  ])
  const first = await open()
  await send(first, { terms: 'yes', nps: '7' })
  expect((await look(first)).text).toContain('Fresh bread')
  const early = await send(first, {})
  expect([early.status, early.text]).toEqual([200, expect.stringMatching(/Only 5 seconds/)])
  clock.advance(6)
  expect(isLetIn(await send(first, {}))).toBe(true)
  clock.advance(3600)
  const back = await open(mac)
  expect(back.text).toContain('Fresh bread')
  expect(back.html).toContain('name="terms"')
})

test('a full venue says so, keeps what was done, and lets the guest in when somebody has left', async () => {
  const page = await givenPage(server())
  await givenSteps(server(), page, [{ type: 'one-tap' }])
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: LOGIN, maxGuests: 1 } })
  const one = await openPortal(server(), gateway, { mac: randomMac() })
  await send(one, { terms: 'yes' })
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update visits set status = 'online' where page_id = ${page.eid}`),
  )
  const other = await openPortal(server(), gateway, { mac: randomMac() })
  const full = await send(other, { terms: 'yes' })
  expect([full.status, full.text]).toEqual([503, expect.stringMatching(/full right now/)])
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update visits set status = 'ended' where page_id = ${page.eid}`),
  )
  expect(isLetIn(await look(other))).toBe(true)
})
