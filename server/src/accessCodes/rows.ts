// Codes and batches as the wire has them.
import { batches, CODE_STATES, type AccessCode, type Batch } from '@portico/contract/accessCodes.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { PageContext } from '../core/http/context.ts'
import { onTable } from '../core/http/onTable.ts'
import { readLook } from '../templates/index.ts'

type Raw = ReturnType<typeof sql>
export type CodeRow = Omit<AccessCode, 'code' | 'isOwn'> & { sealed: Buffer; issuedBy: string | null }

/** When a code ends, by its own time and the date of its batch. */
const ENDS_AT = sql`least(c.expires_at, b.valid_until)`

/** The state of code `c` in batch `b`. */
export function stateAt(now: Date): Raw {
  return sql`case
    when c.revoked_at is not null or b.revoked_at is not null then 'revoked'
    when ${ENDS_AT} <= ${now} or c.spent_at is not null then 'expired'
    when c.first_used_at is not null then 'used' else 'unused' end`
}

const usedBytes = (
  pageId: string,
) => sql`(select coalesce(sum(s.up_bytes + s.down_bytes), 0)::bigint from access_code_visits v
  join sessions s on s.page_id = v.page_id and s.visit_id = v.visit_id where v.page_id = ${pageId} and s.page_id = ${pageId} and v.code_id = c.id)`

const SORTS = {
  number: () => sql`c.number`,
  firstUsedAt: () => sql`c.first_used_at`,
  expiresAt: () => ENDS_AT,
  usedBytes,
} as const

type Reading = { where: Raw; sort?: keyof typeof SORTS; order?: 'asc' | 'desc'; limit: number; skip?: number }

/** Codes of a page by a condition on `c` and `b`. */
export function readCodes(
  { tx, page, clock }: Pick<PageContext, 'tx' | 'page' | 'clock'>,
  of: Reading,
): Promise<CodeRow[]> {
  const now = clock.now()
  const { where, sort = 'number', order = 'asc', limit, skip = 0 } = of
  return tx.rows(sql<CodeRow>`
    select c.id, c.batch_id, b.name as batch_name, c.number, c.sealed, c.note, c.issued_by,
      ${stateAt(now)} as state,
      case when c.spent_at is not null then 'data' when b.valid_until <= ${now} then 'date'
        when c.expires_at <= ${now} then 'time' when not b.is_enabled then 'off' end as reason,
      (select count(*)::int from access_code_devices d where d.page_id = ${page.id} and d.code_id = c.id) as devices,
      b.max_devices, b.duration_minutes, ${usedBytes(page.id)} as used_bytes,
      b.data_megabytes, b.price, b.valid_until, c.first_used_at,
      ${ENDS_AT} as expires_at, c.created_at
    from access_codes c join access_code_batches b on b.page_id = c.page_id and b.id = c.batch_id
    where c.page_id = ${page.id} and ${where}
    order by ${SORTS[sort](page.id)} ${sql.raw(order === 'desc' ? 'desc' : 'asc')} nulls last, c.created_at desc, c.id limit ${limit} offset ${skip}`)
}

/** How many codes of a page a condition finds. */
export async function countCodes({ tx, page }: Pick<PageContext, 'tx' | 'page'>, where: Raw): Promise<number> {
  const row = await tx.first(sql<{ count: number }>`
    select count(*)::int as count from access_codes c join access_code_batches b on b.page_id = c.page_id and b.id = c.batch_id
    where c.page_id = ${page.id} and ${where}`)
  return row?.count ?? 0
}

/** A code with its letters, for somebody who may read them. */
export function toCode({ secrets, user }: Pick<PageContext, 'secrets' | 'user'>, row: CodeRow): AccessCode {
  const { sealed, issuedBy, ...rest } = row
  return { ...rest, code: secrets.open(sealed), isOwn: issuedBy === user.id }
}

/** Batches of a page, newest first. */
export const batchTable = onTable(batches, 'access_code_batches', {
  notFound: 'access-code/batch-not-found',
  topic: 'access-codes',
  computed: {
    counts: ({ clock, page }) => sql`(select ${counted} from access_codes c,
      lateral (select t.revoked_at, t.valid_until) b, lateral (select ${stateAt(clock.now())} as state) s
      where c.page_id = ${page.id} and c.batch_id = t.id)`,
  },
  where: {
    usable: (_true, { clock }) => sql`t.kind = 'counter' and t.is_enabled and t.revoked_at is null
      and (t.valid_until is null or t.valid_until > ${clock.now()})`,
  },
  columns: { count: (most) => ({ most }) },
})

const counted = sql`jsonb_build_object(${sql.join(
  CODE_STATES.map((state) => sql`${sql.lit(state)}, count(*) filter (where state = ${sql.lit(state)})`),
)})`

/** @throws access-code/batch-not-found */
export function findBatch(context: PageContext, id: string): Promise<Batch> {
  return batchTable.read(context, { params: { id } })
}

/** The chance that one guess is a code of this page that still lets somebody in. */
export async function chanceTaken(tx: Tx, pageId: string, now: Date): Promise<number> {
  const row = await tx.first(sql<{ chance: number }>`
    select coalesce(sum(greatest(b.codes, case when b.kind = 'counter' then b.most else 0 end)
      / power(case when b.alphabet = 'digits' then 10 else 23 end::float8, b.length)), 0)::float8 as chance
    from (select b.*, (select count(*) from access_codes c where c.page_id = ${pageId} and c.batch_id = b.id
        and ${stateAt(now)} in ('unused', 'used')) as codes
      from access_code_batches b where b.page_id = ${pageId} and b.revoked_at is null) b`)
  return row?.chance ?? 0
}

/** The name of the page's network, as slips show it; empty until the owner enters it. */
export async function readSsid(tx: Tx, pageId: string): Promise<string> {
  const row = await tx.first(sql<{ ssid: string }>`select ssid from access_code_networks where page_id = ${pageId}`)
  return row?.ssid ?? ''
}

/** The address of the venue's logo in a size for a slip; null without one. */
export async function readLogo({ tx, page, clock, config }: PageContext): Promise<string | null> {
  const sizes = (await readLook(tx, page.id, clock.now()))?.logo?.sizes ?? []
  const plain = sizes.filter(({ path }) => /\.(?:png|jpg)$/.test(path)).toSorted((a, b) => a.width - b.width)
  const chosen = plain.find(({ width }) => width >= 360) ?? plain.at(-1)
  return chosen ? config.portalUrl + chosen.path : null
}
