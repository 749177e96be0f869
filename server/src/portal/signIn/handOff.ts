// The way from a phone's sign-in sheet to its real browser: an address that is opened once, and only while the pass runs.
import type { SignInElsewhere } from '@portico/portal/view.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { makePageToken, readPageToken } from '../../core/pageToken.ts'
import { hashToken } from '../../core/secrets.ts'
import type { Services } from '../../core/services.ts'
import { readAgent } from '../../reports/index.ts'
import { drawCode } from '../drawCode.ts'
import { readProgress, type StepState } from '../walk/progress.ts'
import type { PortalSession } from '../session.ts'
import type { StepViewer } from '../steps/step.ts'

/** Opened once, within minutes, and drawn as a QR code: as short as is safe. */
const HAND_OFF_BYTES = 12

type HandOffAddress = { address: string; session: string }

/** Makes a new address; the one before is good no more. */
export function renewHandOff({ secrets }: Pick<Services, 'secrets'>, session: PortalSession, state: StepState): void {
  const kept: HandOffAddress = { address: makePageToken(session.pageId, HAND_OFF_BYTES), session: session.token }
  session.handOff = hashToken(kept.address)
  state.handOff = secrets.seal(JSON.stringify(kept)).toString('base64url')
}

/**
 * Takes an address, once. The session it belongs to is locked, so of two browsers at a time one has it.
 * @returns the token of the session; undefined when the address was opened before, or its pass is over
 */
export async function takeHandOff(services: Services, tx: Tx, address: string): Promise<string | undefined> {
  const named = readPageToken(address)
  if (!named) return undefined
  const now = services.clock.now()
  const row = await tx.first(sql<{ answers: unknown }>`
    update portal_sessions set hand_off = null
    where page_id = ${named.pageId} and hand_off = ${named.hash} and expires_at > ${now} and visit_id is null returning answers`)
  const { pass, steps } = readProgress(row?.answers)
  if (!pass || Date.parse(pass.endsAt) <= now.getTime()) return undefined
  const kept = Object.values(steps).flatMap(({ handOff }) => open(services, handOff) ?? [])
  return kept.find((one) => one.address === address)?.session
}

/** What the sheet offers, by what its phone can do. Where a mini-browser cannot be left by a link, there is none. */
export function wayOut(guest: StepViewer, secondsLeft: number): NonNullable<SignInElsewhere['elsewhere']> {
  const { services, session, state } = guest
  const { portalUrl } = services.config
  const kept = open(services, state.handOff)
  const { system, isMini } = readAgent(guest.userAgent)
  const phone = system === 'ios' || system === 'android' ? system : 'other'
  const sheet = `${portalUrl}/s/${session.token}`
  const href = isMini && phone === 'ios' ? undefined : `${sheet}/in`
  if (!kept) return { secondsLeft, phone, href }
  const address = `${portalUrl}/h/${kept.address}`
  const intentHref = isMini && phone === 'android' ? intentOf(address, sheet) : undefined
  return { secondsLeft, phone, href: intentHref ? undefined : href, intentHref, address, qr: drawCode(address) }
}

/** Android's own way into Chrome. A phone that knows none of it comes back to the sheet, not to the address that is good once. */
function intentOf(address: string, fallback: string): string {
  const { protocol, host, pathname } = new URL(address)
  const parts = [
    `scheme=${protocol.slice(0, -1)}`,
    'package=com.android.chrome',
    `S.browser_fallback_url=${encodeURIComponent(fallback)}`,
  ]
  return `intent://${host}${pathname}#Intent;${parts.join(';')};end`
}

function open({ secrets }: Pick<Services, 'secrets'>, sealed: string | undefined): HandOffAddress | undefined {
  try {
    return sealed === undefined ? undefined : secrets.openValue<HandOffAddress>(Buffer.from(sealed, 'base64url'))
  } catch {
    return undefined
  }
}
