import { beforeEach, expect, test } from 'vitest'
import { automations, automationSettings } from '@portico/contract/automations.ts'
import { RECIPES } from '@portico/contract/automations/recipes.ts'
import { profiles } from '@portico/contract/profiles.ts'
import { messageTemplates } from '@portico/contract/messages.ts'
import { eraseGuest, mergeGuests } from '../guests/index.ts'
import { receiveMessage } from '../inbox/index.ts'
import {
  comesOnline,
  givenAutomation,
  givenTag,
  moveOn,
  storedLog,
  storedPeople,
  tagsOf,
} from '../testing/automations.ts'
import { handClock } from '../testing/clock.ts'
import { givenMember, givenPage, send, type Venue } from '../testing/given.ts'
import { givenReaders, givenTemplate, tokenOf } from '../testing/messages.ts'
import { useServer } from '../testing/server.ts'

/** Ten in the morning in Vietnam, a Tuesday. */
const MORNING = new Date('2026-11-24T03:00:00Z')
const clock = handClock(MORNING)
const server = useServer({ clock, config: { smsUrl: 'http://127.0.0.1:9', smsKey: 'key', messagePrices: {} } })
beforeEach(() => clock.set(MORNING))

const SMS = { kind: 'sms', hasAccents: false, text: { vi: 'Chào {{name|bạn}}' } } as const
let people = 0
const somebody = (name = 'Lan') => ({ name, phone: `+8490${String(2_000_000 + ++people)}` })
const as = async (page: Venue) => ({ token: await tokenOf(server(), page) })
test('a keyword in a guest’s message brings them in, accents and small typos forgiven', async () => {
  const page = await givenPage(server())
  const tagId = await givenTag(server(), page, 'Hỏi bàn')
  await givenAutomation(server(), page, {
    trigger: { on: 'keyword', words: ['đặt bàn'] },
    again: 0,
    steps: [{ id: 'tag', type: 'tag', tagId, gives: true }],
  })
  const [guestId = ''] = await givenReaders(server(), page, [somebody()])
  const { services } = server()
  const say = async (text: string, messageId: string) => {
    const message = { channel: 'home', personKey: guestId, guestId, messageId, text, attachments: [] } as const
    await services.db.asSystem((tx) =>
      receiveMessage(tx, page.eid, { ...message, at: clock.now(), direction: 'in', isByAdmin: false }),
    )
  }
  await say('Quán mấy giờ đóng cửa ạ', 'one')
  await say('Cho mình dat bàn tối nay nhé', 'two')
  await expect.poll(async () => (await storedPeople(server(), page)).length, { timeout: 10_000 }).toBe(1)
  await moveOn(server())
  expect(await tagsOf(server(), page, guestId)).toEqual([tagId])
})

test('a test run says step by step what would happen and when, and changes nothing', async () => {
  const page = await givenPage(server())
  const way = await givenTemplate(server(), page, SMS)
  const draft: Parameters<typeof givenAutomation>[2] = {
    steps: [
      { id: 'hello', type: 'message', ways: [way] },
      { id: 'late', type: 'wait', amount: 13, unit: 'hour' },
      { id: 'again', type: 'message', ways: [way] },
      { id: 'back', type: 'happen', what: 'visit', amount: 2, unit: 'day' },
      { under: 'back', arm: 'no', id: 'sorry', type: 'message', ways: [way] },
    ],
  }
  const { id } = await givenAutomation(server(), page, draft, { isPublished: false })
  const [guestId = ''] = await givenReaders(server(), page, [somebody()])
  await send(server(), automationSettings.save, { body: { mostADay: 2, mostAWeek: 2 } }, await as(page))
  const run = async (happens: Record<string, boolean>) =>
    (await send(server(), automations.test, { params: { id }, body: { guestId, happens } }, await as(page))).lines
  const lines = await run({})
  expect(
    lines.map(({ stepId, result, reason, detail }) => [stepId, result, reason || detail].join(' ').trim()),
  ).toEqual([
    '~in entered',
    'hello did sms',
    'late waited',
    'again did sms',
    'back chose no',
    'sorry skipped cap',
    '~out ended',
  ])
  // Eleven in the evening: the law's quiet hours end at seven.
  expect(lines[3]).toMatchObject({ at: '2026-11-24T16:00:00.000Z', leavesAt: '2026-11-25T00:00:00.000Z' })
  expect((await run({ back: true })).some(({ stepId }) => stepId === 'sorry')).toBe(false)
  expect(await storedPeople(server(), page)).toEqual([])
})

