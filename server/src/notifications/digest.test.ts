import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DEFAULT_DIGEST, DEFAULT_RULES, type NotificationSettings } from '@portico/contract/notifications.ts'
import { sql } from '../core/db/database.ts'
import { handClock } from '../testing/clock.ts'
import { givenGateway, givenPage, type Venue } from '../testing/given.ts'
import { lettersTo } from '../testing/outbox.ts'
import { useServer } from '../testing/server.ts'
import { sendDigests } from './digest.ts'
import { writeSettings } from './settings.ts'

const clock = handClock()
const server = useServer({ clock })
const inSystem: ReturnType<typeof server>['services']['db']['asSystem'] = (work) => server().services.db.asSystem(work)
const subjects = async (page: Venue) => (await lettersTo(server(), page.owner.email)).map(({ subject }) => subject)

/** A venue that has been there for a month, with its own clock and digest. */
async function givenVenue(timeZone: string, digest: Partial<NotificationSettings['digest']> = {}): Promise<Venue> {
  const page = await givenPage(server())
  await inSystem(async (tx) => {
    await tx.run(sql`update pages set time_zone = ${timeZone}, created_at = '2020-01-01' where id = ${page.eid}`)
    await writeSettings(tx, page.eid, {
      emailNotification: true,
      rules: DEFAULT_RULES,
      firstVisitsOnly: true,
      offlineMinutes: 10,
      quietHours: null,
      digest: { ...DEFAULT_DIGEST, skipsEmpty: false, ...digest },
    })
  })
  return page
}

/** The round of the worker at a moment. */
async function at(instant: string): Promise<void> {
  clock.set(new Date(instant))
  await sendDigests(server().services)
}

async function givenVisits(page: Venue, day: string): Promise<void> {
  const { id: gatewayId } = await givenGateway(server(), page)
  await inSystem(async (tx) => {
    const [an, binh] = [randomUUID(), randomUUID()]
    for (const [id, phone] of [
      [an, '0912345678'],
      [binh, null],
    ])
      await tx.run(sql`insert into guests (page_id, id, phone, first_seen_at, last_seen_at)
        values (${page.eid}, ${id}, ${phone}, now(), now())`)
    for (const [guest, isFirst] of [
      [an, true],
      [an, false],
      [binh, false],
    ])
      await tx.run(sql`insert into visits (page_id, id, guest_id, gateway_id, mac, status, is_first, asked_at, online_at, day)
        values (${page.eid}, ${randomUUID()}, ${guest}, ${gatewayId}, 'm', 'ended', ${isFirst}, now(), now(), ${day})`)
    const data = JSON.stringify({ nas_id: 'q', name: 'Quầy', lastSeenAt: `${day}T02:00:00Z` })
    await tx.run(sql`insert into happenings (page_id, id, kind, data, at, done_at)
      values (${page.eid}, ${randomUUID()}, 'device.offline', ${data}, ${`${day}T03:00:00Z`}, now())`)
  })
}

test('at the chosen hour of the page’s own clock it tells what the reports count for yesterday', async () => {
  const page = await givenVenue('Asia/Ho_Chi_Minh', { hour: 8 })
  await givenVisits(page, '2026-03-04')
  await at('2026-03-05T00:59:00Z')
  expect(await subjects(page)).toEqual([])
  await at('2026-03-05T01:00:00Z')
  const [letter] = await lettersTo(server(), page.owner.email)
  expect(letter!.subject).toMatch(/^Quán Lá: Thứ Tư, 4\/3$/i)
  for (const line of ['Lượt ghé: 3', 'Số khách: 2', 'Khách mới: 1', 'Khách mới để lại liên hệ: 1', 'mất kết nối: Quầy'])
    expect(letter!.text).toContain(line)
})

test('it comes once a local day, however many workers ask and however often', async () => {
  const page = await givenVenue('Asia/Ho_Chi_Minh')
  clock.set(new Date('2026-03-05T02:00:00Z'))
  await Promise.all(Array.from({ length: 4 }, () => sendDigests(server().services)))
  await at('2026-03-05T09:00:00Z')
  expect(await subjects(page)).toHaveLength(1)
  await at('2026-03-06T02:00:00Z')
  expect(await subjects(page)).toHaveLength(2)
})

test('after days on which nothing ran it tells of yesterday alone, and once', async () => {
  const page = await givenVenue('Asia/Ho_Chi_Minh')
  await at('2026-06-01T02:00:00Z')
  expect(await subjects(page)).toHaveLength(1)
  clock.set(new Date('2026-06-05T13:00:00Z'))
  await Promise.all([sendDigests(server().services), sendDigests(server().services)])
  await at('2026-06-05T14:00:00Z')
  const since = (await subjects(page)).slice(1)
  expect(since).toEqual([expect.stringMatching(/, 4\/6$/)])
})

test('on the day clocks jump over its hour it comes right after, and on the day an hour comes twice it comes once', async () => {
  const page = await givenVenue('Europe/Berlin', { hour: 2 })
  await at('2026-03-29T00:59:00Z') // 01:59, and the next minute is 03:00
  expect(await subjects(page)).toHaveLength(0)
  await at('2026-03-29T01:00:00Z')
  expect(await subjects(page)).toHaveLength(1)
  const aboutDay = async () => (await subjects(page)).filter((subject) => subject.endsWith(', 24/10'))
  await at('2026-10-24T23:59:00Z') // 01:59
  expect(await aboutDay()).toHaveLength(0)
  for (const time of ['00:00', '00:30', '01:00', '01:30', '02:00']) await at(`2026-10-25T${time}:00Z`)
  expect(await aboutDay()).toHaveLength(1)
})

test('two venues on the two sides of the date line each get their own yesterday', async () => {
  const [east, west] = [await givenVenue('Pacific/Auckland'), await givenVenue('Pacific/Honolulu')]
  await at('2026-07-01T20:30:00Z') // 08:30 on 2 July there, 10:30 on 1 July here
  expect((await subjects(east))[0]).toMatch(/1\/7/)
  expect((await subjects(west))[0]).toMatch(/30\/6/)
})

test('nothing is sent about a day on which nothing happened, unless the owner wants to know that too', async () => {
  const [quiet, curious] = [
    await givenVenue('Asia/Ho_Chi_Minh', { skipsEmpty: true }),
    await givenVenue('Asia/Ho_Chi_Minh', { skipsEmpty: false }),
  ]
  await at('2026-04-05T02:00:00Z')
  expect(await subjects(quiet)).toEqual([])
  expect((await lettersTo(server(), curious.owner.email))[0]!.text).toContain('không có khách và không có sự cố')
})

test('switched off, on a page made today, or on a deleted page it does not come', async () => {
  const off = await givenVenue('Asia/Ho_Chi_Minh', { isOn: false })
  const deleted = await givenVenue('Asia/Ho_Chi_Minh')
  const fresh = await givenVenue('Asia/Ho_Chi_Minh')
  await inSystem(async (tx) => {
    await tx.run(sql`update pages set deleted_at = now() where id = ${deleted.eid}`)
    await tx.run(sql`update pages set created_at = '2026-05-04T20:00:00Z' where id = ${fresh.eid}`)
  })
  await at('2026-05-05T03:00:00Z')
  for (const page of [off, deleted, fresh]) expect(await subjects(page)).toEqual([])
})
