import { afterAll, beforeEach, expect, test } from 'vitest'
import { conversations } from '@portico/contract/inbox.ts'
import { conversationMessages } from '@portico/contract/inbox/messages.ts'
import { addOa, addUser } from '../../../../dev/simulators/zalo/state.ts'
import { startZaloOa } from '../../../../dev/simulators/zalo/startZaloOa.ts'
import { addTemplate } from '../../../../dev/simulators/zalo/templates.ts'
import { sql } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import { credit } from '../../finance/index.ts'
import { withdrawConsents } from '../../guests/index.ts'
import { handClock } from '../../testing/clock.ts'
import { givenPage, send, type Venue } from '../../testing/given.ts'
import { givenMessage } from '../../testing/inbox.ts'
import { givenReaders, givenTemplate, tokenOf } from '../../testing/messages.ts'
import { useServer } from '../../testing/server.ts'
import { givenZalo, ZALO_APP, zaloConfig } from '../../testing/zalo.ts'

const MORNING = new Date('2026-11-24T03:00:00Z')
const clock = handClock(MORNING)
const sim = await startZaloOa(ZALO_APP, { clock: () => clock.now() })
const server = useServer({ clock, config: { ...zaloConfig(sim), messagePrices: { zns: 300 } } })
afterAll(() => sim.close())

const DAY = 24 * 3600
const inSystem = (statement: ReturnType<typeof sql>) => server().services.db.asSystem((tx) => tx.run(statement))
const as = async (page: Venue) => ({ token: await tokenOf(server(), page) })
const sentTemplates = () =>
  sim.state.log
    .filter(({ path }) => path.endsWith('/message/template'))
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>)

let number = 0
beforeEach(() => clock.set(MORNING))

type Silent = { tag?: 'CUSTOMER_CARE' | 'PROMOTION'; channels?: string[]; funds?: number; maxPerMonth?: number }

/** A person who has been silent for eight days. */
async function givenSilent({ tag = 'CUSTOMER_CARE', channels = ['zalo'], funds = 1000, ...promise }: Silent = {}) {
  sim.state.oas.clear()
  sim.state.log.length = 0
  const oa = addOa(sim.state, `8${++number}`, 'Cà phê Mộc')
  addTemplate(sim.state, oa, '301177', { name: 'Giữ bàn', tag, price: 200 })
  const user = `66${number}`
  // The server's own sync may write the person down first, so that it has to find the same.
  const silentSince = new Date(clock.now().getTime() - 8 * DAY * 1000)
  addUser(sim.state, oa, user, { name: 'Lan', isFollower: false, lastInteractionAt: silentSince.getTime() })
  const page = await givenPage(server())
  await givenZalo(server(), page)
  if (funds > 0)
    await credit(server().services, { userId: page.owner.id, amount: funds, reason: 'FT', key: `funds ${page.eid}` })
  const phone = `+84903${String(number).padStart(6, '0')}`
  const [guestId] = await givenReaders(server(), page, [{ name: 'Lan', phone }], { channels, ...promise })
  await inSystem(sql`insert into zalo_users (page_id, user_id, guest_id, linked_by, is_follower, created_at)
    values (${page.eid}, ${user}, ${guestId}, 'hand', false, ${clock.now()})
    on conflict (page_id, user_id) do update set guest_id = excluded.guest_id, linked_by = excluded.linked_by`)
  await givenMessage(server(), page, { personKey: user, guestId, at: silentSince })
  const templateId = await givenTemplate(server(), page, {
    kind: 'zns',
    zns: { templateId: '301177', params: [{ name: 'name', value: '{{name}}' }] },
  })
  await inSystem(sql`update message_templates set approval = 'approved' where page_id = ${page.eid}`)
  const [row] = (await send(server(), conversations.list, { query: {} }, await as(page))).rows
  const params = { id: row!.id }
  return {
    page,
    phone,
    guestId: guestId!,
    offers: async () => send(server(), conversationMessages.templates, { params }, await as(page)),
    sendIt: async (id = newId(clock.now())) =>
      send(server(), conversationMessages.send, { params, body: { id, templateId } }, await as(page)),
    say: async (text: string) =>
      send(server(), conversationMessages.send, { params, body: { id: newId(clock.now()), text } }, await as(page)),
    history: async () => (await send(server(), conversationMessages.list, { params, query: {} }, await as(page))).rows,
  }
}

