// The app a page uses and its two secrets: its own, or the installation's.
import type { ZaloSettings } from '@portico/contract/zalo.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { fail } from '../../core/fail.ts'
import type { PageContext } from '../../core/http/context.ts'
import type { Services } from '../../core/services.ts'

export type SettingsRow = {
  appId: string
  appSecret: Buffer | null
  appSecretTail: string
  oaSecret: Buffer | null
  oaSecretTail: string
  oaId: string | null
}

const NONE: SettingsRow = {
  appId: '',
  appSecret: null,
  appSecretTail: '',
  oaSecret: null,
  oaSecretTail: '',
  oaId: null,
}

const TAIL = 4
type NewSettings = { appId: string; appSecret?: string | undefined; oaSecret?: string | undefined }

/** What is stored of a page; empty for one that never set anything. */
export async function findSettings(tx: Tx, pageId: string): Promise<SettingsRow> {
  const row = await tx.first(sql<SettingsRow>`
    select app_id, app_secret, app_secret_tail, oa_secret, oa_secret_tail, oa_id from zalo_pages where page_id = ${pageId}`)
  return row ?? NONE
}

/** Stores an app and its secrets. Those left out stay, unless the app is another. */
export async function writeSettings(
  { tx, page, secrets, note }: PageContext,
  { appId, appSecret, oaSecret }: NewSettings,
): Promise<SettingsRow> {
  const before = await findSettings(tx, page.id)
  const isNewApp = before.appId !== appId
  // Tokens belong to the app they were given to.
  if (isNewApp && before.oaId !== null) throw fail('request/invalid', { appId: 'field/invalid' })
  if (appId !== '' && isNewApp && !appSecret) throw fail('request/invalid', { appSecret: 'field/required' })
  const kept = isNewApp ? NONE : before
  const row = {
    ...before,
    appId,
    appSecret: appSecret ? secrets.seal(appSecret) : kept.appSecret,
    appSecretTail: appSecret?.slice(-TAIL) ?? kept.appSecretTail,
    oaSecret: oaSecret ? secrets.seal(oaSecret) : kept.oaSecret,
    oaSecretTail: oaSecret?.slice(-TAIL) ?? kept.oaSecretTail,
  }
  await tx.run(sql`
    insert into zalo_pages (page_id, app_id, app_secret, app_secret_tail, oa_secret, oa_secret_tail)
    values (${page.id}, ${appId}, ${row.appSecret}, ${row.appSecretTail}, ${row.oaSecret}, ${row.oaSecretTail})
    on conflict (page_id) do update set app_id = excluded.app_id, app_secret = excluded.app_secret,
      app_secret_tail = excluded.app_secret_tail, oa_secret = excluded.oa_secret, oa_secret_tail = excluded.oa_secret_tail`)
  note({ id: 'zalo', name: appId, isNewSecret: Boolean(appSecret ?? oaSecret) })
  tx.notify(page.id, 'zalo')
  return row
}

/** The settings as they cross the wire: of a secret only its end. */
export function showSettings({ config }: Pick<Services, 'config'>, row: SettingsRow): ZaloSettings {
  const hasSharedApp = config.zaloAppId !== '' && config.zaloAppSecret !== ''
  const hasOwnApp = row.appId !== '' && row.appSecret !== null
  return {
    appId: row.appId,
    appSecret: row.appSecret ? { tail: row.appSecretTail } : null,
    oaSecret: row.oaSecret ? { tail: row.oaSecretTail } : null,
    hasSharedApp,
    usedAppId: hasOwnApp ? row.appId : hasSharedApp && row.appId === '' ? config.zaloAppId : '',
    webhookUrl: `${config.portalUrl}/zalo/events`,
    callbackUrl: callbackUrl({ config }),
  }
}

/** Where Zalo sends the owner back to. The console has to know it byte by byte. */
export function callbackUrl({ config }: Pick<Services, 'config'>): string {
  return `${config.publicUrl}/dashboard/zalo-settings`
}
