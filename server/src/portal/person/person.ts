// Who a guest turned out to be: the guest and their answers, their consents, and the steps they need not pass again.
import { ownValue } from '@portico/contract/names.ts'
import { query, sql, type Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import type { KnownGateway } from '../../gateways/index.ts'
import { recordConsents, recogniseGuest } from '../../guests/index.ts'
import { tagByAnswer } from '../../profiles/index.ts'
import type { Venue } from '@portico/portal/view.ts'
import { isUnderAge } from './age.ts'
import { agreesToMessages, channelsOf, consentsOf } from './consentTexts.ts'
import { asShown } from '../venue.ts'
import type { RunningFlow } from '../../flows/index.ts'
import { readProfileAnswers, type ProfileAnswers } from './profile.ts'
import type { PortalSession } from '../session.ts'

/** Writes down a guest as far as they are known now. Consents are written once, whenever that is. */
export async function writePerson(
  services: Services,
  tx: Tx,
  { gateway, session, flow, venue }: { gateway: KnownGateway; session: PortalSession; flow: RunningFlow; venue: Venue },
): Promise<{ guestId: string; told: ProfileAnswers; toMessages: boolean }> {
  const { pageId, language, arrival, progress } = session
  const told = readProfileAnswers(flow, progress)
  const { contact, proofs } = told
  const held = progress.isHeld ? progress.guestId : undefined
  const { id: guestId, by } = await recogniseGuest(services, tx, {
    pageId,
    mac: arrival.mac,
    language,
    contact,
    proofs,
    held,
  })
  const isSame = progress.guestId === guestId
  Object.assign(progress, { guestId, isHeld: by !== 'device' })
  await writeProfile(tx, pageId, guestId, told, services.clock.now())
  const { profile, ...stored } = await readGuest(tx, pageId, guestId)
  const isYoung = isUnderAge(profile, services.clock.now())
  const toMessages = progress.agreed !== undefined && agreesToMessages(progress.agreed, isYoung)
  if (progress.agreed) {
    const before = progress.isRecorded && isSame ? progress.channels : undefined
    const evidence = { method: 'tick', screen: 'portal', mac: arrival.mac, ip: arrival.ip, nasId: gateway.nasId }
    const shown = await asShown(tx, pageId, venue, progress.agreed.wording)
    // A MAC address proves nothing: what its guest left earlier gives no consent.
    const channels = toMessages ? channelsOf(shown, by === 'device' ? contact : { ...stored, ...contact }) : []
    const all = consentsOf(shown, progress.agreed, channels)
    // A guest who turns out to be another person has agreed as that person; a contact typed later adds its channels.
    const consents = before ? all.filter(({ channel }) => channel !== 'portal' && !before.includes(channel)) : all
    Object.assign(progress, { isRecorded: true, channels: [...new Set([...(before ?? []), ...channels])] })
    await recordConsents(services, tx, { pageId, guestId, language: progress.agreed.language, consents, evidence })
  }
  return { guestId, told, toMessages }
}

type StoredGuest = { profile: Record<string, unknown>; phone?: string; email?: string }

async function readGuest(tx: Tx, pageId: string, guestId: string): Promise<StoredGuest> {
  const row = await tx.first(sql<StoredGuest>`
    select profile, phone, email from guests where page_id = ${pageId} and id = ${guestId}`)
  return row ?? { profile: {} }
}

async function writeProfile(
  tx: Tx,
  pageId: string,
  guestId: string,
  { proven, profile, passed }: ProfileAnswers,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update guests set profile = profile || ${JSON.stringify(profile)}::jsonb,
      phone_verified_at = case when ${proven.phone !== undefined} then ${now} else phone_verified_at end,
      email_verified_at = case when ${proven.email !== undefined} then ${now} else email_verified_at end
    where page_id = ${pageId} and id = ${guestId}`)
  const tag = ownValue(profile, 'tag')
  if (tag) await tagByAnswer(tx, { pageId, guestId, name: tag, now })
  if (passed.length === 0) return
  await tx.run(
    query
      .insertInto('guest_steps')
      .values(passed.map((step_id) => ({ page_id: pageId, guest_id: guestId, step_id, at: now })))
      .onConflict((conflict) => conflict.columns(['page_id', 'guest_id', 'step_id']).doUpdateSet({ at: now })),
  )
}

/** Steps a guest has passed on earlier visits: the one of this browser, or of this device. */
export async function knownSteps(
  tx: Tx,
  pageId: string,
  mac: string,
  guestId: string | null = null,
): Promise<string[]> {
  const rows = await tx.rows(sql<{ step_id: string }>`
    select distinct s.step_id from guest_steps s where s.page_id = ${pageId} and s.guest_id = coalesce(${guestId}::uuid,
      (select d.guest_id from guest_devices d where d.page_id = ${pageId} and d.mac = ${mac}))`)
  return rows.map(({ stepId }) => stepId)
}
