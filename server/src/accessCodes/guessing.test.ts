import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { GUESSES_A_DAY, TRIES } from '@portico/contract/accessCodes/strength.ts'
import { Code } from '@portico/radius/packet.ts'
import { sql } from '../core/db/database.ts'
import { givenCodes } from '../testing/accessCodes.ts'
import { givenGateway, givenPage, givenSteps } from '../testing/given.ts'
import { authReasons, givenGuestAtDoor, givenSession, randomMac } from '../testing/givenGuest.ts'
import { fasFields, fasLevel1 } from '../testing/opennds.ts'
import { openPortal, post } from '../testing/portal.ts'
import { accessRequest, openProbe } from '../testing/radius.ts'
import { useServer } from '../testing/server.ts'
import { useProbe } from '../testing/useProbe.ts'
import { takeTry } from './tries.ts'

const server = useServer({ config: { trustProxy: ['127.0.0.1'] } })
const OVER_HTTP = 100
const OVER_RADIUS = 900
const DAY_SECONDS = 86_400
const probe = useProbe()

async function given() {
  const page = await givenPage(server())
  await givenSteps(server(), page, [{ type: 'access-code' }])
  const gateway = await givenGateway(server(), page)
  const portal = await givenGateway(server(), page, { type: 'opennds' })
  return { page, gateway, portal, ...(await givenCodes(server(), page, { count: 100 })) }
}

const wrong = (length: number) => Array.from({ length }, () => randomInt(10)).join('')

test(
  'a thousand guesses at once, over HTTP and RADIUS, find nothing, hardly any is looked at, and guests get in meanwhile',
  { timeout: 60_000 },
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

test('ten thousand guesses in a day, by one device and by thousands of devices and addresses, are looked at so seldom that none is right', async () => {
  const { page } = await given()
  const pageId = page.eid
  const begun = server().services.clock.now().getTime()
  const looked = { one: 0, many: 0 }
  await server().services.db.asSystem(async (tx) => {
    for (let n = 0; n < 10_000; n++) {
      const kind = n % 4 === 0 ? 'many' : 'one'
      const who =
        kind === 'many'
          ? { mac: `m${n}`, address: `a${n}`, isAtVenue: n % 8 === 0 }
          : { mac: 'm', address: 'a', isAtVenue: true }
      const at = new Date(begun + (n / 10_000) * DAY_SECONDS * 1000)
      if (await takeTry(tx, { pageId, ...who }, at)) looked[kind]++
    }
  })
  const { device, page: all, outside } = TRIES
  expect(looked.one).toBeGreaterThan(0)
  expect(looked.one).toBeLessThanOrEqual(device.most + 24 * device.anHour)
  expect(looked.many).toBeGreaterThan(all.most / 2)
  expect(looked.one + looked.many).toBeLessThanOrEqual(all.most + outside.most + 24 * (all.anHour + outside.anHour))
  expect(looked.one + looked.many).toBeLessThanOrEqual(GUESSES_A_DAY)
})

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

test('set back by a day, the clock keeps nobody from trying for a day', async () => {
  const { page } = await given()
  const { services, jobs } = server()
  const who = { pageId: page.eid, mac: randomMac(), address: 'a', isAtVenue: true }
  const triesAt = (at: Date) => services.db.asSystem(async (tx) => (await takeTry(tx, who, at)) !== undefined)
  const now = services.clock.now().getTime()
  for (let n = 0; n < TRIES.device.most; n++) await triesAt(new Date(now + DAY_SECONDS * 1000))
  expect(await triesAt(new Date(now))).toBe(false)
  await jobs.run('accessCodes.clearTries')
  expect(await triesAt(services.clock.now())).toBe(false)
  expect(await triesAt(new Date(services.clock.now().getTime() + (3600_000 / TRIES.device.anHour) * 2))).toBe(true)
})
