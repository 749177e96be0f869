// Guests who may be written to, and campaigns that tests send them.
import { expect } from 'vitest'
import type * as z from 'zod'
import { messageTemplates } from '@portico/contract/messages.ts'
import { zaloCampaigns, type MessageCampaign } from '@portico/contract/messages/campaigns.ts'
import type { MessageContent } from '@portico/contract/messages/content.ts'
import { sql } from '../core/db/database.ts'
import { recordConsents } from '../guests/index.ts'
import { startSender } from '../messages/send/sender.ts'
import type { RunningServer } from '../processes/all.ts'
import { send, type Venue } from './given.ts'
import { givenProfiles, type Person } from './givenProfiles.ts'

type Content = z.input<typeof MessageContent>
type Agreement = { channels?: readonly string[]; maxPerMonth?: number }

/** Guests who agreed to adverts by these channels. @returns their ids */
export async function givenReaders(
  running: RunningServer,
  page: Venue,
  people: readonly Person[],
  { channels = ['sms', 'email', 'zalo'], maxPerMonth }: Agreement = {},
): Promise<string[]> {
  const { services } = running
  const ids = await givenProfiles(running, page, people, services.clock.now())
  for (const guestId of ids)
    await services.db.asSystem((tx) =>
      recordConsents(services, tx, {
        pageId: page.eid,
        guestId,
        language: 'vi',
        evidence: {},
        consents: channels.map((channel) => ({
          purpose: 'marketing' as const,
          channel,
          text: 'Đồng ý nhận tin',
          version: 0,
          ...(maxPerMonth !== undefined && { maxPerMonth }),
        })),
      }),
    )
  return ids
}

/** A template. @returns its id */
export async function givenTemplate(running: RunningServer, page: Venue, content: Content): Promise<string> {
  const body = { name: 'Mẫu', content }
  return (await send(running, messageTemplates.create, { body }, { token: page.token })).data.id
}

type Campaign = { ways: string[]; holdOut?: number; segmentId?: string; startsAt?: string }

/** A campaign that was written and not started. */
export async function givenCampaign(
  running: RunningServer,
  page: Venue,
  { ways, holdOut = 0, segmentId, startsAt }: Campaign,
): Promise<MessageCampaign> {
  const body = { name: 'Cuối tuần', segmentId: segmentId ?? null, ways, holdOut, startsAt: startsAt ?? null }
  return (await send(running, zaloCampaigns.create, { body }, { token: page.token })).data
}

/** Starts it, and does all the work that is due. */
export async function launch(running: RunningServer, page: Venue, { id }: { id: string }): Promise<MessageCampaign> {
  const as = { token: await tokenOf(running, page) }
  await send(running, zaloCampaigns.launch, { params: { id }, body: {} }, as)
  await work(running)
  return (await send(running, zaloCampaigns.read, { params: { id } }, as)).data
}

/** A token that is good at the hour the test has reached. */
export function tokenOf({ services }: RunningServer, { eid, owner }: Venue): Promise<string> {
  return services.tokens.signPage({ userId: owner.id, family: owner.family, pageId: eid })
}

/** What workers do by themselves, now: write messages down, send them, end what is over. */
export async function work(running: RunningServer): Promise<void> {
  await running.jobs.run('messages.advance')
  // The server's own sender may hold some of them.
  await expect.poll(() => sendDue(running), { timeout: 20_000 }).toBe(0)
  await running.jobs.run('messages.advance')
}

/** @returns how many are still on their way */
async function sendDue({ services }: RunningServer): Promise<number> {
  const sender = startSender(services)
  await sender.round()
  await sender.close()
  const row = await services.db.asSystem((tx) =>
    tx.first(sql<{ count: number }>`
      select count(*)::int as count from message_sends s join message_campaigns c on c.page_id = s.page_id and c.id = s.campaign_id
      where c.status in ('preparing', 'running') and (s.state = 'sending' or (s.state = 'waiting' and s.next_at <= ${services.clock.now()}))`),
  )
  return row?.count ?? 0
}

type StoredSend = { guestId: string; state: string; reason: string; isFlagged: boolean; key: string; tries: number }

/** Its messages as stored. */
export function storedSends({ services }: RunningServer, page: Venue, { id }: { id: string }): Promise<StoredSend[]> {
  return services.db.asSystem((tx) =>
    tx.rows(sql<StoredSend>`
      select guest_id, state, reason, is_flagged, key, tries from message_sends
      where page_id = ${page.eid} and campaign_id = ${id} order by created_at, id`),
  )
}
