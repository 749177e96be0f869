// A device's set-up steps for somebody who is not signed in: a link, opened once, by one browser.
import { sql } from '../../core/db/database.ts'
import { audit } from '../../core/audit.ts'
import { newId } from '../../core/id.ts'
import type { PageContext } from '../../core/http/context.ts'
import { makePageToken, readPageToken } from '../../core/pageToken.ts'
import { hashToken, randomToken } from '../../core/secrets.ts'
import type { Services } from '../../core/services.ts'
import type { Language } from '@portico/locales/languages.ts'

/** How long a link can be opened, and how long its steps can be read afterwards. */
const MINUTES = {
  phone: { open: 15, read: 30 },
  technician: { open: 7 * 24 * 60, read: 24 * 60 },
} as const

export type SetUpReader = keyof typeof MINUTES

export type OpenedLink = { pageId: string; gatewayId: string; language: Language }

/** Makes a link; those made before for the device and not yet opened are over. */
export async function makeLink(
  context: PageContext,
  gatewayId: string,
  reader: SetUpReader,
): Promise<{ url: string; until: string }> {
  const { tx, page, clock, user, language, config } = context
  const now = clock.now()
  const until = new Date(now.getTime() + MINUTES[reader].open * 60_000)
  const token = makePageToken(page.id)
  await tx.run(sql`delete from recipe_links where page_id = ${page.id} and gateway_id = ${gatewayId}
    and (opened_at is null or expires_at < ${now})`)
  await tx.run(sql`
    insert into recipe_links (page_id, id, gateway_id, token_hash, language, expires_at, read_minutes, created_by, created_at)
    values (${page.id}, ${newId(now)}, ${gatewayId}, ${hashToken(token)}, ${language}, ${until},
      ${MINUTES[reader].read}, ${user.id}, ${now})`)
  return { url: `${config.portalUrl}/setup/${token}`, until: until.toISOString() }
}

/** A link that has not been opened; once opened, its steps are readable for a day or for minutes. */
export type WaitingLink = { language: Language; isForDay: boolean }

/** The link of a token while it waits to be opened. */
export async function findUnopened({ db, clock }: Services, token: string): Promise<WaitingLink | undefined> {
  const link = readPageToken(token)
  if (!link) return undefined
  return db.asSystem((tx) =>
    tx.first(sql<WaitingLink>`select language, read_minutes >= ${MINUTES.technician.read} as is_for_day from recipe_links
      where page_id = ${link.pageId} and token_hash = ${link.hash} and opened_at is null and expires_at > ${clock.now()}`),
  )
}

type LinkOpening = { pageId: string; nasId: string; name: string; by: string | null; readMinutes: number }

/** Opens a link, for this browser alone. @returns its key and how long it may read, or undefined when the link is over */
export async function openLink(
  { db, clock }: Services,
  token: string,
): Promise<{ browser: string; readMinutes: number } | undefined> {
  const link = readPageToken(token)
  if (!link) return undefined
  const browser = randomToken(18)
  const now = clock.now()
  return db.asSystem(async (tx) => {
    const row = await tx.first(sql<LinkOpening>`
      update recipe_links l set opened_at = ${now}, browser_hash = ${hashToken(browser)}, expires_at = ${now}::timestamptz + read_minutes * interval '1 minute'
      from gateways g
      where g.page_id = ${link.pageId} and g.page_id = l.page_id and g.id = l.gateway_id
        and l.page_id = ${link.pageId} and l.token_hash = ${link.hash} and l.opened_at is null and l.expires_at > ${now}
      returning l.page_id, g.nas_id, g.name, l.created_by as by, l.read_minutes`)
    if (!row) return undefined
    // Secrets were shown: the owner sees when, and whose link it was.
    await audit(tx, {
      at: now,
      pageId: row.pageId,
      actor: { kind: 'system', job: 'set-up links' },
      action: 'gateways.openRecipe',
      subject: { id: row.nasId, name: row.name },
      detail: row.by ? { uid: row.by } : {},
    })
    return { browser, readMinutes: row.readMinutes }
  })
}

/** What the link shows, to the browser that opened it. */
export async function readOpened(
  { db, clock }: Services,
  token: string,
  browser: string,
): Promise<OpenedLink | undefined> {
  const link = readPageToken(token)
  if (!link) return undefined
  return db.asSystem((tx) =>
    tx.first(sql<OpenedLink>`select page_id, gateway_id, language from recipe_links
      where page_id = ${link.pageId} and token_hash = ${link.hash} and browser_hash = ${hashToken(browser)} and expires_at > ${clock.now()}`),
  )
}
