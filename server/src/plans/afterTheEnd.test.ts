import { expect, test, vi } from 'vitest'
import { apiKeys } from '@portico/contract/integrations.ts'
import { visits } from '@portico/contract/visits.ts'
import { gifts } from '@portico/contract/gifts.ts'
import { DAY_MS } from '@portico/contract/dates.ts'
import { readLineup } from '../campaigns/readLineup.ts'
import { aiSettings } from '@portico/contract/ai.ts'
import { automations } from '@portico/contract/automations.ts'
import { chatbots } from '@portico/contract/chatbots.ts'
import { startAutomations } from '../automations/engine/work.ts'
import { sql } from '../core/db/database.ts'
import { comesOnline, givenAutomation, givenTag, moveOn, storedPeople, tagsOf } from '../testing/automations.ts'
import { givenBooking } from '../testing/campaigns.ts'
import { givenChatbot, personOf } from '../testing/chatbots.ts'
import { handClock } from '../testing/clock.ts'
import { givenCollector, givenGift, orderGift } from '../testing/gifts.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { givenReaders } from '../testing/messages.ts'
import { useServer } from '../testing/server.ts'

const clock = handClock()
const server = useServer({ clock })
const token = ({ eid, owner }: Venue) =>
  server().services.tokens.signPage({ userId: owner.id, family: owner.family, pageId: eid })
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
  const waiting = { id: 'wait', type: 'wait', amount: 1, unit: 'day' } as const
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
  clock.advance(2 * 86_400)
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
