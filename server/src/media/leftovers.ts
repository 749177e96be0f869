// Objects that may be left without a file: written down before they are stored, forgotten once a file names them.
import { RESTORE_DAYS } from '@portico/contract/media/limits.ts'
import { sql } from '../core/db/database.ts'
import { eachAlone } from '../core/jobs/each.ts'
import type { Services } from '../core/services.ts'

const PATIENCE_SECONDS = 3600
const AT_ONCE = 200

/** Says that objects are about to be stored, in a transaction of its own: whatever happens next, they are found. */
export async function announce({ db, clock }: Pick<Services, 'db' | 'clock'>, keys: readonly string[]): Promise<void> {
  const at = new Date(clock.now().getTime() + PATIENCE_SECONDS * 1000)
  await db.asSystem((tx) =>
    tx.run(sql`insert into media_leftovers (key, at) select unnest(${keys}::text[]), ${at}
      on conflict (key) do update set at = greatest(media_leftovers.at, excluded.at)`),
  )
}

/** Ends uploads nobody finished and deletions nobody took back, and removes what no file names from the store. */
export async function sweepMedia({ db, clock, storage }: Services): Promise<void> {
  const now = clock.now()
  await db.asSystem(async (tx) => {
    await tx.run(sql`delete from media_uploads where expires_at < ${now}`)
    await tx.run(
      sql`delete from media_files where deleted_at < ${now}::timestamptz - make_interval(days => ${RESTORE_DAYS})`,
    )
  })
  const later = new Date(now.getTime() + PATIENCE_SECONDS * 1000)
  const fault = await db.asSystem(async (tx) => {
    const due = await tx.rows(sql<{ key: string; isNeeded: boolean }>`
      select key, exists (select 1 from media_files f where f.objects @> array[split_part(key, '/', 2)]) as "isNeeded"
      from media_leftovers l where at <= ${now} order by at limit ${AT_ONCE} for update of l skip locked`)
    const done: string[] = []
    const removal = eachAlone(due, async ({ key, isNeeded }) => {
      if (!isNeeded) await storage.remove(key)
      done.push(key)
    })
    const failed = await removal.then(
      () => undefined,
      (error: Error) => error,
    )
    await tx.run(sql`delete from media_leftovers where key = any(${done}::text[])`)
    // What the store does not let go is tried again later, behind the others.
    const keys = due.map(({ key }) => key)
    await tx.run(sql`update media_leftovers set at = ${later} where key = any(${keys}::text[])`)
    return failed
  })
  if (fault) throw fault
}
