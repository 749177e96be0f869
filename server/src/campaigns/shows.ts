// What is written down of an advert: that it was handed out, that it was on screen, that it was followed. Once a session each.
import type { Slot } from '@portico/contract/campaigns/kinds.ts'
import { batchByPage } from '../core/batchByPage.ts'
import { prepare, sql, type Database, type PreparedStatement, type Tx } from '../core/db/database.ts'
import type { Candidate } from './candidate.ts'
import type { Visitor } from './viewer.ts'

type Handout = {
  booking: Pick<Candidate, 'id' | 'cap' | 'restMs'>
  variant: string
  slot: Slot | 'design'
  now: Date
  isCounted: boolean
}

/**
 * Hands a booking out to a session, unless its guest has had enough of it: the row of the guest is locked, so a cap holds
 * however many processes decide at once. @returns whether it may be shown
 */
export async function handOut(tx: Tx, visitor: Visitor, handout: Handout): Promise<boolean> {
  const { pageId, guest } = visitor
  if (guest && !(await countReach(tx, pageId, guest.id, handout))) return false
  const added = await tx.run(insertShows(pageId, [{ visitor, handout }]))
  return added > 0
}

type NewShow = { visitor: Visitor; handout: Handout }

/** The same for somebody nobody knows yet, whom no cap holds: together with others of the page who come at this moment. */
export function handOutTogether(db: Database, visitor: Visitor, handout: Handout): Promise<boolean> {
  return insertTogether(db, visitor.pageId, { visitor, handout })
}

const insertTogether = batchByPage<NewShow, boolean>(async (db, pageId, shows) => {
  const added = await db.runAlone(insertShows(pageId, shows))
  const sessions = new Set(added.map(({ sessionHash }) => sessionHash.toString('hex')))
  return shows.map(({ visitor }) => sessions.has(visitor.sessionHash.toString('hex')))
})

const insertPlanned = prepare<{ session_hash: Buffer }>(`
  insert into campaign_shows (page_id, session_hash, campaign_id, slot, variant, guest_id, gateway_id, is_counted, shown_at)
  select $1, decode(s.hash, 'hex'), s.campaign_id, s.slot, s.variant, s.guest_id, s.gateway_id, s.is_counted and not g.is_simulator, $2
  from unnest($3::text[], $4::uuid[], $5::text[], $6::text[], $7::uuid[], $8::uuid[], $9::boolean[])
    as s (hash, campaign_id, slot, variant, guest_id, gateway_id, is_counted)
  join gateways g on g.page_id = $1 and g.id = s.gateway_id
  on conflict do nothing returning session_hash`)

function insertShows(pageId: string, shows: readonly NewShow[]): PreparedStatement<{ session_hash: Buffer }> {
  const column = <T>(pick: (show: NewShow) => T) => shows.map(pick)
  return insertPlanned(
    pageId,
    shows[0]!.handout.now,
    column(({ visitor }) => visitor.sessionHash.toString('hex')),
    column(({ handout }) => handout.booking.id),
    column(({ handout }) => handout.slot),
    column(({ handout }) => handout.variant),
    column(({ visitor }) => visitor.guest?.id ?? null),
    column(({ visitor }) => visitor.gatewayId),
    column(({ handout }) => handout.isCounted),
  )
}

async function countReach(
  tx: Tx,
  pageId: string,
  guestId: string,
  { booking, variant, now }: Handout,
): Promise<boolean> {
  const { id, cap, restMs } = booking
  const since = cap && Number.isFinite(cap.ms) ? new Date(now.getTime() - cap.ms) : null
  const isOver = sql`(${since}::timestamptz is not null and r.since_at <= ${since})`
  const added = await tx.run(sql`
    insert into campaign_reach as r (page_id, campaign_id, guest_id, variant, is_held_out, first_at, shown, since_at, last_at)
    values (${pageId}, ${id}, ${guestId}, ${variant}, false, ${now}, 1, ${now}, ${now})
    on conflict (page_id, campaign_id, guest_id) do update set
      shown = case when ${isOver} then 1 else r.shown + 1 end,
      since_at = case when ${isOver} then excluded.since_at else r.since_at end, last_at = excluded.last_at
    where not r.is_held_out and (${cap?.amount ?? null}::int is null or r.shown < ${cap?.amount ?? null} or ${isOver})
      and r.last_at <= ${new Date(now.getTime() - restMs)}`)
  return added > 0
}

/** Remembers that a guest was left out of what they would have been shown. */
export async function holdOut(
  tx: Tx,
  visitor: Visitor,
  booking: Pick<Candidate, 'id'>,
  slot: Slot | 'design',
  now: Date,
): Promise<void> {
  const { pageId, sessionHash, gatewayId, guest } = visitor
  const added = await tx.run(sql`
    insert into campaign_shows (page_id, session_hash, campaign_id, slot, variant, guest_id, gateway_id, is_counted, is_held_out, shown_at)
    values (${pageId}, ${sessionHash}, ${booking.id}, ${slot}, 'a', ${guest?.id ?? null}, ${gatewayId}, false, true, ${now})
    on conflict do nothing`)
  if (guest && added > 0) await addReach(tx, { pageId, sessionHash, guestId: guest.id }, [booking.id])
}

type SessionGuest = { pageId: string; sessionHash: Buffer; guestId: string }

/** Gives a session's showings to the guest it turned out to be. @returns the looks among them, which the guest signed in with */
export async function settleShows(tx: Tx, of: SessionGuest): Promise<string[]> {
  const { pageId, sessionHash, guestId } = of
  const shows = await tx.rows(sql<{ campaignId: string; slot: string; wasKnown: boolean }>`
    update campaign_shows s set guest_id = ${guestId} from campaign_shows b
    where s.page_id = ${pageId} and s.session_hash = ${sessionHash}
      and b.page_id = s.page_id and b.session_hash = s.session_hash and b.campaign_id = s.campaign_id
    returning s.campaign_id, s.slot, b.guest_id is not null as was_known`)
  const fresh = shows.filter(({ wasKnown }) => !wasKnown).map(({ campaignId }) => campaignId)
  if (fresh.length > 0) await addReach(tx, of, fresh)
  return shows.filter(({ slot }) => slot === 'design').map(({ campaignId }) => campaignId)
}

async function addReach(
  tx: Tx,
  { pageId, sessionHash, guestId }: SessionGuest,
  campaignIds: readonly string[],
): Promise<void> {
  await tx.run(sql`
    insert into campaign_reach as r (page_id, campaign_id, guest_id, variant, is_held_out, first_at, shown, since_at, last_at, clicked_at)
    select s.page_id, s.campaign_id, ${guestId}, s.variant, s.is_held_out, s.shown_at, case when s.is_held_out then 0 else 1 end,
      s.shown_at, s.shown_at, s.clicked_at
    from campaign_shows s where s.page_id = ${pageId} and s.session_hash = ${sessionHash} and s.campaign_id = any(${campaignIds}::uuid[])
    order by s.campaign_id
    on conflict (page_id, campaign_id, guest_id) do update set shown = r.shown + excluded.shown,
      last_at = greatest(r.last_at, excluded.last_at), clicked_at = coalesce(r.clicked_at, excluded.clicked_at)`)
}

/** A session's showings end with the session; figures and guests' rows stay. */
export async function clearShows(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from campaign_shows where shown_at < ${now}::timestamptz - interval '2 days'`)
}
