// What is over: files nobody went on with, and traces of what cannot be undone any more.
import { UNDO_HOURS } from '@portico/contract/imports/fields.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { eachAlone } from '../core/jobs/eachAlone.ts'
import type { Services } from '../core/services.ts'
import { dropLooseGrams } from '../profiles/index.ts'
import { dropFile } from './dropFile.ts'
import { lockImports } from './job.ts'

const WAITING = sql`state in ('uploading', 'ready', 'tried')`

/** Deletes what is over, venue by venue. */
export async function clearImports({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  const late = new Date(now.getTime() - UNDO_HOURS * 3600_000)
  const pages = await db.asSystem((tx) =>
    tx.rows(sql<{ pageId: string }>`
      select distinct page_id from imports where (expires_at < ${now} and ${WAITING}) or (finished_at < ${late} and cleared_at is null)`),
  )
  await eachAlone(pages, ({ pageId }) => db.asSystem((tx) => clearPage(tx, pageId, { now, late })))
}

async function clearPage(tx: Tx, pageId: string, { now, late }: { now: Date; late: Date }): Promise<void> {
  const old = await tx.rows(sql<{ id: string }>`
    select id from imports where page_id = ${pageId} and expires_at < ${now} and ${WAITING} for update skip locked`)
  for (const { id } of old) await dropFile(tx, { pageId, id })
  await tx.run(sql`
    delete from imports where page_id = ${pageId} and id = any(${old.map(({ id }) => id)}::uuid[])`)
  const over = await tx.rows(sql<{ id: string }>`
    update imports set cleared_at = ${now} where page_id = ${pageId} and finished_at < ${late} and cleared_at is null and state <> 'undoing'
    returning id`)
  if (over.length === 0) return
  // Index entries of a chunk are committed before its profiles and must not look like leftovers.
  await lockImports(tx, pageId)
  await dropLooseGrams(tx, pageId)
  const ids = over.map(({ id }) => id)
  for (const table of ['import_guests', 'import_leads'])
    await tx.run(sql`delete from ${sql.table(table)} where page_id = ${pageId} and import_id = any(${ids}::uuid[])`)
}
