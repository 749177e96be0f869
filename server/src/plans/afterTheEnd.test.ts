import { expect, test, vi } from 'vitest'
import { apiKeys, webhooks } from '@portico/contract/integrations.ts'
import { visits } from '@portico/contract/visits.ts'
import { gifts } from '@portico/contract/gifts.ts'
import { DAY_MS } from '@portico/contract/dates.ts'
import { readLineup } from '../campaigns/readLineup.ts'
import { aiSettings } from '@portico/contract/ai.ts'
import { automations } from '@portico/contract/automations.ts'
import { chatbots } from '@portico/contract/chatbots.ts'
import { games } from '@portico/contract/gifts/games.ts'
import { zaloCampaigns } from '@portico/contract/messages/campaigns.ts'
import { PLAN_OVER } from '@portico/contract/messages/kinds.ts'
import { startAutomations } from '../automations/engine/work.ts'
import { publishEvent } from '../core/domainEvents.ts'
import { newId } from '../core/id.ts'
import { drawPrize } from '../gifts/games/drawPrize.ts'
import { sql } from '../core/db/database.ts'
import { comesOnline, givenAutomation, givenTag, moveOn, storedPeople, tagsOf } from '../testing/automations.ts'
import { givenBooking } from '../testing/campaigns.ts'
import { givenChatbot, personOf } from '../testing/chatbots.ts'
import { handClock } from '../testing/clock.ts'
import { givenCollector, givenGift, orderGift } from '../testing/gifts.ts'
import { givenPage, givenSignIn, send, type Venue } from '../testing/given.ts'
import { atTask, givenPerson, givenTask } from '../testing/loyalty.ts'
import { givenCampaign, givenReaders, givenTemplate, work } from '../testing/messages.ts'
import { useServer } from '../testing/server.ts'

const clock = handClock()
const server = useServer({ clock })
/** Of a sign-in of its own: those of days ago are cleared. */
const token = async ({ eid, owner: { id: userId } }: Venue) =>
  server().services.tokens.signPage({ userId, family: await givenSignIn(server(), userId), pageId: eid })
const setEnd = ({ eid }: Venue, end: Date) =>
  server().services.db.asSystem((tx) =>
    tx.run(sql`update subscriptions set is_lifetime = false, end_date = ${end} where page_id = ${eid}`),
  )

const heard = ({ eid }: Venue) =>
  server().services.db.asSystem((tx) =>
    tx.rows(sql`select 1 from happenings where page_id = ${eid} and done_at is null`),
  )

test('what runs goes on for seven days after the end of the plan, rests then, and nothing is lost', async () => {
  const page = await givenPage(server())
  await givenBooking(server(), page)
  const gift = await givenGift(server(), page, { stock: 9 })
  const guestId = await givenCollector(server(), page, 100)
  const made = { body: { name: 'Kho', scopes: ['visits:read' as const] } }
  const { key } = await send(server(), apiKeys.create, made, { token: page.token })
  const end = new Date(clock.now().getTime() + DAY_MS)
  await setEnd(page, end)
  const lacks = async () => {
    const lineup = await server().services.db.asSystem((tx) => readLineup(tx, page.eid, clock.now()))
    return lineup.adverts.map((one) => one.lacks)
  }
  const order = (number: number) => orderGift(server(), page, { guestId, giftId: gift.id, key: `after ${number}` })
  const readByKey = () => send(server(), visits.summary, {}, { token: key })
  const portalStatus = async () => (await fetch(`${server().services.config.portalUrl}/home/${page.eid}`)).status

  clock.set(new Date(end.getTime() + 6.9 * DAY_MS))
  expect(await lacks()).toEqual([undefined])
  await order(1)
  await readByKey()
  clock.set(new Date(end.getTime() + 7 * DAY_MS))
  expect(await lacks()).toEqual(['plan'])
  await expect(order(2)).rejects.toMatchObject({ code: 'gift/not-found' })
  await expect(readByKey()).rejects.toMatchObject({ status: 402, code: 'plan/required' })
  expect(await portalStatus()).toBe(200)
  const list = async () => (await send(server(), gifts.list, { query: {} }, { token: await token(page) })).rows
  expect(await list()).toMatchObject([{ id: gift.id, stock: 8 }])
  await setEnd(page, new Date(clock.now().getTime() + DAY_MS))
  expect(await lacks()).toEqual([undefined])
  await order(3)
  await readByKey()
})

