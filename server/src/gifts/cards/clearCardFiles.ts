import { sql } from '../../core/db/database.ts'
import { eachAlone } from '../../core/jobs/eachAlone.ts'
import type { Services } from '../../core/services.ts'
import { endCardFile, readCardFiles } from './cardFile.ts'

/** Ends files nobody went on sending, venue by venue. */
export async function clearCardFiles({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const pages = await db.asSystem((tx) =>
    tx.rows(sql<{ pageId: string }>`
      select distinct page_id from gift_card_files where state = 'uploading' and expires_at < ${now}`),
  )
  await eachAlone(pages, ({ pageId }) =>
    db.asSystem(async (tx) => {
      const late = sql`state = 'uploading' and expires_at < ${now}`
      for (const file of await readCardFiles(tx, pageId, late, { limit: 50, isLocked: true }))
        await endCardFile(tx, pageId, file, { state: 'stopped', at: now })
    }),
  )
}
