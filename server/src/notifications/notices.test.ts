import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Role } from '@portico/contract/access.ts'
import type { DomainEventData } from '@portico/contract/domainEvents.ts'
import {
  DEFAULT_DIGEST,
  DEFAULT_RULES,
  notifications,
  type NoticeKind,
  type NotificationSettings,
  type Rule,
} from '@portico/contract/notifications.ts'
import { sql } from '../core/db/database.ts'
import type { NewDomainEvent } from '../core/eventConsumer.ts'
import { publishEvents } from '../core/domainEvents.ts'
import { handClock } from '../testing/clock.ts'
import { givenMember, givenPage, send, type Venue } from '../testing/given.ts'
import { lettersTo } from '../testing/outbox.ts'
import { useServer } from '../testing/server.ts'
import { sendDueNotices } from './bundles.ts'

/** A machine with much else to do is slow, not wrong. */
const LONG = { timeout: 15_000 }

const clock = handClock()
const server = useServer({ clock })
const inSystem: ReturnType<typeof server>['services']['db']['asSystem'] = (work) => server().services.db.asSystem(work)

const usual: NotificationSettings = {
  emailNotification: true,
  rules: DEFAULT_RULES,
  firstVisitsOnly: true,
  offlineMinutes: 10,
  quietHours: null,
  digest: DEFAULT_DIGEST,
}
const to = (roles: Role[], people: string[] = []): Rule => ({ channels: ['mail'], roles, people })

function choose(page: Venue, change: Partial<NotificationSettings>, token = page.token) {
  return send(server(), notifications.update, { body: { ...usual, ...change } }, { token })
}
const rule = (kind: NoticeKind, one: Rule) => ({ rules: { ...DEFAULT_RULES, [kind]: one } })

async function happens(...happenings: NewDomainEvent[]): Promise<void> {
  await inSystem((tx) => publishEvents(tx, happenings))
  const pages = happenings.map(({ pageId }) => pageId)
  const waiting = sql<{
    n: number
  }>`select count(*) as n from happenings where page_id = any(${pages}::uuid[]) and done_at is null`
  await expect.poll(() => inSystem((tx) => tx.first(waiting)), LONG).toEqual({ n: 0 })
}
async function deliverNotices(seconds = 25): Promise<void> {
  clock.advance(seconds)
  await sendDueNotices(server().services)
}
const offline = (page: Venue, name = 'Quầy'): NewDomainEvent => ({
  pageId: page.eid,
  kind: 'device.offline',
  data: { nas_id: randomUUID(), name, lastSeenAt: clock.now().toISOString() },
  at: clock.now(),
})
const online = (page: Venue, change: Partial<DomainEventData<'guest.online'>> = {}): NewDomainEvent => ({
  pageId: page.eid,
  kind: 'guest.online',
  data: { visitId: randomUUID(), guestId: randomUUID(), nas_id: 'q', isFirst: true, ...change },
  at: clock.now(),
})
const letters = (email: string) => lettersTo(server(), email)
const speaks = (uid: string, language: string) =>
  inSystem((tx) => tx.run(sql`update users set language = ${language} where id = ${uid}`))

test('on a new page the owner and the manager hear by e-mail of a device that is offline, each in their language', async () => {
  const page = await givenPage(server())
  const manager = await givenMember(server(), page, 'manager')
  const staff = await givenMember(server(), page, 'staff')
  await speaks(manager.id, 'fr')
  await happens(offline(page))
  await deliverNotices()
  const [letter] = await letters(page.owner.email)
  expect(letter!.subject).toBe('Quán Lá: một thiết bị Wi-Fi mất kết nối')
  expect(letter!.text).toMatch(/Quầy: không có tín hiệu từ/)
  expect(letter!.text).toContain(
    `${server().services.config.publicUrl}/page/${page.eid}/page-notification#device.offline`,
  )
  expect((await letters(manager.email))[0]!.subject).toBe('Quán Lá : un appareil Wi-Fi est hors ligne')
  expect(await letters(staff.email)).toEqual([])
})

