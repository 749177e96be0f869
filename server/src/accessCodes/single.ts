// One code at a time: found, written on, issued at the counter.
import { readTyped } from '@portico/contract/accessCodes/strength.ts'
import type { accessCodes, Batch } from '@portico/contract/accessCodes.ts'
import { fail } from '../core/fail.ts'
import { sql } from '../core/db/database.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { asksForStep } from '../flows/index.ts'
import { lookupOf } from './codes.ts'
import { linkOf } from './facts.ts'
import { lockMaking, writeCodes } from './makeCodes.ts'
import {
  countCodes,
  batchTable,
  findBatch,
  readCodes,
  readLogo,
  readSsid,
  stateAt,
  toCode,
  type CodeRow,
} from './rows.ts'

type Of = 'list' | 'note' | 'presets' | 'issue'

/** Whose codes a member may see: those who make batches all, the others what they issued. */
export function visibleTo(context: PageContext): ReturnType<typeof sql> {
  return context.may('access-code:issue') ? sql`true` : sql`c.issued_by = ${context.user.id}`
}

/** @throws access-code/not-found, also for one that is somebody else's */
export async function findCode(context: PageContext, id: string): Promise<CodeRow> {
  const [found] = await readCodes(context, { where: sql`c.id = ${id} and ${visibleTo(context)}`, limit: 1 })
  if (!found) throw fail('access-code/not-found')
  return found
}

/** Codes one by one. */
export const codeHandlers: Pick<Handlers<typeof accessCodes>, Of> = {
  async list(context, { query: { batchId, state, search, limit, skip, ...sorted } }) {
    const now = context.clock.now()
    const where = sql`${visibleTo(context)}
      and (${batchId ?? null}::uuid is null or c.batch_id = ${batchId ?? null})
      and (${state ?? null}::text is null or ${stateAt(now)} = ${state ?? null})
      and ${matching(context, search)}`
    const rows = await readCodes(context, { where, limit, skip, ...sorted })
    return { rows: rows.map((row) => toCode(context, row)), count: await countCodes(context, where) }
  },

  async note(context, { params, body }) {
    const { batchName, number } = await findCode(context, params.id)
    context.note({ name: batchName, number })
    const { tx, page } = context
    await tx.run(sql`update access_codes set note = ${body.note} where page_id = ${page.id} and id = ${params.id}`)
    tx.notify(page.id, 'access-codes')
    return toCode(context, await findCode(context, params.id))
  },

  async presets(context) {
    const { rows } = await batchTable.list(context, { query: { usable: 'true', limit: 50, skip: 0 } })
    const isAskedFor = await asksForStep(context.tx, context.page.id, 'access-code', 'purchase')
    return { rows, currency: await currencyOf(context), isAskedFor }
  },

  async issue(context, { body }) {
    const { tx, page, user, clock, config } = context
    await lockMaking(context)
    const batch = await findBatch(context, body.batchId)
    if (!isUsable(batch, clock.now())) throw fail('access-code/over')
    if (batch.counts.unused + batch.counts.used >= batch.most) throw fail('access-code/too-many')
    const [id = ''] = await writeCodes(context, batch, 1, { note: body.note, issuedBy: user.id })
    const code = toCode(context, await findCode(context, id))
    context.note({ id, name: batch.name, number: code.number })
    const [ssid, logo] = [await readSsid(tx, page.id), await readLogo(context)]
    return { ...code, link: linkOf(config.portalUrl, code.code), ssid, logo }
  },
}

/** In what currency the page counts. */
export async function currencyOf({ tx, page }: Pick<PageContext, 'tx' | 'page'>): Promise<string> {
  const row = await tx.first(sql<{ currency: string }>`select currency from pages where id = ${page.id}`)
  return row?.currency ?? 'VND'
}

/** The rule of the filter `usable`. */
function isUsable({ kind, isEnabled, revokedAt, validUntil }: Batch, now: Date): boolean {
  return kind === 'counter' && isEnabled && !revokedAt && (!validUntil || new Date(validUntil) > now)
}

/** A whole code is found by its hash; anything else is a place or part of a note. */
function matching({ secrets, page }: PageContext, search: string | undefined): ReturnType<typeof sql> {
  if (!search) return sql`true`
  const code = readTyped(search)
  const byCode = code ? sql`c.lookup = ${lookupOf(secrets, page.id, code)}` : sql`false`
  const byNumber = /^\d{1,6}$/.test(search) ? sql`c.number = ${Number(search)}` : sql`false`
  const part = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
  return sql`(${byCode} or ${byNumber} or c.note ilike ${part})`
}
