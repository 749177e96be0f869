// The single check before mails and text messages: which numbers may be texted, and how many messages one recipient,
// page, account and the server may send a day. It counts queued messages, never refused ones.
import { createHmac } from 'node:crypto'
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import type { ErrorCode } from '@portico/contract/errors.ts'
import { prepare, sql, type Tx } from '../db/database.ts'
import { fail } from '../fail.ts'
import type { Services } from '../services.ts'

export type DoorUses = Pick<Services, 'clock' | 'config' | 'db' | 'secrets'>
/** The purpose of a message: a code, an invitation, or news from the product. */
export type Purpose = 'code' | 'invitation' | 'notice'
export type MessageRequest = {
  channel: 'mail' | 'sms'
  to: string
  purpose: Purpose
  pageId?: string | undefined
  /** Who asked for it, where an account did. */
  accountId?: string | undefined
  /** It goes through the page's own provider, which the platform does not pay. */
  isOwn?: boolean | undefined
}

type Most = { recipient: number; page: number; account: number }
const NONE = Number.MAX_SAFE_INTEGER
/** In 24 hours. */
const MOST: Record<Purpose, Record<MessageRequest['channel'], Most>> = {
  code: { sms: { recipient: 20, page: 300, account: NONE }, mail: { recipient: 200, page: 2000, account: NONE } },
  invitation: { sms: { recipient: 3, page: 20, account: 20 }, mail: { recipient: 5, page: 60, account: 60 } },
  notice: { sms: { recipient: 20, page: 100, account: NONE }, mail: { recipient: 200, page: 2000, account: NONE } },
}
/** The part of SMS_DAILY_LIMIT that invitations and notices may use; the rest is for codes. */
const SHARE_WITHOUT_CODES = 0.5
const HOUR_MS = 3600_000

/** Whether a text message may go to a number (E.164): a mobile one of SMS_COUNTRIES. Others cost a fortune. */
export function isTextable({ smsCountries }: Pick<Services['config'], 'smsCountries'>, number: string): boolean {
  const mobile = parsePhoneNumberFromString(number)
  return Boolean(mobile?.isValid() && smsCountries.includes(mobile.country ?? ''))
}

/** Whether {@link passDoor} would let a message through now. */
export async function isDoorOpen(uses: DoorUses, sending: MessageRequest): Promise<boolean> {
  return (await refusalOf(uses, sending, false)) === undefined
}

/**
 * Counts a message that is about to be queued.
 * @throws message/country, message/recipient-limit, message/page-limit, message/account-limit, message/platform-limit
 */
export async function passDoor(uses: DoorUses, sending: MessageRequest): Promise<void> {
  const refusal = await refusalOf(uses, sending, true)
  if (refusal) throw fail(refusal)
}

/** Counts are kept for two days. */
export async function clearMessageCounts(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from message_counts where hour < ${new Date(now.getTime() - 48 * HOUR_MS)}`)
}

type Limit = { key: string; most: number; refusal: ErrorCode }

/** A statement of its own, so that no caller's transaction holds a counter; the row decides between two at once. */
const take = prepare<{ key: string }>(`
  with wanted as (select key, most from unnest($1::text[], $2::bigint[]) as wanted (key, most)),
  before as (
    select w.key, w.most, coalesce(sum(c.count) filter (where c.hour < $4::timestamptz), 0) as earlier, coalesce(sum(c.count), 0) as count
    from wanted w left join message_counts c on c.key = w.key and c.hour > $3::timestamptz group by w.key, w.most),
  taken as (
    insert into message_counts as c (key, hour, count)
    select key, $4::timestamptz, 1 from before where $5::boolean and not exists (select from before where count >= most)
    on conflict (key, hour) do update set count = c.count + 1
      where c.count + (select earlier from before b where b.key = c.key) < (select most from before b where b.key = c.key)
    returning key)
  select key from before where count >= most or $5::boolean and key not in (select key from taken)
  order by (count >= most) desc`)

async function refusalOf(uses: DoorUses, sending: MessageRequest, isTaken: boolean): Promise<ErrorCode | undefined> {
  const { clock, config, db } = uses
  if (sending.channel === 'sms' && !isTextable(config, sending.to)) return 'message/country'
  const limits = limitsOf(uses, sending)
  const now = clock.now().getTime()
  const hour = new Date(Math.floor(now / HOUR_MS) * HOUR_MS)
  const full = await db.runAlone(
    take(
      limits.map(({ key }) => key),
      limits.map(({ most }) => most),
      new Date(now - 24 * HOUR_MS),
      hour,
      isTaken,
    ),
  )
  return limits.find(({ key }) => key === full[0]?.key)?.refusal
}

function limitsOf(
  { config, secrets }: DoorUses,
  { channel, to, purpose, pageId, accountId, isOwn }: MessageRequest,
): Limit[] {
  const { recipient, page, account } = MOST[purpose][channel]
  const hash = createHmac('sha256', secrets.derive('message counts')).update(to.toLowerCase()).digest('base64url')
  const kind = `${channel} ${purpose}`
  const limits: Limit[] = [{ key: `${kind} to ${hash}`, most: recipient, refusal: 'message/recipient-limit' }]
  if (pageId) limits.push({ key: `${kind} page ${pageId}`, most: page, refusal: 'message/page-limit' })
  if (accountId) limits.push({ key: `${kind} account ${accountId}`, most: account, refusal: 'message/account-limit' })
  if (channel === 'sms' && !isOwn) {
    const most = purpose === 'code' ? config.smsDailyLimit : Math.floor(config.smsDailyLimit * SHARE_WITHOUT_CODES)
    limits.push({ key: 'sms', most, refusal: 'message/platform-limit' })
  }
  return limits
}
