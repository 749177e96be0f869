import { expect, test } from 'vitest'
import { sql } from '../../core/db/database.ts'
import { handClock } from '../../testing/clock.ts'
import { givenGateway, givenPage, givenSteps } from '../../testing/given.ts'
import { randomMac } from '../../testing/givenGuest.ts'
import { openPortal, post } from '../../testing/portal.ts'
import { useServer } from '../../testing/server.ts'

const LOGIN = 'http://10.5.50.1/login'
const clock = handClock()
const server = useServer({ clock, config: { trustProxy: ['127.0.0.1'] } })
const INSIDE = { 'x-forwarded-for': '10.5.50.7' }

async function given() {
  const page = await givenPage(server())
  await givenSteps(server(), page, [{ type: 'password', password: 'phin sữa đá' }])
  const gateway = () => givenGateway(server(), page, { configuration: { loginUrl: LOGIN } })
  return { page, gateway: await gateway(), another: gateway }
}
type Gateway = Awaited<ReturnType<typeof given>>['gateway']

async function tries(gateway: Gateway, words: string[], mac = randomMac()) {
  const said = []
  for (const password of words) {
    const first = await openPortal(server(), gateway, { mac }, INSIDE)
    said.push(await post(server(), first.action, { password, terms: 'yes' }, INSIDE))
  }
  return said
}
const statuses = (said: { status: number }[]) => said.map(({ status }) => status)

test('a phone that guesses the password is stopped, shows why and a way on, and may try again later', async () => {
  const { gateway } = await given()
  const mac = randomMac()
  const said = await tries(
    gateway,
    Array.from({ length: 9 }, (_, n) => `guess ${n}`),
    mac,
  )
  expect(statuses(said)).toEqual([...Array.from({ length: 8 }, () => 422), 429])
  expect(said.at(-1)!.text).toMatch(/too many wrong attempts.*ask the staff/i)
  // With no tries left the word itself is not looked at.
  expect(statuses(await tries(gateway, ['phin sữa đá'], mac))).toEqual([429])
  clock.advance(600)
  expect((await tries(gateway, [' PHIN sữa  đá '], mac))[0]!.location).toMatch(LOGIN)
})

test('who types it right takes nothing from anybody', async () => {
  const { gateway, page } = await given()
  for (let n = 0; n < 5; n++) expect((await tries(gateway, ['phin sữa đá']))[0]!.location).toMatch(LOGIN)
  const left = await server().services.db.asSystem((tx) =>
    tx.rows(
      sql`select distinct kind, left_tries from access_code_tries where page_id = ${page.eid} and kind <> 'password-device' order by 1`,
    ),
  )
  expect(left).toEqual([
    { kind: 'password-gateway', leftTries: 60 },
    { kind: 'password-page', leftTries: 150 },
  ])
})

test('changing the phone’s address does not help: gateway and page have shares of their own', async () => {
  const { gateway, page, another } = await given()
  const use = (kind: string) =>
    server().services.db.asSystem((tx) =>
      tx.run(sql`update access_code_tries set left_tries = 0 where page_id = ${page.eid} and kind = ${kind}`),
    )
  expect(statuses(await tries(gateway, ['wrong']))).toEqual([422])
  await use('password-gateway')
  expect(statuses(await tries(gateway, ['wrong']))).toEqual([429])
  const other = await another()
  expect(statuses(await tries(other, ['wrong']))).toEqual([422])
  await use('password-page')
  expect(statuses(await tries(other, ['phin sữa đá']))).toEqual([429])
})

test('the password is only looked at once the terms are agreed to', async () => {
  const { gateway } = await given()
  const first = await openPortal(server(), gateway, { mac: randomMac() })
  const [right, wrong] = [
    await post(server(), first.action, { password: 'phin sữa đá' }),
    await post(server(), first.action, { password: 'wrong' }),
  ]
  expect([right.status, wrong.status]).toEqual([422, 422])
  expect([right.text, wrong.text].map((text) => /not the right password/i.test(text))).toEqual([false, false])
})
