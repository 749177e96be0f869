// What happened, written down for each webhook that asked for it, in the transaction that hands it on.
import { prepare, sql, type Tx } from '../core/db/database.ts'
import type { EventConsumer, DomainEvent } from '../core/eventConsumer.ts'
import { newId } from '../core/id.ts'
import type { Services } from '../core/services.ts'
import { choosePagesRunning } from '../core/subscription.ts'

type Hook = { id: string; hasPersonalData: boolean }

/** Queues each event once for every enabled webhook that subscribed to it. */
export function tellWebhooks({ secrets, clock }: Pick<Services, 'secrets' | 'clock'>): EventConsumer {
  return {
    async choose(tx, happenings) {
      const rows = await tx.rows(askedFor([...new Set(happenings.map((one) => one.pageId))]))
      const asked = new Set(rows.map((row) => row.key))
      const wanted = happenings.filter(({ pageId, kind }) => asked.has(`${pageId} ${kind}`))
      const pages = wanted.map(({ pageId }) => pageId)
      const running = await choosePagesRunning(tx, pages, 'api', clock.now())
      return wanted.filter(({ pageId }) => running.has(pageId))
    },
    async take(tx, happening) {
      const { pageId, kind } = happening
      const hooks = await tx.rows(sql<Hook>`
        select id, has_personal_data from webhooks
        where page_id = ${pageId} and is_on and kinds @> ${JSON.stringify([kind])}::jsonb`)
      if (hooks.length === 0) return
      const now = clock.now()
      const page = await pageOf(tx, pageId)
      const guestId = await subjectOf(tx, happening)
      const guest = hooks.some((hook) => hook.hasPersonalData) ? await guestOf(tx, pageId, guestId) : undefined
      for (const { id, hasPersonalData } of hooks) {
        const isPersonal = hasPersonalData && guest !== undefined
        const data = isPersonal ? { ...happening.data, guest } : happening.data
        const body = JSON.stringify({ id: happening.id, kind, at: happening.at.toISOString(), page, data })
        await tx.run(sql`
          insert into webhook_deliveries (page_id, id, webhook_id, happening_id, kind, body, has_personal_data, guest_id, created_at, next_at)
          values (${pageId}, ${newId(now)}, ${id}, ${happening.id}, ${kind}, ${secrets.seal(body)}, ${isPersonal},
            ${guestId ?? null}::uuid, ${now}, ${now})
          on conflict (page_id, webhook_id, happening_id) do nothing`)
      }
      tx.wake('webhooks')
    },
  }
}

const askedFor = prepare<{ key: string }>(`
  select distinct page_id || ' ' || jsonb_array_elements_text(kinds) as key from webhooks where page_id = any($1::uuid[]) and is_on`)

/** What a body says of the page. */
export async function pageOf(tx: Tx, pageId: string): Promise<{ eid: string; name: string }> {
  const found = await tx.first(sql<{ name: string }>`select name from pages where id = ${pageId}`)
  return { eid: pageId, name: found?.name ?? '' }
}

/** The guest of an event, also by a Zalo account that is linked to one. */
async function subjectOf(tx: Tx, { pageId, data }: DomainEvent): Promise<string | undefined> {
  if ('guestId' in data) return data.guestId
  if (!('userId' in data)) return undefined
  const linked = await tx.first(sql<{ guestId: string | null }>`
    select guest_id from zalo_users where page_id = ${pageId} and user_id = ${data.userId}`)
  return linked?.guestId ?? undefined
}

/** Read now, so that nothing is sent about a guest who was erased meanwhile. */
async function guestOf(tx: Tx, pageId: string, guestId: string | undefined): Promise<object | undefined> {
  if (!guestId) return undefined
  return tx.first(sql<object>`select name, phone, email from guests where page_id = ${pageId} and id = ${guestId}`)
}
