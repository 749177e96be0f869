// What the portal shows of a venue. Read on each page: an owner's change is seen at once.
import { encodePage } from '../core/pageToken.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Venue, Look } from '@portico/portal/view.ts'
import { lookOf } from '@portico/portal/look/design.ts'
import { readWording } from '../guests/index.ts'
import { readLook } from '../templates/index.ts'

export type Front = { venue: Venue; look: Look }

/** A venue in a look. @param templateId of the flow; the page's own when absent @returns undefined for a page that is deleted. */
export async function readFront(
  tx: Tx,
  pageId: string,
  now: Date,
  templateId: string | null = null,
): Promise<Front | undefined> {
  const found = tx.first(sql<{
    name: string
    accent: string | null
    hasMenu: boolean
    enableReview: boolean
    isOnZalo: boolean
    offersProfiles: boolean
  }>`
    select p.name, l.accent, p.enable_review, exists (select 1 from page_items i where i.page_id = ${pageId}) as has_menu,
      exists (select 1 from zalo_pages z where z.page_id = ${pageId} and z.oa_id is not null) as is_on_zalo,
      exists (select 1 from wifi_profile_settings w where w.page_id = ${pageId} and w.is_enabled) as offers_profiles
    from pages p left join portal_looks l on l.page_id = ${pageId}
    where p.id = ${pageId} and p.deleted_at is null and p.suspended_at is null`)
  // None of them asks another, so they leave together.
  const [row, design, shown] = await Promise.all([
    found,
    readLook(tx, pageId, now, templateId),
    asShown(tx, pageId, { name: '' }),
  ])
  if (!row) return undefined
  const more = {
    ...(row.enableReview && { asksForReviews: true }),
    ...(row.isOnZalo && { isOnZalo: true }),
    ...(row.offersProfiles && { offersProfiles: true }),
    ...(row.hasMenu && { menuHref: menuHrefOf(pageId) }),
  }
  return {
    venue: { ...shown, name: row.name, ...more },
    look: design ? lookOf(design) : plainLook(row.accent),
  }
}

/** Where anybody reads the venue's menu. */
export function menuHrefOf(pageId: string): string {
  return `/home/${encodePage(pageId)}/menu`
}

/** The look of a venue that has no template. */
export function plainLook(accent: string | null): Look {
  return { accent: accent ?? '#0f766e', wave: true }
}

/** A venue with the owner's own words: the newest, or those of the versions a guest was shown. */
export async function asShown(
  tx: Tx,
  pageId: string,
  venue: Venue,
  wording?: { marketing: number; terms: number },
): Promise<Venue> {
  const [marketing, terms] = await Promise.all([
    readWording(tx, pageId, 'marketing', wording?.marketing),
    readWording(tx, pageId, 'terms', wording?.terms),
  ])
  const { rules: _rules, marketing: _marketing, wording: _wording, ...bare } = venue
  if (marketing.version + terms.version === 0) return bare
  const { channels, maxPerMonth, texts } = marketing
  return {
    ...bare,
    rules: terms.texts,
    marketing: { channels, maxPerMonth: maxPerMonth ?? 1, texts },
    wording: `${marketing.version}.${terms.version}`,
  }
}

/** The versions that were posted along with the boxes. */
export function wordingIn(posted: string | undefined): { marketing: number; terms: number } {
  const [, marketing = '0', terms = '0'] = /^(\d{1,6})\.(\d{1,6})$/.exec(posted ?? '') ?? []
  return { marketing: Number(marketing), terms: Number(terms) }
}
