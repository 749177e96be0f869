// What campaigns sent a guest is the guest's: shown, moved with a merge, gone with an erasure.
import { afterAll, expect, test } from 'vitest'
import { guestRights } from '@portico/contract/guests.ts'
import { profiles } from '@portico/contract/profiles.ts'
import { startSms } from '../../../dev/simulators/sms.ts'
import { eraseGuest } from '../guests/index.ts'
import { handClock } from '../testing/clock.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { givenMessage } from '../testing/inbox.ts'
import { givenCampaign, givenReaders, givenTemplate, launch, storedSends, work } from '../testing/messages.ts'
import { useServer } from '../testing/server.ts'

const MORNING = new Date('2026-11-24T03:00:00Z')
const clock = handClock(MORNING)
const sms = await startSms('key')
const server = useServer({ clock, config: { smsUrl: sms.url, smsKey: 'key' } })
afterAll(() => sms.close())

const as = (page: Venue) => ({ token: page.token })
const givenText = async (page: Venue) =>
  givenCampaign(server(), page, {
    ways: [await givenTemplate(server(), page, { kind: 'sms', hasAccents: false, text: { vi: 'Chào bạn' } })],
  })

test('a campaign’s message stands in the timeline and in the guest’s data, beside what was said in the inbox', async () => {
  const page = await givenPage(server())
  const [guestId] = await givenReaders(server(), page, [{ name: 'Lan', phone: '+84903000001' }])
  const params = { id: guestId! }
  const campaign = await launch(server(), page, await givenText(page))
  await givenMessage(server(), page, { guestId: guestId!, text: 'Cảm ơn quán' })
  const { rows } = await send(server(), profiles.timeline, { params, query: {} }, as(page))
  expect(rows.find(({ kind }) => kind === 'message')).toMatchObject({ title: 'Cuối tuần', text: 'sms' })
  const held = await send(server(), guestRights.show, { params }, as(page))
  expect(held.messages.map(({ text, isFromGuest }) => [text, isFromGuest]).toSorted()).toEqual([
    ['Cuối tuần', false],
    ['Cảm ơn quán', true],
  ])
  const { services } = server()
  await services.db.asSystem((tx) => eraseGuest(services, tx, { pageId: page.eid, guestId: guestId! }))
  expect(await storedSends(server(), page, campaign)).toMatchObject([{ guestId: null, key: null, state: 'sent' }])
})

test('two guests who become one while their messages wait get one of them', async () => {
  const page = await givenPage(server())
  const people = [
    { name: 'Minh', phone: '+84903000002' },
    { name: 'Minh', phone: '+84903000003' },
  ]
  const [into, from] = await givenReaders(server(), page, people)
  const campaign = await givenText(page)
  // Started at night, so that both wait.
  clock.set(new Date('2026-11-24T17:00:00Z'))
  expect((await launch(server(), page, campaign)).counts).toMatchObject({ waiting: 2 })
  const token = await server().services.tokens.signPage({
    userId: page.owner.id,
    family: page.owner.family,
    pageId: page.eid,
  })
  await send(server(), profiles.merge, { params: { id: into! }, body: { from: from! } }, { token })
  clock.set(new Date('2026-11-25T01:00:00Z'))
  await work(server())
  const numbers = people.map(({ phone }) => phone)
  expect(sms.sent.filter(({ to }) => numbers.includes(to))).toHaveLength(1)
})
