// Access codes a test starts from.
import { randomInt } from 'node:crypto'
import { accessCodes, type AccessCode, type Batch, type NewBatch } from '@portico/contract/accessCodes.ts'
import { lookupOf } from '../accessCodes/codes.ts'
import { newId } from '../core/id.ts'
import { sql } from '../core/db/database.ts'
import type { RunningServer } from '../processes/all.ts'
import { send, type Venue } from './given.ts'

/** A batch made by its owner, with its codes in order. */
export async function givenCodes(
  running: RunningServer,
  page: Venue,
  of: Partial<NewBatch> = {},
): Promise<{ batch: Batch; codes: AccessCode[] }> {
  const body = { kind: 'sheet', name: 'Bàn ngoài trời', count: 3, durationMinutes: 60, ...of } as const
  const batch = await send(running, accessCodes.createBatch, { body }, { token: page.token })
  const { rows } = await send(
    running,
    accessCodes.list,
    { query: { batchId: batch.id, limit: 100 } },
    { token: page.token },
  )
  return { batch, codes: rows }
}

export type Codes = { batchId: string; codeId: string; counterId: string }

/** A printed batch with one code that a clerk issued too, and a kind the counter issues. */
export async function givenWalkCodes({ services }: RunningServer, page: Venue, issuedBy: string): Promise<Codes> {
  const [now, number] = [services.clock.now(), String(randomInt(1e11, 9e11))]
  const [batchId, codeId, counterId] = [newId(now), newId(now), newId(now)]
  await services.db.asSystem(async (tx) => {
    for (const [id, kind] of [
      [batchId, 'sheet'],
      [counterId, 'counter'],
    ])
      await tx.run(sql`
        insert into access_code_batches (page_id, id, name, note, kind, alphabet, length, most, duration_minutes, max_devices, created_at)
        values (${page.eid}, ${id}, ${`codes of ${page.eid}`}, '', ${kind}, 'digits', 14, 20, 60, 1, ${now})`)
    await tx.run(sql`
      insert into access_codes (page_id, id, batch_id, number, lookup, sealed, note, issued_by, created_at)
      values (${page.eid}, ${codeId}, ${batchId}, 1, ${lookupOf(services.secrets, page.eid, number)}, ${services.secrets.seal(number)},
        ${`guest of ${page.eid}`}, ${issuedBy}, ${now})`)
  })
  return { batchId, codeId, counterId }
}