test('a loop, a dead end and a ring of tags are named before publishing; who may not publish is refused', async () => {
  const page = await givenPage(server())
  const tagId = await givenTag(server(), page, 'Vòng')
  const { id } = await givenAutomation(
    server(),
    page,
    {
      trigger: { on: 'tag', tagId },
      steps: [
        { id: 'tag', type: 'tag', tagId, gives: true },
        { id: 'go', type: 'goto', to: 'tag' },
        { id: 'rest', type: 'wait', amount: 1, unit: 'day' },
      ],
    },
    { isPublished: false },
  )
  const { problems } = await send(server(), automations.check, { params: { id } }, await as(page))
  expect(problems.map(({ stepId, code }) => `${stepId ?? ''} ${code}`.trim()).toSorted()).toEqual(
    ['go loop', 'rest unreachable', 'rest wait-last', 'ring'].toSorted(),
  )
  const publish = (token: string) => send(server(), automations.publish, { params: { id }, body: {} }, { token })
  await expect(publish(page.token)).rejects.toMatchObject({ code: 'automation/not-ready' })
  const editor = await givenMember(server(), page, 'editor')
  await expect(publish(editor.pageToken)).rejects.toMatchObject({ code: 'auth/forbidden' })
})

test('every recipe can be published as it comes, and its templates and segments stay while it is used', async () => {
  const page = await givenPage(server())
  for (const recipe of RECIPES) {
    const made = await send(server(), automations.create, { body: { name: recipe, recipe } }, await as(page))
    const published = await send(
      server(),
      automations.publish,
      { params: { id: made.id }, body: { use: true } },
      await as(page),
    )
    expect(published).toMatchObject({ isActive: true, version: 1, hasChanges: false })
  }
  const { data } = await send(server(), messageTemplates.list, { query: {} }, await as(page))
  expect(data.data).toHaveLength(RECIPES.length * 2)
  await expect(
    send(server(), messageTemplates.remove, { params: { id: data.data[0]!.id } }, await as(page)),
  ).rejects.toMatchObject({ code: 'message/template-used' })
})

test('an erased guest is gone from log and queue; two who become one person are inside once, and two again', async () => {
  const page = await givenPage(server())
  const tagId = await givenTag(server(), page, 'Nhắc')
  await givenAutomation(server(), page, {
    steps: [
      { id: 'wait', type: 'wait', amount: 1, unit: 'day' },
      { id: 'tag', type: 'tag', tagId, gives: true },
    ],
  })
  const [lan = '', mai = '', erased = ''] = await givenReaders(server(), page, [
    somebody('Lan'),
    somebody('Mai'),
    somebody('Xóa'),
  ])
  for (const guestId of [lan, mai, erased]) await comesOnline(server(), page, guestId)
  await moveOn(server())
  const { services } = server()
  await services.db.asSystem((tx) => eraseGuest(services, tx, { pageId: page.eid, guestId: erased }))
  const merge = { pageId: page.eid, from: mai, into: lan, why: 'test' }
  await services.db.asSystem((tx) => mergeGuests(services, tx, merge))
  const inside = async () => (await storedPeople(server(), page)).map(({ guestId, state }) => [guestId, state])
  expect(await inside()).toEqual(
    expect.arrayContaining([
      [lan, 'open'],
      [lan, 'left'],
      [null, 'left'],
    ]),
  )
  expect(await storedLog(server(), page, erased)).toEqual([])

  const asOwner = await as(page)
  const [kept] = (await send(server(), profiles.merges, { params: { id: lan } }, asOwner)).rows
  await send(server(), profiles.unmerge, { params: { id: lan, merge: kept!.id } }, asOwner)
  expect(await inside()).toEqual(
    expect.arrayContaining([
      [lan, 'open'],
      [mai, 'open'],
      [null, 'left'],
    ]),
  )
  clock.advance(25 * 3600)
  await moveOn(server())
  for (const guestId of [lan, mai]) {
    expect(await tagsOf(server(), page, guestId)).toEqual([tagId])
    const steps = (await storedLog(server(), page, guestId)).map(({ stepId, result }) => `${stepId} ${result}`)
    expect(steps.filter((step) => step.startsWith('tag '))).toHaveLength(1)
  }
})
