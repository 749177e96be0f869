import { X509Certificate } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { guestQuota } from '@portico/contract/gateways/accessRules.ts'
import { sessions } from '@portico/contract/gateways.ts'
import { DAY_MS } from '@portico/contract/dates.ts'
import { wifiProfiles } from '@portico/contract/wifiProfiles.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import { integer, text } from '@portico/radius/attributes.ts'
import { sql } from '../core/db/database.ts'
import type { KnownGateway } from '../gateways/index.ts'
import { recordConsents, withdrawConsents } from '../guests/index.ts'
import { homeHref } from '../home/index.ts'
import { handClock } from '../testing/clock.ts'
import { givenGateway, givenPage, send, type Venue } from '../testing/given.ts'
import { authReasons } from '../testing/givenGuest.ts'
import { givenProfile, givenProfilesOn, type GivenProfile } from '../testing/givenProfile.ts'
import { signInAtHome } from '../testing/homeGuest.ts'
import { signInOverRadius } from '../testing/phoneOverRadius.ts'
import { knock, post } from '../testing/portal.ts'
import { accountingRequest, openProbe } from '../testing/radius.ts'
import { useServer } from '../testing/server.ts'
import { renewServer } from './authority.ts'
import { makeAuthority, signServer } from './certificates.ts'

const clock = handClock()
const server = useServer({ clock })
let page: Venue
let gateway: KnownGateway
let profile: GivenProfile
beforeEach(async () => {
  page = await givenPage(server())
  await givenProfilesOn(server(), page.eid)
  gateway = await givenGateway(server(), page)
  profile = await givenProfile(server(), gateway, 'password')
})
const owner = () => ({ token: page.token })
const signIn = (of = profile) => signInOverRadius(server(), gateway, of, of.login.startsWith('cert') ? 'TLS' : 'TTLS')
const lastReason = async () => (await authReasons(server(), gateway)).at(-1)

async function report(kind: 'Start' | 'Stop', grant: string, seconds = 0) {
  const probe = await openProbe()
  const of = { kind, session: grant, grant, mac: profile.mac, seconds, down: 5_000_000, up: 1_000_000 }
  await probe.ask(server().radius.acctPort, accountingRequest(gateway, of))
  probe.close()
}

test('a returning device is the same guest: one visit, seen online, counted, and gone when the owner revokes', async () => {
  const { end, answer } = await signIn()
  expect(end).toBe('in')
  const grant = text(answer!, Attr.Class)!
  await report('Start', grant)
  const { rows } = await send(server(), sessions.online, {}, owner())
  expect(rows).toMatchObject([{ guestId: profile.guestId, mac: profile.mac }])
  await signIn()
  const visits = await server().services.db.asSystem((tx) =>
    tx.rows(sql`select status from visits where page_id = ${page.eid} and guest_id = ${profile.guestId}`),
  )
  expect(visits).toEqual([{ status: 'online' }])
  await send(server(), wifiProfiles.remove, { params: { id: profile.id } }, owner())
  expect((await signIn()).end).toBe('out')
  expect(await lastReason()).toBe('eap-revoked')
})

/** Half an hour must not end tomorrow (Vietnam: 17:00 UTC), when the day's time begins again. */
function keepFromMidnight(): void {
  if (clock.now().getUTCHours() === 16) clock.advance(3600)
}

test('the day’s time shortens the session and then keeps the guest out; tomorrow they come in again', async () => {
  await send(server(), guestQuota.save, { body: { minutesPerDay: 30, megabytesPerDay: null } }, owner())
  keepFromMidnight()
  const first = await signIn()
  expect(integer(first.answer!, Attr.SessionTimeout)).toBe(1800)
  const grant = text(first.answer!, Attr.Class)!
  await report('Start', grant)
  clock.advance(1800)
  await report('Stop', grant, 1800)
  expect((await signIn()).end).toBe('out')
  expect(await lastReason()).toBe('quota')
  clock.advance(DAY_MS / 1000)
  expect((await signIn()).end).toBe('in')
})

test('who took back the agreement to the terms stays out; a switch that is off keeps everybody out', async () => {
  const { services } = server()
  const of = { pageId: page.eid, guestId: profile.guestId }
  await services.db.asSystem(async (tx) => {
    const consents = [{ purpose: 'terms' as const, channel: 'portal', text: 'Terms', version: 0 }]
    await recordConsents(services, tx, { ...of, language: 'en', consents, evidence: {} })
  })
  expect((await signIn()).end).toBe('in')
  clock.advance(1)
  await services.db.asSystem((tx) => withdrawConsents(services, tx, { ...of, purpose: 'terms', evidence: {} }))
  expect((await signIn()).end).toBe('out')
  expect(await lastReason()).toBe('eap-withdrawn')
  const {
    isEnabled: _was,
    certificate: _c,
    venues: _v,
    active: _a,
    ...offer
  } = await send(server(), wifiProfiles.setting, {}, owner())
  const other = await givenProfile(server(), gateway, 'certificate')
  await send(server(), wifiProfiles.saveSetting, { body: { ...offer, isEnabled: false } }, owner())
  expect((await signIn(other)).end).toBe('out')
  expect(await lastReason()).toBe('eap-off')
})

