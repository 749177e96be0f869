// The log of what was sent: read, looked into, sent again.
import type { Delivery, webhooks } from '@portico/contract/integrations.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers } from '../core/http/context.ts'
import { newId } from '../core/id.ts'
import { pageOf } from './consume.ts'
import { hostOf } from './hostOf.ts'

type Group = Pick<Handlers<typeof webhooks>, 'test' | 'deliveries' | 'delivery' | 'redeliver'>

/** The calls about deliveries. */
export const deliveryHandlers: Group = {
  async test({ tx, page, clock, secrets, note }, { params }) {
    const hook = await tx.first(sql<{ isOn: boolean }>`
      select is_on from webhooks where page_id = ${page.id} and id = ${params.id}`)
    if (!hook) throw fail('webhook/not-found')
    if (!hook.isOn) throw fail('webhook/off')
    const now = clock.now()
    const id = newId(now)
    const body = { id, kind: 'test', at: now.toISOString(), page: await pageOf(tx, page.id), data: {} }
    await tx.run(sql`
      insert into webhook_deliveries (page_id, id, webhook_id, kind, body, created_at, next_at)
      values (${page.id}, ${id}, ${params.id}, 'test', ${secrets.seal(JSON.stringify(body))}, ${now}, ${now})`)
    tx.wake('webhooks')
    const sent = await readDelivery(tx, page.id, id)
    note({ name: hostOf(sent.url) })
    return sent
  },

  async deliveries({ tx, page }, { query: { limit, skip, webhook, state, kind } }) {
    const where = sql`d.page_id = ${page.id}
      and (${webhook ?? null}::uuid is null or d.webhook_id = ${webhook ?? null})
      and (${state ?? null}::text is null or d.state = ${state ?? null})
      and (${kind ?? null}::text is null or d.kind = ${kind ?? null})`
    const rows = await tx.rows(
      sql<Delivery>`${SHOWN} where ${where} order by d.created_at desc, d.id desc limit ${limit} offset ${skip}`,
    )
    const all = await tx.first(
      sql<{ count: number }>`select count(*) as count from webhook_deliveries d where ${where}`,
    )
    return { rows, count: all?.count ?? 0 }
  },

  async delivery({ tx, page, secrets, may }, { params: { id } }) {
    const shown = await readDelivery(tx, page.id, id)
    const kept = await tx.first(
      query
        .selectFrom('webhook_deliveries')
        .select(['body', 'response', 'has_personal_data'])
        .where('page_id', '=', page.id)
        .where('id', '=', id),
    )
    const isClosed = kept!.hasPersonalData && !may('guest.identity:read')
    // An endpoint may echo what it got: its answer is as personal as the question.
    return { ...shown, body: isClosed ? null : secrets.open(kept!.body), response: isClosed ? '' : kept!.response }
  },

  async redeliver({ tx, page, clock, note }, { params: { id } }) {
    const found = await tx.first(sql<{ isOn: boolean }>`
      select w.is_on from webhook_deliveries d
      join webhooks w on w.page_id = d.page_id and w.id = d.webhook_id
      where d.page_id = ${page.id} and d.id = ${id}`)
    if (!found) throw fail('delivery/not-found')
    if (!found.isOn) throw fail('webhook/off')
    // One that waits is only tried sooner; one being sent this moment keeps its lease and is not sent twice at once.
    await tx.run(sql`
      update webhook_deliveries set state = 'waiting', tries = 0, next_at = ${clock.now()}
      where page_id = ${page.id} and id = ${id} and (state <> 'waiting' or tried_at is not null or tries = 0)`)
    tx.wake('webhooks')
    const sent = await readDelivery(tx, page.id, id)
    note({ name: hostOf(sent.url) })
    return sent
  },
}

const SHOWN = sql`
  select d.id, d.webhook_id, w.url, d.kind, d.state, d.created_at, d.tries, d.tried_at,
    case when d.state = 'waiting' then d.next_at end as next_at, d.status, d.duration_ms,
    d.last_problem, d.last_detail
  from webhook_deliveries d join webhooks w on w.page_id = d.page_id and w.id = d.webhook_id`

async function readDelivery(tx: Tx, pageId: string, id: string): Promise<Delivery> {
  const found = await tx.first(sql<Delivery>`${SHOWN} where d.page_id = ${pageId} and d.id = ${id}`)
  if (!found) throw fail('delivery/not-found')
  return found
}
