// Phones with a Wi-Fi profile that stay out, each by a fault brought about in real handshakes: the doctor names that one.
import { sql } from '../../core/db/database.ts'
import { givenProfile, givenProfilesOn, type GivenProfile } from '../../testing/givenProfile.ts'
import { signInOverRadius } from '../../testing/phoneOverRadius.ts'
import { useServer } from '../../testing/server.ts'
import { givenTroubled, mustBe, testFaults, type TroubledVenue } from '../../testing/troubledVenue.ts'

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
})
