// Phones with a Wi-Fi profile that stay out, each by a fault brought about in real handshakes: the doctor names that one.
import { describe } from 'vitest'
import { DAY_MS } from '@portico/contract/dates.ts'
import { missing, skipIf } from '../../../../e2e/capabilities.ts'
import { sql } from '../../core/db/database.ts'
import { runEapolTest, type EapolTry } from '../../testing/eapol.ts'
import { givenProfile, givenProfilesOn, type GivenProfile } from '../../testing/givenProfile.ts'
import { signInOverRadius } from '../../testing/phoneOverRadius.ts'
import { useServer } from '../../testing/server.ts'
import { givenTroubled, mustBe, testFaults, type Fault, type TroubledVenue } from '../../testing/troubledVenue.ts'
import { makeAuthority, SERVER_DAYS, signServer } from '../../wifiProfiles/certificates.ts'

const server = useServer()

async function givenPhone(kind: 'password' | 'certificate' = 'password') {
  const given = await givenTroubled(server())
  await givenProfilesOn(server(), given.page.eid)
  const profile = await givenProfile(server(), given.gateway, kind)
  return { given: { ...given, mac: profile.mac }, profile }
}

async function tryOnce({ gateway }: TroubledVenue, profile: GivenProfile, end: string): Promise<void> {
  const method = profile.login.startsWith('cert') ? 'TLS' : 'TTLS'
  mustBe((await signInOverRadius(server(), gateway, profile, method)).end, end)
}

const expire = ({ page }: TroubledVenue) =>
  server().services.db.asSystem((tx) =>
    tx.run(sql`update wifi_profiles set expires_at = now() - interval '1 hour' where page_id = ${page.eid}`),
  )

/** The owner's own certificate has ended since it was brought. @returns the profile of a phone that trusts its authority */
async function letCertificateEnd({ page }: TroubledVenue, profile: GivenProfile): Promise<GivenProfile> {
  const { db, secrets } = server().services
  const until = new Date(Date.now() - DAY_MS)
  const from = new Date(until.getTime() - SERVER_DAYS * DAY_MS)
  const serverName = 'wifi.quanla.vn'
  const authority = await makeAuthority(serverName, from)
  const own = await signServer(authority, serverName, from)
  await db.asSystem((tx) =>
    tx.run(sql`update wifi_profile_settings set certificate = ${own.certificate}, sealed_key = ${secrets.seal(own.key)},
      certificate_until = ${until} where page_id = ${page.eid}`),
  )
  return { ...profile, authority: authority.certificate, serverName }
}

/** A phone by other people's software. */
async function tryAsPhone({ gateway }: TroubledVenue, of: Pick<EapolTry, 'profile'> & Partial<EapolTry>) {
  const port = server().radius.authPort
  mustBe((await runEapolTest({ port, gateway, method: 'TTLS', tls: '1.3', ...of })).isIn, false)
}

testFaults({
  'an authority the phone does not know': {
    cause: 'eap-untrusted',
    by: async () => {
      const { given, profile } = await givenPhone()
      await tryOnce(given, { ...profile, authority: profile.certificate }, 'out')
      return given
    },
    says: [/không tin chứng chỉ/, /does not trust/],
  },
  'a profile that is over': {
    cause: 'profile-expired',
    by: async () => {
      const { given, profile } = await givenPhone('certificate')
      await expire(given)
      await tryOnce(given, profile, 'out')
      return given
    },
    says: [/hết hạn/, /expired/],
  },
  'a profile that was revoked': {
    cause: 'profile-revoked',
    by: async () => {
      const { given, profile } = await givenPhone()
      await server().services.db.asSystem((tx) =>
        tx.run(
          sql`update wifi_profiles set revoked_at = now(), revoked_by = 'owner' where page_id = ${given.page.eid}`,
        ),
      )
      await tryOnce(given, profile, 'out')
      return given
    },
    says: [/thu hồi/, /revoked/],
  },
  'a wrong password': {
    cause: 'profile-unknown',
    by: async () => {
      const { given, profile } = await givenPhone()
      await tryOnce(given, { ...profile, password: 'guess' }, 'out')
      return given
    },
    says: [/mật khẩu/, /password/],
  },
  'another method than the phone was given': {
    cause: 'profile-unknown',
    by: async () => {
      const { given, profile } = await givenPhone()
      // A certificate of a name that stands for a password.
      mustBe((await signInOverRadius(server(), given.gateway, profile, 'TLS')).end, 'out')
      return given
    },
    says: [/lạ/, /Unknown/],
  },
  'an access point that leaves the keys unused': {
    cause: 'eap-no-keys',
    by: async () => {
      const { given, profile } = await givenPhone()
      for (let time = 0; time < 3; time++) await tryOnce(given, profile, 'in')
      return given
    },
    says: [/WPA2\/WPA3-Enterprise/, /WPA2\/WPA3-Enterprise/],
  },
  'a server certificate that has ended, to a phone that gives no reason': {
    cause: 'eap-server-expired',
    by: async () => {
      const { given, profile } = await givenPhone()
      await tryOnce(given, await letCertificateEnd(given, profile), 'out')
      return given
    },
    says: [/chứng chỉ.* đã hết hạn/i, /certificate has expired/],
  },
})

describe('a real client', skipIf(missing('eapolTest')), () => {
  const another = (more: Record<string, string>) => async () => {
    const { given, profile } = await givenPhone()
    await tryAsPhone(given, { profile, more })
    return given
  }
  const ended = (tls: EapolTry['tls']) => async () => {
    const { given, profile } = await givenPhone()
    await tryAsPhone(given, { profile: await letCertificateEnd(given, profile), tls })
    return given
  }
  const method = { cause: 'eap-method', says: [/PAP/, /PAP/] } satisfies Partial<Fault>
  const expired = { cause: 'eap-server-expired', says: [/hết hạn/, /expired/] } satisfies Partial<Fault>

  testFaults({
    'PEAP, which this network does not speak': {
      ...method,
      by: another({ eap: 'PEAP', phase2: '"auth=MSCHAPV2"' }),
    },
    'TTLS with MSCHAPv2 inside it instead of PAP': { ...method, by: another({ phase2: '"auth=MSCHAPV2"' }) },
    'TTLS with EAP inside it instead of PAP': { ...method, by: another({ phase2: '"autheap=MSCHAPV2"' }) },
    'a server certificate that has ended, by TLS 1.2': { ...expired, by: ended('1.2') },
    'a server certificate that has ended, by TLS 1.3': { ...expired, by: ended('1.3') },
  })
})
