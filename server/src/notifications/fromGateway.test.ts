// From a packet of a real gateway to a letter in a mail server and a message in a browser.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { members } from '@portico/contract/members.ts'
import { DEFAULT_DIGEST, DEFAULT_RULES, notifications } from '@portico/contract/notifications.ts'
import { startPush, type PushSimulator } from '../../../dev/simulators/push.ts'
import { startSmtp, type SmtpSimulator } from '../../../dev/simulators/smtp.ts'
import { sql } from '../core/db/database.ts'
import type { KnownGateway } from '../gateways/index.ts'
import { sweepPresence } from '../gateways/presence.ts'
import { handClock } from '../testing/clock.ts'
import { givenGateway, givenMember, givenPage, send, type Venue } from '../testing/given.ts'
import { givenGuestAtDoor, storedVisit, type GuestAtDoor } from '../testing/givenGuest.ts'
import { hearOfGuests } from '../testing/hearOfGuests.ts'
import { accountingRequest, openProbe, proven, type Probe } from '../testing/radius.ts'
import { useServer } from '../testing/server.ts'
import { sendDueNotices } from './bundles.ts'

/** A machine with much else to do is slow, not wrong. */
const LONG = { timeout: 15_000 }

const clock = handClock()
const config = { egressTrust: [] as string[], smtpUrl: '' }
let [smtp, push, probe]: [SmtpSimulator?, PushSimulator?, Probe?] = []
beforeAll(async () => {
  smtp = await startSmtp()
  push = await startPush()
  probe = await openProbe()
  config.smtpUrl = smtp.url
  config.egressTrust.push(push.url)
})
const server = useServer({ clock, config })
afterAll(async () => {
  probe?.close()
  await Promise.all([smtp?.close(), push?.close()])
})

type Told = { kind: string; data: Record<string, unknown> }
const toldOf = (page: Venue) =>
  server().services.db.asSystem((tx) =>
    tx.rows(sql<Told>`select kind, data from happenings where page_id = ${page.eid} order by at, id`),
  )
const kindsOf = async (page: Venue) => (await toldOf(page)).map(({ kind }) => kind)

async function say(gateway: KnownGateway, kind: 'Start' | 'InterimUpdate' | 'Stop', guest: GuestAtDoor, seconds = 0) {
  const told = { kind, session: 's', seconds, at: clock.now(), mac: guest.mac, grant: guest.grant.username }
  const request = accountingRequest(gateway, told)
  proven(await probe!.ask(server().radius.acctPort, request), request, gateway)
}

test('a stay is reported twice, when it begins and when it ends, however many reports come between', async () => {
  const page = await givenPage(server())
  await hearOfGuests(server(), page)
  const gateway = await givenGateway(server(), page)
  const guest = await givenGuestAtDoor(server(), gateway)
  await say(gateway, 'Start', guest)
  for (const minute of [1, 2, 3]) {
    clock.advance(60)
    await say(gateway, 'InterimUpdate', guest, minute * 60)
  }
  await say(gateway, 'Start', guest)
  await say(gateway, 'Stop', guest, 180)
  await say(gateway, 'Stop', guest, 180)
  const { visitId, guestId } = guest
  const about = { visitId, guestId, nas_id: gateway.nasId }
  await expect
    .poll(() => toldOf(page), LONG)
    .toEqual([
      { kind: 'guest.online', data: { ...about, isFirst: true } },
      { kind: 'guest.offline', data: { ...about, seconds: 180 } },
    ])
})

test('without a rule for guests, no event about them is stored', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page)
  const guest = await givenGuestAtDoor(server(), gateway)
  await say(gateway, 'Start', guest)
  await say(gateway, 'Stop', guest, 180)
  await expect.poll(() => storedVisit(server(), guest.visitId), LONG).toMatchObject({ status: 'ended' })
  expect(await toldOf(page)).toEqual([])
})

