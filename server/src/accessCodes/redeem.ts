// A code is used: the one place that decides, for the portal and for RADIUS.
import { readTyped } from '@portico/contract/accessCodes/strength.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { lookupOf } from './codes.ts'
import { takeTry, type Trier } from './tries.ts'
import { usedBytes } from './usage.ts'

/** `devices`: as many phones use it as may. `off`: the owner has switched its batch off. */
export type CodeRefusal = 'unknown' | 'expired' | 'revoked' | 'off' | 'spent' | 'devices' | 'too-many'
/** What a code still grants: seconds from now, kbps where 0 is no limit, bytes where null is. */
export type CodeAllowance = { codeId: string; seconds: number; downKbps: number; upKbps: number; bytes: number | null }
export type Redemption = ({ kind: 'in' } & CodeAllowance) | { kind: CodeRefusal }

type CodeTry = Trier & { typed: string }

/**
 * Tries a code for a device. The first use starts its time; each new device takes one of its places, once and for all.
 * When there are no tries left the code is not looked at: right and wrong get the same answer.
 */
export async function redeem(services: Services, tx: Tx, of: CodeTry): Promise<Redemption> {
  const { pageId, mac } = of
  const now = services.clock.now()
  const code = readTyped(of.typed)
  if (code === undefined) return { kind: 'unknown' }
  const giveBack = await takeTry(tx, of, now)
  if (!giveBack) return { kind: 'too-many' }
  const found = await lockCode(tx, pageId, sql`c.lookup = ${lookupOf(services.secrets, pageId, code)}`)
  if (!found) return { kind: 'unknown' }
  // A right code is no guess, even when it has expired.
  await giveBack()
  return takeIn(tx, { pageId, found, mac, now })
}

/** Lets a device in by a code that its guest has just bought. */
export async function useCode(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { pageId, codeId, mac }: { pageId: string; codeId: string; mac: string },
): Promise<Redemption> {
  const found = await lockCode(tx, pageId, sql`c.id = ${codeId}`)
  return found ? takeIn(tx, { pageId, found, mac, now: clock.now() }) : { kind: 'unknown' }
}

type Taking = { pageId: string; found: CodeRow; mac: string; now: Date }

async function takeIn(tx: Tx, { pageId, found, mac, now }: Taking): Promise<Redemption> {
  const refused = await refusalOf(tx, pageId, found, now)
  if (refused) return { kind: refused }
  const hasPlace = await takePlace(tx, pageId, found, mac, now)
  if (!hasPlace) return { kind: 'devices' }
  const expiresAt = found.expiresAt ?? (await start(tx, pageId, found, now))
  tx.notify(pageId, 'access-codes')
  return { kind: 'in', ...(await allowanceOf(tx, pageId, found, expiresAt, now)) }
}

/** What a code that was redeemed before still grants its device. */
export async function readAllowed(
  services: Services,
  tx: Tx,
  of: { pageId: string; codeId: string; mac: string },
): Promise<Redemption> {
  const now = services.clock.now()
  const { pageId } = of
  const found = await lockCode(
    tx,
    pageId,
    sql`c.id = ${of.codeId}
    and exists (select 1 from access_code_devices d where d.page_id = c.page_id and d.code_id = c.id and d.mac = ${of.mac})`,
  )
  if (!found?.expiresAt) return { kind: 'unknown' }
  const refused = await refusalOf(tx, pageId, found, now)
  if (refused) return { kind: refused }
  return { kind: 'in', ...(await allowanceOf(tx, pageId, found, found.expiresAt, now)) }
}

/**
 * Takes a place for another device of a guest who stays by a code.
 * @returns undefined when as many devices use the code as may, or it is over
 */
export async function takePlaceBeside(
  services: Services,
  tx: Tx,
  of: { pageId: string; codeId: string; mac: string },
): Promise<CodeAllowance | undefined> {
  const now = services.clock.now()
  const found = await lockCode(tx, of.pageId, sql`c.id = ${of.codeId}`)
  if (!found?.expiresAt || (await refusalOf(tx, of.pageId, found, now))) return undefined
  if (!(await takePlace(tx, of.pageId, found, of.mac, now))) return undefined
  return allowanceOf(tx, of.pageId, found, found.expiresAt, now)
}

