// Asks Zalo about templates that it has not spoken of yet.
import { sql } from '../core/db/database.ts'
import { eachAlone } from '../core/jobs/eachAlone.ts'
import type { Services } from '../core/services.ts'
import { readZnsTemplates, ZaloError } from '../zalo/index.ts'
import { writeApproval } from './hearZalo.ts'

/** Reads the states of all templates of pages that wait for one. */
export async function askApprovals(services: Services): Promise<void> {
  const { db } = services
  const pages = await db.asSystem((tx) =>
    tx.rows(sql<{ pageId: string }>`
      select distinct t.page_id from message_templates t join zalo_pages z on z.page_id = t.page_id and z.oa_id is not null
      where t.kind = 'zns' and t.approval in ('unknown', 'pending')`),
  )
  await eachAlone(pages, async ({ pageId }) => {
    const templates = await readZnsTemplates(services, pageId).catch(orNone)
    await db.asSystem(async (tx) => {
      for (const { id, status } of templates) await writeApproval(tx, pageId, { templateId: id, status, reason: '' })
    })
  })
}

/** What is wrong with an account stands on its own screen. */
function orNone(error: unknown): [] {
  if (error instanceof ZaloError) return []
  throw error
}
