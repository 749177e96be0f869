// Messages on behalf of a page, through that page's own mail server or SMS provider.
import { DAY_MS } from '@portico/contract/dates.ts'
import { sql, type Database } from '../core/db/database.ts'
import { isAddress } from '../core/egress/publicAddress.ts'
import type { OwnWay } from '../core/mail/deliver.ts'
import type { Mail } from '../core/mail/layout.ts'
import { mailerTo } from '../core/mail/smtp.ts'
import type { Services } from '../core/services.ts'
import { smsOver, type TextMessage } from '../core/sms.ts'
import { noteOutcome } from './health.ts'
import { outcomeOf, WORKS } from './problems.ts'
import { findConnection, type ConnectionRow } from './connectionRows.ts'

const TIMEOUT_MS = 10_000

/** How the post goes out for a page that has a way of its own; each try is noted on its card. */
export function ownWay(services: Services): OwnWay {
  return { isConfigured: sql`exists (${connectionOf})`, isReady, send: (...row) => send(services, ...row) }
}

/** The connection a row of `outbox o` goes through. */
const connectionOf = sql`select from connections c where c.page_id = o.for_page
  and c.kind = case o.channel when 'mail' then 'smtp' when 'sms' then 'sms' end`

function isReady(now: Date) {
  return sql`not exists (${connectionOf} and c.paused_until > ${now})`
}

async function send(services: Services, ...[pageId, channel, post]: Parameters<OwnWay['send']>): Promise<boolean> {
  const { db, clock } = services
  const kind = channel === 'mail' ? 'smtp' : 'sms'
  const found = await db.asSystem((tx) => findConnection(tx, pageId, kind))
  if (!found) return false
  const note = (outcome: typeof WORKS) => db.asSystem((tx) => noteOutcome(tx, { pageId, kind }, outcome, clock.now()))
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- found by its kind
    if ('mail' in post) await sendMailBy(services, found as ConnectionRow<'smtp'>, post)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- found by its kind
    else await sendWithin(services, pageId, found as ConnectionRow<'sms'>, post)
  } catch (error) {
    if (!(error instanceof DailyLimit)) await note(outcomeOf(error))
    throw error
  }
  await note(WORKS)
  return true
}

class DailyLimit extends Error {}

async function sendWithin(services: Services, pageId: string, sms: ConnectionRow<'sms'>, message: TextMessage) {
  const sent = await textsSince(services.db, pageId, services.clock.now())
  if (sent >= sms.settings.dailyLimit) throw new DailyLimit('the page has sent its text messages of the day')
  await sendTextBy(services, sms, message)
}

/** Text messages of a page in the 24 hours before. */
export async function textsSince(db: Database, pageId: string, now: Date): Promise<number> {
  const found = await db.asSystem((tx) =>
    tx.first(sql<{ count: number }>`
      select count(*) as count from outbox where for_page = ${pageId} and channel = 'sms'
        and sent_at > ${new Date(now.getTime() - DAY_MS)}`),
  )
  return found?.count ?? 0
}

type Letter = { mail: Mail; to: string; key: string }

/** Sends one mail over a page's server. @throws EgressError for an address that is not public, else as nodemailer does */
export async function sendMailBy(
  { egress, secrets }: Pick<Services, 'egress' | 'secrets'>,
  { settings, secret }: Pick<ConnectionRow<'smtp'>, 'settings' | 'secret'>,
  { mail, to, key }: Letter,
): Promise<void> {
  const { host, port, security, user, fromName, fromAddress } = settings
  // Connected to the very address that was judged: looked up again, the name could mean another.
  const address = await egress.addressOf('smtp', host, port)
  const server = {
    host: address,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    auth: user === '' ? undefined : { user, pass: secret ? secrets.open(secret) : '' },
    tls: isAddress(host) ? {} : { servername: host },
  }
  const mailer = mailerTo(server, { name: fromName, address: fromAddress }, TIMEOUT_MS)
  try {
    await mailer.send(mail, to, key)
  } finally {
    mailer.close()
  }
}

/** Sends one text message over a page's provider. @throws SmsRefused, EgressError */
export async function sendTextBy(
  { egress, secrets }: Pick<Services, 'egress' | 'secrets'>,
  { settings, secret }: Pick<ConnectionRow<'sms'>, 'settings' | 'secret'>,
  message: TextMessage,
): Promise<void> {
  const key = secret ? secrets.open(secret) : ''
  await smsOver({ url: settings.url, key, sender: settings.sender }, egress).send(message)
}
