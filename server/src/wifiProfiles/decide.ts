// Whether a profile lets its guest in here and now. The same rules as in the portal: the list, the day's allowance, the
// code that paid, the consent; and what the profile itself says. A visit begins as it does there.
import { createPublicKey, timingSafeEqual } from 'node:crypto'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { payVisit, takePlaceBeside } from '../accessCodes/index.ts'
import {
  accessRuleFor,
  bytesLeftToday,
  claimGrant,
  issueGrant,
  revokeGrants,
  secondsLeftToday,
  type EapAdmission,
  type EapAttempt,
  type EapProof,
  type EapRefusal,
} from '../gateways/index.ts'
import { recogniseGuest } from '../guests/index.ts'
import { recordEvents } from '../reports/index.ts'
import { beginVisit } from '../visits/index.ts'
import { keyOf, pageOfLogin, passwordOf, withoutRealm } from './logins.ts'
import { lockProfile, readChain, readSetting, type ProfileRow } from './profileRows.ts'

/** Less than this is not worth a handshake. */
const LEAST_SECONDS = 60
const USUAL_MINUTES = 480

type Limits = { sessionSeconds: number; downKbps: number; upKbps: number; totalBytes: number }

/** Decides, and begins the visit of a guest who comes in. */
export async function decideProfile(
  services: Services,
  tx: Tx,
  attempt: EapAttempt,
  proof: EapProof,
): Promise<EapAdmission | EapRefusal> {
  const { gateway, mac } = attempt
  const login = withoutRealm(proof.login)
  const homeId = pageOfLogin(login)
  // What does not depend on one another is asked in one round trip, here and below: trips are most of what a handshake costs.
  const [profile, setting] = homeId
    ? await Promise.all([lockProfile(tx, homeId, login), readSetting(tx, gateway.pageId)])
    : []
  if (!homeId || !profile) return proof.kind === 'certificate' && !proof.isGenuine ? 'eap-foreign' : 'eap-unknown'
  const unproved = refuseProof(services, profile, proof)
  if (unproved) return unproved
  const now = services.clock.now()
  if (profile.revokedAt) return 'eap-revoked'
  if (Date.parse(profile.expiresAt) <= now.getTime()) return 'eap-expired'
  if (!setting?.isEnabled) return 'eap-off'
  // Without an address the device cannot be distinguished from another, nor its session ended.
  if (mac === '') return 'wrong-device'
  const guest = await findGuest(services, tx, { homeId, profile, pageId: gateway.pageId, mac })
  if (typeof guest === 'string') return guest
  const allowed = await allowanceOf(services, tx, { attempt, profile, homeId, guestId: guest.id })
  if (typeof allowed === 'string') return allowed
  const visitId = await visitOf(services, tx, { pageId: gateway.pageId, gatewayId: gateway.id, mac, guestId: guest.id })
  if (profile.codeId && homeId === gateway.pageId)
    await payVisit(tx, { pageId: homeId, visitId, codeId: profile.codeId })
  const { totalBytes, ...limits } = allowed
  const [, grant] = await Promise.all([
    revokeGrants(tx, gateway.pageId, visitId, now),
    issueGrant(services, tx, gateway, visitId, mac, limits),
  ])
  await Promise.all([
    claimGrant(tx, gateway.pageId, grant, now),
    tx.run(sql`update wifi_profiles set used_at = ${now}, uses = uses + 1,
      visit_id = case when page_id = ${gateway.pageId} then ${visitId}::uuid else visit_id end
      where page_id = ${homeId} and id = ${profile.id}`),
  ])
  tx.notify(homeId, 'wifi-profiles')
  return {
    login,
    acceptance: {
      username: grant.username,
      seconds: grant.sessionSeconds,
      downKbps: grant.downKbps,
      upKbps: grant.upKbps,
      totalBytes,
    },
  }
}

/** Keeps the answer for the doctor, and for the owner who asks what became of a phone. */
export async function writeAnswer(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { gateway, mac, login, reason }: EapAttempt & { login: string; reason: string },
): Promise<void> {
  await tx.run(sql`insert into auth_log (page_id, gateway_id, at, username, mac, is_accepted, reason)
    values (${gateway.pageId}, ${gateway.id}, ${clock.now()}, ${login.slice(0, 253)}, ${mac}, ${reason === 'accepted'}, ${reason})`)
}

function refuseProof({ secrets }: Services, profile: ProfileRow, proof: EapProof): EapRefusal | undefined {
  if (proof.kind === 'again') return undefined
  if (proof.kind !== profile.kind) return 'eap-unknown'
  if (proof.kind === 'password')
    return isSame(Buffer.from(proof.password), Buffer.from(passwordOf(secrets, profile.login)))
      ? undefined
      : 'eap-wrong-password'
  if (!proof.isGenuine) return 'eap-foreign'
  const own = createPublicKey(keyOf(secrets, profile.login)).export({ type: 'spki', format: 'der' })
  if (!isSame(own, proof.publicKey)) return 'eap-foreign'
  return proof.isExpired ? 'eap-expired' : undefined
}

function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}

type Coming = { homeId: string; profile: ProfileRow; pageId: string; mac: string }

