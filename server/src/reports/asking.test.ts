import { expect, test } from 'vitest'
import { ERRORS } from '@portico/contract/errors.ts'
import { ApiError } from '@portico/contract/http/client.ts'
import { reports } from '@portico/contract/reports.ts'
import { visits } from '@portico/contract/visits.ts'
import { sql } from '../core/db/database.ts'
import { handClock } from '../testing/clock.ts'
import { givenGateway, givenMember, givenPage, send, type Venue } from '../testing/given.ts'
import { givenGuestAtDoor } from '../testing/givenGuest.ts'
import { useServer } from '../testing/server.ts'
import { comeOnline } from '../visits/index.ts'
import { recordEvents } from './index.ts'
import { sendDueReports } from './send/sendDueReports.ts'
import { withDeadline } from './read/reader.ts'

const clock = handClock(new Date('2026-11-10T05:00:00Z'))
const server = useServer({ clock })
const overview = (page: Venue, range: string, language = 'vi') =>
  send(server(), reports.overview, { query: { range } }, { token: page.token, language })

test.each([
  ['last8', 'report/unknown-range'],
  ['2026-13-01', 'report/unknown-range'],
  ['2026-02-30,2026-03-01', 'report/unknown-range'],
  ['2026-11-05,2026-11-01', 'report/range-reversed'],
  ['2016-01-01,2026-01-01', 'report/range-too-long'],
  ['2026-12-01,2026-12-02', 'report/range-in-future'],
] as const)('the range %s is refused in the caller’s own words', async (range, code) => {
  const page = await givenPage(server())
  const told: string[] = []
  for (const language of ['vi', 'en', 'zh']) {
    const error = await overview(page, range, language).catch((thrown: unknown) => thrown as ApiError)
    expect(error).toMatchObject({ code, status: ERRORS[code] })
    told.push((error as ApiError).message)
  }
  expect(new Set(told).size).toBe(3)
})

test('a range without its end goes up to today, and a preset ends with today, by the page’s own clock', async () => {
  const page = await givenPage(server())
  expect((await overview(page, '2026-11-01')).range).toEqual({ from: '2026-11-01', to: '2026-11-10', days: 10 })
  expect((await overview(page, 'last7')).range).toEqual({ from: '2026-11-04', to: '2026-11-10', days: 7 })
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update pages set time_zone = 'Pacific/Kiritimati' where id = ${page.eid}`),
  )
  clock.set(new Date('2026-11-10T11:00:00Z'))
  const { tokens } = server().services
  const token = await tokens.signPage({ userId: page.owner.id, family: page.owner.family, pageId: page.eid })
  expect((await overview({ ...page, token }, 'last10')).range.to).toBe('2026-11-11')
  clock.set(new Date('2026-11-10T05:00:00Z'))
})

test('days from before the venue had any figures are not compared as zeros', async () => {
  const page = await givenPage(server())
  const { db } = server().services
  const online = (at: string) =>
    ({
      pageId: page.eid,
      at: new Date(at),
      kind: 'online',
      id: crypto.randomUUID(),
      guestId: crypto.randomUUID(),
      isFirst: true,
    }) as const
  await db.asSystem((tx) => recordEvents(tx, [online('2026-11-01T05:00:00Z'), online('2026-11-09T05:00:00Z')]))
  const ask = (compare: 'previous' | 'year') =>
    send(server(), reports.overview, { query: { range: 'last7', compare } }, { token: page.token })
  expect(await ask('year')).toMatchObject({ now: { visits: 1 }, comparedTo: null, previous: null, before: [] })
  expect(await ask('previous')).toMatchObject({ comparedTo: { to: '2026-11-03' }, previous: { visits: 1 } })
})

test('a report that takes too long is stopped with a sentence, and the page goes on working', async () => {
  const page = await givenPage(server())
  await server().services.db.asSystem((tx) =>
    // Rows enough that joining them takes longer than any report may.
    tx.run(sql`insert into event (page_id, at, kind, id, guest_id, campaign_id)
      select ${page.eid}, '2026-11-09T00:00:00Z'::timestamptz + make_interval(secs => n / 10.0), 6, gen_random_uuid(), gen_random_uuid(), null
      from generate_series(1, 60000) n`),
  )
  await expect(
    server().services.db.asSystem((tx) =>
      withDeadline(tx, 30, () =>
        tx.rows(sql`select count(*) from event a, event b where a.page_id = ${page.eid} and b.page_id = ${page.eid}`),
      ),
    ),
  ).rejects.toMatchObject({
    code: 'report/too-heavy',
  })
  expect((await overview(page, 'last7')).pages).toBe(1)
})

test('an owner sees all venues side by side, and only those on which they may read reports', async () => {
  const [one, two, other] = [await givenPage(server()), await givenPage(server()), await givenPage(server())]
  const { db } = server().services
  await db.asSystem((tx) =>
    tx.run(
      sql`insert into members (page_id, user_id, role) values (${two.eid}, ${one.owner.id}, 'analyst'), (${other.eid}, ${one.owner.id}, 'staff')`,
    ),
  )
  const online = (page: Venue) =>
    ({
      pageId: page.eid,
      at: clock.now(),
      kind: 'online',
      id: crypto.randomUUID(),
      guestId: crypto.randomUUID(),
      isFirst: true,
    }) as const
  await db.asSystem((tx) =>
    recordEvents(tx, [online(one), online(two), online(two), online(other), online(other), online(other)]),
  )
  const all = await send(server(), reports.overview, { query: { scope: 'all' } }, { token: one.token })
  expect([all.pages, all.now.visits, all.now.guests.count]).toEqual([2, 3, 3])
  const top = await send(server(), reports.topUsers, { query: { scope: 'all' } }, { token: one.token })
  expect(top.rows).toHaveLength(3)
})

test('a guest who comes online is in the overview and on the home screen at once, and dashboards are notified', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page)
  const guest = await givenGuestAtDoor(server(), gateway)
  const { services } = server()
  const told: string[] = []
  const stop = services.signals.subscribe(page.eid, (topic) => told.push(topic))
  await services.db.asSystem((tx) =>
    comeOnline(services, tx, [{ pageId: page.eid, visitId: guest.visitId, at: clock.now() }]),
  )
  expect((await overview(page, 'last7')).now).toMatchObject({
    visits: 1,
    newGuests: 1,
    guests: { count: 1, isEstimate: false },
  })
  expect(await send(server(), visits.summary, {}, { token: page.token })).toMatchObject({ today: 1 })
  await expect.poll(() => told).toContain('reports')
  stop()
})

test('names leave masked to those who may not read them', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page)
  const guest = await givenGuestAtDoor(server(), gateway, { name: 'Nguyễn Thị Linh' })
  const { services } = server()
  await services.db.asSystem((tx) =>
    comeOnline(services, tx, [{ pageId: page.eid, visitId: guest.visitId, at: clock.now() }]),
  )
  const analyst = await givenMember(server(), page, 'analyst')
  const list = (token: string) => send(server(), reports.guests, {}, { token })
  expect((await list(page.token)).rows[0]!.name).toBe('Nguyễn Thị Linh')
  expect((await list(analyst.pageToken)).rows[0]!.name).toBe('N***')
})

test('a shared link shows its report to anybody until it ends or is taken back', async () => {
  const page = await givenPage(server(), 'Quán Mây')
  const body = { report: 'overview', range: 'last7', compare: 'previous', days: 2 } as const
  const share = await send(server(), reports.share, { body }, { token: page.token })
  const open = () => send(server(), reports.shared, { body: { token: share.token } })
  const shown = await open()
  expect(shown).toMatchObject({ pageName: 'Quán Mây', saved: { report: 'overview' }, overview: { pages: 1 } })
  expect(share.url.endsWith(`#${share.token}`)).toBe(true)
  const stored = await server().services.db.asSystem((tx) =>
    tx.rows(sql<{ row: string }>`select s::text as row from report_shares s`),
  )
  expect(stored.some(({ row }) => row.includes(share.token))).toBe(false)
  const second = await send(server(), reports.share, { body }, { token: page.token })
  await send(server(), reports.revokeShare, { params: { id: second.id } }, { token: page.token })
  await expect(send(server(), reports.shared, { body: { token: second.token } })).rejects.toMatchObject({
    code: 'report/share-expired',
  })
  clock.advance(2 * 86_400 + 1)
  await expect(open()).rejects.toMatchObject({ code: 'report/share-expired' })
  clock.advance(-2 * 86_400 - 1)
})

