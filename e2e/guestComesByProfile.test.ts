// A guest's device signs in by its Wi-Fi profile, with wpa_supplicant's own clients: the keys of both sides must agree.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { accessRules } from '@portico/contract/gateways/accessRules.ts'
import { sessions } from '@portico/contract/gateways.ts'
import { DAY_MS } from '@portico/contract/dates.ts'
import { wifiProfiles } from '@portico/contract/wifiProfiles.ts'
import { sql } from '@portico/server/core/db/database.ts'
import type { KnownGateway } from '@portico/server/gateways/index.ts'
import { eraseGuest } from '@portico/server/guests/index.ts'
import { givenGateway, givenPage, send, type Venue } from '@portico/server/testing/given.ts'
import { authReasons } from '@portico/server/testing/givenGuest.ts'
import { runEapolTest, type EapolTry } from '@portico/server/testing/eapol.ts'
import { givenProfile, givenProfilesOn, type GivenProfile } from '@portico/server/testing/givenProfile.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { makeAuthority, signGuest } from '@portico/server/wifiProfiles/certificates.ts'
import { missing, pathOf, skipIf } from './capabilities.ts'
import { startDaemon } from './support/daemon.ts'

const run = promisify(execFile)
const server = useServer()
const way = { method: 'TTLS', tls: '1.3' } as const
let page: Venue
let gateway: KnownGateway
let profile: GivenProfile

beforeAll(async () => {
  page = await givenPage(server())
  await givenProfilesOn(server(), page.eid)
})
beforeEach(async () => {
  gateway = await givenGateway(server(), page)
  profile = await givenProfile(server(), gateway, 'password')
})

const signIn = (of: Partial<EapolTry> = {}) =>
  runEapolTest({ port: server().radius.authPort, gateway, profile, ...way, ...of })
const owner = () => ({ token: page.token })
const change = (statement: ReturnType<typeof sql>) => server().services.db.asSystem((tx) => tx.run(statement))

describe('the real client', skipIf(missing('eapolTest')), () => {
  test.each([
    ['TLS', '1.2'],
    ['TLS', '1.3'],
    ['TTLS', '1.2'],
    ['TTLS', '1.3'],
  ] as const)('comes in by EAP-%s over TLS %s with keys, and again without a whole handshake', async (method, tls) => {
    const own = await givenProfile(server(), gateway, method === 'TLS' ? 'certificate' : 'password')
    const result = await signIn({ profile: own, method, tls, again: 2, fragmentBytes: 400 })
    expect(result, result.said).toMatchObject({ isIn: true, isResumed: true, keys: 3 })
    const { rows } = await send(server(), wifiProfiles.list, { query: { guestId: own.guestId } }, owner())
    expect(rows).toMatchObject([{ state: 'active', uses: 3 }])
  })

  test('a phone that trusts another authority does not come in, and the reason is written down', async () => {
    const stranger = await givenProfile(server(), gateway, 'certificate')
    const { isIn } = await signIn({ profile: { ...profile, authority: stranger.certificate } })
    expect(isIn).toBe(false)
    expect(await authReasons(server(), gateway)).toContain('eap-untrusted')
  })

  test('another certificate of the same name, a wrong password and another method stay out', async () => {
    const own = await givenProfile(server(), gateway, 'certificate')
    const now = new Date()
    const elsewhere = await makeAuthority('elsewhere', now)
    const forged = { ...own, ...(await signGuest(elsewhere, own, now, new Date(now.getTime() + DAY_MS))) }
    expect(await signIn({ profile: forged, method: 'TLS' })).toMatchObject({ isIn: false })
    expect(await signIn({ profile: { ...profile, password: 'guess' } })).toMatchObject({ isIn: false })
    expect(await signIn({ more: { eap: 'PEAP', phase2: '"auth=MSCHAPV2"' } })).toMatchObject({ isIn: false })
    expect(await signIn({ more: { phase2: '"auth=MSCHAPV2"' } })).toMatchObject({ isIn: false })
    const reasons = await authReasons(server(), gateway)
    expect(reasons).toEqual(expect.arrayContaining(['eap-foreign', 'eap-wrong-password', 'eap-method']))
  })

  test('one who is blocked, over the day’s time, revoked, late or erased stays out, also with a session of before', async () => {
    const refused = async (reason: string) => {
      const { isIn } = await signIn()
      expect([isIn, (await authReasons(server(), gateway)).at(-1)]).toEqual([false, reason])
    }
    expect(await signIn()).toMatchObject({ isIn: true })
    const { guestId, id } = profile
    const rule = await send(server(), accessRules.create, { body: { kind: 'deny', guestId } }, owner())
    await refused('denied')
    await send(server(), accessRules.remove, { params: { id: rule.id } }, owner())
    expect(await signIn()).toMatchObject({ isIn: true })
    await change(sql`update wifi_profiles set expires_at = now() where page_id = ${page.eid} and id = ${id}`)
    await refused('eap-expired')
    await change(
      sql`update wifi_profiles set expires_at = now() + interval '1 day' where page_id = ${page.eid} and id = ${id}`,
    )
    await send(server(), wifiProfiles.remove, { params: { id } }, owner())
    await refused('eap-revoked')
    profile = await givenProfile(server(), gateway, 'password')
    expect(await signIn()).toMatchObject({ isIn: true })
    await server().services.db.asSystem((tx) =>
      eraseGuest(server().services, tx, { pageId: page.eid, guestId: profile.guestId }),
    )
    await refused('eap-revoked')
  })

  test('a profile of another venue stays out, and comes in where the owner’s venues share', async () => {
    const other = await givenPage(server(), 'Quán Hồ')
    await givenProfilesOn(server(), other.eid)
    const there = await givenGateway(server(), other)
    expect(await signIn({ gateway: there })).toMatchObject({ isIn: false })
    expect(await authReasons(server(), there)).toEqual(['eap-elsewhere'])
    await change(sql`insert into members (page_id, user_id, role) values (${other.eid}, ${page.owner.id}, 'owner')`)
    for (const { eid } of [page, other]) await givenProfilesOn(server(), eid, { isChain: true })
    expect(await signIn({ gateway: there })).toMatchObject({ isIn: true })
    await send(server(), wifiProfiles.remove, { params: { id: profile.id } }, owner())
    expect(await signIn({ gateway: there })).toMatchObject({ isIn: false })
  })
})

