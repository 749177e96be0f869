// Leads that are due: their members are reminded once.
import { sql } from '../core/db/database.ts'
import { publishEvents } from '../core/domainEvents.ts'
import { eachAlone } from '../core/jobs/eachAlone.ts'
import type { Services } from '../core/services.ts'

type Due = { id: string; ownerId: string | null; dueAt: string }

/** Publishes `lead.due` for open leads that are due, each once for a date; page by page. */
export async function remindDue({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  const pages = await db.asSystem((tx) =>
    tx.rows(sql<{ pageId: string }>`
      select distinct page_id from leads where due_at <= ${now} and reminded_at is null and closed_at is null`),
  )
  await eachAlone(pages, ({ pageId }) =>
    db.asSystem(async (tx) => {
      const due = await tx.rows(sql<Due>`
        update leads set reminded_at = ${now} where page_id = ${pageId} and due_at <= ${now}
          and reminded_at is null and closed_at is null returning id, owner_id, due_at`)
      await publishEvents(
        tx,
        due.map(({ id, ownerId, dueAt }) => ({
          pageId,
          kind: 'lead.due' as const,
          data: { leadId: id, since: new Date(dueAt).toISOString(), ...(ownerId ? { uid: ownerId } : {}) },
          at: now,
        })),
      )
      tx.notify(pageId, 'leads')
    }),
  )
}
