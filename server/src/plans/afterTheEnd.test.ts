import { expect, test } from 'vitest'
import { apiKeys } from '@portico/contract/integrations.ts'
import { visits } from '@portico/contract/visits.ts'
import { gifts } from '@portico/contract/gifts.ts'
import { DAY_MS } from '@portico/contract/dates.ts'
import { readLineup } from '../campaigns/readLineup.ts'
import { sql } from '../core/db/database.ts'
import { givenBooking } from '../testing/campaigns.ts'
import { handClock } from '../testing/clock.ts'
import { givenCollector, givenGift, orderGift } from '../testing/gifts.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'

const clock = handClock()
const server = useServer({ clock })
const token = ({ eid, owner }: Venue) =>
  server().services.tokens.signPage({ userId: owner.id, family: owner.family, pageId: eid })
const setEnd = ({ eid }: Venue, end: Date) =>
  server().services.db.asSystem((tx) =>
    tx.run(sql`update subscriptions set is_lifetime = false, end_date = ${end} where page_id = ${eid}`),
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
