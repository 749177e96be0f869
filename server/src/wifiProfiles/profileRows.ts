// A venue's setting and single profiles, as RADIUS and the pages need them.
import type { ProfileDevice } from '@portico/contract/wifiProfiles.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { readPageToken } from '../core/pageToken.ts'
import type { Services } from '../core/services.ts'
import type { ProfileKind } from './logins.ts'

export type ProfileSetting = {
  isEnabled: boolean
  networkName: string
  validDays: number
  isChain: boolean
  hasPasspoint: boolean
  certificate: string | null
  sealedKey: Buffer | null
  certificateUntil: string | null
}

export type ProfileRow = {
  id: string
  guestId: string
  kind: ProfileKind
  login: string
  codeId: string | null
  sessionSeconds: number | null
  downKbps: number
  upKbps: number
  expiresAt: string
  revokedAt: string | null
}

/** What a venue offers; undefined where it never offered any. */
export function readSetting(tx: Tx, pageId: string): Promise<ProfileSetting | undefined> {
  return tx.first(sql<ProfileSetting>`
    select is_enabled, network_name, valid_days, is_chain, has_passpoint, certificate, sealed_key, certificate_until
    from wifi_profile_settings where page_id = ${pageId}`)
}

/** A profile by its name, held until the end of the transaction. */
export function lockProfile(tx: Tx, pageId: string, login: string): Promise<ProfileRow | undefined> {
  return tx.first(sql<ProfileRow>`
    select id, guest_id, kind, login, code_id, session_seconds, down_kbps, up_kbps, expires_at, revoked_at
    from wifi_profiles where page_id = ${pageId} and login = ${login} for update`)
}

/** Pages that an owner of this page owns as well and that share profiles; the page itself is one of them. */
export function readChain(tx: Tx, pageId: string): Promise<{ id: string; name: string }[]> {
  return tx.rows(sql<{ id: string; name: string }>`
    select p.id, p.name from pages p join wifi_profile_settings s on s.page_id = p.id and s.is_enabled
    where p.deleted_at is null and (p.id = ${pageId} or (s.is_chain
      and exists (select 1 from wifi_profile_settings o where o.page_id = ${pageId} and o.is_chain)
      and exists (select 1 from members theirs join members ours on ours.user_id = theirs.user_id and ours.role = 'owner'
        where theirs.page_id = p.id and theirs.role = 'owner' and ours.page_id = ${pageId})))
    order by p.name, p.id limit 200`)
}

export type FileProfile = {
  id: string
  pageId: string
  guestId: string
  device: ProfileDevice
  kind: 'password' | 'certificate'
  login: string
  expiresAt: string
  language: string
}

/** The profile whose file a link opens now. */
export async function findByFile(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  token: string,
): Promise<FileProfile | undefined> {
  const named = readPageToken(token)
  if (!named) return undefined
  return tx.first(sql<FileProfile>`
    select w.id, w.page_id, w.guest_id, w.device, w.kind, w.login, w.expires_at, g.language
    from wifi_profiles w join guests g on g.page_id = w.page_id and g.id = w.guest_id
    where w.page_id = ${named.pageId} and w.file_hash = ${named.hash} and w.file_until > ${clock.now()} and w.revoked_at is null`)
}
