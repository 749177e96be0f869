// Names for the ids in what happened, looked up when a message is written and kept nowhere.
import { sql, type Tx } from '../core/db/database.ts'
import { isUuid } from '../core/id.ts'

/** The data of one event, with its time. */
export type Item = { at: string } & Record<string, unknown>

/** Names by id: of guests and those behind leads, and of members. */
export type Faces = { guests: Map<string, string>; members: Map<string, string>; guestIds: readonly string[] }

type Row = { id: string; name: string | null; guestId?: string | null }

/** Guests of the page and users the items name. */
export async function facePeople(tx: Tx, pageId: string, items: readonly Item[]): Promise<Faces> {
  const ids = (...keys: string[]) =>
    items.flatMap((item) => keys.map((key) => item[key]).filter((id) => typeof id === 'string' && isUuid(id)))
  const [guestIds, leadIds, memberIds] = [ids('guestId'), ids('leadId'), ids('uid', 'by')]
  const guests =
    guestIds.length > 0
      ? await tx.rows(sql<Row>`select id, name from guests where page_id = ${pageId} and id = any(${guestIds}::uuid[])`)
      : []
  const leads =
    leadIds.length > 0
      ? await tx.rows(
          sql<Row>`select id, name, guest_id from leads where page_id = ${pageId} and id = any(${leadIds}::uuid[])`,
        )
      : []
  const members =
    memberIds.length > 0
      ? await tx.rows(sql<Row>`select id, display_name as name from users where id = any(${memberIds}::uuid[])`)
      : []
  const named = (rows: Row[]) => new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])))
  const told = [...guests.map(({ id }) => id), ...leads.map((lead) => lead.guestId)]
  return {
    guests: named([...guests, ...leads]),
    members: named(members),
    guestIds: told.filter((id) => id !== null && id !== undefined),
  }
}
