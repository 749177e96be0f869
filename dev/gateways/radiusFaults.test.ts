// Faults of gateways that take orders by RADIUS, by brand: each has its own result within its own time limit,
// and holds no database connection meanwhile.
import { afterAll, expect, test, type ExpectStatic } from 'vitest'
import { limitsOfGateway } from '@portico/contract/gateways/limits.ts'
import { sessions, type OrderResult } from '@portico/contract/gateways/sessions.ts'
import { ErrorCause } from '@portico/radius/dictionary.ts'
import { adapterOf } from '@portico/server/gateways/adapters/index.ts'
import { send, type Venue } from '@portico/server/testing/given.ts'
import { idleTransactions } from '@portico/server/testing/idleTransactions.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { CASES, comeOnline, givenBrand, MERAKI, type Case } from './givenBrand.ts'
import type { BrandGateway } from './startBrand.ts'

const server = useServer()
const boxes: BrandGateway[] = []
afterAll(async () => void (await Promise.all(boxes.map((box) => box.stop()))))

/** A silent gateway is abandoned after 7 s; the rest is for a busy machine. */
const LIMIT_MS = 20_000
const BRANDS: [string, Case][] = [...CASES, ['Meraki, sign-on', MERAKI]]

const online = async (page: Venue) => (await send(server(), sessions.online, {}, { token: page.token })).rows

async function givenOnline(of: Case, expect: ExpectStatic) {
  const given = await givenBrand(server(), of)
  boxes.push(given.box)
  given.box.faults.slowMs = 700
  expect((await comeOnline(given)).text).toMatch(/You.re online/)
  await expect.poll(async () => (await online(given.page)).length, { timeout: 15_000 }).toBe(1)
  const [row] = await online(given.page)
  const call = { params: { id: row!.id } }
  const as = { token: given.page.token }
  const told = (asked: Promise<{ result: OrderResult | 'disconnected' }>) =>
    asked.then(
      ({ result }) => result,
      (error: { code: string }) => error.code,
    )
  return {
    ...given,
    extend: () => told(send(server(), sessions.extend, { ...call, body: { hours: 1 } }, as)),
    speed: () => told(send(server(), sessions.changeSpeed, { ...call, body: { downKbps: 900, upKbps: 900 } }, as)),
    disconnect: () => told(send(server(), sessions.disconnect, call, as)),
    status: () => adapterOf(given.gateway).status(server().services, server().registry, given.gateway),
    before: row!,
  }
}

/** A change that a kind of gateway does not support is not sent. */
const changeOf = ({ type, more = {} }: Case, said: string) =>
  limitsOfGateway({ type, configuration: more }).extend === 'none' ? 'unsupported' : said

test.concurrent.for(BRANDS)(
  '%s: a black hole is called silence, in time, with nothing held and nothing changed',
  { timeout: 60_000 },
  async ([, of], { expect }) => {
    const given = await givenOnline(of, expect)
    given.box.faults.isDeaf = true
    const from = performance.now()
    const asked = Promise.all([given.extend(), given.speed(), given.status(), given.disconnect()])
    await new Promise((resolve) => setTimeout(resolve, 3000))
    expect(await idleTransactions(server())).toEqual([])
    const changed = changeOf(of, 'silent')
    expect(await asked).toEqual([
      changed,
      changed,
      expect.objectContaining({ kind: 'fault', problem: 'orders-silent' }),
      'device/unreachable',
    ])
    expect(performance.now() - from).toBeLessThan(LIMIT_MS)
    expect((await online(given.page))[0]).toMatchObject({
      endsAt: given.before.endsAt,
      downKbps: given.before.downKbps,
    })
    expect(await online(given.page), 'still in, and still listed').toHaveLength(1)
  },
)

test.concurrent.for(BRANDS)(
  '%s: a refusal, a slow answer and a gateway that forgot are each reported as what they are',
  { timeout: 60_000 },
  async ([, of], { expect }) => {
    const given = await givenOnline(of, expect)
    given.box.faults.refuseOrders = ErrorCause.AdministrativelyProhibited
    expect(await given.extend()).toBe(changeOf(of, 'refused'))
    expect(await given.disconnect()).toBe('device/refused')
    expect(await given.status()).toEqual({ kind: 'ok' })
    given.box.faults.refuseOrders = undefined
    given.box.faults.delayMs = 2500
    expect(await given.extend(), 'slow').toBe(changeOf(of, 'done'))
    given.box.faults.delayMs = undefined
    given.box.forget()
    expect(await given.extend()).toBe(changeOf(of, 'gone'))
    expect(await given.disconnect()).toBe('disconnected')
    expect(await online(given.page)).toHaveLength(0)
  },
)

test('a login page that is not there, as in another release: the guest is not called online', async () => {
  const given = await givenBrand(server(), BRANDS[2]![1])
  boxes.push(given.box)
  const first = await given.phone.open(`${given.box.url}/`)
  given.box.faults.isAnother = true
  expect((await given.phone.submit(first, { terms: 'yes' })).text).not.toMatch(/You.re online/)
  expect(await online(given.page)).toEqual([])
})
