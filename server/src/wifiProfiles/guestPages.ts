// Where a guest takes a profile along: a page of their home, reached from the success page, and the file behind a link
// that works for some minutes in any browser, because the sheet a phone signs in with cannot install anything.
import { DAY_MS } from '@portico/contract/dates.ts'
import { PROFILE_DEVICES, type ProfileDevice } from '@portico/contract/wifiProfiles.ts'
import type { FastifyInstance } from 'fastify'
import { textIn } from '@portico/portal/text.ts'
import { encode } from 'uqr'
import type { HomePart } from '../core/feature.ts'
import { sql } from '../core/db/database.ts'
import { isUuid } from '../core/id.ts'
import { makePageToken } from '../core/pageToken.ts'
import { hashToken } from '../core/secrets.ts'
import type { Services } from '../core/services.ts'
import { endSession, type Registry } from '../gateways/index.ts'
import { goTo, homePages, showHome, type HomeGuest } from '../home/index.ts'
import type { Reply } from '../portal/index.ts'
import { sendFile } from './sendFile.ts'
import { issueProfile } from './issue.ts'
import { passwordOf } from './logins.ts'
import { findByFile, readChain, readSetting, type ProfileSetting } from './profileRows.ts'
import { revokeProfile } from './revoke.ts'
import { readShownCertificate } from './shownSetting.ts'

const FILE_MINUTES = 15
/** Profiles a guest makes in an hour: each phone needs one. */
const MOST_AN_HOUR = 6
const NOTICES = ['removed', 'not-offered', 'too-many', 'over'] as const

/** Registers the pages and the file. */
export function profileRoutes(app: FastifyInstance, services: Services, registry: Registry): void {
  const pages = homePages(app, services)
  pages.get('/wifi', (guest) => showOffer(guest))
  pages.post('/wifi', (guest) => (guest.form['do'] === 'remove' ? remove(guest, registry) : make(guest)))
  const config = { access: { by: 'anyone' }, rateLimit: { max: 60 } } as const
  app.get<{ Params: { token: string } }>('/wifi-profile/:token', { config }, (request, reply) =>
    sendFile(services, request, reply),
  )
}

/** The way there, while the venue offers profiles. */
export const profileTile: HomePart = async (tx, { pageId, guestId, language, href }) => {
  if (!guestId || !(await readSetting(tx, pageId))?.isEnabled) return []
  const t = textIn(language)
  return [{ order: 72, icon: 'lock', title: t('wifiProfile.title'), line: t('wifiProfile.tile'), href: `${href}/wifi` }]
}

async function showOffer(guest: HomeGuest): Promise<Reply> {
  const { services, tx, pageId, guestId, language, href, query, request } = guest
  const setting = await readSetting(tx, pageId)
  if (!setting?.isEnabled) return goTo(guest)
  if (query['file']) return showReady(guest, setting, query['file'])
  const rows = await tx.rows(sql<{
    id: string
    device: ProfileDevice
    createdAt: string
    usedAt: string | null
    expiresAt: string
  }>`
    select id, device, created_at, used_at, expires_at from wifi_profiles
    where page_id = ${pageId} and guest_id = ${guestId} and revoked_at is null and expires_at > ${services.clock.now()}
    order by created_at desc`)
  const day = await dayIn(guest)
  const notice = NOTICES.find((one) => one === query['said'])
  const t = textIn(language)
  const chain = setting.isChain ? await readChain(tx, pageId) : []
  return showHome(guest, {
    kind: 'homeWifi',
    backHref: href,
    action: `${href}/wifi`,
    networkName: setting.networkName,
    device: deviceOf(request.headers['user-agent'] ?? ''),
    venues: chain.filter(({ id }) => id !== pageId).map(({ name }) => name),
    days: setting.validDays,
    profiles: rows.map(({ id, device, createdAt, usedAt, expiresAt }) => ({
      id,
      device,
      madeOn: day(createdAt),
      usedOn: usedAt === null ? undefined : day(usedAt),
      until: day(expiresAt),
    })),
    ...(notice && { notice: { words: t(`wifiProfile.notice.${notice}`), isGood: notice === 'removed' } }),
  })
}

