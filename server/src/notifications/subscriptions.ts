// The browsers of a user that take messages. Each belongs to a sign-in and ends with it.
import { notifications, type PushBrowser } from '@portico/contract/notifications.ts'
import { readAgent } from '../accounts/index.ts'
import { fail } from '../core/fail.ts'
import { newId } from '../core/id.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import type { Handlers, UserContext } from '../core/http/context.ts'
import { queuePush } from '../core/mail/queue.ts'
import { hashToken } from '../core/secrets.ts'
import { noticePhrases } from './noticePhrases.ts'
import { vapidKeys } from './vapid.ts'

/** What a browser gives when it subscribes. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } }

/** More than this many browsers, and the oldest is forgotten. */
const MOST = 20

type Calls = Pick<Handlers<typeof notifications>, 'browsers' | 'subscribe' | 'unsubscribe' | 'testPush'>

export const subscriptionHandlers: Calls = {
  async browsers(context) {
    const rows = await readBrowsers(context)
    return { rows, count: rows.length, publicKey: (await vapidKeys(context)).publicKey }
  },

  /** The same browser again, or with another person signed in: it is theirs now. */
  async subscribe(context, { body }) {
    const { tx, db, user, secrets, clock, config } = context
    refuseEndpoint(body.endpoint, config.egressTrust)
    const hash = hashToken(body.endpoint)
    const now = clock.now()
    await db.asSystem((system) =>
      system.run(sql`delete from push_subscriptions where endpoint_hash = ${hash} and user_id <> ${user.id}`),
    )
    const sealed = secrets.seal(JSON.stringify(body))
    const made = await tx.first(sql<{ id: string }>`
      insert into push_subscriptions (user_id, id, family, endpoint_hash, sealed, created_at)
      values (${user.id}, ${newId(now)}, ${user.family}, ${hash}, ${sealed}, ${now})
      on conflict (endpoint_hash) do update set family = excluded.family, sealed = excluded.sealed
      returning id`)
    await tx.run(sql`
      delete from push_subscriptions where user_id = ${user.id} and id not in (
        select id from push_subscriptions where user_id = ${user.id} order by created_at desc, id desc limit ${MOST})`)
    return (await readBrowsers(context)).find(({ id }) => id === made!.id)!
  },

  async unsubscribe({ tx, user }, { params }) {
    const gone = await tx.run(
      query.deleteFrom('push_subscriptions').where('user_id', '=', user.id).where('id', '=', params.id),
    )
    if (gone === 0) throw fail('request/not-found')
    return params
  },

  async testPush(context, { params }) {
    const { tx, user } = context
    const found = await tx.first(
      query.selectFrom('push_subscriptions').select('id').where('user_id', '=', user.id).where('id', '=', params.id),
    )
    if (!found) throw fail('request/not-found')
    const words = noticePhrases(context.language)
    const message = { title: words.test.title, body: words.test.push, url: '/dashboard/page-notification', tag: 'test' }
    await queuePush(tx, context, params.id, JSON.stringify(message))
    return params
  },
}

async function readBrowsers({ tx, user, clock }: UserContext): Promise<PushBrowser[]> {
  const rows = await readLiving(tx, user.id, clock.now())
  return rows.map(({ userAgent, hash, ...row }) => ({
    ...row,
    ...readAgent(userAgent),
    mark: hash.toString('base64url'),
  }))
}

type LiveSubscription = { id: string; since: string; deliveredAt: string | null; userAgent: string; hash: Buffer }

function readLiving(tx: Tx, userId: string, now: Date): Promise<LiveSubscription[]> {
  return tx.rows(sql<LiveSubscription>`
    select p.id, p.created_at as since, p.delivered_at, s.user_agent, p.endpoint_hash as hash
    from push_subscriptions p join sign_ins s on s.family = p.family
    where p.user_id = ${userId} and s.revoked_at is null and s.expires_at > ${now}
    order by p.created_at desc, p.id desc`)
}

/** Every push service speaks https; where it is, is judged when a message leaves. @throws request/invalid. */
function refuseEndpoint(endpoint: string, trusted: readonly string[]): void {
  const url = new URL(endpoint)
  const isTrusted = trusted.some((one) => new URL(one).origin === url.origin)
  if (url.username || url.password || (url.protocol !== 'https:' && !isTrusted))
    throw fail('request/invalid', { endpoint: 'field/invalid' })
}
