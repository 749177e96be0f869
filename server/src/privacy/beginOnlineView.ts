import { sql } from '../core/db/database.ts'
import { pathOf, redirect, type Guest, type Reply } from '../portal/index.ts'
import { beginView, readContacts } from './views.ts'

/** Opens the data of a guest who is online; anybody else goes back to where they are. */
export async function beginOnlineView(guest: Guest): Promise<Reply> {
  const { services, tx, session, request } = guest
  const { pageId, language } = session
  const online = await readOnlineGuest(guest)
  if (!online) return () => redirect(guest, pathOf(session))
  const { guestId, isProved } = online
  const proof = isProved ? 'online' : null
  const of = { pageId, guestId, proof, language, back: pathOf(session), ip: request.ip } as const
  const path = await beginView(services, tx, of)
  return () => redirect(guest, path)
}

/** The guest a session is online with, and whether this browser may see what is that guest's. */
export async function readOnlineGuest(guest: Guest): Promise<{ guestId: string; isProved: boolean } | undefined> {
  const { tx, session } = guest
  const { pageId, progress } = session
  const visit = await readOnlineVisit(guest)
  if (!visit) return undefined
  // Being online proves only the phone's address, which can be copied. A browser that is not known as this guest's
  // reads nothing from before its own sign-in, and gets a code where a contact was proved.
  const isHeld = progress.isHeld && progress.guestId === visit.guestId
  const isOwn = visit.isNew && (await readContacts(tx, pageId, visit.guestId)).length === 0
  return { guestId: visit.guestId, isProved: isHeld || isOwn }
}

type OnlineVisit = { guestId: string; isNew: boolean }

/** The visit of a session, and whether its guest was first seen in this browser's own sign-in. */
function readOnlineVisit({ tx, session }: Guest): Promise<OnlineVisit | undefined> {
  const { pageId, visitId, tokenHash } = session
  return tx.first(sql<OnlineVisit>`
    select v.guest_id, g.first_seen_at >= (
      select min(p.created_at) from portal_sessions p, portal_sessions own
      where own.page_id = ${pageId} and own.token_hash = ${tokenHash} and p.page_id = ${pageId}
        and p.visit_id = v.id and (p.token_hash = own.token_hash or p.browser = own.browser)) as is_new
    from visits v join guests g on g.page_id = v.page_id and g.id = v.guest_id
    where v.page_id = ${pageId} and v.id = ${visitId} and v.status = 'online'`)
}