test('what happens together is one letter, and three hundred guests are two, not three hundred', async () => {
  const page = await givenPage(server())
  await choose(page, rule('guest.online', to(['owner'])))
  await happens(online(page))
  await deliverNotices()
  await happens(...Array.from({ length: 299 }, () => online(page)))
  await deliverNotices(60)
  expect((await letters(page.owner.email)).map(({ subject }) => subject)).toEqual(['Quán Lá: có khách vào mạng'])
  await deliverNotices(300)
  const [, second] = await letters(page.owner.email)
  expect(second!.subject).toBe('Quán Lá: 299 lượt khách vào mạng')
  expect(second!.text).toContain('… và 289 mục khác.')
  expect(await letters(page.owner.email)).toHaveLength(2)
})

test('with “first visits only” somebody who was here before is not announced', async () => {
  const page = await givenPage(server())
  await choose(page, rule('guest.online', to(['owner'])))
  await happens(online(page, { isFirst: false }))
  await deliverNotices()
  expect(await letters(page.owner.email)).toEqual([])
  await choose(page, { ...rule('guest.online', to(['owner'])), firstVisitsOnly: false })
  await happens(online(page, { isFirst: false }))
  await deliverNotices()
  expect(await letters(page.owner.email)).toHaveLength(1)
})

test('a guest’s name is shown in full only to members who may read it', async () => {
  const page = await givenPage(server())
  const staff = await givenMember(server(), page, 'staff')
  await choose(page, rule('guest.online', to(['owner', 'staff'])))
  const guestId = randomUUID()
  await inSystem((tx) =>
    tx.run(sql`insert into guests (page_id, id, name, first_seen_at, last_seen_at)
      values (${page.eid}, ${guestId}, 'Trần Thị Bưởi', ${clock.now()}, ${clock.now()})`),
  )
  await happens(online(page, { guestId }))
  await deliverNotices()
  expect((await letters(page.owner.email))[0]!.text).toContain('Trần Thị Bưởi vào mạng')
  const [masked] = await letters(staff.email)
  expect(masked!.text).toContain('T*** vào mạng')
  expect(masked!.text).not.toContain('Bưởi')
})

test('a person named gets it beside the roles; who was removed meanwhile gets nothing', async () => {
  const page = await givenPage(server())
  const staff = await givenMember(server(), page, 'staff')
  const analyst = await givenMember(server(), page, 'analyst')
  await choose(page, rule('device.offline', to([], [staff.id, analyst.id])))
  await happens(offline(page))
  await inSystem((tx) => tx.run(sql`delete from members where page_id = ${page.eid} and user_id = ${analyst.id}`))
  await deliverNotices()
  expect(await letters(staff.email)).toHaveLength(1)
  expect(await letters(analyst.email)).toEqual([])
  expect(await letters(page.owner.email)).toEqual([])
})

test('a member who may not see something is not notified of it, named or not', async () => {
  const page = await givenPage(server())
  const staff = await givenMember(server(), page, 'staff')
  await expect(choose(page, rule('member.joined', to(['staff'])))).rejects.toMatchObject({ status: 400 })
  await choose(page, rule('member.joined', to(['owner'], [staff.id])))
  await happens({ pageId: page.eid, kind: 'member.joined', data: { uid: staff.id, role: 'staff' }, at: clock.now() })
  await deliverNotices()
  expect(await letters(page.owner.email)).toHaveLength(1)
  expect(await letters(staff.email)).toEqual([])
})

test('the page’s own switch silences e-mail', async () => {
  const page = await givenPage(server())
  await choose(page, { emailNotification: false })
  await happens(offline(page))
  await deliverNotices()
  expect(await letters(page.owner.email)).toEqual([])
})

test('nobody is written to at an address that is not proved to be theirs', async () => {
  const page = await givenPage(server())
  await inSystem((tx) => tx.run(sql`update users set activated_at = null where id = ${page.owner.id}`))
  await happens(offline(page))
  await deliverNotices()
  expect(await letters(page.owner.email)).toEqual([])
})

