// Providers that take a connection, and perhaps the message, and then say nothing: nothing leaves twice without being flagged.
import { afterAll, beforeEach, expect, test } from 'vitest'
import type * as z from 'zod'
import { zaloCampaigns } from '@portico/contract/messages/campaigns.ts'
import type { MessageContent } from '@portico/contract/messages/content.ts'
import { startSms } from '../../../../dev/simulators/sms.ts'
import { startSmtp } from '../../../../dev/simulators/smtp.ts'
import { addOa, addUser } from '../../../../dev/simulators/zalo/state.ts'
import { startZaloOa } from '../../../../dev/simulators/zalo/startZaloOa.ts'
import { sql } from '../../core/db/database.ts'
import { handClock } from '../../testing/clock.ts'
import { givenPage, send, type Venue } from '../../testing/given.ts'
import { givenCampaign, givenReaders, givenTemplate, storedSends, tokenOf } from '../../testing/messages.ts'
import { useServer } from '../../testing/server.ts'
import { givenZalo, ZALO_APP, zaloConfig } from '../../testing/zalo.ts'

const MORNING = new Date('2026-11-24T03:00:00Z')
const clock = handClock(MORNING)
const [sms, smtp] = [await startSms('key'), await startSmtp()]
const zalo = await startZaloOa(ZALO_APP, { clock: () => clock.now() })
const server = useServer({
  clock,
  config: { ...zaloConfig(zalo), smsUrl: sms.url, smsKey: 'key', smtpUrl: smtp.url },
})
afterAll(() => Promise.all([sms.close(), smtp.close(), zalo.close()]))
beforeEach(() => clock.set(MORNING))

type Content = z.input<typeof MessageContent>
const TEXT: Content = { kind: 'sms', hasAccents: false, text: { vi: 'Mời bạn ghé' } }
const LETTER: Content = {
  kind: 'email',
  subject: { vi: 'Chào' },
  blocks: [{ type: 'text', id: 'a', text: { vi: 'Mời bạn ghé' } }],
}
/** Longer than any provider may take. */
const LONG = { timeout: 60_000 }

let number = 0
/** Sends one message to one guest. @returns what became of it, read again and again */
async function sendOne(content: Content, given?: (page: Venue, guestId: string) => Promise<void>) {
  const page = await givenPage(server())
  const phone = `+84902${String(++number).padStart(6, '0')}`
  const [guestId] = await givenReaders(server(), page, [{ name: 'Lan', phone, email: `lan${number}@example.com` }])
  await given?.(page, guestId!)
  const campaign = await givenCampaign(server(), page, { ways: [await givenTemplate(server(), page, content)] })
  const token = await tokenOf(server(), page)
  await send(server(), zaloCampaigns.launch, { params: { id: campaign.id }, body: {} }, { token })
  await server().jobs.run('messages.advance')
  return {
    phone,
    email: `lan${number}@example.com`,
    state: async () => {
      const [row] = await storedSends(server(), page, campaign)
      return row && `${row.state}${row.isFlagged ? ', flagged' : ''}`
    },
    isTried: async () => {
      const [row] = await storedSends(server(), page, campaign)
      return row?.state === 'waiting' && row.tries > 0
    },
  }
}

/** Both begin before either is over: each waits for its own deadline. */
async function sendBoth<Way>(
  ways: readonly [Way, Way],
  begin: (way: Way) => ReturnType<typeof sendOne>,
  isTaken: () => number,
) {
  const sent = []
  for (const way of ways) {
    const before = isTaken()
    sent.push(await begin(way))
    await expect.poll(isTaken, LONG).toBe(before + 1)
  }
  for (const one of sent) await expect.poll(one.state, LONG).toBe('unknown, flagged')
  clock.advance(7200)
  await server().jobs.run('messages.advance')
  return sent
}

test('a text message whose answer never comes, or only half of it, is flagged and not sent again', async () => {
  const begin = (isHalf: boolean) => {
    sms.hang(1, isHalf)
    return sendOne(TEXT)
  }
  for (const { phone } of await sendBoth([false, true], begin, () => sms.sent.length))
    expect(sms.sent.filter(({ to }) => to === phone)).toHaveLength(1)
}, 120_000)

test('a letter that was taken without an answer, or whose line broke then, is flagged and not sent again', async () => {
  // The line that breaks takes all others with it, so it comes first.
  const begin = (at: 'lost' | 'taken') => {
    smtp.hang(1, at)
    return sendOne(LETTER)
  }
  for (const { email } of await sendBoth(['lost', 'taken'], begin, () => smtp.mails.length))
    expect(smtp.mails.filter(({ to }) => to.includes(email))).toHaveLength(1)
}, 120_000)

test('a mail server that never greets gets the letter later, once', async () => {
  smtp.hang(1, 'greeting')
  const one = await sendOne(LETTER)
  // Not before: the lease would be over while the first try still waits for an answer.
  await expect.poll(one.isTried, LONG).toBe(true)
  clock.advance(60)
  await server().jobs.run('messages.advance')
  await expect.poll(one.state, LONG).toBe('sent')
  expect(smtp.mails.filter(({ to }) => to.includes(one.email))).toHaveLength(1)
}, 120_000)

test('Zalo that hangs or breaks off is flagged and not asked again', async () => {
  const users: string[] = []
  const asked = (user: string) =>
    zalo.state.log.filter(({ path, body }) => path.endsWith('/message/cs') && body.includes(user)).length
  const begin = (kind: string) => {
    zalo.state.oas.clear()
    const oa = addOa(zalo.state, `6${++number}`, 'Cà phê Mộc')
    const user = `9${number}`
    users.push(user)
    addUser(zalo.state, oa, user, { name: 'Lan', lastInteractionAt: clock.now().getTime() })
    return sendOne({ kind: 'text', text: { vi: 'Mời bạn ghé' } }, async (page, guestId) => {
      await givenZalo(server(), page)
      await server().services.db.asSystem((tx) =>
        tx.run(sql`insert into zalo_users (page_id, user_id, guest_id, linked_by, is_follower, last_interaction_at, created_at)
          values (${page.eid}, ${user}, ${guestId}, 'hand', true, ${clock.now()}, ${clock.now()})
          on conflict (page_id, user_id) do update set guest_id = excluded.guest_id, last_interaction_at = excluded.last_interaction_at`),
      )
      await zalo.control('fail-next', { path: '/message/cs', kind })
    })
  }
  await sendBoth(['hang', 'half'], begin, () => users.reduce((sum, user) => sum + asked(user), 0))
  expect(users.map(asked)).toEqual([1, 1])
}, 120_000)
