// The sender: takes batches of due messages to their providers. Any number of processes may run it, and each may die at any moment.
import { sql, type Tx } from '../../core/db/database.ts'
import { startLeased } from '../../core/jobs/leasedQueue.ts'
import type { Rounds } from '../../core/rounds.ts'
import type { Services } from '../../core/services.ts'
import { openWaysOut } from '../channels/all.ts'
import type { Channels, SendOutcome } from '../channels/channel.ts'
import { blockAddress, consentChannelOf } from '../recipients.ts'
import { claim, findQueues, type Batch } from './claim.ts'
import { blockLane } from './lane.ts'
import { noteTexted } from '../textThreads.ts'
import { settle, settledBy } from './settle.ts'

/** Batches on their way at the same time. */
const AT_ONCE = 5
/** Shorter than a lease, so that no message is sent by two at the same time. */
const LONGEST_SEND_MS = 30_000
const WAIT_MS = 15 * 60_000
const TELL_EVERY_MS = 2000

/** Starts to send. @param channels replaced by tests */
export function startSender(services: Services, channels: Channels = openWaysOut(services)): Rounds {
  const sender = startLeased<Batch>(services, {
    queue: 'messages',
    atOnce: AT_ONCE,
    async take({ now, until, count, busy }) {
      const queues = await services.db.asSystem((tx) => findQueues(tx, { now, count, busy }))
      const batches: Batch[] = []
      for (const queue of queues) batches.push(await claim(services, queue, { now, until }))
      return batches.filter(({ taken }) => taken > 0)
    },
    work: (batch) => sendBatch(services, channels, batch),
    complaint: 'messages could not be sent',
  })
  return {
    round: () => sender.round(),
    async close() {
      await sender.close()
      channels.close()
    },
  }
}

async function sendBatch(services: Services, channels: Channels, batch: Batch): Promise<void> {
  if (batch.messages.length === 0) return
  const outcomes = await Promise.all(batch.messages.map(({ message }) => withinTime(channels.send(message))))
  const now = services.clock.now()
  await services.db.asSystem(async (tx) => {
    const settled = batch.messages.map((row, at) => settledBy(outcomes[at]!, row, now))
    await settle(tx, batch, settled, now)
    await obey(services, tx, batch, outcomes, now)
    if (batch.channel === 'sms') await noteSharedTexts(services, tx, batch, outcomes, now)
    tellNowAndThen(tx, batch, now)
  })
}

/** A provider that never ends its answer must not keep a message for ever; what it did with it is unknown. */
async function withinTime(sending: Promise<SendOutcome>): Promise<SendOutcome> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<SendOutcome>((resolve) => {
    timer = setTimeout(() => resolve({ isSent: false, kind: 'unknown', detail: 'no answer in time' }), LONGEST_SEND_MS)
  })
  const fault = (error: Error): SendOutcome => ({ isSent: false, kind: 'unknown', detail: error.message.slice(0, 200) })
  return Promise.race([sending.catch(fault), tooLong]).finally(() => clearTimeout(timer))
}

/** What providers said beyond single messages: slower, not at all, or never to this address. */
async function obey(
  services: Services,
  tx: Tx,
  batch: Batch,
  outcomes: readonly SendOutcome[],
  now: Date,
): Promise<void> {
  const { pageId, campaignId, channel } = batch
  const failures = outcomes.flatMap((outcome) => (outcome.isSent ? [] : [outcome]))
  const waits = failures.filter(({ kind }) => kind === 'wait').map(({ retryAt }) => retryAt ?? after(now))
  if (waits.length > 0) await blockLane(tx, batch, new Date(Math.max(...waits.map((at) => at.getTime()))))
  const refusal = failures.find(({ kind }) => kind === 'config')
  if (refusal)
    await tx.run(sql`
      update message_campaigns set status = 'paused', paused_why = ${refusal.detail || 'no provider'}
      where page_id = ${pageId} and id = ${campaignId} and status in ('preparing', 'running')`)
  for (const [at, { message }] of batch.messages.entries()) {
    const outcome = outcomes[at]!
    if (outcome.isSent || !outcome.isBounce) continue
    const of = { pageId, channel: consentChannelOf(channel), address: message.to }
    await blockAddress(services, tx, { ...of, reason: 'bounce', at: now })
  }
}

/** Answers to texts by the installation’s provider find their venue by this. */
async function noteSharedTexts(
  services: Services,
  tx: Tx,
  { pageId, messages }: Batch,
  outcomes: readonly SendOutcome[],
  at: Date,
): Promise<void> {
  const numbers = messages.flatMap(({ message }, n) => (outcomes[n]!.isSent && !message.isOwn ? [message.to] : []))
  await noteTexted(services, tx, { pageId, numbers, at })
}

function after(now: Date): Date {
  return new Date(now.getTime() + WAIT_MS)
}

const toldAt = new Map<string, number>()

/** Open dashboards follow along, but not each of hundreds of batches. */
function tellNowAndThen(tx: Tx, { pageId, campaignId }: Batch, now: Date): void {
  if (now.getTime() - (toldAt.get(campaignId) ?? 0) < TELL_EVERY_MS) return
  toldAt.set(campaignId, now.getTime())
  tx.notify(pageId, 'messages')
}
