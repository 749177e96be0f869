// Ties a page to an account, and unties it. The newest consent brings the tokens of all pages of the account.
import { sql, type Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import type { OaInfo } from '../client/oa.ts'
import type { TokenPair } from '../client/token.ts'
import { findAccount, findKey, ofAccount, type AccountKey } from './accounts.ts'
import { writeHealth } from './health.ts'

export type NewLink = {
  pageId: string
  userId: string
  app: { id: string; secret: Buffer | null; oaSecret: Buffer | null }
  pair: TokenPair
  oa: OaInfo
}

/** Connects a page. What another account knew of its people goes. */
export async function linkPage(services: Services, tx: Tx, { pageId, userId, app, pair, oa }: NewLink): Promise<void> {
  const { secrets, clock } = services
  const now = clock.now()
  const key = { appId: app.id, oaId: oa.id }
  const before = await findKey(tx, services, pageId)
  if (before && before.oaId !== oa.id) await unlinkPage(services, tx, pageId)
  await tx.run(sql`insert into zalo_pages (page_id) values (${pageId}) on conflict do nothing`)
  await tx.run(sql`
    insert into zalo_accounts as a (app_id, oa_id, app_secret, oa_secret, access_token, access_expires_at, refresh_token,
      refreshed_at, page_ids, sync_wanted_at)
    values (${app.id}, ${oa.id}, ${app.secret}, ${app.oaSecret}, ${secrets.seal(pair.access)}, ${pair.expiresAt},
      ${secrets.seal(pair.refresh)}, ${now}, array[${pageId}::uuid], ${now})
    on conflict (app_id, oa_id) do update set app_secret = coalesce(excluded.app_secret, a.app_secret),
      oa_secret = coalesce(excluded.oa_secret, a.oa_secret), access_token = excluded.access_token,
      access_expires_at = excluded.access_expires_at, previous_refresh_token = a.refresh_token,
      refresh_token = excluded.refresh_token, refreshed_at = excluded.refreshed_at, version = a.version + 1,
      refreshing_until = null, next_refresh_at = null, sync_wanted_at = excluded.sync_wanted_at,
      page_ids = array(select distinct u from unnest(a.page_ids || excluded.page_ids) u)`)
  await tx.run(sql`
    update zalo_pages set oa_id = ${oa.id}, connected_at = ${now}, connected_by = ${userId}, problem = null, detail = '',
      failing_since = null, must_reconnect = false, state_hash = null, verifier = null, sync_started_at = ${now}
    where page_id = ${pageId}`)
  await describeAccount(tx, pageId, oa)
  const row = await findAccount(tx, key, true)
  if (row) await writeHealth(tx, row, null, now)
  tx.wake('zalo-events')
}

/** Writes what Zalo says of the account itself. */
export async function describeAccount(tx: Tx, pageId: string, oa: OaInfo): Promise<void> {
  await tx.run(sql`
    update zalo_pages set name = ${oa.name}, avatar = ${oa.avatar}, category = ${oa.category}, is_verified = ${oa.isVerified},
      followers = ${oa.followers}, package_name = ${oa.packageName}, package_until = ${oa.packageUntil}
    where page_id = ${pageId}`)
  tx.notify(pageId, 'zalo')
}

/** Disconnects a page: its copies of people and messages go; an account that no page uses loses its tokens. */
export async function unlinkPage(services: Pick<Services, 'config'>, tx: Tx, pageId: string): Promise<void> {
  const key = await findKey(tx, services, pageId)
  if (key) await leaveAccount(tx, pageId, key)
  await tx.run(sql`
    update zalo_pages set oa_id = null, name = '', avatar = '', category = '', is_verified = false, followers = 0,
      package_name = '', package_until = '', connected_at = null, connected_by = null, problem = null, detail = '',
      failing_since = null, must_reconnect = false, webhook_at = null, sync_started_at = null, sync_done = 0, sync_total = 0,
      synced_at = null
    where page_id = ${pageId}`)
  await tx.run(sql`delete from zalo_users where page_id = ${pageId}`)
  await tx.run(sql`delete from zalo_events where page_id = ${pageId}`)
  tx.notify(pageId, 'zalo')
}

async function leaveAccount(tx: Tx, pageId: string, key: AccountKey): Promise<void> {
  await tx.run(sql`update zalo_accounts set page_ids = array_remove(page_ids, ${pageId}::uuid) where ${ofAccount(key)}`)
  await tx.run(sql`delete from zalo_accounts where ${ofAccount(key)} and page_ids = '{}'`)
}
