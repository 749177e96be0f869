// A guest on the way through the portal. All of it is in the database; the address carries the token.
import { isLanguage, pickLanguage, type Language } from '@portico/locales/languages.ts'
import type { Notice } from '@portico/portal/view.ts'
import { prepare, query, sql, type PreparedStatement, type Tx } from '../core/db/database.ts'
import { makePageToken, readPageToken } from '../core/pageToken.ts'
import { hashToken } from '../core/secrets.ts'
import type { Services } from '../core/services.ts'
import type { Arrival, KnownGateway } from '../gateways/index.ts'
import type { RunningFlow } from '../flows/index.ts'
import { fresh, readProgress, type Progress } from './walk/progress.ts'

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
  /** Of a session that is not written down yet: the hash of its browser's cookie, and its phone. */
  arriving?: { browser: Buffer | null; agent: number | null }
  /** Begun by this very request: it was shown nothing before. */
  isJustBegun?: boolean
}

/** Where a session's screens are. */
export function pathOf(session: Pick<PortalSession, 'token'>): string {
  return `/s/${session.token}`
}

/** A guest who has just arrived. It is written down when it is first saved. @param of.visitId the visit the guest is already online with. @param of.browser may resume it */
export function newSession(
  services: Services,
  gateway: KnownGateway,
  arrival: Arrival,
  language: Language,
  flow: RunningFlow,
  {
    visitId,
    progress = fresh(),
    browser,
    agent = null,
  }: { visitId?: string; progress?: Progress; browser?: string; agent?: number | null } = {},
): PortalSession {
  const token = makePageToken(gateway.pageId)
  return {
    token,
    tokenHash: hashToken(token),
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
    createdAt: services.clock.now().toISOString(),
    arriving: { browser: browser === undefined ? null : hashToken(browser), agent },
    isJustBegun: true,
  }
}

/** Whether nothing is known of a session's guest: nobody was recognised, nothing typed, sent or agreed to. */
export function isUntouched({ visitId, progress }: Pick<PortalSession, 'visitId' | 'progress'>): boolean {
  const { agreed, guestId, offered, steps } = progress
  if (visitId || agreed || guestId || offered) return false
  return Object.values(steps).every(
    ({ values, ...rest }) => Object.keys(rest).length === 0 && Object.values(values).every((value) => value === ''),
  )
}

/** Begins a session and writes it down. */
export async function beginSession(
  services: Services,
  tx: Tx,
  ...of: ParametersBehind<typeof newSession>
): Promise<PortalSession> {
  const session = newSession(services, ...of)
  await saveSession(tx, session)
  return session
}

type ParametersBehind<F> = F extends (first: never, ...rest: infer Rest) => unknown ? Rest : never

const insert = prepare<unknown>(`
  insert into portal_sessions (page_id, token_hash, gateway_id, mac, ip, arrival, language, answers, flow_id, flow_version, visit_id,
    browser, agent, step, refusal, created_at, expires_at)
  select $1, decode(hash, 'hex'), gateway_id, mac, ip, arrival, language, answers, flow_id, flow_version, visit_id,
    decode(browser, 'hex'), agent, step, refusal, at, at + make_interval(hours => $2)
  from unnest($3::text[], $4::uuid[], $5::text[], $6::text[], $7::jsonb[], $8::text[], $9::jsonb[], $10::uuid[], $11::int[], $12::uuid[],
    $13::text[], $14::smallint[], $15::text[], $16::text[], $17::timestamptz[])
    as s (hash, gateway_id, mac, ip, arrival, language, answers, flow_id, flow_version, visit_id, browser, agent, step, refusal, at)`)

/** Writes down sessions of one page that have just begun. */
export function insertSessions(pageId: string, sessions: readonly PortalSession[]): PreparedStatement<unknown> {
  const column = <T>(pick: (session: PortalSession) => T) => sessions.map(pick)
  return insert(
    pageId,
    LIFE_HOURS,
    column(({ tokenHash }) => tokenHash.toString('hex')),
    column(({ gatewayId }) => gatewayId),
    column(({ arrival }) => arrival.mac),
    column(({ arrival }) => arrival.ip),
    column(({ arrival }) => JSON.stringify({ ...arrival, originalUrl: originOf(arrival.originalUrl) })),
    column(({ language }) => language),
    column(({ progress }) => JSON.stringify(progress)),
    column(({ flowId }) => flowId),
    column(({ flowVersion }) => flowVersion),
    column(({ visitId }) => visitId),
    column(({ arriving }) => arriving?.browser?.toString('hex') ?? null),
    column(({ arriving }) => arriving?.agent ?? null),
    column(({ step }) => step ?? null),
    column(({ refusal }) => refusal ?? null),
    column(({ createdAt }) => createdAt),
  )
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

/** Remembers what changed of a session, or all of a new one. */
export async function saveSession(tx: Tx, session: PortalSession): Promise<void> {
  if (session.arriving) {
    await tx.run(insertSessions(session.pageId, [session]))
    delete session.arriving
    return
  }
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
