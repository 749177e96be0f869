// Objects that may be left without a file: written down before they are stored, forgotten once a file names them.
import { RESTORE_DAYS } from '@portico/contract/media/limits.ts'
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'
import { readPageToken } from '../core/pageToken.ts'
import { eachAlone } from '../core/jobs/eachAlone.ts'
import type { Services } from '../core/services.ts'

const PATIENCE_SECONDS = 3600
const AT_ONCE = 200

/** Records objects about to be stored, in its own transaction, so that a failed upload can be cleaned up. */
export async function noteObjects(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  keys: readonly string[],
): Promise<void> {
  const at = new Date(clock.now().getTime() + PATIENCE_SECONDS * 1000)
  await db.asSystem((tx) =>
    tx.run(sql`insert into media_leftovers (key, at) select unnest(${keys}::text[]), ${at}
      on conflict (key) do update set at = greatest(media_leftovers.at, excluded.at)`),
  )
}

/** Ends abandoned uploads and final deletions, and removes objects without a file from the store. */
export async function sweepMedia({ db, clock, storage }: Services): Promise<void> {
  const now = clock.now()
  const expired = sql`expires_at < ${now}`
  const forgotten = sql`deleted_at < ${now}::timestamptz - make_interval(days => ${RESTORE_DAYS})`
  const pages = await db.asSystem((tx) =>
    tx.rows(sql<{ pageId: string }>`
      select page_id from media_uploads where ${expired} union select page_id from media_files where ${forgotten}`),
  )
  const deletion = eachAlone(pages, ({ pageId }) =>
    db.asSystem(async (tx) => {
      await deleteUploads(tx, pageId, expired)
      await deleteFiles(tx, pageId, forgotten)
    }),
  )
  const undeleted = await deletion.then(
    () => undefined,
    (error: Error) => error,
  )
  const later = new Date(now.getTime() + PATIENCE_SECONDS * 1000)
  const fault = await db.asSystem(async (tx) => {
    const due = await tx.rows(sql<{ key: string }>`
      select key from media_leftovers where at <= ${now} order by at limit ${AT_ONCE} for update skip locked`)
    const done: string[] = []
    const removal = eachAlone(due, async ({ key }) => {
      if (!(await isNeeded(tx, key))) await storage.remove(key)
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
  if (fault ?? undeleted) throw fault ?? undeleted
}

async function isNeeded(tx: Tx, key: string): Promise<boolean> {
  const [folder, name = ''] = key.split('/')
  const pageId = folder === 'media' ? pageOfObject(name) : undefined
  if (!pageId) return false
  const file = await tx.first(
    sql`select 1 from media_files where page_id = ${pageId} and objects @> array[${name}] limit 1`,
  )
  return file !== undefined
}

/** The page that an object's name carries. */
export function pageOfObject(name: string): string | undefined {
  return readPageToken(name.slice(0, name.lastIndexOf('.')))?.pageId
}

/** Deletes files of a page for good; the store lets go of what no other file of the page shows. */
export async function deleteFiles(tx: Tx, pageId: string, where: RawBuilder<unknown>): Promise<void> {
  const gone = await tx.rows(sql<{ objects: string[] }>`
    delete from media_files where page_id = ${pageId} and ${where} returning array_remove(objects || master, null) as objects`)
  const names = [...new Set(gone.flatMap(({ objects }) => objects))]
  if (names.length === 0) return
  const shared = await tx.rows(sql<{ name: string }>`
    select unnest(array_remove(objects || master, null)) as name from media_files
    where page_id = ${pageId} and (objects && ${names}::text[] or master = any(${names}::text[]))`)
  const kept = new Set(shared.map(({ name }) => name))
  const left = names.filter((name) => !kept.has(name))
  await leaveObjects(
    tx,
    left.map((name) => `media/${name}`),
  )
}

/** Ends uploads of a page; the store lets go of their parts. */
export async function deleteUploads(tx: Tx, pageId: string, where: RawBuilder<unknown>): Promise<void> {
  const gone = await tx.rows(sql<{ id: string; parts: number }>`
    delete from media_uploads where page_id = ${pageId} and ${where} returning id, cardinality(parts) as parts`)
  await leaveObjects(
    tx,
    gone.flatMap(({ id, parts }) => Array.from({ length: parts }, (_, n) => `uploads/${id}/${n + 1}`)),
  )
}

/** Has the store let go of objects that nothing names any more. */
export async function leaveObjects(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await tx.run(sql`insert into media_leftovers (key) select unnest(${keys}::text[]) on conflict do nothing`)
}
