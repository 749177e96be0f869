// One-time codes: six digits worked out from an id, so nothing that lets anybody in is stored. Every way of asking
// for many of them is counted: text messages to dear numbers are how portals are robbed.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { MOST_TRIES, RESEND_SECONDS, type CodeWay } from '@portico/contract/flows.ts'
import { SKEW_MS } from '../../core/clock.ts'
import { newId } from '../../core/id.ts'
import { query, sql, type Tx } from '../../core/db/database.ts'
import { isDoorOpen, isTextable } from '../../core/mail/door.ts'
import type { Services } from '../../core/services.ts'
import { isConnected } from '../../integrations/index.ts'
import { countAsked, MY_DATA, type CodeCounts } from './codeCounts.ts'
import { maskContact } from './mask.ts'
import type { PortalSession } from '../session.ts'
import { announceCode } from './counterLooks.ts'

/** Codes a number or an address gets on one page in 24 hours: with the tries, 25 guesses in a million. */
const MOST_A_DESTINATION = 5
/** The same on all pages together: nobody's phone is flooded through many venues. */
const MOST_EVERYWHERE = 10
const MOST_A_DEVICE = 10
/** All guests of a venue share its address. */
const MOST_AN_ADDRESS_AN_HOUR = 120
const MOST_A_PAGE = 300
/** To countries other than the first allowed one, all pages together. */
const MOST_ABROAD = 100

export type Refusal = { kind: 'wait'; seconds: number } | { kind: 'too-many' | 'country' | 'undelivered' }
type IssueResult = { kind: 'issued'; id: string; isSent: boolean } | Refusal
export type ReadCode = { id: string; way: CodeWay; createdAt: string; isUndelivered: boolean }
type CheckResult = { kind: 'right'; way: CodeWay } | { kind: 'wrong'; left: number } | { kind: 'expired' | 'spent' }

/** Who asks for a code and where; in the portal a guest before a step. */
export type Asker = {
  services: Services
  tx: Tx
  session: Pick<PortalSession, 'pageId' | 'tokenHash'> & { arrival: { mac: string } }
  gateway: { id: string }
  step: { id: string; expire_in: number }
  ip: string
}

/** The digits of a code. */
export function codeDigits({ secrets }: Pick<Services, 'secrets'>, id: string): string {
  const mac = createHmac('sha256', secrets.derive('portal codes')).update(id).digest()
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
}

/** Makes a code unless there were too many. The answer is the same whether anybody knows the contact or not. */
export async function issueCode(
  { services, tx, session, gateway, step, ip }: Asker,
  { way, to, country, isSent = true }: { way: CodeWay; to: string; country: string; isSent?: boolean },
): Promise<IssueResult> {
  const { clock, config, secrets } = services
  const now = clock.now()
  const destination = createHmac('sha256', secrets.derive('code destinations')).update(to).digest()
  const isPaid = way === 'sms' || way === 'zalo'
  // Satellite and premium numbers belong to no country: they are on nobody's list.
  if (isPaid && !config.smsCountries.includes(country)) return { kind: 'country' }
  const counted = await countAsked(tx, {
    pageId: session.pageId,
    destination,
    mac: session.arrival.mac,
    ip,
    way,
    stepId: step.id,
    now,
  })
  const wait = RESEND_SECONDS - Math.floor((now.getTime() - counted.lastAt) / 1000)
  if (wait > 0) return { kind: 'wait', seconds: Math.min(wait, RESEND_SECONDS) }
  if (isTooMany(counted, way, country !== '' && country !== config.smsCountries[0])) return { kind: 'too-many' }
  if (way === 'sms' && !isTextable(config, to)) return { kind: 'country' }
  if ((way === 'sms' || way === 'email') && !(await isOpen(services, tx, session.pageId, { way, to })))
    return { kind: 'too-many' }
  const isOver = isPaidOrMail(way) && counted.everywhere >= MOST_EVERYWHERE
  // "My data" answers alike whether a contact is known or not, so it only sends nothing.
  if (isOver && step.id !== MY_DATA) return { kind: 'too-many' }
  const id = newId(now)
  await tx.run(
    query.insertInto('portal_codes').values({
      page_id: session.pageId,
      id,
      token_hash: session.tokenHash,
      step_id: step.id,
      way,
      destination_hash: destination,
      hint: maskContact(to),
      is_sent: isSent && !isOver,
      country,
      gateway_id: gateway.id,
      mac: session.arrival.mac,
      ip,
      created_at: now,
      expires_at: new Date(now.getTime() + step.expire_in * 1000),
    }),
  )
  if (way === 'staff') await announceCode(tx, session.pageId, id, now)
  return { kind: 'issued', id, isSent: isSent && !isOver }
}

