// What became of a campaign two weeks later, beside the guests who were left out to compare with.
import { afterAll, expect, test } from 'vitest'
import { zaloCampaigns } from '@portico/contract/messages/campaigns.ts'
import { startSms } from '../../../dev/simulators/sms.ts'
import { sql } from '../core/db/database.ts'
import { handClock } from '../testing/clock.ts'
import { givenPage, send } from '../testing/given.ts'
import { givenCampaign, givenReaders, givenTemplate, launch, storedSends, tokenOf } from '../testing/messages.ts'
import { useServer } from '../testing/server.ts'

const MORNING = new Date('2026-11-24T03:00:00Z')
const DAY_MS = 86_400_000
const clock = handClock(MORNING)
const sms = await startSms('key')
const server = useServer({ clock, config: { smsUrl: sms.url, smsKey: 'key' } })
afterAll(() => sms.close())

test('who came back within fourteen days is set beside the hold-out, and not before the days are over', async () => {
  const page = await givenPage(server())
  const people = Array.from({ length: 40 }, (_, n) => ({ name: 'Lan', phone: `+84907${String(n).padStart(6, '0')}` }))
  await givenReaders(server(), page, people)
  const way = await givenTemplate(server(), page, { kind: 'sms', hasAccents: false, text: { vi: 'Mời bạn ghé quán' } })
  const campaign = await launch(server(), page, await givenCampaign(server(), page, { ways: [way], holdOut: 50 }))
  const sends = await storedSends(server(), page, campaign)
  const [got, left] = ['sent', 'held-out'].map((state) => sends.filter((one) => one.state === state))
  // Of those who got it all come back on the fifth day; of the others nobody before the fifteenth.
  await server().services.db.asSystem(async (tx) => {
    for (const { guestId, state } of sends) {
      const day = new Date(MORNING.getTime() + (state === 'sent' ? 5 : 15) * DAY_MS)
      await tx.run(sql`
        insert into guest_day (page_id, guest_id, day, visits, seconds, bytes)
        values (${page.eid}, ${guestId}, ${day}::date, 1, 0, 0)`)
    }
  })
  const read = async () => {
    const token = await tokenOf(server(), page)
    return (await send(server(), zaloCampaigns.results, { params: { id: campaign.id } }, { token })).comeback!
  }
  clock.set(new Date(MORNING.getTime() + 10 * DAY_MS))
  expect(await read()).toMatchObject({ shown: { guests: 0 }, heldOut: { guests: 0 }, difference: null })
  clock.set(new Date(MORNING.getTime() + 16 * DAY_MS))
  expect(await read()).toMatchObject({
    shown: { guests: got!.length, cameBack: got!.length },
    heldOut: { guests: left!.length, cameBack: 0 },
    difference: 1,
  })
})
