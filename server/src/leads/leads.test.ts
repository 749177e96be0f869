import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { apiKeys } from '@portico/contract/integrations.ts'
import { leads, USUAL_STAGES } from '@portico/contract/leads.ts'
import { reports } from '@portico/contract/reports.ts'
import { sql } from '../core/db/database.ts'
import { eraseGuest, readHeldData } from '../guests/index.ts'
import { mergeGuests } from '../guests/mergeGuests.ts'
import { sendDueNotices } from '../notifications/bundles.ts'
import { handClock } from '../testing/clock.ts'
import { formStep, givenGateway, givenMember, givenPage, givenSteps, send, type Venue } from '../testing/given.ts'
import { givenGuestAtDoor, randomMac } from '../testing/givenGuest.ts'
import { lettersTo } from '../testing/outbox.ts'
import { openPortal, post } from '../testing/portal.ts'
import { useServer } from '../testing/server.ts'
import { remindDue } from './remindDue.ts'

const clock = handClock(new Date('2026-11-10T05:00:00Z'))
const server = useServer({ clock })
const HANH = { name: 'Nguyễn Thị Hạnh', phone: '0912 345 678', email: 'Hanh@example.test' }

const as = (token: string) => ({ token })
const add = (page: Venue, body: object = HANH, token = page.token) => send(server(), leads.create, { body }, as(token))
const list = (page: Venue, query: object = {}, token = page.token) => send(server(), leads.list, { query }, as(token))
const change = (page: Venue, id: string, body: object, token = page.token) =>
  send(server(), leads.update, { params: { id }, body }, as(token))
const historyOf = async (page: Venue, id: string) =>
  (await send(server(), leads.notes, { params: { id }, query: {} }, as(page.token))).rows
const inSystem: ReturnType<typeof server>['services']['db']['asSystem'] = (work) => server().services.db.asSystem(work)

test('a lead is added, found without accents and by the number as people dial it, changed and deleted', async () => {
  const page = await givenPage(server())
  const lead = await add(page)
  expect(lead).toMatchObject({
    isNew: true,
    phone: '+84912345678',
    email: 'hanh@example.test',
    stage: 'new',
    source: 'manual',
  })
  for (const search of ['thi hanh', 'HẠNH', '0912345', 'hanh@ex'])
    expect([search, (await list(page, { search })).count]).toEqual([search, 1])
  expect((await list(page, { search: '%' })).count).toBe(0)
  expect(await change(page, lead.id, { stage: 'won', value: 1_200_000 })).toMatchObject({
    stage: 'won',
    value: 1_200_000,
  })
  expect(await send(server(), leads.remove, { params: { id: lead.id } }, as(page.token))).toEqual({
    _id: lead.id,
    id: lead.id,
  })
  expect(await list(page)).toMatchObject({ rows: [], count: 0 })
})

test('the list goes on where its page ended and counts all; days are of the page’s own calendar', async () => {
  const page = await givenPage(server())
  for (let n = 0; n < 5; n++) await add(page, { name: `Khách ${n}` })
  const first = await list(page, { limit: 3 })
  const rest = await list(page, { limit: 3, after: first.next! })
  expect([first.count, first.rows.length, rest.rows.length, rest.next]).toEqual([5, 3, 2, null])
  expect(new Set([...first.rows, ...rest.rows].map(({ id }) => id)).size).toBe(5)
  expect((await list(page, { fromDate: '2026-11-10', toDate: '2026-11-10' })).count).toBe(5)
  expect((await list(page, { toDate: '2026-11-09' })).count).toBe(0)
})

test('somebody with an open lead gets a note on it and no second lead; after it is closed, a new one', async () => {
  const page = await givenPage(server())
  const first = await add(page)
  clock.advance(60)
  const again = await add(page, { name: 'Hạnh', phone: '+84912345678', note: 'Hỏi lại về tiệc' })
  expect(again).toMatchObject({ id: first.id, isNew: false, name: HANH.name })
  expect((await historyOf(page, first.id))[0]).toMatchObject({ kind: 'joined', text: 'Hỏi lại về tiệc' })
  await change(page, first.id, { stage: 'lost', lostReason: 'Giá cao' })
  expect((await add(page)).isNew).toBe(true)
})