function isPaidOrMail(way: CodeWay): boolean {
  return way !== 'screen' && way !== 'staff'
}

function isTooMany(counted: CodeCounts, way: CodeWay, isAbroad: boolean): boolean {
  if (counted.device >= MOST_A_DEVICE || counted.address >= MOST_AN_ADDRESS_AN_HOUR) return true
  if (!isPaidOrMail(way)) return false
  if (counted.destination >= MOST_A_DESTINATION || counted.page >= MOST_A_PAGE) return true
  return isAbroad && counted.abroad >= MOST_ABROAD
}

/** Asked before anything depends on who has the contact: the refusal is the same for everybody. */
async function isOpen(services: Services, tx: Tx, pageId: string, { way, to }: { way: 'sms' | 'email'; to: string }) {
  const isOwn = way === 'sms' && (await isConnected(tx, pageId, 'sms'))
  const channel = way === 'sms' ? 'sms' : 'mail'
  return isDoorOpen(services, { channel, to, purpose: 'code', pageId, isOwn })
}

/** @returns undefined for a code that is cleared away. */
export function readCode(tx: Tx, pageId: string, id: string, to: string): Promise<ReadCode | undefined> {
  return tx.first(sql<ReadCode>`
    select c.id, c.way, c.created_at, c.failed_at is not null or exists (
      select 1 from outbox o where o.recipient = ${to} and o.created_at >= c.created_at and o.sent_at is null
        and (o.failed_at is not null or o.last_error <> '')
    ) as is_undelivered
    from portal_codes c where c.page_id = ${pageId} and c.id = ${id}`)
}

/** Takes a code once; every wrong try is counted, also those made at the same moment. */
export async function checkCode(
  services: Services,
  tx: Tx,
  { pageId, id, typed }: { pageId: string; id: string; typed: string },
): Promise<CheckResult> {
  const now = services.clock.now()
  const code = await tx.first(
    query.selectFrom('portal_codes').selectAll().where('page_id', '=', pageId).where('id', '=', id).forUpdate(),
  )
  const isMadeAhead = code && Date.parse(code.createdAt) > now.getTime() + SKEW_MS
  if (!code || code.usedAt || isMadeAhead || Date.parse(code.expiresAt) <= now.getTime()) return { kind: 'expired' }
  if (code.tries >= MOST_TRIES) return { kind: 'spent' }
  const isRight = isSame(typed.normalize('NFKC').replaceAll(/\D/g, ''), codeDigits(services, id))
  const change = isRight ? { used_at: now } : { tries: code.tries + 1 }
  await tx.run(query.updateTable('portal_codes').set(change).where('page_id', '=', pageId).where('id', '=', id))
  const left = MOST_TRIES - code.tries - 1
  if (code.way === 'staff' && (isRight || left === 0)) tx.notify(pageId, 'login-codes')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table checks it
  if (isRight) return { kind: 'right', way: code.way as CodeWay }
  return left > 0 ? { kind: 'wrong', left } : { kind: 'spent' }
}

function isSame(typed: string, digits: string): boolean {
  return typed.length === digits.length && timingSafeEqual(Buffer.from(typed), Buffer.from(digits))
}
