import { afterAll, beforeAll, expect, test } from 'vitest'
import { zaloCampaigns } from '@portico/contract/messages/campaigns.ts'
import { pageLicense } from '@portico/contract/plans/pageLicense.ts'
import { startSms, type SmsSimulator } from '../../../dev/simulators/sms.ts'
import { sql } from '../core/db/database.ts'
import { handClock } from '../testing/clock.ts'
import { givenPage, send } from '../testing/given.ts'
import { givenLimits } from '../testing/limits.ts'
import { givenCampaign, givenReaders, givenTemplate, work } from '../testing/messages.ts'
import { useServer } from '../testing/server.ts'

const PORT = 34_519
let sms: SmsSimulator
beforeAll(async () => void (sms = await startSms('key', PORT)))
afterAll(() => sms.close())
const server = useServer({
  clock: handClock(new Date('2026-11-24T03:00:00Z')),
  config: { smsUrl: `http://127.0.0.1:${PORT}`, smsKey: 'key' },
})
const SMS = { kind: 'sms', hasAccents: false, text: { vi: 'Cuối tuần này giảm 20%' } } as const

test('a plan’s messages of a month are counted exactly, over campaigns that begin together', async () => {
  const page = await givenPage(server())
  await givenLimits(server(), page, { messages: 3 })
  await givenReaders(server(), page, [
    { name: 'Lan', phone: '+84901000001' },
    { name: 'Mai', phone: '+84901000002' },
  ])
  const way = await givenTemplate(server(), page, SMS)
  const drafts = [
    await givenCampaign(server(), page, { ways: [way] }),
    await givenCampaign(server(), page, { ways: [way] }),
  ]
  await Promise.all(drafts.map(({ id }) => send(server(), zaloCampaigns.launch, { params: { id }, body: {} }, page)))
  await work(server())
  const reasons = await server().services.db.asSystem((tx) =>
    tx.rows(
      sql<{ state: string; reason: string }>`select state, reason from message_sends where page_id = ${page.eid}`,
    ),
  )
  expect(reasons.filter(({ state }) => state === 'sent')).toHaveLength(3)
  expect(reasons.filter(({ reason }) => reason === 'plan-limit')).toHaveLength(1)
  const { usage } = await send(server(), pageLicense.read, {}, page)
  expect(usage).toContainEqual({ name: 'messages', used: 3, limit: 3 })
})
