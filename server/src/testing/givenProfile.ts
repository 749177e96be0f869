// A guest with a Wi-Fi profile at a venue that offers them.
import { randomMac } from './givenGuest.ts'
import { newId } from '../core/id.ts'
import { query, sql } from '../core/db/database.ts'
import type { KnownGateway } from '../gateways/index.ts'
import type { RunningServer } from '../processes/all.ts'
import { readAuthority } from '../wifiProfiles/authority.ts'
import { certifyProfile, issueProfile } from '../wifiProfiles/issue.ts'
import { passwordOf, type ProfileKind } from '../wifiProfiles/logins.ts'

export type GivenProfile = {
  id: string
  guestId: string
  login: string
  password: string
  mac: string
  /** What the phone trusts, and what the server is called. */
  authority: string
  serverName: string
  certificate: string
  key: string
}

/** Switches profiles on. */
export async function givenProfilesOn(
  { services }: RunningServer,
  pageId: string,
  { isChain = false } = {},
): Promise<void> {
  await services.db.asSystem((tx) =>
    tx.run(sql`insert into wifi_profile_settings (page_id, is_enabled, network_name, valid_days, is_chain, has_passpoint)
      values (${pageId}, true, 'Quan La Secure', 365, ${isChain}, true)
      on conflict (page_id) do update set is_enabled = true, is_chain = excluded.is_chain`),
  )
}

/** A new guest with a profile of this kind. */
export async function givenProfile(
  running: RunningServer,
  { pageId }: Pick<KnownGateway, 'pageId'>,
  kind: ProfileKind,
  validDays = 365,
): Promise<GivenProfile> {
  const { services } = running
  const now = services.clock.now()
  const guestId = newId(now)
  return services.db.asSystem(async (tx) => {
    await tx.run(
      query
        .insertInto('guests')
        .values({ page_id: pageId, id: guestId, name: 'Linh', first_seen_at: now, last_seen_at: now }),
    )
    const device = kind === 'certificate' ? 'apple' : 'android'
    const profile = await issueProfile(services, tx, { pageId, guestId, device, kind, validDays })
    const { certificate: authority, serverName } = await readAuthority(services, tx)
    const { certificate, key } = await certifyProfile(services, tx, profile)
    const { id, login } = profile
    const password = passwordOf(services.secrets, login)
    return { id, guestId, login, password, mac: randomMac(), authority, serverName, certificate, key }
  })
}
