// Who looks at a page, and what this session and this guest were shown before: one question to the database.
import type { Slot, Variant } from '@portico/contract/campaigns/kinds.ts'
import type { Language } from '@portico/locales/languages.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { readFacts } from '../profiles/index.ts'
import { readAgent } from '../reports/index.ts'
import type { Reach, Viewer } from './candidate.ts'
import { hashToken } from '../core/secrets.ts'

export type Visitor = {
  pageId: string
  sessionHash: Buffer
  gatewayId: string
  nasId: string
  language: Language
  userAgent: string | undefined
  beganAt: string
  /** This is its session’s first page: it was shown nothing before. */
  isJustBegun: boolean
  /** `isHeld`: proved, and not only said by a MAC address. */
  guest: { id: string; isHeld: boolean } | undefined
}

export type Show = {
  campaignId: string
  slot: Slot | 'design'
  variant: Variant
  isHeldOut: boolean
  clickedAt: string | null
}
export type Standing = { viewer: Viewer; shows: readonly Show[] }

/** What is known of a visitor. A MAC address may count for a cap, and never for what a segment says of its guest. */
export async function readStanding(tx: Tx, visitor: Visitor): Promise<Standing> {
  const { pageId, sessionHash, guest, isJustBegun } = visitor
  const [shows, reach, facts] = await Promise.all([
    isJustBegun ? [] : readShows(tx, pageId, sessionHash),
    guest ? readReach(tx, pageId, guest.id) : [],
    guest?.isHeld ? readFacts(tx, pageId, guest.id) : undefined,
  ])
  return {
    shows,
    viewer: {
      seed: guest?.id ?? hashToken(sessionHash.toString('hex')).toString('hex'),
      nasId: visitor.nasId,
      language: visitor.language,
      system: readAgent(visitor.userAgent).system,
      isReturning: facts !== undefined && facts.firstSeenAt < Date.parse(visitor.beganAt),
      facts,
      reach: new Map(
        reach.map(({ campaignId, sinceAt, lastAt, ...row }) => [
          campaignId,
          { ...row, sinceAt: Date.parse(sinceAt), lastAt: Date.parse(lastAt) },
        ]),
      ),
    },
  }
}

function readShows(tx: Tx, pageId: string, sessionHash: Buffer): Promise<Show[]> {
  return tx.rows(sql<Show>`
    select campaign_id, slot, variant, is_held_out, clicked_at from campaign_shows
    where page_id = ${pageId} and session_hash = ${sessionHash} order by shown_at`)
}

type ReachRow = Omit<Reach, 'sinceAt' | 'lastAt'> & { campaignId: string; sinceAt: string; lastAt: string }

/** What each booking has been to a guest. */
export function readReach(tx: Tx, pageId: string, guestId: string): Promise<ReachRow[]> {
  return tx.rows(sql<ReachRow>`
    select campaign_id, variant, is_held_out, shown, since_at, last_at from campaign_reach
    where page_id = ${pageId} and guest_id = ${guestId}`)
}
