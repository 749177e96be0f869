import { sql, type Tx } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import type { Services } from '../core/services.ts'
import { pageOf } from './consume.ts'

type Telling = {
  pageId: string
  webhookId: string
  kind: string
  data: { guestId: string | null } & Record<string, unknown>
  now: Date
}

/** Queues a delivery to one endpoint of the page, with the guest's contacts where it may have them. @returns false where it is off or gone */
export async function tellWebhook(
  { secrets }: Pick<Services, 'secrets'>,
  tx: Tx,
  { pageId, webhookId, kind, data, now }: Telling,
): Promise<boolean> {
  const hook = await tx.first(sql<{ hasPersonalData: boolean }>`
    select has_personal_data from webhooks where page_id = ${pageId} and id = ${webhookId} and is_on for key share`)
  if (!hook) return false
  const { hasPersonalData } = hook
  const guest = hasPersonalData
    ? await tx.first(sql<object>`
        select name, phone, email from guests where page_id = ${pageId} and id = ${data.guestId} and erased_at is null`)
    : undefined
  const id = newId(now)
  const page = await pageOf(tx, pageId)
  const body = JSON.stringify({ id, kind, at: now.toISOString(), page, data: guest ? { ...data, guest } : data })
  await tx.run(sql`
    insert into webhook_deliveries (page_id, id, webhook_id, kind, body, has_personal_data, guest_id, created_at, next_at)
    values (${pageId}, ${id}, ${webhookId}, ${kind}, ${secrets.seal(body)}, ${hasPersonalData}, ${data.guestId}::uuid, ${now}, ${now})`)
  tx.wake('webhooks')
  return true
}
