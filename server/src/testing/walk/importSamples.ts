// Good requests for the calls about imports and exports, and a row in each of their tables. Each import is one of its own, in
// the state its call asks for.
import { crc32 } from 'node:zlib'
import type { ImportState } from '@portico/contract/imports/fields.ts'
import { sql } from '../../core/db/database.ts'
import { newId } from '../../core/id.ts'
import { partKey } from '../../exports/files.ts'
import type { Sample } from './fire.ts'
import type { World } from './world.ts'

type MakeSample = (world: World) => Partial<Sample> | Promise<Partial<Sample>>

const FILE = Buffer.from('phone\n0912345678\n')
const COLUMNS = [{ index: 0, name: 'phone', samples: [], guess: 'phone' }]
const about =
  (state: ImportState, body?: object): MakeSample =>
  async (world) => ({ params: { id: await givenImport(world, state) }, ...(body ? { body } : {}) })
const ofExport: MakeSample = async (world) => ({ params: { id: await givenExport(world) } })

export const importSamples: Record<string, MakeSample> = {
  'imports.begin': () => ({ body: { target: 'guests', name: 'khach-quen.csv', size: FILE.length } }),
  'imports.read': about('done'),
  'imports.append': about('uploading', { offset: 0, crc32: crc32(FILE), data: FILE.toString('base64') }),
  'imports.try': about('ready', { columns: [{ index: 0, to: 'phone' }] }),
  'imports.run': about('tried'),
  'imports.stop': about('ready'),
  'imports.undo': about('done'),
  'imports.problems': about('done'),
  'exports.guests': () => ({ body: { format: 'csv', filters: {} } }),
  'exports.leads': () => ({ body: { format: 'csv', filters: {} } }),
  'exports.remove': ofExport,
  'exports.part': async (world) => ({ params: { id: await givenExport(world), number: 1 } }),
}

/** The page's import in a state: one a state, so that the tables of a page that is asked often do not grow. */
async function givenImport({ running: { services }, page }: World, state: ImportState): Promise<string> {
  const now = services.clock.now()
  const id = page.eid.slice(0, -2) + STATES.indexOf(state).toString(16).padStart(2, '0')
  const [finished, over] = [state === 'done' ? now : null, new Date(now.getTime() + 3600_000)]
  await services.db.asSystem((tx) =>
    tx.run(sql`
      insert into imports (page_id, id, target, name, size_bytes, state, columns, created_by, created_at, finished_at, expires_at, added)
      values (${page.eid}, ${id}, 'guests', 'khach-quen.csv', ${FILE.length}, ${state}, ${JSON.stringify(COLUMNS)}::jsonb,
        ${page.owner.id}, ${now}, ${finished}, ${over}, 1)
      on conflict do nothing`),
  )
  return id
}

const STATES: readonly ImportState[] = ['uploading', 'ready', 'tried', 'done']

/** A finished export of the owner, with the page's own id. */
async function givenExport({ running: { services }, page }: World): Promise<string> {
  const { eid: id } = page
  const now = services.clock.now()
  const bytes = Buffer.from('Name\r\n')
  await services.storage.put(partKey(id, 1), bytes, 'text/csv')
  await services.db.asSystem((tx) =>
    tx.run(sql`
      insert into exports (page_id, id, target, format, filters, language, is_named, state, rows, bytes, parts, created_by, created_at,
        finished_at, expires_at)
      values (${id}, ${id}, 'leads', 'csv', '{}', 'vi', false, 'done', 1, ${bytes.length}, array[${bytes.length}]::integer[], ${page.owner.id},
        ${now}, ${now}, ${new Date(now.getTime() + 3600_000)})
      on conflict do nothing`),
  )
  return id
}

/** An import with all it leaves behind, an export, and a contact that was erased. */
export async function fillImports(world: World): Promise<void> {
  const { running, page, guest } = world
  for (const state of STATES) await givenImport(world, state)
  const importId = await givenImport(world, 'done')
  await givenExport(world)
  const { eid } = page
  await running.services.db.asSystem(async (tx) => {
    const now = running.services.clock.now()
    await tx.run(sql`insert into import_problems (page_id, import_id, line, field, problem)
      values (${eid}, ${importId}, 7, ${`column of ${eid}`}, 'phone') on conflict do nothing`)
    await tx.run(sql`insert into import_guests (page_id, import_id, guest_id, is_new)
      values (${eid}, ${importId}, ${guest.guestId}, false) on conflict do nothing`)
    await tx.run(sql`insert into import_leads (page_id, import_id, lead_id, is_new)
      select ${eid}, ${importId}, id, false from leads where page_id = ${eid} limit 1 on conflict do nothing`)
    await tx.run(sql`insert into erased_contacts (page_id, hash, at)
      values (${eid}, ${Buffer.from(newId(now))}, ${now})`)
  })
}
