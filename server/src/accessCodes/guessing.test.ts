import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Code } from '@portico/radius/packet.ts'
import { sql } from '../core/db/database.ts'
import { givenCodes } from '../testing/accessCodes.ts'
import { givenGateway, givenPage, givenSteps } from '../testing/given.ts'
import { authReasons, givenGuestAtDoor, givenSession, randomMac } from '../testing/givenGuest.ts'
import { fasFields, fasLevel1 } from '../testing/opennds.ts'
import { openPortal, post } from '../testing/portal.ts'
import { accessRequest, openProbe, type Probe } from '../testing/radius.ts'
import { useServer } from '../testing/server.ts'

const server = useServer({ config: { trustProxy: ['127.0.0.1'] } })
const OVER_HTTP = 1500
const OVER_RADIUS = 8500
let probe: Probe
beforeAll(async () => void (probe = await openProbe()))
afterAll(() => probe.close())

async function given() {
  const page = await givenPage(server())
  await givenSteps(server(), page, [{ type: 'access-code' }])
  const gateway = await givenGateway(server(), page)
  const portal = await givenGateway(server(), page, { type: 'opennds' })
  return { page, gateway, portal, ...(await givenCodes(server(), page, { count: 100 })) }
}

const wrong = (length: number) => Array.from({ length }, () => randomInt(10)).join('')

test(
  'ten thousand guesses over HTTP and RADIUS find nothing, hardly any is looked at, and guests get in meanwhile',
  { timeout: 120_000 },
  async () => {
    const { page, gateway, portal, batch, codes } = await given()
    const mac = randomMac()
    const actions = await Promise.all(
      Array.from({ length: 10 }, async () => (await openPortal(server(), portal, fasLevel1(fasFields(mac)))).action),
    )
    const seen: Record<number, number> = {}
    const guess = async (action: string) => {
      const sent = { code: wrong(batch.length), terms: 'yes' }
      const { status } = await post(server(), action, sent, { 'accept-encoding': 'identity' })
      seen[status] = (seen[status] ?? 0) + 1
    }
    const overHttp = async () => {
      for (let n = 0; n < OVER_HTTP; n += actions.length) await Promise.all(actions.map(guess))
    }
    const overRadius = async () => {
      const probes = await Promise.all(Array.from({ length: 10 }, openProbe))
      await Promise.all(
        probes.map(async (one) => {
          for (let n = 0; n < OVER_RADIUS / probes.length; n++) {
            const code = wrong(batch.length)
            const reply = await one.ask(
              server().radius.authPort,
              accessRequest(gateway, { username: code, password: code }, { mac }),
              20_000,
            )
            if (reply?.[0] !== Code.AccessReject) throw new Error(`a guess was answered with ${reply?.[0]}`)
          }
        }),
      )
      for (const one of probes) one.close()
    }
    const guests = async () => {
      const let_in: number[] = []
      for (const { code } of codes.slice(0, 5)) {
        const reply = await probe.ask(
          server().radius.authPort,
          accessRequest(gateway, { username: code, password: code }, { mac: randomMac() }),
          20_000,
        )
        let_in.push(reply?.[0] ?? 0)
      }
      return let_in
    }
    const [, , letIn] = await Promise.all([overHttp(), overRadius(), guests()])
    expect(letIn).toEqual(Array(5).fill(Code.AccessAccept))
    const reasons = await authReasons(server(), gateway)
    const looked = reasons.filter((reason) => reason === 'unknown').length + (seen[422] ?? 0)
    expect(seen[422]! + seen[429]!).toBe(OVER_HTTP)
    expect(looked).toBeLessThanOrEqual(30)
    const used = await server().services.db.asSystem((tx) =>
      tx.rows(sql`select from access_codes where page_id = ${page.eid} and first_used_at is not null`),
    )
    expect(used).toHaveLength(5)
  },
)

test('right and wrong codes get one answer once there are no tries left, and later there are some again', async () => {
  const { portal, batch, codes } = await given()
  const { action } = await openPortal(server(), portal, fasLevel1(fasFields(randomMac())))
  for (let n = 0; n < 6; n++) await post(server(), action, { code: wrong(batch.length), terms: 'yes' })
  const answers = []
  for (const code of [codes[0]!.code, wrong(batch.length)]) {
    const { status, text } = await post(server(), action, { code, terms: 'yes' })
    answers.push([status, text.replaceAll(/\d{6,}/g, '')])
  }
  expect(answers[0]![0]).toBe(429)
  expect(answers[0]).toEqual(answers[1])
})

test('many addresses of one attacker are stopped by where they come from; who was online before is not', async () => {
  const { gateway, codes, batch } = await given()
  const regular = await givenGuestAtDoor(server(), gateway)
  await givenSession(server(), gateway, { guest: regular })
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update visits set online_at = now() where id = ${regular.visitId}`),
  )
  for (let n = 0; n < 60; n++) {
    const code = wrong(batch.length)
    await probe.ask(
      server().radius.authPort,
      accessRequest(gateway, { username: code, password: code }, { mac: randomMac() }),
      20_000,
    )
  }
  const reasons = await authReasons(server(), gateway)
  expect(reasons.filter((reason) => reason === 'unknown').length).toBeLessThanOrEqual(31)
  const { code } = codes[0]!
  const reply = await probe.ask(
    server().radius.authPort,
    accessRequest(gateway, { username: code, password: code }, { mac: regular.mac }),
    20_000,
  )
  expect(reply?.[0]).toBe(Code.AccessAccept)
})
