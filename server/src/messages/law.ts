// Who may be written to, how often and when. The sender asks right before each message leaves; screens only repeat it.
import type { MessageChannel, Refusal } from '@portico/contract/messages/kinds.ts'
import { languageFor } from '@portico/contract/messages/readiness.ts'
import { afterQuiet } from '../core/quietHours.ts'
import { isTextable } from '../core/mail/door.ts'
import type { Services } from '../core/services.ts'
import type { Way } from './plan.ts'
import { consentChannelOf, type Recipient } from './recipients.ts'

/** Zalo lets an account write for so long after a user's last word. */
const WINDOW_MS = 7 * 24 * 3600_000
/** Adverts in 24 hours: Zalo allows one, Vietnam's decree 91/2020 three by text message or e-mail. */
const MOST_A_DAY: Record<MessageChannel, number> = { zalo: 1, zns: 1, email: 3, sms: 3 }
const VIETNAM = 'Asia/Ho_Chi_Minh'
/** Where adverts are marked and their hours are the law's: by the venue's clock. */
const VIETNAMESE_ZONES = [VIETNAM, 'Asia/Saigon']

export type LawMoment = {
  now: Date
  timeZone: string
  quietFrom: number
  quietTo: number
}

/** Whether the venue's adverts have to be marked as such. */
export function isInVietnam({ timeZone }: Pick<LawMoment, 'timeZone'>): boolean {
  return VIETNAMESE_ZONES.includes(timeZone)
}

/** Why a guest must not or cannot be written to this way now; undefined when they may. */
export function refusalOf(
  config: Pick<Services['config'], 'smsCountries'>,
  way: Way,
  guest: Recipient,
  { now }: Pick<LawMoment, 'now'>,
): Refusal | undefined {
  if (!way.isOpen) return 'no-provider'
  const channel = consentChannelOf(way.channel)
  const consent = guest.consents[channel]
  if (guest.blocks[channel] === 'unsubscribed' || consent?.isGiven === false) return 'unsubscribed'
  if (guest.blocks[channel]) return 'bounced'
  return (
    reachRefusal(config, way, guest, now) ??
    (consent ? undefined : 'no-consent') ??
    limitOf(way.channel, guest) ??
    (languageFor(way.content, guest.language) ? undefined : 'no-words')
  )
}

/** Whether a guest has had all the adverts that the consent promised, or that a day allows. */
export function limitOf(
  way: MessageChannel,
  { consents, month, day }: Pick<Recipient, 'consents' | 'month' | 'day'>,
): 'frequency' | 'daily' | undefined {
  const channel = consentChannelOf(way)
  const most = consents[channel]?.max ?? 0
  if (most > 0 && (month[channel] ?? 0) >= most) return 'frequency'
  return (day[channel] ?? 0) >= MOST_A_DAY[way] ? 'daily' : undefined
}

function reachRefusal(
  config: Pick<Services['config'], 'smsCountries'>,
  { channel, isApproved }: Way,
  { phone, email, zaloId, isFollower, lastInteractionAt }: Recipient,
  now: Date,
): Refusal | undefined {
  switch (channel) {
    case 'email':
      return email ? undefined : 'no-contact'
    case 'sms':
      if (!phone) return 'no-contact'
      return isTextable(config, phone) ? undefined : 'country'
    case 'zns':
      if (!isApproved) return 'not-approved'
      if (zaloId) return undefined
      // By phone, Zalo takes numbers of Vietnam only.
      return phone ? (phone.startsWith('+84') ? undefined : 'country') : 'no-contact'
    case 'zalo':
      if (!zaloId) return isFollower ? 'no-contact' : 'not-follower'
      return lastInteractionAt && now.getTime() - Date.parse(lastInteractionAt) < WINDOW_MS ? undefined : 'window'
  }
}

/** The earliest moment at which a message may leave: now, or when the law's and the venue's quiet hours are over. */
export function mayLeaveAt(channel: MessageChannel, { now, timeZone, quietFrom, quietTo }: LawMoment): Date {
  const quiets = [{ timeZone, from: quietFrom, to: quietTo }]
  // Zalo counts by Vietnam's clock wherever the venue is; the decree allows text messages from 7 to 22.
  if (channel === 'zalo' || channel === 'zns') quiets.push({ timeZone: VIETNAM, from: 22, to: 6 })
  if (channel === 'sms' && isInVietnam({ timeZone })) quiets.push({ timeZone, from: 22, to: 7 })
  let at = now
  // The end of one may lie within another.
  for (let round = 0; round < 3; round += 1)
    for (const quiet of quiets) at = afterQuiet({ from: `${quiet.from}:00`, to: `${quiet.to}:00` }, quiet.timeZone, at)
  return at
}