test('joining and leaving the team is reported', async () => {
  const page = await givenPage(server())
  const staff = await givenMember(server(), page, 'staff')
  const body = { page_id: page.eid, uid: staff.id }
  await send(server(), members.remove, { body }, { token: page.token })
  expect(await toldOf(page)).toEqual([
    { kind: 'member.left', data: { uid: staff.id, role: 'staff', by: page.owner.id } },
  ])
})

test('a gateway that falls silent is reported once, by mail and in the browser, and once more when it is back', async () => {
  const page = await givenPage(server())
  const { services } = server()
  const { publicKey } = await send(server(), notifications.browsers, {}, { token: page.owner.token })
  const browser = push!.browser(publicKey)
  await send(server(), notifications.subscribe, { body: browser.subscription }, { token: page.owner.token })
  const gateway = await givenGateway(server(), page)
  const guest = await givenGuestAtDoor(server(), gateway)
  const since = clock.now()
  await say(gateway, 'Start', guest)
  const seen = sql<{ at: string | null }>`select last_seen_at as at from gateways where id = ${gateway.id}`
  await expect.poll(async () => (await services.db.asSystem((tx) => tx.first(seen)))?.at, LONG).not.toBeNull()

  clock.advance(9 * 60)
  await sweepPresence(services, since)
  expect(await kindsOf(page)).not.toContain('device.offline')
  clock.advance(2 * 60)
  for (let n = 0; n < 3; n++) await sweepPresence(services, since)
  await expect.poll(() => kindsOf(page), LONG).toEqual(['device.offline'])
  await delivered()
  await expect.poll(() => smtp!.mails.filter(({ to }) => to.includes(page.owner.email)), LONG).toHaveLength(1)
  await expect.poll(() => browser.messages, LONG).toHaveLength(1)
  expect(JSON.parse(browser.messages[0]!)).toMatchObject({
    title: 'Quán Lá: một thiết bị Wi-Fi mất kết nối',
    url: `/page/${page.eid}/devices`,
  })

  clock.advance(3600)
  await say(gateway, 'InterimUpdate', guest, 4300)
  await expect.poll(() => kindsOf(page), LONG).toContain('device.online')
  await delivered()
  await expect.poll(() => browser.messages, LONG).toHaveLength(2)
  expect(browser.messages[1]).toContain('đã kết nối lại')
})

test('silence while we ourselves were not listening is no silence of the gateway', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page)
  const { services } = server()
  await services.db.asSystem((tx) =>
    tx.run(
      sql`update gateways set last_seen_at = ${clock.now()}::timestamptz - interval '3 hours' where id = ${gateway.id}`,
    ),
  )
  await sweepPresence(services, clock.now())
  expect(await kindsOf(page)).toEqual([])
})

test('a page that waits an hour is notified after an hour, and a gateway never heard of is not offline', async () => {
  const page = await givenPage(server())
  const [heard] = [await givenGateway(server(), page), await givenGateway(server(), page)]
  const { services } = server()
  const body = {
    emailNotification: true,
    rules: DEFAULT_RULES,
    firstVisitsOnly: true,
    offlineMinutes: 60,
    quietHours: null,
    digest: DEFAULT_DIGEST,
  }
  await send(server(), notifications.update, { body }, { token: page.token })
  await services.db.asSystem((tx) =>
    tx.run(sql`update gateways set last_seen_at = ${clock.now()} where id = ${heard.id}`),
  )
  const since = clock.now()
  clock.advance(59 * 60)
  await sweepPresence(services, since)
  expect(await kindsOf(page)).toEqual([])
  clock.advance(2 * 60)
  await sweepPresence(services, since)
  expect((await toldOf(page)).map(({ data }) => data['nas_id'])).toEqual([heard.nasId])
})

/** What the worker does every half minute. */
async function delivered(): Promise<void> {
  const { db } = server().services
  const waiting = sql<{ n: number }>`select count(*) as n from happenings where done_at is null`
  await expect.poll(() => db.asSystem((tx) => tx.first(waiting)), LONG).toEqual({ n: 0 })
  clock.advance(30)
  await sendDueNotices(server().services)
}
