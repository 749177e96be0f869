// Server-sent events: signals of a page's changes to every open dashboard.
import { mayMember } from '@portico/contract/access.ts'
import { LiveEvent, live } from '@portico/contract/live.ts'
import { sql } from '../core/db/database.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'

const TOPICS = new Set<string>(LiveEvent.shape.topic.options)
/** Keeps proxies from closing a quiet stream, and detects clients that are gone. */
const HEARTBEAT_MS = 20_000
/**
 * Members are signalled to check again when one of them changes; if the signal is lost, this bounds how long a stream
 * goes on.
 */
const LOOK_AGAIN_MS = 3000
const LIFE_MS = 10 * 60_000

export const liveHandlers: Handlers<typeof live> = {
  async events(context) {
    const { reply, signals, page, clock } = context
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    const send = (topic: string) =>
      void raw.write(`data: ${JSON.stringify({ topic, at: clock.now().toISOString() })}\n\n`)
    const look = () =>
      void mayListen(context).then(
        (may) => may || raw.end(),
        () => raw.end(),
      )
    const unsubscribe = signals.subscribe(page.id, (topic) => {
      if (topic === 'members') look()
      if (TOPICS.has(topic)) send(topic)
    })
    const heartbeat = setInterval(() => raw.write(': \n\n'), HEARTBEAT_MS)
    const looking = setInterval(look, LOOK_AGAIN_MS)
    const end = setTimeout(() => raw.end(), LIFE_MS)
    raw.once('close', () => {
      unsubscribe()
      clearInterval(heartbeat)
      clearInterval(looking)
      clearTimeout(end)
    })
    send('hello')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the stream is the answer, and `serve` sends no other
    return undefined as never
  },
}

type Membership = { role: string; canReadIdentity: boolean | null }

/** Reads again what let the stream in: the account, the sign-in, the membership, the page. */
async function mayListen({ db, page, user }: PageContext): Promise<boolean> {
  const found = await db.as({ pageId: page.id, userId: user.id }, (tx) =>
    tx.first(sql<Membership>`
    select m.role, m.can_read_identity
    from members m
    join pages p on p.id = m.page_id and p.deleted_at is null
    join users u on u.id = m.user_id and u.is_active
    join sign_ins s on s.user_id = u.id and s.family = ${user.family} and s.revoked_at is null
    where m.page_id = ${page.id} and m.user_id = ${user.id}`),
  )
  return found !== undefined && mayMember(found, live.events.access.may)
}