test('a scheduled report is sent to each recipient once, also by two workers, with a picture of its bars', async () => {
  const page = await givenPage(server(), 'Quán Mây')
  const { db } = server().services
  const at = new Date('2026-11-09T05:00:00Z')
  const visit = () =>
    ({
      pageId: page.eid,
      at,
      kind: 'online',
      id: crypto.randomUUID(),
      guestId: crypto.randomUUID(),
      isFirst: true,
    }) as const
  await db.asSystem((tx) => recordEvents(tx, [visit(), visit()]))
  const body = {
    report: 'overview',
    every: 'day',
    hour: 14,
    weekday: 1,
    monthday: 1,
    recipients: ['lan@example.test', 'huy@example.test'] as string[],
    language: 'vi',
    isOn: true,
  } as const
  const made = await send(server(), reports.createSchedule, { body }, { token: page.token })
  expect(made.nextAt).toBe('2026-11-10T07:00:00.000Z')
  clock.set(new Date('2026-11-10T07:00:01Z'))
  await Promise.all([1, 2].map(() => sendDueReports(server().services, async () => ({}))))
  const rows = await db.asSystem((tx) =>
    tx.rows(
      sql<{
        recipient: string
        content: Buffer | null
      }>`select recipient, content from outbox where recipient in ('lan@example.test', 'huy@example.test') order by 1`,
    ),
  )
  expect(rows.map((row) => row.recipient)).toEqual(['huy@example.test', 'lan@example.test'])
  const { mail } = JSON.parse(server().services.secrets.open(rows[0]!.content!)) as {
    mail: { subject: string; html: string; pictures: { png: string }[] }
  }
  expect(mail.subject).toContain('Quán Mây')
  expect(mail.html).toContain('cid:')
  expect(Buffer.from(mail.pictures[0]!.png, 'base64').subarray(1, 4).toString()).toBe('PNG')
  clock.set(new Date('2026-11-10T05:00:00Z'))
  const [after] = (await send(server(), reports.schedules, {}, { token: page.token })).rows
  expect(after!.nextAt).toBe('2026-11-11T07:00:00.000Z')
})
