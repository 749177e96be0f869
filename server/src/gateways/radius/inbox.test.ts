import { expect, test } from 'vitest'
import { sql } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import { givenGateway, givenPage } from '../../testing/given.ts'
import { givenGuestAtDoor, storedSessions, storedVisit } from '../../testing/givenGuest.ts'
import { accountingRequest, proven } from '../../testing/radius.ts'
import { useServer } from '../../testing/server.ts'
import { useProbe } from '../../testing/useProbe.ts'
import { openInbox } from './inbox.ts'
import { sweepInbox } from './accountingInbox.ts'

/** A machine with much else to do is slow, not wrong. */
const LONG = { timeout: 15_000 }

// Never idle: everything goes through the inbox.
const server = useServer({ idleMs: Infinity })
const probe = useProbe()

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
  await expect.poll(() => storedSessions(server(), gateway), LONG).toMatchObject([{ seconds: 90, downBytes: 9000 }])
  await expect.poll(() => storedVisit(server(), guest.visitId), LONG).toMatchObject({ status: 'ended', visits: 1 })
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
    tx.run(sql`insert into accounting_inbox (id, records) values (${newId(new Date(at))},
      ${JSON.stringify([{ gateway: { id: gateway.id, pageId: gateway.pageId }, record }])})`),
  )
  await Promise.all([sweepInbox(services), sweepInbox(services)])
  expect(await storedSessions(server(), gateway)).toMatchObject([{ acctSessionId: 'left', stoppedAt: null }])
  expect(await kept()).toBe(0)
})

test('a process that starts works in at once what one that was killed had just answered', async () => {
  const gateway = await givenGateway(server(), await givenPage(server()))
  const { services } = server()
  const at = new Date(services.clock.now().getTime() - 1000)
  const said = { at: at.getTime(), username: '', grant: '', mac: '020000000078', acctSessionId: 'killed' }
  const records = [
    { ...said, status: 'start', seconds: 0 },
    { ...said, status: 'stop', seconds: 40, up: 100, down: 900, cause: 'UserRequest' },
  ].map((record) => ({ gateway: { id: gateway.id, pageId: gateway.pageId }, record }))
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into accounting_inbox (id, records) values (${newId(at)}, ${JSON.stringify(records)})`),
  )
  const inboxes = [openInbox(services), openInbox(services)]
  await Promise.all(inboxes.map((inbox) => inbox.close()))
  expect(await storedSessions(server(), gateway)).toMatchObject([
    { acctSessionId: 'killed', seconds: 40, downBytes: 900, cause: 'UserRequest' },
  ])
  expect(await kept()).toBe(0)
})

test('what is still being worked on is left to the process that keeps it', async () => {
  const { services } = server()
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into accounting_inbox (id, records) values (${newId(services.clock.now())}, '[]')`),
  )
  await sweepInbox(services)
  expect(await kept()).toBe(1)
})