test('two who add the same person at once make one lead', async () => {
  const page = await givenPage(server())
  const both = await Promise.all([add(page), add(page)])
  expect(both.map(({ isNew }) => isNew).toSorted()).toEqual([false, true])
  expect((await list(page)).count).toBe(1)
})

test('a lead of a guest who proved the number is joined to that guest, shown to them, moves in a merge and is anonymous after erasure', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page)
  const [one, other] = [await givenGuestAtDoor(server(), gateway), await givenGuestAtDoor(server(), gateway)]
  await inSystem((tx) =>
    tx.run(sql`insert into guest_identities (page_id, kind, value, guest_id, verified_at)
    values (${page.eid}, 'phone', '+84912345678', ${one.guestId}, ${clock.now()})`),
  )
  const lead = await add(page, { ...HANH, note: 'Sinh nhật mẹ' })
  expect(lead.guestId).toBe(one.guestId)
  const merge = { pageId: page.eid, from: one.guestId, into: other.guestId, why: 'proof' }
  await inSystem((tx) => mergeGuests(server().services, tx, merge))
  expect((await list(page)).rows[0]!.guestId).toBe(other.guestId)
  const held = await inSystem((tx) => readHeldData(server().services, tx, { pageId: page.eid, guestId: other.guestId }))
  expect(held?.leads.map(({ note }) => note)).toEqual(['Sinh nhật mẹ'])
  await inSystem((tx) => eraseGuest(server().services, tx, { pageId: page.eid, guestId: other.guestId }))
  const [left] = (await list(page)).rows
  expect(left).toMatchObject({ id: lead.id, name: '', phone: null, email: null, note: '', stage: 'new' })
})

test('without the right to identity a lead is masked, in its list and in what a search finds', async () => {
  const page = await givenPage(server())
  await add(page)
  const { pageToken } = await givenMember(server(), page, 'analyst')
  expect((await list(page, {}, pageToken)).rows[0]).toMatchObject({ name: 'N***', phone: '***678', email: 'h***' })
  expect((await list(page, { search: 'hanh' }, pageToken)).count).toBe(0)
  expect((await list(page, { search: '678' }, pageToken)).count).toBe(1)
})

test('staff change only the leads assigned to them and never to whom a lead belongs or who it is', async () => {
  const page = await givenPage(server())
  const staff = await givenMember(server(), page, 'staff')
  const [mine, other] = [await add(page, { name: 'A', ownerId: staff.id }), await add(page, { name: 'B' })]
  expect(await change(page, mine.id, { stage: 'contacted' }, staff.pageToken)).toMatchObject({ stage: 'contacted' })
  const refused = { status: 403 }
  await expect(change(page, other.id, { stage: 'won' }, staff.pageToken)).rejects.toMatchObject(refused)
  await expect(change(page, mine.id, { ownerId: page.owner.id }, staff.pageToken)).rejects.toMatchObject(refused)
  await expect(change(page, mine.id, { name: 'X***' }, staff.pageToken)).rejects.toMatchObject(refused)
  const remove = send(server(), leads.remove, { params: { id: mine.id } }, as(staff.pageToken))
  await expect(remove).rejects.toMatchObject(refused)
  const body = { ids: [mine.id, other.id], change: { stage: 'lost' } }
  expect(await send(server(), leads.bulk, { body }, as(staff.pageToken))).toEqual({ changed: 1, skipped: 1 })
  expect((await add(page, { name: 'C' }, staff.pageToken)).ownerId).toBe(staff.id)
})

