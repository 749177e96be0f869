// A bundle in a receiver's words: their language, the page's clock, and only the names they may read.
import { formatMoney } from '@portico/contract/money.ts'
import { ownValue } from '@portico/contract/names.ts'
import type { NoticeKind } from '@portico/contract/notifications.ts'
import { fillIn } from '../core/phrases.ts'
import type { Faces, Item } from './guestNames.ts'
import { noticePhrases } from './noticePhrases.ts'
import { shorten, type Notice } from './queueNotice.ts'
import type { Receiver } from './receivers.ts'
import type { PageSettings } from './settings.ts'

type Topic = NoticeKind extends `${infer Topic}.${string}` ? Topic : never

/** Where a notice leads. */
const PATHS: Record<Topic, string> = {
  automation: 'zalo-automation',
  campaign: 'wifi-campaign',
  code: 'counter',
  conversation: 'zalo-messages',
  device: 'devices',
  guest: '',
  gift: 'gift-orders',
  lead: 'sale-leads',
  review: 'reviews',
  stock: 'gifts',
  plan: 'page-license',
  balance: 'user-finance',
  member: 'page-role',
  integration: 'page-integration',
}

type NoticeFacts = { kind: NoticeKind; count: number; items: readonly Item[] }
type Reader = Pick<Receiver, 'language' | 'canReadIdentity'>

/** The notice for one member. */
export function noticeText(
  { kind, count, items }: NoticeFacts,
  page: PageSettings,
  faces: Faces,
  reader: Reader,
): Notice {
  const words = noticePhrases(reader.language)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two parts of a NoticeKind
  const [topic, turn] = kind.split('.') as [Topic, string]
  const of = (words.kinds[topic] as Record<string, { one: string; many: string; line: string }>)[turn]!
  const lines = items.map((item) => fillIn(of.line, valuesOf(item, page, faces, reader)))
  const rest = count - items.length
  const values = { page: shorten(page.pageName), count: String(count) }
  return {
    title: fillIn(count === 1 ? of.one : of.many, values),
    lines: rest > 0 ? [...lines, fillIn(words.more, { count: String(rest) })] : lines,
    button: words.buttons[topic],
    path: PATHS[topic],
    about: kind,
  }
}

function valuesOf(item: Item, { timeZone }: PageSettings, faces: Faces, reader: Reader): Record<string, string> {
  const words = noticePhrases(reader.language)
  const time = (value: unknown) => (typeof value === 'string' ? shownTime(value, reader.language, timeZone) : '')
  const member = (id: unknown) => shorten(faces.members.get(String(id)) ?? words.somebody)
  const money = typeof item['amount'] === 'number' ? formatMoney(item['amount'], String(item['currency'])) : ''
  return {
    at: time(item.at),
    money,
    days: String(item['days'] ?? ''),
    how: fillIn(ownValue<string>(words.how, String(item['how'] ?? '')) ?? '', { money }),
    since: time(item['lastSeenAt'] ?? item['offlineSince'] ?? item['since']),
    name: 'uid' in item ? member(item['uid']) : shorten(String(item['name'] ?? '')),
    by: item['by'] === item['uid'] ? '' : member(item['by']),
    reason: String(item['reason'] ?? '').slice(0, 200),
    text: String(item['text'] ?? '').slice(0, 200),
    left: String(item['left'] ?? ''),
    score: String(item['score'] ?? ''),
    guest: guestName(faces.guests.get(String(item['leadId'] ?? item['guestId'])), reader) || words.aGuest,
  }
}

/** As lists show it to who may not read it in full. */
function guestName(name: string | undefined, { canReadIdentity }: Reader): string {
  if (!name) return ''
  return canReadIdentity ? shorten(name) : `${[...name][0]}***`
}

/** Day and time as people of the language write them, by the page's clock. */
function shownTime(instant: string, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALES[language], {
    timeZone,
    day: 'numeric',
    month: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant))
}

/** English follows the flag shown for it. */
const LOCALES: Record<string, string> = { vi: 'vi-VN', en: 'en-GB', zh: 'zh-CN', es: 'es-ES', fr: 'fr-FR', it: 'it-IT' }
