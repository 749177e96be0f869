import type { accessCodes } from '@portico/contract/accessCodes.ts'
import { fail } from '../core/fail.ts'
import { changesOf } from '../core/audit.ts'
import { sql } from '../core/db/database.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { asksForStep } from '../flows/index.ts'
import { writeBatch } from './makeCodes.ts'
import { batchTable, chanceTaken, findBatch, readLogo, readSsid } from './rows.ts'
import { isUnderAttack } from './tries.ts'

type Of = 'listBatches' | 'createBatch' | 'updateBatch' | 'removeBatch' | 'setNetwork'

const FIELDS = [
  'name',
  'note',
  'durationMinutes',
  'maxDevices',
  'downKbps',
  'upKbps',
  'dataMegabytes',
  'validUntil',
  'price',
  'isEnabled',
] as const

/** Batches, and what holds for all codes of one. */
export const batchHandlers: Pick<Handlers<typeof accessCodes>, Of> = {
  async listBatches(context, input) {
    const { tx, page, clock } = context
    return {
      ...(await batchTable.list(context, input)),
      taken: await chanceTaken(tx, page.id, clock.now()),
      ssid: await readSsid(tx, page.id),
      logo: await readLogo(context),
      isUnderAttack: await isUnderAttack(tx, page.id, clock.now()),
      isAskedFor: await asksForStep(tx, page.id, 'access-code', 'purchase'),
    }
  },

  async createBatch(context, { body }) {
    const id = await writeBatch(context, body)
    context.note({ id, name: body.name, kind: body.kind, codes: body.count })
    return findBatch(context, id)
  },

  /** A new duration or date holds for codes in use too: a device gets its new limits at its next sign-in. */
  async updateBatch(context, { params, body }) {
    const { tx, page } = context
    const before = await findBatch(context, params.id)
    if (before.revokedAt) throw fail('access-code/over')
    await batchTable.update(context, { params, body })
    if (body.durationMinutes !== undefined)
      await tx.run(sql`update access_codes set expires_at = first_used_at + make_interval(mins => ${body.durationMinutes})
        where page_id = ${page.id} and batch_id = ${params.id} and first_used_at is not null`)
    // A larger allowance readmits guests whose data had run out.
    if (body.dataMegabytes !== undefined && body.dataMegabytes !== before.dataMegabytes)
      await tx.run(sql`update access_codes set spent_at = null where page_id = ${page.id} and batch_id = ${params.id}`)
    if (body.durationMinutes !== undefined || body.validUntil !== undefined) await moveEnds(context, params.id)
    const after = await findBatch(context, params.id)
    context.note({ name: before.name, changes: changesOf(before, after, FIELDS, ['note']) })
    return after
  },

  async removeBatch(context, { params }) {
    const { name, counts } = await findBatch(context, params.id)
    if (counts.used > 0) throw fail('access-code/in-use')
    context.note({ name })
    return batchTable.remove(context, { params })
  },

  async setNetwork({ tx, page, note }, { body }) {
    await tx.run(sql`insert into access_code_networks (page_id, ssid) values (${page.id}, ${body.ssid})
      on conflict (page_id) do update set ssid = excluded.ssid`)
    note({ name: body.ssid })
    return body
  },
}

/** A device that comes back by itself is let in until the new end, and no longer. */
async function moveEnds({ tx, page, clock }: PageContext, batchId: string): Promise<void> {
  await tx.run(sql`
    update grants g set ends_at = least(c.expires_at, b.valid_until)
    from access_code_visits v join access_codes c on c.page_id = v.page_id and c.id = v.code_id
    join access_code_batches b on b.page_id = c.page_id and b.id = c.batch_id
    where v.page_id = ${page.id} and b.id = ${batchId} and g.page_id = v.page_id and g.visit_id = v.visit_id
      and g.revoked_at is null and g.ends_at > ${clock.now()} and c.expires_at is not null`)
}