/** The guest at this venue: the profile's own, or at a chain's other venue the one this profile came as before. */
async function findGuest(
  services: Services,
  tx: Tx,
  { homeId, profile, pageId, mac }: Coming,
): Promise<{ id: string } | EapRefusal> {
  const owner = await tx.first(sql<{ language: string }>`
    select language from guests where page_id = ${homeId} and id = ${profile.guestId} and erased_at is null`)
  if (!owner) return 'eap-revoked'
  const isHome = pageId === homeId
  if (!isHome && !(await readChain(tx, homeId)).some(({ id }) => id === pageId)) return 'eap-elsewhere'
  const link = isHome
    ? { guestId: profile.guestId, revokedAt: null }
    : await tx.first(sql<{ guestId: string; revokedAt: string | null }>`
        select guest_id, revoked_at from wifi_profile_guests where page_id = ${pageId} and login = ${profile.login}`)
  if (link?.revokedAt) return 'eap-revoked'
  const held = link?.guestId
  const { id } = await recogniseGuest(services, tx, { pageId, mac, language: owner.language, contact: {}, held })
  if (held && held !== id) return 'eap-revoked'
  if (!isHome && !held)
    await tx.run(
      sql`insert into wifi_profile_guests (page_id, login, guest_id) values (${pageId}, ${profile.login}, ${id})`,
    )
  return { id }
}

type AllowanceQuery = { attempt: EapAttempt; profile: ProfileRow; homeId: string; guestId: string }

/** What the venue's rules leave of what the profile grants. */
async function allowanceOf(services: Services, tx: Tx, of: AllowanceQuery): Promise<Limits | EapRefusal> {
  const {
    attempt: { gateway, mac },
    profile,
    homeId,
    guestId,
  } = of
  const { pageId } = gateway
  const now = services.clock.now()
  const [standing, isWithdrawn, isCrowded, secondsLeft, bytesLeft] = await Promise.all([
    accessRuleFor(tx, pageId, { mac, guestId }, now),
    hasWithdrawn(tx, pageId, guestId),
    isFull(tx, gateway, guestId),
    secondsLeftToday(services, tx, pageId, guestId),
    bytesLeftToday(services, tx, pageId, guestId),
  ])
  if (standing === 'deny') return 'denied'
  if (isWithdrawn) return 'eap-withdrawn'
  if (isCrowded) return 'full'
  const granted = profile.sessionSeconds ?? (gateway.configuration.sessionMinutes ?? USUAL_MINUTES) * 60
  const untilEnd = Math.floor((Date.parse(profile.expiresAt) - now.getTime()) / 1000)
  const left = standing === 'allow' ? undefined : secondsLeft
  if (left !== undefined && left < LEAST_SECONDS) return 'quota'
  const bytes = standing === 'allow' ? undefined : bytesLeft
  const code =
    profile.codeId && homeId === pageId
      ? await takePlaceBeside(services, tx, { pageId, codeId: profile.codeId, mac })
      : undefined
  if (profile.codeId && !code) return 'spent'
  const speed = (own: number, ofCode: number | undefined) => ofCode ?? own
  return {
    sessionSeconds: Math.max(1, Math.min(granted, untilEnd, left ?? Infinity, code?.seconds ?? Infinity)),
    downKbps: speed(profile.downKbps, code?.downKbps),
    upKbps: speed(profile.upKbps, code?.upKbps),
    totalBytes:
      Math.min(bytes ?? Infinity, code?.bytes ?? Infinity) === Infinity
        ? 0
        : Math.max(1, Math.min(bytes ?? Infinity, code?.bytes ?? Infinity)),
  }
}

/** Whether the guest has taken back the agreement to the terms, by the newest row about them. */
async function hasWithdrawn(tx: Tx, pageId: string, guestId: string): Promise<boolean> {
  const row = await tx.first(sql<{ isGiven: boolean }>`
    select is_given from consents where page_id = ${pageId} and guest_id = ${guestId} and purpose = 'terms'
    order by at desc, id desc limit 1`)
  return row?.isGiven === false
}

async function isFull(tx: Tx, gateway: EapAttempt['gateway'], guestId: string): Promise<boolean> {
  const { maxGuests } = gateway.configuration
  if (maxGuests === undefined) return false
  const row = await tx.first(sql<{ count: number }>`
    select count(*)::int as count from visits
    where page_id = ${gateway.pageId} and gateway_id = ${gateway.id} and status = 'online' and guest_id <> ${guestId}`)
  return (row?.count ?? 0) >= maxGuests
}

type Stay = { pageId: string; gatewayId: string; mac: string; guestId: string }

/** A device that signs in again, or moves to another access point of the gateway, goes on with its visit. */
async function visitOf(services: Services, tx: Tx, stay: Stay): Promise<string> {
  const { pageId, gatewayId, mac, guestId } = stay
  const open = await tx.first(sql<{ id: string }>`
    select id from visits where page_id = ${pageId} and guest_id = ${guestId} and mac = ${mac} and gateway_id = ${gatewayId}
      and status <> 'ended' order by asked_at desc limit 1`)
  if (open) return open.id
  const id = await beginVisit(services, tx, stay)
  await recordEvents(tx, [{ kind: 'verified', pageId, gatewayId, at: services.clock.now(), id, guestId }])
  return id
}
