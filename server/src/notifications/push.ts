// Takes messages to browsers: encrypted for the one browser (RFC 8291), through the service its maker runs.
import { sql } from '../core/db/database.ts'
import { EgressError, type EgressReply } from '../core/egress/egress.ts'
import type { Send } from '../core/mail/deliver.ts'
import { readContent } from '../core/mail/queue.ts'
import { MailRefused } from '../core/mail/smtp.ts'
import type { Services } from '../core/services.ts'
import type { Subscription } from './subscriptions.ts'
import { vapidKeys } from './vapid.ts'

/** A phone that is off gets it when it comes back, not the day after. */
const TTL_SECONDS = 12 * 3600
const LONGEST_WAIT_SECONDS = 3600

/** The way of channel `push`; the recipient is the id of a subscription. */
export function pushWay(services: Services): Send {
  return async ({ recipient, content }) => {
    const inside = readContent(services.secrets, content)
    const subscription = await readLiving(services, recipient)
    if (!subscription || !('text' in inside)) throw new MailRefused('this browser takes no messages any more')
    const { status, headers } = await sendPush(services, subscription, inside.text)
    if (status >= 200 && status < 300) return noteDelivery(services, recipient)
    if (status === 404 || status === 410) await forget(services, recipient)
    const reason = `the push service answered ${status}`
    if (status === 429 || status >= 500) throw Object.assign(new Error(reason), { waitSeconds: waitOf(headers) })
    throw new MailRefused(reason)
  }
}

async function sendPush(services: Services, subscription: Subscription, text: string): Promise<EgressReply> {
  const { config, egress } = services
  const subject = config.publicUrl.startsWith('https:') ? config.publicUrl : `mailto:${bare(config.mailFrom)}`
  const { default: webPush } = await import('web-push')
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(subscription, text, {
    vapidDetails: { subject, ...(await vapidKeys(services)) },
    TTL: TTL_SECONDS,
    contentEncoding: 'aes128gcm',
  })
  try {
    return await egress.request(endpoint, {
      method,
      // TTL is a number, although its type says otherwise.
      headers: Object.fromEntries(new Headers(headers)),
      body,
      maxBytes: 20_000,
    })
  } catch (error) {
    if (error instanceof EgressError && error.reason === 'refused')
      throw new MailRefused(error.message, { cause: error })
    throw error
  }
}

/** The subscription while its sign-in is valid; deleted once the sign-in has ended. */
async function readLiving(services: Services, id: string): Promise<Subscription | undefined> {
  const { db, clock, secrets } = services
  const found = await db.asSystem((tx) =>
    tx.first(sql<{ sealed: Buffer }>`
      select p.sealed from push_subscriptions p join sign_ins s on s.family = p.family
      where p.id = ${id} and s.revoked_at is null and s.expires_at > ${clock.now()}`),
  )
  if (found) return secrets.openValue<Subscription>(found.sealed)
  await forget(services, id)
  return undefined
}

async function forget({ db }: Services, id: string): Promise<void> {
  await db.asSystem((tx) => tx.run(sql`delete from push_subscriptions where id = ${id}`))
}

async function noteDelivery({ db, clock }: Services, id: string): Promise<void> {
  await db.asSystem((tx) => tx.run(sql`update push_subscriptions set delivered_at = ${clock.now()} where id = ${id}`))
}

/** Retry-After in seconds; as a date it is left to our own waiting. */
function waitOf(headers: EgressReply['headers']): number {
  const asked = Number(headers['retry-after'])
  return Number.isFinite(asked) ? Math.min(Math.max(asked, 0), LONGEST_WAIT_SECONDS) : 0
}

function bare(address: string): string {
  return /<([^>]+)>/.exec(address)?.[1] ?? address
}