test('automations, chatbots and AI rest with the plan; they can be changed and stopped, and go on when it is paid', async () => {
  const page = await givenPage(server())
  const tagId = await givenTag(server(), page, 'Khách mới')
  const waiting = { id: 'wait', type: 'wait', amount: 1, unit: 'hour' } as const
  const automation = await givenAutomation(server(), page, {
    steps: [waiting, { id: 'tag', type: 'tag', tagId, gives: true }],
  })
  const botId = await givenChatbot(server(), page)
  const isAlways = { type: 'always' as const, values: [] }
  const rule = {
    id: 'r',
    name: 'r',
    isOn: true,
    when: isAlways,
    does: { type: 'reply' as const, text: 'Dạ', shares: [] },
  }
  const body = { isOn: true, autoChannels: ['home' as const], aiSettingRules: [rule] }
  const ai = await send(server(), aiSettings.create, { body }, { token: page.token })
  const [before = '', after = ''] = await givenReaders(server(), page, [
    { name: 'Lan', phone: '+84902111001' },
    { name: 'Mai', phone: '+84902111002' },
  ])
  await comesOnline(server(), page, before)
  await moveOn(server())
  await setEnd(page, new Date(clock.now().getTime() - 7 * DAY_MS))
  clock.advance(2 * 3600)
  await comesOnline(server(), page, after)
  const worker = startAutomations(server().services)
  await worker.round()
  await worker.close()
  expect(await storedPeople(server(), page)).toMatchObject([{ guestId: before, stepId: 'wait', state: 'open' }])
  expect(await tagsOf(server(), page, before)).toEqual([])
  const as = { token: await token(page) }
  const lan = personOf(server(), { ...page, ...as })
  await lan.write('Chào quán')
  await vi.waitFor(async () => expect(await heard(page)).toEqual([]))
  expect(await lan.answers()).toEqual([])

  const [params, bot] = [{ id: automation.id }, { id: botId }]
  await send(server(), automations.update, { params, body: { name: 'Mới' } }, as)
  await send(server(), chatbots.update, { params: bot, body: { name: 'Mới' } }, as)
  await send(server(), aiSettings.update, { params: { id: ai.data.id }, body: { persona: 'Mới' } }, as)
  const publish = send(server(), automations.publish, { params, body: { use: true } }, as)
  await expect(publish).rejects.toMatchObject({ status: 402, code: 'plan/required' })

  await setEnd(page, new Date(clock.now().getTime() + 30 * DAY_MS))
  await moveOn(server())
  expect(await tagsOf(server(), page, before)).toEqual([tagId])
  await lan.write('Chào quán')
  await expect.poll(lan.answers).toHaveLength(1)
  await send(server(), automations.stop, { params, body: { inside: 'leave' } }, as)
})

test('games, tasks, messages and webhooks rest with the plan and go on where they stopped', async () => {
  const page = await givenPage(server())
  const { db } = server().services
  const prize = { id: 'p', label: '5 điểm', giftId: null, points: 5, chance: 5000 }
  const other = { ...prize, id: 'q', points: 1, chance: 4000 }
  const wheel = {
    kind: 'wheel' as const,
    name: 'Vòng quay',
    isActive: true,
    prizes: [prize, other],
    consolation: 'Hẹn lần sau',
  }
  const price = { freeTurn: 'none' as const, costValue: 10, costUnit: 'point' as const }
  const game = await send(server(), games.create, { body: { ...wheel, ...price } }, { token: page.token })
  const task = await givenTask(server(), page, { type: 'answer_question', answer: '2019' })
  const guestId = await givenCollector(server(), page, 100)
  const draw = (key: string) =>
    db.asSystem((tx) => drawPrize(tx, { pageId: page.eid, guestId, gameId: game.id, key, at: clock.now() }))
  const attempt = atTask(server(), { pageId: page.eid, guestId: await givenPerson(server(), page), taskId: task.id })
  const hook = {
    url: 'https://shop.example.com/hook',
    kinds: ['member.left' as const],
    isOn: true,
    hasPersonalData: false,
  }
  await send(server(), webhooks.create, { body: hook }, { token: page.token })
  const leave = () =>
    db.asSystem((tx) =>
      publishEvent(tx, {
        pageId: page.eid,
        kind: 'member.left',
        data: { uid: newId(clock.now()), role: 'staff', by: page.owner.id },
        at: clock.now(),
      }),
    )
  const deliveries = async () => {
    await vi.waitFor(async () => expect(await heard(page)).toEqual([]))
    const row = await db.asSystem((tx) =>
      tx.first(sql<{ count: number }>`
        select count(*)::int as count from webhook_deliveries where page_id = ${page.eid}`),
    )
    return row?.count
  }
  const way = await givenTemplate(server(), page, { kind: 'sms', hasAccents: false, text: { vi: 'Chào bạn' } })
  const startsAt = new Date(clock.now().getTime() + 3600_000).toISOString()
  await givenReaders(server(), page, [{ name: 'Lan', phone: '+84902111003' }])
  const campaign = await givenCampaign(server(), page, { ways: [way], startsAt })
  await send(server(), zaloCampaigns.launch, { params: { id: campaign.id }, body: {} }, { token: page.token })
  await draw('first')
  await leave()
  expect(await deliveries()).toBe(1)

  await setEnd(page, new Date(clock.now().getTime() - 7 * DAY_MS))
  clock.advance(2 * 3600)
  await expect(draw('second')).rejects.toMatchObject({ code: 'game/not-found' })
  await expect(attempt.open()).rejects.toMatchObject({ code: 'task/over' })
  await leave()
  expect(await deliveries()).toBe(1)
  await work(server())
  const read = async () =>
    (await send(server(), zaloCampaigns.read, { params: { id: campaign.id } }, { token: await token(page) })).data
  expect(await read()).toMatchObject({ status: 'paused', pausedWhy: PLAN_OVER, counts: { sent: 0 } })

  await setEnd(page, new Date(clock.now().getTime() + 30 * DAY_MS))
  await draw('third')
  await attempt.open()
  await leave()
  expect(await deliveries()).toBe(2)
})
