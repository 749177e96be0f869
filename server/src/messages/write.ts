// A message to one guest: the words in their language, their values, links that count, and what the law adds.
import type { MergeField, MergeValues } from '@portico/contract/messages/merge.ts'
import { languageFor, sayTo, type MessageLanguage } from '@portico/contract/messages/readiness.ts'
import { partsOf, withoutAccents } from '@portico/contract/messages/textParts.ts'
import { refOfKey } from '../core/mail/replyAddress.ts'
import { encodePage } from '../core/pageToken.ts'
import { homeHref } from '../home/index.ts'
import type { OutgoingMessage } from './channels/channel.ts'
import { consultationOf } from './channels/zaloMessage.ts'
import { drawMail } from './drawMail.ts'
import type { Plan, Way } from './plan.ts'
import type { Recipient } from './recipients.ts'
import type { ReplyTo } from './replyPlace.ts'
import { dayIn } from './samples.ts'
import { mailWords } from './words.ts'

export type Venue = {
  id: string
  name: string
  timeZone: string
  isInVietnam: boolean
  portalUrl: string
  replyTo: ReplyTo | undefined
}
export type WrittenMessage = { message: OutgoingMessage; missing: MergeField[]; /** Times its price. */ parts: number }

/** Writes what a guest gets. @param key names this message in its links, and every try of it */
export function writeMessage(
  way: Way,
  guest: Recipient,
  { venue, links, key }: { venue: Venue; links: Plan['links']; key: string },
): WrittenMessage {
  // `law.ts` has refused a guest for whom no language is complete.
  const language = languageFor(way.content, guest.language)!
  const base = `${venue.portalUrl}${homeHref(venue.id)}`
  const track = (address: string) => {
    const number = links.indexOf(address)
    return number < 0 ? address : `${base}/go/${key}.${number}`
  }
  const speaker = { language, values: valuesOf(guest, venue, language), venue, track, stop: `${base}/stop/${key}` }
  const to = { pageId: venue.id, key, isOwn: way.isOwn }
  if (way.channel === 'email') return writeMail(way, { ...to, to: guest.email ?? '' }, speaker)
  if (way.channel === 'sms') return writeText(way, { ...to, to: guest.phone ?? '' }, speaker)
  return writeToZalo(way, guest, to, speaker)
}

type Speaker = {
  language: MessageLanguage
  values: MergeValues
  venue: Venue
  track: (address: string) => string
  /** Where the guest stops messages. */
  stop: string
}
type To = Pick<OutgoingMessage, 'pageId' | 'key' | 'isOwn' | 'to'>

function writeMail({ content }: Way, to: To, { language, values, venue, track, stop }: Speaker): WrittenMessage {
  const label = labelOf(venue, language)
  const { missing, ...mail } = drawMail({
    content,
    language,
    values,
    origin: venue.portalUrl,
    unsubscribeUrl: stop,
    track,
    ...(label && { label }),
  })
  const ref = refOfKey(to.key)
  const replyTo = ref && venue.replyTo?.(ref)
  const letter = { ...mail, unsubscribeUrl: stop, ...(replyTo && { replyTo }) }
  return { missing, parts: 1, message: { ...to, channel: 'email', mail: letter } }
}

function writeText({ content }: Way, to: To, { language, values, venue, track, stop }: Speaker): WrittenMessage {
  const { missing, say } = sayTo(language, values)
  const { smsStop, smsStopAccented } = mailWords(language)
  const said = trackLinks(say(content.text), track)
  const stopWords = `${content.hasAccents ? smsStopAccented : smsStop}: ${stop}`
  const whole = [labelOf(venue, language), said, stopWords].filter(Boolean).join(' ')
  const text = content.hasAccents ? whole : withoutAccents(whole)
  return { missing: [...missing], parts: partsOf(text).parts, message: { ...to, channel: 'sms', text } }
}

function writeToZalo(
  { content }: Way,
  { zaloId, phone }: Recipient,
  from: Omit<To, 'to'>,
  { language, values, venue, track }: Speaker,
): WrittenMessage {
  const { missing, say, fill } = sayTo(language, values)
  const to = { ...from, to: zaloId ?? phone ?? '' }
  if (content.kind === 'zns' && content.zns) {
    const { templateId, params } = content.zns
    const data = Object.fromEntries(params.map(({ name, value }) => [name, fill(value)]))
    const message = { ...to, channel: 'zns', isUserId: zaloId !== null, templateId, data } as const
    return { missing: [...missing], parts: 1, message }
  }
  const writer = {
    say,
    sayTracked: (texts: object) => trackLinks(say(texts), track),
    track,
    origin: venue.portalUrl,
  }
  const message = { ...to, channel: 'zalo', message: consultationOf(content, writer) } as const
  return { missing: [...missing], parts: 1, message }
}

/** [QC] or [AD] before an advert: decree 91/2020 of Vietnam. */
function labelOf({ isInVietnam }: Venue, language: MessageLanguage): string {
  if (!isInVietnam) return ''
  return language === 'vi' ? '[QC]' : '[AD]'
}

function trackLinks(text: string, track: (address: string) => string): string {
  return text.replaceAll(/https?:\/\/[^\s"'<>\\]+/g, track)
}

/** A name that carries an address is bait, not a name. */
const BAIT = /:\/\/|www\.|\.[a-z]{2,}\/|\.(?:com|net|org|vn|xyz|top)\b/i
const LONGEST_NAME = 60

function valuesOf(guest: Recipient, venue: Venue, language: MessageLanguage): MergeValues {
  const name = guest.name?.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME)
  return {
    name: name && !BAIT.test(name) ? name : null,
    venue: venue.name,
    points: new Intl.NumberFormat(language).format(guest.points),
    visits: guest.visits > 0 ? new Intl.NumberFormat(language).format(guest.visits) : null,
    lastVisit: guest.visits > 0 ? dayIn(language, venue.timeZone, new Date(guest.lastSeenAt)) : null,
    home: `${venue.portalUrl}/home/${encodePage(venue.id)}`,
  }
}
