import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import { givenGateway, givenPage } from '../../testing/given.ts'
import { givenGuestAtDoor, storedSessions, storedVisit } from '../../testing/givenGuest.ts'
import { accountingRequest, openProbe, proven, type Probe } from '../../testing/radius.ts'
import { useServer } from '../../testing/server.ts'
import { sweepInbox } from './inbox.ts'

// Never idle: everything goes through the inbox.
const server = useServer({ idleMs: Infinity })
let probe: Probe
beforeAll(async () => void (probe = await openProbe()))
afterAll(() => probe.close())

const kept = async () => {
  const row = await server().services.db.asSystem((tx) =>
    tx.first(sql<{ count: number }>`select count(*) as count from accounting_inbox`),
  )
  return row!.count
}

test('a busy server answers once a report is on disk, and works it in right after', async () => {
  const gateway = await givenGateway(server(), await givenPage(server()))
  const guest = await givenGuestAtDoor(server(), gateway)
  const say = async (of: Parameters<typeof accountingRequest>[1]) => {
    const request = accountingRequest(gateway, { ...of, session: 'one', mac: guest.mac, grant: guest.grant.username })
    proven(await probe.ask(server().radius.acctPort, request), request, gateway)
  }
  await say({ kind: 'Start' })
  await say({ kind: 'InterimUpdate', seconds: 60, up: 1000, down: 5000 })
  await say({ kind: 'Stop', seconds: 90, up: 2000, down: 9000 })
  await expect.poll(() => storedSessions(server(), gateway)).toMatchObject([{ seconds: 90, down_bytes: 9000 }])
  await expect.poll(() => storedVisit(server(), guest.visitId)).toMatchObject({ status: 'ended', visits: 1 })
  expect(await kept()).toBe(0)
})

test('what a process that died had kept is worked in by the next, once', async () => {
  const gateway = await givenGateway(server(), await givenPage(server()))
  const { services } = server()
  const at = services.clock.now().getTime() - 120_000
  const record = {
    status: 'start',
    at,
    seconds: 0,
    acctSessionId: 'left',
    username: '',
    grant: '',
    mac: '020000000077',
  }
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into accounting_inbox (page_id, id, gateway_id, record)
      values (${gateway.pageId}, ${newId(new Date(at))}, ${gateway.id}, ${JSON.stringify(record)})`),
  )
  await Promise.all([sweepInbox(services), sweepInbox(services)])
  expect(await storedSessions(server(), gateway)).toMatchObject([{ acct_session_id: 'left', stopped_at: null }])
  expect(await kept()).toBe(0)
})

test('what is still being worked on is left to the process that keeps it', async () => {
  const gateway = await givenGateway(server(), await givenPage(server()))
  const { services } = server()
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into accounting_inbox (page_id, id, gateway_id, record)
      values (${gateway.pageId}, ${newId(services.clock.now())}, ${gateway.id}, '{}')`),
  )
  await sweepInbox(services)
  expect(await kept()).toBe(1)
})