test('after a week of silence words are refused; an approved template goes out by phone and stands in the conversation', async () => {
  const { offers, sendIt, say, history, phone } = await givenSilent()
  await expect(say('Bạn ơi')).rejects.toMatchObject({ code: 'conversation/window-over' })
  expect(await offers()).toMatchObject({
    refusal: null,
    rows: [{ name: 'Mẫu', text: 'Mẫu: Lan', by: 'phone', price: 300, zaloPrice: 200, refusal: null }],
  })
  const id = newId(clock.now())
  expect(await sendIt(id)).toMatchObject({ state: 'sent', text: 'Mẫu: Lan' })
  await sendIt(id)
  expect(sentTemplates()).toMatchObject([
    { phone: phone.slice(1), template_id: '301177', template_data: { name: 'Lan' }, tracking_id: id },
  ])
  expect(await history()).toMatchObject([{ text: 'Mẫu: Lan', state: 'sent' }, { direction: 'in' }])
})

test('its price is paid once; what Zalo refuses costs nothing, and without money nothing is sent', async () => {
  const paid = await givenSilent()
  const id = newId(clock.now())
  await paid.sendIt(id)
  await paid.sendIt(id)
  const spent = async ({ page }: { page: Venue }) =>
    (
      await server().services.db.asSystem((tx) =>
        tx.first(sql<{ amount: number }>`
          select coalesce(sum(e.amount), 0)::int as amount from finance_entries e join finance_accounts a on a.id = e.account_id
          where a.user_id = ${page.owner.id}`),
      )
    )?.amount
  expect(await spent(paid)).toBe(700)
  const refused = await givenSilent()
  await sim.control('fail-next', { path: '/message/template', code: -114 })
  expect(await refused.sendIt()).toMatchObject({ state: 'failed', failure: 'permanent' })
  expect(await spent(refused)).toBe(1000)
  const poor = await givenSilent({ funds: 0 })
  await expect(poor.sendIt()).rejects.toMatchObject({ code: 'finance/insufficient' })
  expect(sentTemplates()).toEqual([])
  expect(await poor.history()).toHaveLength(1)
})

test('an advert needs consent, nobody who has stopped messages gets one, and at night it waits', async () => {
  const advert = await givenSilent({ tag: 'PROMOTION', channels: ['sms'] })
  expect((await advert.offers()).rows).toMatchObject([{ refusal: 'no-consent' }])
  await expect(advert.sendIt()).rejects.toMatchObject({ code: 'conversation/template-refused' })
  const agreed = await givenSilent({ tag: 'PROMOTION' })
  expect((await agreed.offers()).rows).toMatchObject([{ refusal: null }])
  clock.set(new Date('2026-11-24T17:00:00Z'))
  expect(await agreed.offers()).toMatchObject({ refusal: 'quiet', until: expect.stringContaining('2026-11-2') })
  await expect(agreed.sendIt()).rejects.toMatchObject({ code: 'conversation/template-refused' })
  clock.set(new Date(MORNING.getTime() + 60_000))
  const { services } = server()
  const stop = {
    pageId: agreed.page.eid,
    guestId: agreed.guestId,
    purpose: 'marketing',
    channel: 'zalo',
    evidence: {},
  } as const
  await services.db.asSystem((tx) => withdrawConsents(services, tx, stop))
  expect(await agreed.offers()).toMatchObject({ refusal: 'unsubscribed', rows: [] })
  expect(sentTemplates()).toEqual([])
})

test('an advert from the inbox counts as a campaign’s does: one a day, and no more than was promised', async () => {
  const { sendIt, offers } = await givenSilent({ tag: 'PROMOTION', funds: 10_000, maxPerMonth: 2 })
  const tries = await Promise.allSettled([sendIt(), sendIt(), sendIt()])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await offers()).rows).toMatchObject([{ refusal: 'daily' }])
  clock.advance(25 * 3600)
  // What Zalo refuses for certain uses nothing up.
  await sim.control('fail-next', { path: '/message/template', code: -114 })
  expect(await sendIt()).toMatchObject({ state: 'failed' })
  expect(await sendIt()).toMatchObject({ state: 'sent' })
  clock.advance(25 * 3600)
  expect((await offers()).rows).toMatchObject([{ refusal: 'frequency' }])
  await expect(sendIt()).rejects.toMatchObject({ code: 'conversation/template-refused' })
  expect(sentTemplates()).toHaveLength(3)
})
