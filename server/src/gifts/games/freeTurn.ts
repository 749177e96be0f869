import type { FreeTurn } from '@portico/contract/gifts/gameKinds.ts'
import { sql, type Tx } from '../../core/db/database.ts'

/** The guest's visit counts for so long after it began. */
const VISIT_HOURS = 12

/** The free turn that is left now, named by its day or visit; null when there is none. The venue's clock decides. */
export async function freeKeyOf(
  tx: Tx,
  { pageId, guestId, at }: { pageId: string; guestId: string; at: Date },
  game: { id: string; freeTurn: FreeTurn },
): Promise<string | null> {
  const found = await tx.first(sql<{ key: string | null }>`
    select ${keySql(game.freeTurn, { pageId, guestId, at })} as key`)
  const key = found?.key ?? null
  if (key === null) return null
  const played = await tx.first(sql`
    select 1 from game_draws where page_id = ${pageId} and game_id = ${game.id} and guest_id = ${guestId} and free_key = ${key}`)
  return played ? null : key
}

function keySql(freeTurn: FreeTurn, { pageId, guestId, at }: { pageId: string; guestId: string; at: Date }) {
  if (freeTurn === 'none') return sql<string | null>`null::text`
  if (freeTurn === 'day')
    return sql<
      string | null
    >`(select 'day ' || (${at}::timestamptz at time zone p.time_zone)::date from pages p where p.id = ${pageId})`
  return sql<string | null>`(
    select 'visit ' || v.id from visits v where v.page_id = ${pageId} and v.guest_id = ${guestId} and v.online_at is not null
      and v.online_at > ${at}::timestamptz - make_interval(hours => ${VISIT_HOURS}) order by v.online_at desc limit 1)`
}