test('what falls into quiet hours is reported when they end, as one', async () => {
  const page = await givenPage(server())
  const local = (ms: number) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Ho_Chi_Minh', hour: '2-digit', minute: '2-digit' }).format(ms)
  const now = clock.now().getTime()
  await choose(page, { quietHours: { from: local(now - 3600_000), to: local(now + 3600_000) } })
  await happens(offline(page, 'Quầy'))
  await deliverNotices()
  await happens(offline(page, 'Sân sau'))
  await deliverNotices(1800)
  expect(await letters(page.owner.email)).toEqual([])
  await deliverNotices(1900)
  const [letter, ...more] = await letters(page.owner.email)
  expect([letter!.subject, more.length]).toEqual(['Quán Lá: 2 thiết bị Wi-Fi mất kết nối', 0])
})

test('a campaign that is over is told to who runs the page, by name, whatever ended it', async () => {
  const page = await givenPage(server())
  const staff = await givenMember(server(), page, 'staff')
  for (const [name, by] of [
    ['Tết', 'time'],
    ['Khai trương', 'goal'],
  ] as const)
    await happens({
      pageId: page.eid,
      kind: 'campaign.finished',
      data: { campaignId: randomUUID(), name, by },
      at: clock.now(),
    })
  await deliverNotices()
  const [letter] = await letters(page.owner.email)
  expect(letter!.subject).toBe('Quán Lá: 2 chiến dịch Wi-Fi đã kết thúc')
  expect(letter!.text).toMatch(/Tết: kết thúc lúc[^]*Khai trương: kết thúc lúc/)
  expect(letter!.text).toContain(`/page/${page.eid}/wifi-campaign`)
  expect(await letters(staff.email)).toEqual([])
})

test('three workers at once send one letter', async () => {
  const page = await givenPage(server())
  await happens(offline(page))
  clock.advance(25)
  await Promise.all([1, 2, 3].map(() => sendDueNotices(server().services)))
  expect(await letters(page.owner.email)).toHaveLength(1)
})

test('a venue called like a link cannot smuggle one into a letter', async () => {
  const page = await givenPage(server(), 'https://evil.example/x')
  await happens(offline(page, 'http://evil.example'))
  await deliverNotices()
  const { services } = server()
  const [letter] = await letters(page.owner.email)
  expect(letter!.text.replaceAll(services.config.publicUrl, '')).not.toMatch(/evil\.example|https?:/)
})

test('settings come back as they were saved; a manager may change them, an editor only read, with no list of colleagues', async () => {
  const page = await givenPage(server())
  const manager = await givenMember(server(), page, 'manager')
  const editor = await givenMember(server(), page, 'editor')
  const read = (token: string) => send(server(), notifications.settings, {}, { token })
  expect(await read(page.token)).toMatchObject({ ...usual, timeZone: 'Asia/Ho_Chi_Minh' })
  expect((await read(page.token)).people.map(({ role }) => role)).toEqual(['owner', 'manager', 'editor'])
  const change = { offlineMinutes: 30, quietHours: { from: '22:00', to: '06:30' }, emailNotification: false }
  await choose(page, change, manager.pageToken)
  const seen = await read(editor.pageToken)
  expect(seen).toMatchObject(change)
  expect(seen.people.map(({ uid }) => uid)).toEqual([editor.id])
  await expect(choose(page, {}, editor.pageToken)).rejects.toMatchObject({ status: 403 })
})

test('somebody from elsewhere cannot be put on the list', async () => {
  const [page, other] = [await givenPage(server()), await givenPage(server())]
  const stranger = choose(page, rule('device.offline', to(['owner'], [other.owner.id])))
  await expect(stranger).rejects.toMatchObject({ status: 404, code: 'member/not-found' })
})

test('a test mail goes to who asks, also while the switch is off; without an address it says why not', async () => {
  const page = await givenPage(server())
  await choose(page, { emailNotification: false })
  const ask = () => send(server(), notifications.testMail, {}, { token: page.token })
  expect(await ask()).toEqual({ to: page.owner.email })
  expect((await letters(page.owner.email))[0]!.subject).toBe('Test notification from Portico')
  await inSystem((tx) =>
    tx.run(sql`update users set email = null, mobile = '+84912000111' where id = ${page.owner.id}`),
  )
  await expect(ask()).rejects.toMatchObject({ status: 409, code: 'notification/no-address' })
})
