// Making codes: as many as asked for, long enough, none twice on a page.
import type { NewBatch } from '@portico/contract/accessCodes.ts'
import { shortestLength, type Alphabet } from '@portico/contract/accessCodes/strength.ts'
import type * as z from 'zod'
import { fail } from '../core/fail.ts'
import { newId } from '../core/id.ts'
import { holdRoom } from '../core/limits.ts'
import { sql } from '../core/db/database.ts'
import type { PageContext } from '../core/http/context.ts'
import { lookupOf, makeCodes } from './codes.ts'
import { batchTable, chanceTaken } from './rows.ts'

const MOST_BATCHES = 1000

type MakingUses = Pick<PageContext, 'tx' | 'secrets' | 'clock'> & { page: { id: string } }

/** Batches made at the same time would each count on the room the other takes. */
export async function lockMaking({ tx, page }: MakingUses): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`access codes ${page.id}`}, 0))`)
}

/** Writes a batch, with its codes when it is a sheet. @throws access-code/too-short */
export async function writeBatch(context: PageContext, body: z.output<typeof NewBatch>): Promise<string> {
  const { tx, page, user, clock } = context
  const { kind, count, alphabet } = body
  await lockMaking(context)
  await holdRoom(tx, page.id, {
    table: 'access_code_batches',
    most: MOST_BATCHES,
    code: 'access-code/too-many-batches',
  })
  const least = shortestLength(count, alphabet, await chanceTaken(tx, page.id, clock.now()))
  const length = body.length ?? least
  if (length < least) throw fail('access-code/too-short', { length: 'field/too-short' })
  const { id } = await batchTable.create(context, { body }, { length, most: count, created_by: user.id })
  if (kind === 'sheet') await writeCodes(context, { id, alphabet, length }, count)
  return id
}

type Maker = { id: string; alphabet: Alphabet; length: number }

/** Adds codes to a batch; one that is there already is made again. @returns their ids, in order */
export async function writeCodes(
  context: MakingUses,
  batch: Maker,
  count: number,
  of: { note?: string; issuedBy?: string } = {},
): Promise<string[]> {
  const { tx, page, secrets, clock } = context
  const now = clock.now()
  const last = await tx.first(sql<{ number: number }>`
    select coalesce(max(number), 0)::int as number from access_codes where page_id = ${page.id} and batch_id = ${batch.id}`)
  const ids: string[] = []
  while (ids.length < count) {
    const codes = makeCodes(batch.alphabet, batch.length, count - ids.length)
    const first = (last?.number ?? 0) + ids.length + 1
    const rows = await tx.rows(sql<{ id: string }>`
      with fresh as (
        select * from unnest(${codes.map(() => newId(now))}::uuid[], ${codes.map((code) => lookupOf(secrets, page.id, code))}::bytea[],
          ${codes.map((code) => secrets.seal(code))}::bytea[]) as f (id, lookup, sealed)
        where not exists (select 1 from access_codes c where c.page_id = ${page.id} and c.lookup = f.lookup)
      )
      insert into access_codes (page_id, id, batch_id, number, lookup, sealed, note, issued_by, created_at)
      select ${page.id}, id, ${batch.id}, ${first}::int - 1 + row_number() over (), lookup, sealed, ${of.note ?? ''}, ${of.issuedBy ?? null}::uuid, ${now}
      from fresh returning id`)
    ids.push(...rows.map(({ id }) => id))
  }
  tx.notify(page.id, 'access-codes')
  return ids
}
