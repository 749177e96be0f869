// Imports as a dashboard brings them: a file in parts, the plan its columns suggest, and what came of it.
import { crc32 } from 'node:zlib'
import { expect } from 'vitest'
import { sql } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import type { ImportState, ImportTarget } from '@portico/contract/imports/fields.ts'
import { imports, type Import, type ImportPlan, type WholeImport } from '@portico/contract/imports.ts'
import { CHUNK_BYTES } from '@portico/contract/media/limits.ts'
import type { RunningServer } from '../processes/all.ts'
import { send, type Venue } from './given.ts'
import { untilProfilesWritten } from './untilWritten.ts'

type Holder = { token: string }
type Plan = Partial<ImportPlan>

/** Sends a whole file. @returns the import once the server has looked at it */
export async function bringFile(
  running: RunningServer,
  { token }: Holder,
  file: Buffer | string,
  { target = 'guests', name = 'khach.csv' }: { target?: ImportTarget; name?: string } = {},
): Promise<WholeImport> {
  const bytes = Buffer.from(file)
  const { id } = await send(running, imports.begin, { body: { target, name, size: bytes.length } }, { token })
  for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES) {
    const part = bytes.subarray(offset, offset + CHUNK_BYTES)
    const body = { offset, data: part.toString('base64'), crc32: crc32(part) }
    await send(running, imports.append, { params: { id }, body }, { token })
  }
  return settle(running, { token }, id, ['ready', 'failed'])
}

/** Waits until an import is in one of these states. */
export async function settle(
  running: RunningServer,
  { token }: Holder,
  id: string,
  states: readonly ImportState[],
): Promise<WholeImport> {
  const read = () => send(running, imports.read, { params: { id } }, { token })
  await expect.poll(async () => states.includes((await read()).state), { timeout: 30_000, interval: 50 }).toBe(true)
  return read()
}

/** What the names of the columns suggest. */
export function suggestedPlan({ columns }: Pick<WholeImport, 'columns'>): ImportPlan {
  const known = columns.flatMap(({ index, guess }) => (guess ? [{ index, to: guess }] : []))
  return { columns: known, tags: [], consent: null }
}

/** Brings a file and tries it out. */
export async function tryFile(
  running: RunningServer,
  holder: Holder,
  file: Buffer | string,
  { plan, ...how }: { plan?: Plan; target?: ImportTarget } = {},
): Promise<WholeImport> {
  const brought = await bringFile(running, holder, file, how)
  const body = { ...suggestedPlan(brought), ...plan }
  await send(running, imports.try, { params: { id: brought.id }, body }, holder)
  return settle(running, holder, brought.id, ['tried', 'failed'])
}

/** Brings a file, tries it out and runs it. */
export async function importFile(
  running: RunningServer,
  holder: Holder,
  file: Buffer | string,
  how: Parameters<typeof tryFile>[3] = {},
): Promise<WholeImport> {
  const { id } = await tryFile(running, holder, file, how)
  await send(running, imports.run, { params: { id } }, holder)
  return settle(running, holder, id, ['done', 'failed'])
}

/** Undoes an import to its end. */
export async function undo(running: RunningServer, holder: Holder, { id }: Pick<Import, 'id'>): Promise<WholeImport> {
  await send(running, imports.undo, { params: { id } }, holder)
  return settle(running, holder, id, ['undone'])
}

type KnownGuest = { name?: string; phone?: string; email?: string; isProved?: boolean }

/** A guest who came three times, as the list shows them. */
export async function givenKnownGuest(running: RunningServer, page: Venue, guest: KnownGuest): Promise<string> {
  const { db, clock } = running.services
  const now = clock.now()
  const id = newId(now)
  const { name = null, phone = null, email = null, isProved = false } = guest
  await db.asSystem(async (tx) => {
    await tx.run(sql`insert into guests (page_id, id, name, phone, email, source, first_seen_at, last_seen_at, visits, phone_verified_at)
      values (${page.eid}, ${id}, ${name}, ${phone}, ${email}, 'phone', ${now}, ${now}, 3, ${isProved ? now : null})`)
    if (isProved)
      await tx.run(sql`insert into guest_identities (page_id, kind, value, guest_id, verified_at)
        values (${page.eid}, 'phone', ${phone}, ${id}, ${now})`)
    await tx.run(sql`insert into guest_changes (page_id, id, guest_id) values (${page.eid}, ${newId(now)}, ${id})`)
    tx.wake('guest-changes')
  })
  await untilProfilesWritten(running, page)
  return id
}

/** The guests of a page as they are stored, by name. */
export function storedGuests({ services }: RunningServer, page: Venue) {
  return services.db.asSystem((tx) =>
    tx.rows(
      sql<{
        name: string | null
        phone: string | null
        email: string | null
        profile: Record<string, string>
        language: string
      }>`select name, phone, email, profile, language from guests where page_id = ${page.eid} and erased_at is null order by name`,
    ),
  )
}
