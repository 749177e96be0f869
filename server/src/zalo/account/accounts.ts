// Connected accounts: one row for an app and an Official Account, whichever pages use it.
import type { ZaloProblem } from '@portico/contract/zalo/problems.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import type { ZaloApp } from '../client/token.ts'

export type AccountKey = { appId: string; oaId: string }

export type AccountRow = AccountKey & {
  appSecret: Buffer | null
  oaSecret: Buffer | null
  accessToken: Buffer
  accessExpiresAt: string
  refreshToken: Buffer
  version: number
  refreshingUntil: string | null
  nextRefreshAt: string | null
  problem: ZaloProblem | null
  detail: string
  failingSince: string | null
  toldAt: string | null
  mustReconnect: boolean
  pageIds: string[]
}

/** Rows of an account, by its key. */
export function ofAccount({ appId, oaId }: AccountKey) {
  return sql`app_id = ${appId} and oa_id = ${oaId}`
}

/** One account; `isLocked` keeps it until the transaction ends. */
export function findAccount(tx: Tx, key: AccountKey, isLocked = false): Promise<AccountRow | undefined> {
  return tx.first(sql<AccountRow>`
    select app_id, oa_id, app_secret, oa_secret, access_token, access_expires_at, refresh_token, version, refreshing_until,
      next_refresh_at, problem, detail, failing_since, told_at, must_reconnect, page_ids
    from zalo_accounts where ${ofAccount(key)} ${isLocked ? sql`for update` : sql``}`)
}

/** The account a page is connected to. */
export async function findKey(tx: Tx, { config }: Pick<Services, 'config'>, pageId: string) {
  const row = await tx.first(sql<{ appId: string; oaId: string | null }>`
    select app_id, oa_id from zalo_pages where page_id = ${pageId}`)
  return row?.oaId ? { appId: row.appId || config.zaloAppId, oaId: row.oaId } : undefined
}

type Keys = Pick<Services, 'config' | 'secrets'>

/** The app that an account was connected with. */
export function appOf(
  { config, secrets }: Keys,
  { appId, appSecret }: Pick<AccountRow, 'appId' | 'appSecret'>,
): ZaloApp {
  return { id: appId, secret: appSecret ? secrets.open(appSecret) : config.zaloAppSecret }
}
/** The key that an account's webhooks are signed with; empty when it is not known. */
export function webhookSecretOf(
  { config, secrets }: Keys,
  { appId, oaSecret }: Pick<AccountRow, 'appId' | 'oaSecret'>,
): string {
  if (oaSecret) return secrets.open(oaSecret)
  return appId === config.zaloAppId ? config.zaloOaSecret : ''
}
