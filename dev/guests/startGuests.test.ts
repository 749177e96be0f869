import { expect, test } from 'vitest'
import { contract } from '@portico/contract/index.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { handClock } from '@portico/server/testing/clock.ts'
import { send } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { simulate } from '../fakeGateway/simulate.ts'
import { planDay } from './planDay.ts'
import { DEMO_ACCOUNTS, seedDemo } from '../seed/seedDemo.ts'
import { PAGE_ID } from '../seed/venue.ts'

const LONG = { timeout: 90_000 }
const START = halfPastEight()
const clock = handClock(START)
const server = useServer({
  clock,
  config: { demo: true },
  seed: (services) => seedDemo(services).then(() => undefined),
  simulate: (radius, services) => simulate(radius, services, { lookMs: 50, thinkMs: 1 }),
})

/** The next one in the café's zone. It lies ahead, so that no sign of life is old by the database's own clock. */
function halfPastEight(): Date {
  const at = new Date()
  at.setUTCHours(1, 30, 0, 0)
  return at > new Date() ? at : new Date(at.getTime() + 24 * 3600_000)
}

async function signInAsOwner(): Promise<{ token: string }> {
  const { email, password } = DEMO_ACCOUNTS.owner
  const { token } = await send(server(), contract.accounts.login, { body: { email_mobile: email, password } })
  return send(server(), contract.accounts.pageToken, { body: { pageId: PAGE_ID } }, { token })
}

test(
  'guests of the demo venue come in through the portal, are seen live, move bytes and are counted',
  LONG,
  async () => {
    const owner = await signInAsOwner()
    const online = async () => (await send(server(), contract.sessions.online, {}, owner)).rows
    const summary = () => send(server(), contract.visits.summary, { query: {} }, owner)
    const before = await summary()
    await expect.poll(async () => (await online()).length, { timeout: 30_000 }).toBeGreaterThan(2)
    const early = await online()
    expect(early.filter(({ guestName }) => !guestName)).toEqual([])

    clock.advance(60)
    const bytesOf = (rows: typeof early) => rows.reduce((sum, { upBytes, downBytes }) => sum + upBytes + downBytes, 0)
    await expect.poll(async () => bytesOf(await online()), { timeout: 10_000 }).toBeGreaterThan(bytesOf(early) + 1000)
    expect((await summary()).today).toBeGreaterThan(before.today)

    const consents = await server().services.db.asSystem((tx) =>
      tx.rows(sql`select id from consents where page_id = ${PAGE_ID} and at >= ${START}`),
    )
    expect(consents.length).toBeGreaterThan(1)
  },
)

test('in a quiet hour the next guests come earlier, so that the open café never looks empty', LONG, async () => {
  const { visits } = planDay(START, false)
  const minutes = visits.slice(0, -6).map(({ arrivesAt }) => arrivesAt - 60_000)
  const planned = (at: number) => visits.filter(({ arrivesAt, leavesAt }) => arrivesAt <= at && leavesAt > at).length
  const [quietest] = minutes.filter((at) => at > clock.now().getTime()).toSorted((x, y) => planned(x) - planned(y))
  clock.set(new Date(quietest!))
  const owner = await signInAsOwner()
  const online = async () => (await send(server(), contract.sessions.online, {}, owner)).rows.length
  await expect.poll(online, { timeout: 60_000 }).toBeGreaterThanOrEqual(3)
})

test('both hotspots count as connected, and at closing time everybody leaves', LONG, async () => {
  const owner = await signInAsOwner()
  const { rows } = await send(server(), contract.gateways.list, { query: {} }, owner)
  expect(rows.map(({ state }) => state)).toEqual(['online', 'online'])
  clock.set(new Date(START.getTime() + 15 * 3600_000))
  const atNight = await signInAsOwner()
  const online = async () => (await send(server(), contract.sessions.online, {}, atNight)).rows.length
  await expect.poll(online, { timeout: 20_000 }).toBe(0)
})
