// How a guest is known again whatever their phone calls itself: a cookie of this portal, one a page, a cookie that opens
// the guest's home there, or a link of their own. All can be revoked; a cookie is replaced as it is used, and one that was replaced and comes back is a copy.
import { DAY_MS } from '@portico/contract/dates.ts'
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { encodePage, makePageToken, readPageToken } from '../core/pageToken.ts'
import { makeGuestCookie, readGuestCookie } from '../core/http/guestCookie.ts'
import { hashToken, randomToken } from '../core/secrets.ts'
import { prepare, query, sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'

const COOKIE_DAYS = 400
const LINK_DAYS = 730
/** A cookie is replaced when it is older than this. */
const ROTATE_MS = 3600_000
/** Two requests at once, or an answer that never arrived, may bring the older one again. */
const GRACE_MS = 10 * 60_000

/** `home` proves who it is and opens that page's home alone; `cookie` only recognises. */
type CookieKind = 'cookie' | 'home'

/** What a browser last passed step by step. */
export type PassedSignIn = { at: string; flowId: string | null; flowVersion: number | null; terms: number }
export type KnownBrowser = { guestId: string; family: string; isOld: boolean; passed: PassedSignIn | null }

/** Makes a cookie's value or a link's token. @param family of the browser that has one already */
export async function issueKey(
  { clock, secrets }: Pick<Services, 'clock' | 'secrets'>,
  tx: Tx,
  of: { pageId: string; guestId: string; kind: CookieKind | 'link'; family?: string; passed?: PassedSignIn | null },
): Promise<string> {
  const now = clock.now()
  // A cookie has its page in its name.
  const token = of.kind === 'link' ? makePageToken(of.pageId, 12) : randomToken(18)
  const days = of.kind === 'link' ? LINK_DAYS : COOKIE_DAYS
  await tx.run(
    query.insertInto('guest_keys').values({
      page_id: of.pageId,
      hash: hashToken(token),
      guest_id: of.guestId,
      kind: of.kind,
      passed: of.passed ? JSON.stringify(of.passed) : null,
      family: of.family ?? randomUUID(),
      created_at: now,
      expires_at: new Date(now.getTime() + days * DAY_MS),
    }),
  )
  return of.kind === 'link' ? token : `${token}.${sign(secrets, of.pageId, token, of.kind)}`
}

type KeyRow = {
  guestId: string
  family: string
  createdAt: string
  retiredAt: string | null
  passed: PassedSignIn | null
  hasOlder: boolean
}

/** `has_older`: one that came before it is not retired yet. */
const findCookie = prepare<KeyRow>(`
  select k.guest_id, k.family, k.created_at, k.retired_at, k.passed, exists (
    select 1 from guest_keys o where o.page_id = $1 and o.family = k.family and o.retired_at is null
      and o.created_at < k.created_at) as has_older
  from guest_keys k join guests g on g.page_id = k.page_id and g.id = k.guest_id
  join pages p on p.id = k.page_id and p.deleted_at is null
  where k.page_id = $1 and g.page_id = $1 and p.id = $1 and k.hash = $2 and k.kind = $3 and k.expires_at > $4
    and g.erased_at is null`)

/** The guest a browser was before; undefined for a cookie that is forged, over, revoked or a copy. */
export async function readCookie(
  { clock, config, secrets }: Pick<Services, 'clock' | 'config' | 'secrets'>,
  tx: Tx,
  pageId: string,
  header: string | undefined,
  kind: CookieKind = 'cookie',
): Promise<KnownBrowser | undefined> {
  const [token = '', signature = ''] = readGuestCookie({ config }, header, cookieOf(pageId, kind))?.split('.') ?? []
  if (!isSame(signature, sign(secrets, pageId, token, kind))) return undefined
  const now = clock.now()
  const row = await tx.first(findCookie(pageId, hashToken(token), kind, now))
  if (!row) return undefined
  if (row.retiredAt && Date.parse(row.retiredAt) < now.getTime() - GRACE_MS) {
    await revokeFamily(tx, pageId, row.family)
    return undefined
  }
  // The newest one has arrived: those before it are not needed any more.
  if (row.hasOlder)
    tx.along(sql`update guest_keys set retired_at = ${now}
    where page_id = ${pageId} and family = ${row.family} and retired_at is null and created_at < ${row.createdAt}`)
  return {
    guestId: row.guestId,
    family: row.family,
    passed: row.passed,
    isOld: now.getTime() - Date.parse(row.createdAt) > ROTATE_MS,
  }
}

/** Notes what a browser has just passed step by step, in every cookie of it that is still on its way. */
export async function notePassed(tx: Tx, pageId: string, family: string, passed: PassedSignIn): Promise<void> {
  await tx.run(sql`
    update guest_keys set passed = ${JSON.stringify(passed)}::jsonb where page_id = ${pageId} and family = ${family}`)
}

/** A guest who logs out goes through the steps again, in every browser. */
export async function forgetPassed(tx: Tx, pageId: string, guestId: string): Promise<void> {
  await tx.run(sql`update guest_keys set passed = null where page_id = ${pageId} and guest_id = ${guestId}`)
}

/** Revokes the key of a browser, with those it replaced. */
export async function revokeFamily(tx: Tx, pageId: string, family: string): Promise<void> {
  await tx.run(sql`delete from guest_keys where page_id = ${pageId} and family = ${family}`)
}

/** The header that keeps a key in the browser; an empty value takes it away. */
export function cookieHeader(
  services: Pick<Services, 'config'>,
  pageId: string,
  value: string,
  kind: CookieKind = 'cookie',
): string {
  return makeGuestCookie(services, { ...cookieOf(pageId, kind), value, seconds: COOKIE_DAYS * 24 * 3600 })
}

/** Whose link this is. */
export async function readLink(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  token: string,
): Promise<{ pageId: string; guestId: string } | undefined> {
  const link = readPageToken(token)
  if (!link) return undefined
  return tx.first(sql<{ pageId: string; guestId: string }>`
    select k.page_id, k.guest_id from guest_keys k join guests g on g.page_id = k.page_id and g.id = k.guest_id
    where k.page_id = ${link.pageId} and g.page_id = ${link.pageId} and k.hash = ${link.hash} and k.kind = 'link' and k.expires_at > ${clock.now()} and k.retired_at is null and g.erased_at is null`)
}

function cookieOf(pageId: string, kind: CookieKind): { name: string; path: string } {
  const page = pageId.replaceAll('-', '')
  return kind === 'home'
    ? { name: `portico_h_${page}`, path: `/home/${encodePage(pageId)}` }
    : { name: `portico_g_${page}`, path: '/' }
}

function sign(secrets: Services['secrets'], pageId: string, token: string, kind: CookieKind): string {
  return createHmac('sha256', secrets.derive(kind === 'home' ? 'home cookies' : 'guest cookies'))
    .update(`${pageId} ${token}`)
    .digest('base64url')
    .slice(0, 22)
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hashToken(one), hashToken(other))
}
