// Who has a home before them: by a cookie of their own for this page's home, asked of the database on each request.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { accessRuleFor } from '../gateways/index.ts'
import { cookieHeader, issueKey, readCookie } from '../guests/index.ts'

export type SignedIn = { guestId: string; family: string }

type Web = { services: Services; tx: Tx; request: FastifyRequest; reply: FastifyReply }

/** The guest who is signed in; undefined also for one who was erased or is kept out since. Renews an old cookie. */
export async function readHomeGuest(
  { services, tx, request, reply }: Web,
  pageId: string,
): Promise<SignedIn | undefined> {
  const browser = await readCookie(services, tx, pageId, request.headers.cookie, 'home')
  if (!browser) return undefined
  const { guestId, family, isOld } = browser
  if (await isKeptOut(services, tx, pageId, guestId)) return undefined
  if (isOld) await keepSignedIn({ services, tx, reply }, pageId, guestId, family)
  return { guestId, family }
}

/** Signs a browser in, or renews its key. */
export async function keepSignedIn(
  { services, tx, reply }: Omit<Web, 'request'>,
  pageId: string,
  guestId: string,
  family?: string,
): Promise<void> {
  const value = await issueKey(services, tx, { pageId, guestId, kind: 'home', ...(family ? { family } : {}) })
  reply.header('set-cookie', cookieHeader(services, pageId, value, 'home'))
}

/** Whether the venue refuses this person. */
export async function isKeptOut({ clock }: Pick<Services, 'clock'>, tx: Tx, pageId: string, guestId: string) {
  return (await accessRuleFor(tx, pageId, { guestId }, clock.now())) === 'deny'
}

/** The name a guest gave. */
export async function readName(tx: Tx, pageId: string, guestId: string): Promise<string> {
  const row = await tx.first(sql<{ name: string | null }>`
    select name from guests where page_id = ${pageId} and id = ${guestId} and erased_at is null`)
  return row?.name ?? ''
}