test('of two who move the same lead at once one reads that it has changed', async () => {
  const page = await givenPage(server())
  const { id, revision } = await add(page)
  const moves = await Promise.allSettled([
    change(page, id, { stage: 'contacted', revision }),
    change(page, id, { stage: 'won', revision }),
  ])
  expect(moves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [no] = moves.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  expect(no).toMatchObject({ code: 'lead/changed' })
})

test('ids of nobody or of another venue, a long note and a null byte are refused with a clear answer', async () => {
  const [page, theirs] = [await givenPage(server()), await givenPage(server())]
  const [lead, foreign] = [await add(page), await add(theirs)]
  for (const id of [foreign.id, randomUUID()]) {
    const params = { id }
    const gone = { status: 404 }
    await expect(change(page, id, { stage: 'won' })).rejects.toMatchObject(gone)
    await expect(send(server(), leads.remove, { params }, as(page.token))).rejects.toMatchObject(gone)
    await expect(send(server(), leads.notes, { params, query: {} }, as(page.token))).rejects.toMatchObject(gone)
    await expect(send(server(), leads.addNote, { params, body: { text: 'x' } }, as(page.token))).rejects.toMatchObject(
      gone,
    )
    const body = { ids: [id], change: { remove: true as const } }
    expect(await send(server(), leads.bulk, { body }, as(page.token))).toEqual({ changed: 0, skipped: 1 })
  }
  expect((await list(theirs)).count).toBe(1)
  const bad = { status: 400 }
  await expect(change(page, lead.id, { ownerId: theirs.owner.id })).rejects.toMatchObject(bad)
  await expect(change(page, lead.id, { stage: 'nowhere' })).rejects.toMatchObject({ status: 409 })
  await expect(change(page, lead.id, { phone: '12' })).rejects.toMatchObject(bad)
  await expect(add(page, { note: 'nobody' })).rejects.toMatchObject(bad)
  const note = (text: string) =>
    send(server(), leads.addNote, { params: { id: lead.id }, body: { text } }, as(page.token))
  await expect(note('x'.repeat(10_000))).rejects.toMatchObject(bad)
  await expect(note('a\0b')).rejects.toMatchObject(bad)
  expect(await note('=HYPERLINK("http://x")')).toMatchObject({ text: '=HYPERLINK("http://x")', by: 'Lan' })
})

test('own stages stand between new and won; one with leads goes only when its leads have somewhere to go', async () => {
  const page = await givenPage(server())
  const [fresh, contacted, won, lost] = USUAL_STAGES
  const visit = { id: 'visit', name: 'Hẹn xem quán', colour: 'teal' as const }
  const save = (stages: object[], moves?: Record<string, string>) =>
    send(server(), leads.saveStages, { body: { stages, moves } as never }, as(page.token))
  await save([fresh!, contacted!, visit, won!, lost!])
  const lead = await add(page, { ...HANH, stage: 'visit' })
  await expect(save([...USUAL_STAGES])).rejects.toMatchObject({ code: 'lead/stage-in-use' })
  for (const bad of [
    [contacted!, fresh!, won!, lost!],
    [fresh!, won!, lost!, visit],
    [fresh!, visit, visit, won!, lost!],
  ])
    await expect(save(bad)).rejects.toMatchObject({ status: 400 })
  clock.advance(60)
  const { rows } = await save([...USUAL_STAGES], { visit: 'contacted' })
  expect(rows.map(({ id, leads: n }) => [id, n])).toEqual([
    ['new', 0],
    ['contacted', 1],
    ['won', 0],
    ['lost', 0],
  ])
  expect((await historyOf(page, lead.id))[0]).toMatchObject({ kind: 'stage', before: 'visit', after: 'contacted' })
})

test('the report of leads is true from the first lead on', async () => {
  const page = await givenPage(server())
  const lead = await add(page)
  await add(page, { name: 'Bình' })
  clock.advance(60)
  await change(page, lead.id, { stage: 'contacted' })
  clock.advance(60)
  await change(page, lead.id, { stage: 'won' })
  const report = await send(server(), reports.leads, { query: { range: 'last7' } }, as(page.token))
  expect(report.created).toBe(2)
  const stages = Object.fromEntries(report.stages.map(({ key, count }) => [key, count]))
  expect(stages).toEqual({ new: 2, contacted: 1, won: 1 })
  expect(report.sources.map(({ key, count }) => [key, count])).toEqual([['manual', 2]])
})

test('the report of leads calls a stage by the venue’s own name', async () => {
  const page = await givenPage(server())
  const [fresh, ...others] = USUAL_STAGES
  const stages = [fresh!, { id: 'tasting', name: 'Hẹn nếm thử', colour: 'teal' as const }, ...others]
  await send(server(), leads.saveStages, { body: { stages } }, as(page.token))
  await add(page, { ...HANH, stage: 'tasting' })
  const report = await send(server(), reports.leads, { query: { range: 'last7' } }, as(page.token))
  expect(report.stages).toMatchObject([{ key: 'tasting', name: 'Hẹn nếm thử', count: 1 }])
})

test('anyone who has the eleventh of many leads hears of it too', async () => {
  const page = await givenPage(server())
  const [busy, late] = [await givenMember(server(), page, 'staff'), await givenMember(server(), page, 'staff')]
  for (let n = 0; n < 12; n++) await add(page, { name: `Khách ${n}`, ownerId: busy.id })
  await add(page, { name: 'Khách cuối', ownerId: late.id })
  await tellAll(page)
  const [toLate] = await lettersTo(server(), late.email)
  expect(toLate!.subject).toBe('Quán Lá: bạn được giao một khách tiềm năng')
  const [toBusy] = await lettersTo(server(), busy.email)
  expect(toBusy!.subject).toContain('12')
  expect(toBusy!.text.match(/K\*\*\*/g)).toHaveLength(10)
})

test('whom a lead belongs to hears that it was assigned and when it is due, once; the owner hears of a new one', async () => {
  const page = await givenPage(server())
  const staff = await givenMember(server(), page, 'staff')
  const dueAt = new Date(clock.now().getTime() + 3600_000).toISOString()
  await add(page, { ...HANH, ownerId: staff.id, dueAt })
  await tellAll(page)
  const subjects = async (email: string) => (await lettersTo(server(), email)).map(({ subject }) => subject)
  expect(await subjects(page.owner.email)).toEqual(['Quán Lá: có khách tiềm năng mới'])
  const [assigned] = await lettersTo(server(), staff.email)
  expect(assigned!.subject).toBe('Quán Lá: bạn được giao một khách tiềm năng')
  expect(assigned!.text).toContain('N***')
  clock.advance(4000)
  for (let n = 0; n < 2; n++) await remindDue(server().services)
  await tellAll(page)
  expect(await subjects(staff.email)).toEqual([
    'Quán Lá: bạn được giao một khách tiềm năng',
    'Quán Lá: đến lúc liên hệ lại một khách',
  ])
})

async function tellAll(page: Venue): Promise<void> {
  const waiting = sql<{ n: number }>`
    select count(*)::int as n from happenings where page_id = ${page.eid} and done_at is null`
  await expect.poll(() => inSystem((tx) => tx.first(waiting)), { timeout: 15_000 }).toEqual({ n: 0 })
  clock.advance(25)
  await sendDueNotices(server().services)
}

test('a key with the scope adds leads of source API and reads them masked', async () => {
  const page = await givenPage(server())
  const body = { name: 'CRM', scopes: ['leads:write' as const] }
  const { key } = await send(server(), apiKeys.create, { body }, as(page.token))
  expect(await add(page, HANH, key)).toMatchObject({ source: 'api', name: 'N***' })
  expect((await list(page)).rows[0]!.name).toBe(HANH.name)
})

test('a form whose step says so and a low score make a lead, with what was answered; a good score does not', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: 'http://10.5.50.1/login' } })
  const score = { id: 'score', type: 'nps', leadAtOrBelow: 6, label: { vi: 'Chấm điểm' } }
  await givenSteps(server(), page, [
    formStep({ name: 'required', phone: 'required' }),
    { type: 'survey', questions: [score] },
  ])
  const pass = async (name: string, phone: string, answer: string) => {
    const form = await openPortal(server(), gateway, { mac: randomMac() })
    const survey = await post(server(), form.action, { name, phone, terms: 'yes' })
    const next = survey.location
      ? await post(server(), new URL(survey.location, 'http://x').pathname, { score: answer })
      : survey
    expect(next.status).toBeLessThan(400)
  }
  await pass('Vui', '0912345601', '9')
  await pass('Buồn', '0912345602', '3')
  const { rows } = await list(page)
  expect(rows.map(({ name, source, note }) => [name, source, note])).toEqual([['Buồn', 'survey', 'Chấm điểm: 3']])
  expect(rows[0]!.guestId).not.toBeNull()
  await givenSteps(server(), page, [{ ...formStep({ name: 'required', phone: 'required' }), makesLead: true }])
  const form = await openPortal(server(), gateway, { mac: randomMac() })
  await post(server(), form.action, { name: 'Tiệc', phone: '0912345603', terms: 'yes' })
  expect((await list(page, { source: 'form' })).rows.map(({ name }) => name)).toEqual(['Tiệc'])
})
