// A new profile for one device of a guest, and its certificate. What is handed out is not stored.
import { DAY_MS } from '@portico/contract/dates.ts'
import type { ProfileDevice } from '@portico/contract/wifiProfiles.ts'
import { newId } from '../core/id.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { readAuthority, type AuthorityServices } from './authority.ts'
import { signGuest, type KeyedCertificate } from './certificates.ts'
import { keyOf, makeLogin, type ProfileKind } from './logins.ts'

/** Devices of one guest. One more takes the place of the one that was used least lately. */
const MOST_A_GUEST = 8

export type NewProfile = { id: string; login: string; expiresAt: Date }

/** Apple's devices take a certificate without a word; the others a name and a password. */
export function kindFor(device: ProfileDevice): ProfileKind {
  return device === 'apple' ? 'certificate' : 'password'
}

/** Makes a profile. Its limits and the code that pays are those of the guest's newest visit. */
export async function issueProfile(
  services: Pick<Services, 'clock'>,
  tx: Tx,
  of: { pageId: string; guestId: string; device: ProfileDevice; validDays: number; kind?: ProfileKind },
): Promise<NewProfile> {
  const { pageId, guestId, device, kind = kindFor(device) } = of
  const now = services.clock.now()
  const id = newId(now)
  const login = makeLogin(pageId, kind)
  const expiresAt = new Date(now.getTime() + of.validDays * DAY_MS)
  const stay = await tx.first(sql<{ sessionSeconds: number; downKbps: number; upKbps: number; codeId: string | null }>`
    select g.session_seconds, g.down_kbps, g.up_kbps, c.code_id
    from visits v join grants g on g.page_id = v.page_id and g.visit_id = v.id
    left join access_code_visits c on c.page_id = v.page_id and c.visit_id = v.id
    where v.page_id = ${pageId} and v.guest_id = ${guestId} order by v.asked_at desc, g.id desc limit 1`)
  await makeRoom(tx, pageId, guestId, now)
  await tx.run(
    query.insertInto('wifi_profiles').values({
      page_id: pageId,
      id,
      guest_id: guestId,
      kind,
      device,
      login,
      code_id: stay?.codeId ?? null,
      // A code counts its own time.
      session_seconds: stay && !stay.codeId ? stay.sessionSeconds : null,
      down_kbps: stay?.downKbps ?? 0,
      up_kbps: stay?.upKbps ?? 0,
      created_at: now,
      expires_at: expiresAt,
    }),
  )
  tx.notify(pageId, 'wifi-profiles')
  return { id, login, expiresAt }
}

/** The certificate of a profile, with its key. @param tx of the system */
export async function certifyProfile(
  services: AuthorityServices,
  tx: Tx,
  { login, expiresAt }: Pick<NewProfile, 'login' | 'expiresAt'>,
): Promise<KeyedCertificate> {
  const authority = await readAuthority(services, tx)
  const key = keyOf(services.secrets, login).export({ type: 'pkcs8', format: 'pem' }).toString()
  return signGuest(authority, { login, key }, services.clock.now(), expiresAt)
}

async function makeRoom(tx: Tx, pageId: string, guestId: string, now: Date): Promise<void> {
  await tx.run(sql`
    update wifi_profiles set revoked_at = ${now}, revoked_by = 'renewed'
    where page_id = ${pageId} and id in (
      select id from wifi_profiles where page_id = ${pageId} and guest_id = ${guestId} and revoked_at is null and expires_at > ${now}
      order by coalesce(used_at, created_at) desc, id offset ${MOST_A_GUEST - 1})`)
}
