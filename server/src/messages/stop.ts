// A guest who wants no more messages: one press in a mail program, or a page that needs no script. It counts at once.
import type { FastifyInstance } from 'fastify'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { withdrawConsents } from '../guests/index.ts'
import { homePages, showHome, type HomeForAnyone } from '../home/index.ts'
import type { Reply } from '../portal/index.ts'
import { blockAddress, consentChannelOf } from './recipients.ts'
import type { MessageChannel } from '@portico/contract/messages/kinds.ts'

/** Registers `/stop/:key` and `/go/:link` below a page's home. */
export function stopRoutes(app: FastifyInstance, services: Services): void {
  const pages = homePages(app, services)
  // A program that looks at every link of a letter must not stop anything: only a form does.
  pages.getForAnyone('/stop/:key', async (visitor) => {
    const found = await findMessage(visitor.tx, visitor.pageId, visitor.params['key'])
    return show(visitor, found ? 'ask' : 'gone')
  })
  pages.postForAnyone('/stop/:key', (visitor) => stop(services, visitor))
}

type StopState = 'ask' | 'done' | 'gone'

function show(visitor: HomeForAnyone, state: StopState): Reply {
  const { path } = visitor
  return showHome(visitor, { kind: 'homeStop', state, action: path }, state === 'gone' ? 404 : 200)
}

async function stop(services: Services, visitor: HomeForAnyone): Promise<Reply> {
  const { tx, pageId, params, form } = visitor
  const found = await findMessage(tx, pageId, params['key'])
  if (!found) return show(visitor, 'gone')
  const isOneClick = form['List-Unsubscribe'] === 'One-Click'
  await stopMessages(services, tx, { pageId, ...found, how: isOneClick ? 'one-click' : 'page' })
  return show(visitor, 'done')
}

type FoundMessage = { id: string; guestId: string; channel: MessageChannel; phone: string | null; email: string | null }

function findMessage(tx: Tx, pageId: string, key: string | undefined): Promise<FoundMessage | undefined> {
  if (!key || !/^[\w-]{8,32}$/.test(key)) return Promise.resolve(undefined)
  return tx.first(sql<FoundMessage>`
    select s.id, s.guest_id, s.channel, g.phone, g.email from message_sends s
    join guests g on g.page_id = ${pageId} and g.id = s.guest_id and g.erased_at is null
    where s.page_id = ${pageId} and s.key = ${key}`)
}

type Stopping = FoundMessage & { pageId: string; how: string }

/** Withdraws the consent to a channel and remembers the address, even when it is somebody else’s later. */
export async function stopMessages(services: Services, tx: Tx, of: Stopping): Promise<void> {
  const { pageId, guestId, id, phone, email, how } = of
  const now = services.clock.now()
  const channel = consentChannelOf(of.channel)
  const evidence = { method: 'unsubscribe', how }
  await withdrawConsents(services, tx, { pageId, guestId, purpose: 'marketing', channel, evidence })
  const address = channel === 'email' ? email : phone
  if (address) await blockAddress(services, tx, { pageId, channel, address, reason: 'unsubscribed', at: now })
  await tx.run(sql`
    update message_sends set unsubscribed_at = coalesce(unsubscribed_at, ${now}) where page_id = ${pageId} and id = ${id}`)
  tx.notify(pageId, 'messages')
}
