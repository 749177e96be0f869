// Takes what `queue.ts` wrote to the mail server and the SMS provider. Platform mails, platform text messages, messages to
// browsers, and whatever goes through a page's own server have a lane each: none waits for another.
import { sql, type RawBuilder, type Tx } from '../db/database.ts'
import type { Rounds } from '../rounds.ts'
import type { Services } from '../services.ts'
import { makeSms } from '../sms.ts'
import { startLane, type Channel, type Row } from './lane.ts'
import type { Mail } from './layout.ts'
import { readContent } from './queue.ts'
import { makeMailer, MailRefused } from './smtp.ts'
import { messageOf } from '@portico/contract/errorParts.ts'

const AT_ONCE = 10
const AT_ONCE_OWN = 40
const OF_ONE = 2
/** Shorter than the lease of a row, so that no row is sent by two at the same time. */
const LONGEST_SEND_MS = 45_000
const FIRST_WAIT_SECONDS = 5
const LONGEST_WAIT_SECONDS = 30 * 60
const GIVE_UP_HOURS = 24
const KEPT_DAYS = 7

/** Sends one. @throws MailRefused when trying again is of no use, anything else to be tried again. */
export type Send = (row: Row) => Promise<void>

/** How messages reach members who are not written to by mail or text message. */
export type MemberWays = { push?: Send; chat?: Send }

/** A message to send, decrypted: a letter or a text message. `key` is the same for every try. */
export type Post = { to: string; key: string } & ({ mail: Mail } | { text: string })

/** How messages are sent for pages with their own mail server or SMS provider. */
export type OwnWay = {
  /** SQL: whether the page of `outbox o` has one for the channel of `o`. */
  isConfigured: RawBuilder<unknown>
  /** SQL: whether that one may be tried now, after failures. */
  isReady(now: Date): RawBuilder<unknown>
  /** @returns false when the page has none any more. */
  send(pageId: string, channel: Channel, post: Post): Promise<boolean>
}

const NO_OWN_WAY: OwnWay = { isConfigured: sql`false`, isReady: () => sql`false`, send: async () => false }

/** Starts sending: at once when a message is written, and every few seconds for retries. */
export function startDelivery(services: Services, own: OwnWay = NO_OWN_WAY, { push, chat }: MemberWays = {}): Rounds {
  const { config } = services
  const mailer = makeMailer(config)
  const sms = makeSms(config, services.egress)
  const ways: Ways = {
    mail: mailer ? (row) => mailer.send(mailOf(services, row), row.recipient, row.id) : keeps(services, 'mail'),
    sms: sms
      ? (row) => sms.send({ to: row.recipient, text: textOf(services, row), key: row.id })
      : keeps(services, 'sms'),
    push,
    chat,
  }
  const lanes = [
    ...(['mail', 'sms', 'push', 'chat'] as const).map((channel) =>
      startLane(services, {
        where: () => sql`o.channel = ${channel} and not ${own.isConfigured}`,
        atOnce: AT_ONCE,
        ofOne: OF_ONE,
        send: (row) => sendOne(services, row, ways[row.channel]),
      }),
    ),
    startLane(services, {
      where: (now) => sql`${own.isConfigured} and ${own.isReady(now)}`,
      before: (now) => notePaused(services, own, now),
      atOnce: AT_ONCE_OWN,
      ofOne: 1,
      send: (row) => sendOne(services, row, ways[row.channel], own),
    }),
  ]
  return {
    round: async () => void (await Promise.all(lanes.map((lane) => lane.round()))),
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()))
      mailer?.close()
    },
  }
}

/** Who was written to is kept for a week, to answer "it never arrived". */
export async function clearOutbox(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from outbox where created_at < ${new Date(now.getTime() - KEPT_DAYS * 24 * 3600_000)}`)
}

/** Without a provider a development server keeps what it would have sent; see `devOutbox.ts`. */
function keeps({ config }: Services, channel: Row['channel']): Send | undefined {
  const isKept = !config.isProduction && (channel === 'mail' || config.demo)
  return isKept ? async () => undefined : undefined
}

type Ways = Partial<Record<Row['channel'], Send>>

/** A message for a paused connection fails at once, so that the guest can choose another way. */
async function notePaused({ db }: Services, own: OwnWay, now: Date): Promise<void> {
  await db.asSystem((tx) =>
    tx.run(sql`update outbox o set last_error = 'its connection failed several times and is tried again later'
      where o.sent_at is null and o.failed_at is null and o.next_at <= ${now} and o.last_error = ''
        and ${own.isConfigured} and not ${own.isReady(now)}`),
  )
}

async function sendOne(services: Services, row: Row, send: Send | undefined, own?: OwnWay): Promise<void> {
  const { clock, db, config, log } = services
  try {
    const isSent = own !== undefined && (await withinTime(own.send(row.forPage!, row.channel, postOf(services, row))))
    if (!isSent && !send) throw new Error(`no provider for ${row.channel} is configured`)
    if (!isSent) await withinTime(send!(row))
    const isKept = !isSent && ((row.channel === 'mail' && !config.smtpUrl) || (row.channel === 'sms' && !config.smsUrl))
    await db.asSystem((tx) =>
      tx.run(
        sql`update outbox set sent_at = ${clock.now()}, content = case when ${isKept} then content end, last_error = '' where id = ${row.id}`,
      ),
    )
  } catch (error) {
    const now = clock.now().getTime()
    const isOver = error instanceof MailRefused || now - Date.parse(row.createdAt) > GIVE_UP_HOURS * 3600_000
    const asked = Number(Object(error).waitSeconds ?? 0)
    const wait = Math.max(asked, Math.min(FIRST_WAIT_SECONDS * 2 ** (row.tries - 1), LONGEST_WAIT_SECONDS)) * 1000
    const reason = messageOf(error).slice(0, 300)
    log.warn({ id: row.id, channel: row.channel, tries: row.tries, isOver, reason }, 'a message could not be sent')
    await db.asSystem((tx) =>
      tx.run(sql`update outbox set next_at = ${new Date(now + wait)}, last_error = ${reason},
        failed_at = case when ${isOver} then ${new Date(now)}::timestamptz end, content = case when not ${isOver} then content end
        where id = ${row.id}`),
    )
  }
}

/** A server that answers one byte at a time must not occupy its slot for ever. */
async function withinTime<T>(sending: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the other side took too long')), LONGEST_SEND_MS)
  })
  return Promise.race([sending, tooLong]).finally(() => clearTimeout(timer))
}

function postOf({ secrets }: Services, row: Row): Post {
  return { to: row.recipient, key: row.id, ...readContent(secrets, row.content) }
}

function mailOf({ secrets }: Services, row: Row) {
  const content = readContent(secrets, row.content)
  if (!('mail' in content)) throw new MailRefused('not a mail')
  return content.mail
}

function textOf({ secrets }: Services, row: Row): string {
  const content = readContent(secrets, row.content)
  return 'text' in content ? content.text : ''
}