async function make(guest: HomeGuest): Promise<Reply> {
  const { services, tx, pageId, guestId, form } = guest
  const setting = await readSetting(tx, pageId)
  if (!setting?.isEnabled) return goTo(guest, '/wifi?said=not-offered')
  const now = services.clock.now()
  const made = await tx.first(sql<{ count: number }>`
    select count(*)::int as count from wifi_profiles
    where page_id = ${pageId} and guest_id = ${guestId} and created_at > ${new Date(now.getTime() - DAY_MS / 24)}`)
  if ((made?.count ?? 0) >= MOST_AN_HOUR) return goTo(guest, '/wifi?said=too-many')
  const device = PROFILE_DEVICES.find((one) => one === form['device']) ?? 'other'
  const { id } = await issueProfile(services, tx, { pageId, guestId, device, validDays: setting.validDays })
  const token = makePageToken(pageId)
  await tx.run(sql`update wifi_profiles set file_hash = ${hashToken(token)}, file_until = ${new Date(now.getTime() + FILE_MINUTES * 60_000)}
    where page_id = ${pageId} and id = ${id}`)
  return goTo(guest, `/wifi?file=${token}`)
}

async function remove(guest: HomeGuest, registry: Registry): Promise<Reply> {
  const { services, tx, pageId, guestId, form } = guest
  const id = form['id'] ?? ''
  const now = services.clock.now()
  const ended = isUuid(id) ? await revokeProfile(tx, { pageId, id, guestId, by: 'guest', now }) : undefined
  if (!ended) return goTo(guest, '/wifi')
  const running = [...ended.running, ...(await ended.elsewhere(tx))]
  return async () => {
    for (const session of running) await endSession(services, registry, session)
    return goTo(guest, '/wifi?said=removed')()
  }
}

async function showReady(guest: HomeGuest, setting: ProfileSetting, token: string): Promise<Reply> {
  const { services, tx, pageId, guestId, href } = guest
  const profile = await findByFile(services, tx, token)
  if (profile?.pageId !== pageId || profile.guestId !== guestId) return goTo(guest, '/wifi?said=over')
  const shown = await readShownCertificate(services, tx, setting)
  const path = `/wifi-profile/${token}`
  const address = `${services.config.portalUrl}${path}`
  const { data, size } = encode(address, { ecc: 'M', border: 2 })
  const cells = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  const { device, login, kind } = profile
  const password = kind === 'password' ? passwordOf(services.secrets, login) : undefined
  const day = await dayIn(guest)
  return showHome(guest, {
    kind: 'homeWifiReady',
    backHref: `${href}/wifi`,
    device,
    networkName: setting.networkName,
    until: day(profile.expiresAt),
    // A device that trusts the server's certificate already needs no file.
    fileHref: device === 'other' && !shown.authority ? undefined : path,
    address,
    qr: { path: cells.join(''), edge: size },
    typed: password === undefined ? undefined : { name: login, password, server: shown.serverName },
  })
}

/** Days as they are read at the venue. */
async function dayIn({ tx, pageId, language }: HomeGuest): Promise<(at: string) => string> {
  const page = await tx.first(sql<{ timeZone: string }>`select time_zone from pages where id = ${pageId}`)
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: page?.timeZone ?? 'UTC' })
  return (at) => format.format(new Date(at))
}

/** What a browser says it runs on: only which button comes first. */
function deviceOf(agent: string): ProfileDevice {
  if (/iPhone|iPad|Macintosh/.test(agent)) return 'apple'
  if (/Android/.test(agent)) return 'android'
  return /Windows/.test(agent) ? 'windows' : 'other'
}
