// Reads all users of an account: ids first, then who they are. What is interrupted goes on where it was.
import { DAY_MS } from '@portico/contract/dates.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { eachAlone } from '../../core/jobs/eachAlone.ts'
import type { Services } from '../../core/services.ts'
import { findAccount, ofAccount, type AccountKey } from '../account/accounts.ts'
import { withToken } from '../account/withToken.ts'
import { ZaloError } from '../client/errors.ts'
import { readUser } from '../client/users.ts'
import { listAllUsers } from './listAllUsers.ts'
import { linkByPhone, phoneOf } from './linkGuest.ts'
import { writeDetail } from './writeUsers.ts'

const AT_ONCE = 8
const BATCH = 80
/** Side by side, each for a while: an account with a hundred thousand users takes its turn in every run, as all others do. */
const ACCOUNTS_AT_ONCE = 4
const SLICE_MS = 14_000
/** Zalo tells most changes by webhook; the rest is found within a day. */
const SYNC_EVERY_MS = DAY_MS

type Due = AccountKey & { pageIds: string[]; syncWantedAt: string | null }

/** Reads what is to be read, of each account for {@link SLICE_MS} at most. */
export async function syncUsers(services: Services, stop: AbortSignal): Promise<void> {
  const { db, clock } = services
  const before = new Date(clock.now().getTime() - SYNC_EVERY_MS)
  await db.asSystem((tx) =>
    tx.run(sql`
      update zalo_accounts set sync_wanted_at = ${clock.now()}, sync_place = null
      where sync_wanted_at is null and synced_at < ${before} and problem is null`),
  )
  const due = await db.asSystem((tx) =>
    tx.rows(sql<Due>`
      select app_id, oa_id, page_ids, sync_wanted_at from zalo_accounts
      where page_ids <> '{}' and (problem is null or (sync_wanted_at is not null and not must_reconnect))`),
  )
  const sync = (account: Due) => syncAccount(services, account, AbortSignal.any([stop, AbortSignal.timeout(SLICE_MS)]))
  await eachAlone(due, sync, ACCOUNTS_AT_ONCE)
}

async function syncAccount(services: Services, account: Due, stop: AbortSignal): Promise<void> {
  try {
    const wantedAt = account.syncWantedAt
    if (wantedAt !== null) await listOnce(services, account, wantedAt)
    // Without a wish, only those a webhook has just made known.
    if ((await readDetails(services, account, stop)) && wantedAt !== null) await endSync(services, account, wantedAt)
  } catch (error) {
    if (!(error instanceof ZaloError)) throw error
    // The limit of a minute, or no answer: the next run goes on.
    if (error.kind === 'retry' || error.kind === 'unknown' || error.kind === 'wait') return
    await services.db.asSystem((tx) =>
      tx.run(sql`update zalo_accounts set sync_wanted_at = null, sync_place = null where ${ofAccount(account)}`),
    )
  }
}

/** Makes every user known by id, and all of them to be asked about. */
async function listOnce(services: Services, account: Due, wantedAt: string): Promise<void> {
  const { db, clock } = services
  const place = await db.asSystem((tx) =>
    tx.first(sql<{ syncPlace: { isListed?: boolean } | null }>`
      select sync_place from zalo_accounts where ${ofAccount(account)}`),
  )
  if (place?.syncPlace?.isListed) return
  let count = 0
  await withToken(services, account, (token) =>
    listAllUsers(services, token, async (ids) => {
      count += ids.length
      await db.asSystem(async (tx) => {
        for (const pageId of account.pageIds) await knowIds(tx, pageId, ids, clock.now())
      })
    }),
  )
  await db.asSystem(async (tx) => {
    await tx.run(sql`update zalo_accounts set sync_place = '{"isListed": true}' where ${ofAccount(account)}`)
    for (const pageId of account.pageIds) {
      await tx.run(sql`
        update zalo_users set detailed_at = null where page_id = ${pageId} and detailed_at < ${wantedAt}::timestamptz`)
      await tx.run(sql`
        update zalo_pages set sync_started_at = ${wantedAt}, sync_done = 0, sync_total = ${count} where page_id = ${pageId}`)
      tx.notify(pageId, 'zalo')
    }
  })
}

async function knowIds(tx: Tx, pageId: string, ids: readonly string[], now: Date): Promise<void> {
  await tx.run(sql`
    insert into zalo_users (page_id, user_id, created_at) select ${pageId}, u, ${now} from unnest(${ids}::text[]) u
    on conflict do nothing`)
}

/** Asks Zalo about everybody known by id alone. @returns whether nobody is left */
async function readDetails(services: Services, account: Due, stop: AbortSignal): Promise<boolean> {
  const { db } = services
  while (!stop.aborted) {
    // Of several pages each may know somebody the others do not.
    const ids = new Set<string>()
    for (const pageId of account.pageIds)
      for (const id of await db.asSystem((tx) => readUnknown(tx, pageId))) ids.add(id)
    if (ids.size === 0) return true
    await eachAlone(ids, (id) => readOne(services, account, id), AT_ONCE).catch((error: Error) => {
      throw error.cause instanceof ZaloError ? error.cause : error
    })
    await db.asSystem(async (tx) => {
      for (const pageId of account.pageIds) await noteProgress(tx, pageId)
    })
  }
  return false
}

async function readUnknown(tx: Tx, pageId: string): Promise<string[]> {
  const rows = await tx.rows(sql<{ userId: string }>`
    select user_id from zalo_users where page_id = ${pageId} and detailed_at is null order by user_id limit ${BATCH}`)
  return rows.map(({ userId }) => userId)
}

async function readOne(services: Services, account: Due, id: string): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const detail = await withToken(services, account, (token) => readUser(services, token, id)).catch((error) => {
    if (error instanceof ZaloError && error.kind === 'permanent') return undefined
    throw error
  })
  await db.asSystem(async (tx) => {
    for (const pageId of account.pageIds) {
      if (!detail) {
        // Zalo no longer knows them.
        await tx.run(sql`
          update zalo_users set is_follower = false, detailed_at = ${now} where page_id = ${pageId} and user_id = ${id}`)
        continue
      }
      const phone = phoneOf(detail.shared.phone)
      await writeDetail(tx, { pageId, detail, phone, now })
      if (phone) await linkByPhone(tx, { pageId, userId: id, phone, at: now })
    }
  })
}

async function noteProgress(tx: Tx, pageId: string): Promise<void> {
  await tx.run(sql`
    update zalo_pages set sync_done = greatest(0, sync_total - (
      select count(*)::int from zalo_users where page_id = ${pageId} and detailed_at is null)) where page_id = ${pageId}`)
  tx.notify(pageId, 'zalo')
}

async function endSync({ db, clock }: Services, account: Due, wantedAt: string): Promise<void> {
  const now = clock.now()
  await db.asSystem(async (tx) => {
    await tx.run(sql`
      update zalo_accounts set sync_wanted_at = case when sync_wanted_at > ${wantedAt}::timestamptz then sync_wanted_at end,
        sync_place = null, synced_at = ${now}
      where ${ofAccount(account)}`)
    const row = await findAccount(tx, account)
    for (const pageId of row?.pageIds ?? []) {
      await tx.run(sql`
        update zalo_pages set synced_at = ${now}, sync_done = sync_total, followers = (
          select count(*)::int from zalo_users where page_id = ${pageId} and is_follower) where page_id = ${pageId}`)
      tx.notify(pageId, 'zalo')
    }
  })
}
