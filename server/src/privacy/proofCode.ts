// A code to the number or address that was proved here before. Everyone gets the same answer for a contact nobody
// here has: only its owner learns more.
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { textIn } from '@portico/portal/text.ts'
import type { MyDataNotice } from '@portico/portal/myDataView.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { queueMail, queueText } from '../core/mail/queue.ts'
import type { Services } from '../core/services.ts'
import { ownersOf, type Proof } from '../guests/index.ts'
import { isConnected } from '../integrations/index.ts'
import { MY_DATA, codeDigits, checkCode, issueCode, shortened } from '../portal/index.ts'
import type { View } from './views.ts'

const LIFE_SECONDS = 600
/** All guests of a venue share its address; from elsewhere it is one person. */
const MOST_AN_ADDRESS_AN_HOUR = 20

/** Somebody in front of a view who asks for a code, or types one. */
type ProofRequest = {
  services: Services
  tx: Tx
  view: View
  venue: string
  ip: string
  /** What the code opens: the letter says it. */
  about?: 'me' | 'home'
}
type CodeProblem = { notice: MyDataNotice; left?: number }

/** A number or an address as it is compared; undefined for what is neither. */
export function readContact(typed: string): Proof | undefined {
  const value = typed.trim()
  if (value.includes('@')) {
    const isAddress = value.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)
    return isAddress ? { kind: 'email', value: value.toLowerCase() } : undefined
  }
  const phone = parsePhoneNumberFromString(value, 'VN')
  return phone?.isValid() ? { kind: 'phone', value: phone.number } : undefined
}

/** Sends a code, when the contact is somebody's. @returns what kept it from being sent, which tells nothing of that */
export async function askCode(
  { services, tx, view, venue, ip, about = 'me' }: ProofRequest,
  to: Proof,
): Promise<MyDataNotice | undefined> {
  const row = await tx.first(sql<{ count: number }>`
    select count(*)::int as count from portal_codes where step_id = ${MY_DATA} and ip = ${ip}
      and created_at > ${new Date(services.clock.now().getTime() - 3600_000)}`)
  if ((row?.count ?? 0) >= MOST_AN_ADDRESS_AN_HOUR) return 'too-many'
  const asker = {
    services,
    tx,
    session: {
      pageId: view.pageId,
      tokenHash: view.hash,
      arrival: { mac: `view ${view.hash.toString('hex').slice(0, 12)}` },
    },
    gateway: { id: view.pageId },
    step: { id: MY_DATA, expire_in: LIFE_SECONDS },
    ip,
  }
  const way = to.kind === 'phone' ? 'sms' : 'email'
  const country = (to.kind === 'phone' && parsePhoneNumberFromString(to.value)?.country) || ''
  const [owner] = await ownersOf(tx, view.pageId, [to])
  const isSent = owner !== undefined && (!view.guestId || view.guestId === owner)
  const issued = await issueCode(asker, { way, to: to.value, country, isSent })
  if (issued.kind !== 'issued') return issued.kind === 'wait' ? 'wait' : 'too-many'
  Object.assign(view, { contact: to.value, codeId: issued.id })
  if (!issued.isSent) return undefined
  const t = textIn(view.language)
  const values = {
    code: codeDigits(services, issued.id),
    venue: shortened(venue),
    minutes: String(Math.round(LIFE_SECONDS / 60)),
  }
  const of = { purpose: 'code', forPage: view.pageId } as const
  const isOwn = await isConnected(tx, view.pageId, 'sms')
  if (way === 'sms') await queueText(tx, services, to.value, t(`${about}.code.sms`, values), { ...of, isOwn })
  else
    await queueMail(
      tx,
      services,
      to.value,
      {
        subject: t(`${about}.code.subject`, values),
        greeting: t('code.mailGreeting'),
        paragraphs: [t(`${about}.code.text`, values)],
        closing: t('code.mailClosing'),
      },
      of,
    )
  return undefined
}

/** Takes a code that was typed; when it is right, the view is its owner's. */
export async function takeCode({ services, tx, view }: ProofRequest, typed: string): Promise<CodeProblem | undefined> {
  const to = readContact(view.contact ?? '')
  if (!view.codeId || !to) return { notice: 'expired' }
  const checked = await checkCode(services, tx, { pageId: view.pageId, id: view.codeId, typed })
  if (checked.kind === 'wrong') return { notice: 'wrong', left: checked.left }
  if (checked.kind !== 'right') return { notice: checked.kind }
  const [owner] = await ownersOf(tx, view.pageId, [to])
  if (!owner || (view.guestId && view.guestId !== owner)) return { notice: 'expired' }
  Object.assign(view, { guestId: owner, proof: 'code', codeId: null })
  return undefined
}
