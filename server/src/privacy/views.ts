// Half an hour in front of one's own data: who asks, what proves it, where a code went. All of it is in the database; the
// address carries the token.
import { isLanguage, type Language } from '@portico/locales/languages.ts'
import { makePageToken, readPageToken } from '../core/pageToken.ts'
import { hashToken } from '../core/secrets.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'

const LIFE_MINUTES = 30

export type View = {
  token: string
  hash: Buffer
  pageId: string
  /** Null until somebody proved to be one. */
  guestId: string | null
  proof: 'online' | 'code' | null
  language: Language
  /** Where a code went. */
  contact: string | null
  codeId: string | null
  back: string
}

/** Where a view is. */
export function viewPath({ token }: Pick<View, 'token'>): string {
  return `/d/${token}`
}

/** The token in a view's address. */
export function viewTokenIn(path: string): string {
  return path.slice(viewPath({ token: '' }).length)
}

/** Begins a view. @returns its address */
export async function beginView(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  of: Pick<View, 'pageId' | 'language'> & Partial<Pick<View, 'guestId' | 'proof' | 'back'>> & { ip: string },
): Promise<string> {
  const now = clock.now()
  const token = makePageToken(of.pageId)
  await tx.run(
    query.insertInto('guest_views').values({
      page_id: of.pageId,
      hash: hashToken(token),
      guest_id: of.guestId ?? null,
      proof: of.proof ?? null,
      language: of.language,
      back: of.back ?? '',
      ip: of.ip,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFE_MINUTES * 60_000),
    }),
  )
  return viewPath({ token })
}

/** Finds and locks a view, so that two taps on one button are one after the other. */
export async function findView({ clock }: Pick<Services, 'clock'>, tx: Tx, token: string): Promise<View | undefined> {
  const named = readPageToken(token)
  if (!named) return undefined
  const { pageId, hash } = named
  const row = await tx.first(
    query
      .selectFrom('guest_views')
      .selectAll()
      .where('page_id', '=', pageId)
      .where('hash', '=', hash)
      .where('expires_at', '>', sql<string>`${clock.now()}`)
      .forUpdate(),
  )
  if (!row) return undefined
  return {
    token,
    hash,
    pageId: row.pageId,
    guestId: row.guestId,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table checks it
    proof: row.proof as View['proof'],
    language: isLanguage(row.language) ? row.language : 'vi',
    contact: row.contact,
    codeId: row.codeId,
    back: row.back,
  }
}

/** Remembers what changed of a view. */
export async function saveView(tx: Tx, view: View): Promise<void> {
  await tx.run(
    query
      .updateTable('guest_views')
      .set({
        guest_id: view.guestId,
        proof: view.proof,
        language: view.language,
        contact: view.contact,
        code_id: view.codeId,
      })
      .where('page_id', '=', view.pageId)
      .where('hash', '=', view.hash),
  )
}

/** What of a guest was proved and can be written to. */
export function readContacts(
  tx: Tx,
  pageId: string,
  guestId: string,
): Promise<{ kind: 'phone' | 'email'; value: string }[]> {
  return tx.rows(sql<{ kind: 'phone' | 'email'; value: string }>`
    select kind, value from guest_identities
    where page_id = ${pageId} and guest_id = ${guestId} and kind in ('phone', 'email') order by kind desc, verified_at desc`)
}

/** Ends all views a guest has open. */
export async function forgetViews(tx: Tx, pageId: string, guestId: string): Promise<void> {
  await tx.run(sql`delete from guest_views where page_id = ${pageId} and guest_id = ${guestId}`)
}