test('a guest makes a profile at home, downloads it signed, and no consent to messages comes of it', async () => {
  const headers = { cookie: await signInAtHome(server(), page, profile.guestId) }
  const path = `${homeHref(page.eid)}/wifi`
  const iPhone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)' }
  const offer = await knock(server(), { path, headers: { ...headers, ...iPhone } })
  expect(offer.text).toMatch(/Connect by itself next time.*Quan La Secure.*advertising.*Set up iPhone/)
  const made = await post(server(), path, { do: 'make', device: 'apple' }, headers)
  const ready = await knock(server(), {
    path: new URL(made.location!, 'http://x').pathname + new URL(made.location!, 'http://x').search,
    headers,
  })
  const file = /href="(\/wifi-profile\/[^"]+)"/.exec(ready.html)![1]!
  const response = await fetch(server().services.config.portalUrl + file)
  expect(response.headers.get('content-type')).toBe('application/x-apple-aspen-config')
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.toString('latin1')).toMatch(/com\.apple\.wifi\.managed[\s\S]*<string>Quan La Secure<\/string>/)
  const given = await server().services.db.asSystem((tx) =>
    tx.rows(
      sql`select 1 from consents where page_id = ${page.eid} and guest_id = ${profile.guestId} and purpose = 'marketing'`,
    ),
  )
  expect(given).toEqual([])
  clock.advance(16 * 60)
  expect((await knock(server(), { path: file })).status).toBe(410)
  expect((await knock(server(), { path, headers: {} })).location).toContain('next=')
})

test.each([
  ['android', 'application/x-wifi-config'],
  ['windows', 'application/xml'],
  ['other', 'application/x-x509-ca-cert'],
])('%s gets its own file, and the name and password to type', async (device, type) => {
  const headers = { cookie: await signInAtHome(server(), page, profile.guestId) }
  const path = `${homeHref(page.eid)}/wifi`
  const made = await post(server(), path, { do: 'make', device }, headers)
  const { pathname, search } = new URL(made.location!, 'http://x')
  const ready = await knock(server(), { path: pathname + search, headers })
  expect(ready.text).toMatch(/wifi-[\w-]{22}\.[\w-]{16}.*[a-z2-9]{20}.*wifi\./)
  const file = /href="(\/wifi-profile\/[^"]+)"/.exec(ready.html)![1]!
  const response = await fetch(server().services.config.portalUrl + file)
  expect(response.headers.get('content-type')).toContain(type)
})

test('an owner’s certificate must be a server’s, good, and belong to its key; then phones are shown it', async () => {
  // The phone's own clock.
  const now = new Date()
  const authority = await makeAuthority('theirs', now)
  const own = await signServer(authority, 'wifi.example.com', now)
  const set = (body: { certificate: string; key: string }) =>
    send(server(), wifiProfiles.setCertificate, { body }, owner())
  await expect(set({ ...own, key: authority.key })).rejects.toMatchObject({ code: 'wifi-certificate/wrong-key' })
  await expect(set({ certificate: 'x', key: 'y' })).rejects.toMatchObject({ code: 'wifi-certificate/unreadable' })
  await expect(set(authority)).rejects.toMatchObject({ code: 'wifi-certificate/no-server' })
  const old = await signServer(authority, 'wifi.example.com', new Date(now.getTime() - 500 * DAY_MS))
  await expect(set(old)).rejects.toMatchObject({ code: 'wifi-certificate/over' })
  const shown = await set({ certificate: own.certificate + authority.certificate, key: own.key })
  expect(shown.certificate).toMatchObject({ serverName: 'wifi.example.com', isOwn: true })
  const elsewhere = { ...profile, authority: authority.certificate }
  await expect.poll(async () => (await signIn(elsewhere)).end, { timeout: 8000 }).toBe('in')
  const back = await send(server(), wifiProfiles.removeCertificate, {}, owner())
  expect(back.certificate).toMatchObject({ isOwn: false })
})

test('the server’s certificate is renewed before it ends; phones trust it as before', async () => {
  const read = () =>
    server().services.db.asSystem((tx) =>
      tx.first(
        sql<{
          certificate: string
          server: string
        }>`select certificate, server_certificate as server from wifi_authorities`,
      ),
    )
  const before = await read()
  await renewServer(server().services)
  expect(await read()).toEqual(before)
  clock.advance((320 * DAY_MS) / 1000)
  await renewServer(server().services)
  const after = (await read())!
  expect(after.server).not.toBe(before!.server)
  expect(new X509Certificate(after.server).verify(new X509Certificate(after.certificate).publicKey)).toBe(true)
})