test(
  'hostapd and wpa_supplicant on a wire: the port opens, and the session is this guest’s',
  skipIf(missing('root', 'hostapd', 'wpaSupplicant')),
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-wired-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    await run('ip', ['link', 'add', 'portico-e0', 'type', 'veth', 'peer', 'name', 'portico-e1'])
    onTestFinished(async () => void (await run('ip', ['link', 'del', 'portico-e0'])))
    for (const link of ['portico-e0', 'portico-e1']) await run('ip', ['link', 'set', link, 'up'])
    const secret = gateway.radiusSecret.toString()
    const { authPort, acctPort } = server().radius
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), text)
      return join(folder, name)
    }
    const server_ = (kind: string, port: number) =>
      `${kind}_server_addr=127.0.0.1\n${kind}_server_port=${port}\n${kind}_server_shared_secret=${secret}\n`
    const hostapd = file(
      'hostapd.conf',
      `interface=portico-e0\ndriver=wired\nieee8021x=1\nown_ip_addr=127.0.0.1\nnas_identifier=${gateway.nasId}\nuse_pae_group_addr=0\n${server_('auth', authPort)}${server_('acct', acctPort)}`,
    )
    const authority = file('authority', profile.authority)
    const supplicant = file(
      'wpa.conf',
      `ap_scan=0\nnetwork={\n key_mgmt=IEEE8021X\n eap=TTLS\n identity="${profile.login}"\n anonymous_identity="${profile.login}"\n password="${profile.password}"\n phase2="auth=PAP"\n ca_cert="${authority}"\n domain_match="${profile.serverName}"\n eapol_flags=0\n}\n`,
    )
    const near = await startDaemon(pathOf('hostapd'), ['-dd', hostapd], /AP-ENABLED/)
    onTestFinished(() => near.stop())
    const phone = await startDaemon(
      pathOf('wpaSupplicant'),
      ['-i', 'portico-e1', '-D', 'wired', '-c', supplicant],
      /CTRL-EVENT-EAP-SUCCESS/,
    )
    onTestFinished(() => phone.stop())
    await expect
      .poll(async () => (await send(server(), sessions.online, {}, owner())).rows, { timeout: 8000 })
      .toMatchObject([{ nas_id: gateway.nasId, guestId: profile.guestId }])
    expect(near.said()).toMatch(/AP-STA-CONNECTED|authorized/i)
  },
)