/** Ties a stay to the code that paid for it. */
export async function payVisit(tx: Tx, of: { pageId: string; visitId: string; codeId: string }): Promise<void> {
  await tx.run(
    query
      .insertInto('access_code_visits')
      .values({ page_id: of.pageId, visit_id: of.visitId, code_id: of.codeId })
      .onConflict((conflict) => conflict.columns(['page_id', 'visit_id']).doUpdateSet({ code_id: of.codeId })),
  )
}

type CodeRow = {
  id: string
  firstUsedAt: string | null
  expiresAt: string | null
  isSpent: boolean
  isRevoked: boolean
  isEnabled: boolean
  validUntil: string | null
  durationMinutes: number
  maxDevices: number
  downKbps: number
  upKbps: number
  dataMegabytes: number | null
}

function lockCode(tx: Tx, pageId: string, which: ReturnType<typeof sql>): Promise<CodeRow | undefined> {
  return tx.first(sql<CodeRow>`
    select c.id, c.first_used_at, c.expires_at, c.spent_at is not null as is_spent,
      c.revoked_at is not null or b.revoked_at is not null as is_revoked, b.is_enabled,
      b.valid_until, b.duration_minutes, b.max_devices,
      b.down_kbps, b.up_kbps, b.data_megabytes
    from access_codes c join access_code_batches b on b.page_id = c.page_id and b.id = c.batch_id
    where c.page_id = ${pageId} and ${which} for update of c`)
}

async function refusalOf(tx: Tx, pageId: string, found: CodeRow, now: Date): Promise<CodeRefusal | undefined> {
  if (found.isRevoked) return 'revoked'
  if (!found.isEnabled) return 'off'
  const ends = [found.expiresAt, found.validUntil].filter((at) => at !== null)
  if (ends.some((at) => Date.parse(at) < now.getTime() + 1000)) return 'expired'
  if (found.isSpent) return 'spent'
  if (found.dataMegabytes === null) return undefined
  return (await usedBytes(tx, pageId, found.id)) >= found.dataMegabytes * 1e6 ? 'spent' : undefined
}

/** The code is locked, so of many phones at once only as many find a place as there are. */
async function takePlace(
  tx: Tx,
  pageId: string,
  { id, maxDevices }: CodeRow,
  mac: string,
  now: Date,
): Promise<boolean> {
  const again = await tx.run(sql`
    update access_code_devices set last_at = ${now} where page_id = ${pageId} and code_id = ${id} and mac = ${mac}`)
  if (again > 0) return true
  const taken = await tx.run(sql`
    insert into access_code_devices (page_id, code_id, mac, first_at, last_at)
    select ${pageId}, ${id}, ${mac}, ${now}, ${now}
    where (select count(*) from access_code_devices where page_id = ${pageId} and code_id = ${id}) < ${maxDevices}`)
  return taken > 0
}

async function start(tx: Tx, pageId: string, { id, durationMinutes }: CodeRow, now: Date): Promise<string> {
  const expiresAt = new Date(now.getTime() + durationMinutes * 60_000)
  await tx.run(
    sql`update access_codes set first_used_at = ${now}, expires_at = ${expiresAt} where page_id = ${pageId} and id = ${id}`,
  )
  return expiresAt.toISOString()
}

async function allowanceOf(
  tx: Tx,
  pageId: string,
  found: CodeRow,
  expiresAt: string,
  now: Date,
): Promise<CodeAllowance> {
  const { id: codeId, validUntil, downKbps, upKbps, dataMegabytes } = found
  const endsAt = Math.min(Date.parse(expiresAt), validUntil === null ? Infinity : Date.parse(validUntil))
  const bytes = dataMegabytes === null ? null : Math.max(0, dataMegabytes * 1e6 - (await usedBytes(tx, pageId, codeId)))
  return { codeId, seconds: Math.floor((endsAt - now.getTime()) / 1000), downKbps, upKbps, bytes }
}
