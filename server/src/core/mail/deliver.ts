// Takes what `queue.ts` wrote to the mail server and the SMS provider. Any number of processes may do it at once; one that
// dies while sending is believed dead after a minute and another tries again.
import { sql, type Tx } from '../db/database.ts'
import { startRounds, type Rounds } from '../rounds.ts'
import type { Services } from '../services.ts'
import { makeSms } from '../sms.ts'
import type { Mail } from './layout.ts'
import { OUTBOX, readContent } from './queue.ts'
import { makeMailer, MailRefused } from './smtp.ts'

const LEASE_SECONDS = 60
const AT_ONCE = 5
const EVERY_MS = 5000
const FIRST_WAIT_SECONDS = 5
const LONGEST_WAIT_SECONDS = 30 * 60
const GIVE_UP_HOURS = 24
const KEPT_DAYS = 7

type Row = {
  id: string
  channel: 'mail' | 'sms' | 'push'
  recipient: string
  content: Buffer
  created_at: string
  tries: number
  for_page: string | null
}
/** Sends one. @throws MailRefused when trying again is of no use, anything else to be tried again. */
export type Send = (row: Row) => Promise<void>

/** What is sent, opened: a letter or a text message. `key` is the same for every try. */
export type Post = { to: string; key: string } & ({ mail: Mail } | { text: string })
/** Sends on behalf of a page that has a mail server or SMS provider of its own. @returns false when it has none. */
export type OwnWay = (pageId: string, channel: Row['channel'], post: Post) => Promise<boolean>

/** Begins to send, at once when something is written and every few seconds for what is to be tried again. */
export function startDelivery(services: Services, ownWay: OwnWay = async () => false, push?: Send): Rounds {
  const { config } = services
  const mailer = makeMailer(config)
  const sms = makeSms(config, services.egress)
  const ways: Partial<Record<Row['channel'], Send>> = {
    mail: mailer ? (row) => mailer.send(mailOf(services, row), row.recipient, row.id) : keeps(services, 'mail'),
    sms: sms
      ? (row) => sms.send({ to: row.recipient, text: textOf(services, row), key: row.id })
      : keeps(services, 'sms'),
    push,
  }
  const rounds = startRounds(services, {
    topic: OUTBOX,
    some: () => sendSome(services, ways, ownWay),
    everyMs: EVERY_MS,
    complaint: 'the post could not be taken out',
  })
  return {
    round: rounds.round,
    async close() {
      await rounds.close()
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

async function sendSome(services: Services, ways: Ways, ownWay: OwnWay): Promise<number> {
  const { clock, db } = services
  const now = clock.now()
  const lease = new Date(now.getTime() + LEASE_SECONDS * 1000)
  const rows = await db.asSystem((tx) =>
    tx.rows(sql<Row>`
      update outbox set next_at = ${lease}, tries = tries + 1
      where id in (select id from outbox where sent_at is null and failed_at is null and next_at <= ${now}
                   order by next_at limit ${AT_ONCE} for update skip locked)
      returning id, channel, recipient, content, created_at, tries, for_page`),
  )
  await Promise.all(rows.map((row) => sendOne(services, row, ways[row.channel], ownWay)))
  return rows.length
}

async function sendOne(services: Services, row: Row, send: Send | undefined, ownWay: OwnWay): Promise<void> {
  const { clock, db, config, log } = services
  try {
    const isSent = row.for_page !== null && (await ownWay(row.for_page, row.channel, postOf(services, row)))
    if (!isSent && !send) throw new Error(`no provider for ${row.channel} is configured`)
    if (!isSent) await send!(row)
    const isKept = !isSent && ((row.channel === 'mail' && !config.smtpUrl) || (row.channel === 'sms' && !config.smsUrl))
    await db.asSystem((tx) =>
      tx.run(
        sql`update outbox set sent_at = ${clock.now()}, content = case when ${isKept} then content end, last_error = '' where id = ${row.id}`,
      ),
    )
  } catch (error) {
    const now = clock.now().getTime()
    const isOver = error instanceof MailRefused || now - Date.parse(row.created_at) > GIVE_UP_HOURS * 3600_000
    const asked = (error as { waitSeconds?: number }).waitSeconds ?? 0
    const wait = Math.max(asked, Math.min(FIRST_WAIT_SECONDS * 2 ** (row.tries - 1), LONGEST_WAIT_SECONDS)) * 1000
    const reason = (error as Error).message.slice(0, 300)
    log.warn({ id: row.id, channel: row.channel, tries: row.tries, isOver, reason }, 'a message could not be sent')
    await db.asSystem((tx) =>
      tx.run(sql`update outbox set next_at = ${new Date(now + wait)}, last_error = ${reason},
        failed_at = case when ${isOver} then ${new Date(now)}::timestamptz end, content = case when not ${isOver} then content end
        where id = ${row.id}`),
    )
  }
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
