// A guest on the way through the portal. All of it is in the database; the address carries the token.
import { isLanguage, pickLanguage, type Language } from '@portico/locales/languages.ts'
import type { Notice } from '@portico/portal/view.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import { makePageToken, readPageToken } from '../core/pageToken.ts'
import { hashToken } from '../core/secrets.ts'
import type { Services } from '../core/services.ts'
import type { Arrival, KnownGateway } from '../gateways/index.ts'
import type { RunningFlow } from '../flows/index.ts'
import { fresh, readProgress, type Progress } from './progress.ts'

/** How long a half-filled form is kept; after that the guest starts again. */
export const STEP_MINUTES = 30
const LIFE_HOURS = 24

export type PortalSession = {
  token: string
  tokenHash: Buffer
  pageId: string
  gatewayId: string
  arrival: Arrival
  language: Language
  flowId: string | null
  flowVersion: number | null
  progress: Progress
  visitId: string | null
  handedOverAt: string | null
  /** Back through the gateway since then. Good for what this page says, and for no right: it proves no identity. */
  returnedAt: string | null
  createdAt: string
  /** Set by whatever shows a step or refuses a guest; the doctor reads it. */
  step?: string
  refusal?: 'blocked' | 'quota' | 'full' | Notice['kind'] | null
  /** The hash of a new address for the real browser; null once it was opened. */
  handOff?: Buffer | null
}

/** Where a session's screens are. */
export function pathOf(session: Pick<PortalSession, 'token'>): string {
  return `/s/${session.token}`
}

/** Begins a session for a guest who has just arrived. @param of.visitId the visit the guest is already online with. @param of.browser may resume it */
export async function beginSession(
  services: Services,
  tx: Tx,
  gateway: KnownGateway,
  arrival: Arrival,
  language: Language,
  flow: RunningFlow,
  { visitId, progress = fresh(), browser }: { visitId?: string; progress?: Progress; browser?: string } = {},
): Promise<PortalSession> {
  const token = makePageToken(gateway.pageId)
  const now = services.clock.now()
  const tokenHash = hashToken(token)
  await tx.run(
    query.insertInto('portal_sessions').values({
      page_id: gateway.pageId,
      token_hash: tokenHash,
      gateway_id: gateway.id,
      mac: arrival.mac,
      ip: arrival.ip,
      arrival: JSON.stringify({ ...arrival, originalUrl: originOf(arrival.originalUrl) }),
      language,
      answers: JSON.stringify(progress),
      flow_id: flow.id,
      flow_version: flow.version,
      visit_id: visitId ?? null,
      browser: browser === undefined ? null : hashToken(browser),
      created_at: now,
      expires_at: new Date(now.getTime() + LIFE_HOURS * 3600_000),
    }),
  )
  return {
    token,
    tokenHash,
    pageId: gateway.pageId,
    gatewayId: gateway.id,
    arrival,
    language,
    flowId: flow.id,
    flowVersion: flow.version,
    progress,
    visitId: visitId ?? null,
    handedOverAt: null,
    returnedAt: null,
    createdAt: now.toISOString(),
  }
}

/** The site a guest asked for first, never the page: the portal promises not to keep what people read. */
function originOf(url: string): string {
  // Only what reads as a web address at once: a parser forgives backslashes, and means another host than the eye.
  return /^https?:\/\/[^/\\]/i.test(url) ? (URL.parse(url)?.origin ?? '') : ''
}

/** Finds and locks a session, so that two taps on one button are one after the other. */
export async function findSession(services: Services, tx: Tx, token: string): Promise<PortalSession | undefined> {
  const named = readPageToken(token)
  if (!named) return undefined
  const { pageId, hash: tokenHash } = named
  const row = await tx.first(
    query
      .selectFrom('portal_sessions')
      .selectAll()
      .where('page_id', '=', pageId)
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', sql<string>`${services.clock.now()}`)
      .forUpdate(),
  )
  if (!row) return undefined
  return {
    token,
    tokenHash,
    pageId: row.pageId,
    gatewayId: row.gatewayId,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- startSession wrote it
    arrival: row.arrival as Arrival,
    language: isLanguage(row.language) ? row.language : 'vi',
    flowId: row.flowId,
    flowVersion: row.flowVersion,
    progress: readProgress(row.answers),
    visitId: row.visitId,
    handedOverAt: row.handedOverAt,
    returnedAt: row.returnedAt,
    createdAt: row.createdAt,
  }
}

/** Remembers what changed of a session. */
export async function saveSession(tx: Tx, session: PortalSession): Promise<void> {
  await tx.run(
    query
      .updateTable('portal_sessions')
      .set({
        language: session.language,
        answers: JSON.stringify(session.progress),
        visit_id: session.visitId,
        handed_over_at: session.handedOverAt,
        returned_at: session.returnedAt,
        ...(session.step !== undefined && { step: session.step }),
        ...(session.refusal !== undefined && { refusal: session.refusal }),
        ...(session.handOff !== undefined && { hand_off: session.handOff }),
      })
      .where('page_id', '=', session.pageId)
      .where('token_hash', '=', session.tokenHash),
  )
}

/** The language asked for in the address, else the one of before, else the phone's. */
export function chooseLanguage(
  asked: string | undefined,
  before: Language | undefined,
  acceptLanguage: string | undefined,
): Language {
  return isLanguage(asked) ? asked : (before ?? pickLanguage(acceptLanguage))
}
