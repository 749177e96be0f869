import { sql, type Tx } from '../../core/db/database.ts'

type Follower = { userId: string; isFollower: boolean; lastInteractionAt: string | null }

/** The user of Zalo that a guest is; of several, who was in touch last. */
export function findFollower(tx: Tx, pageId: string, guestId: string): Promise<Follower | undefined> {
  return tx.first(sql<Follower>`
    select user_id, is_follower, last_interaction_at from zalo_users where page_id = ${pageId} and guest_id = ${guestId}
    order by is_follower desc, last_interaction_at desc nulls last limit 1`)
}

type KnownUser = Follower & { name: string; avatar: string; guestId: string | null }

/** A user of the page's account. */
export function findZaloUser(tx: Tx, pageId: string, userId: string): Promise<KnownUser | undefined> {
  return tx.first(sql<KnownUser>`
    select user_id, is_follower, last_interaction_at, name, avatar, guest_id from zalo_users
    where page_id = ${pageId} and user_id = ${userId}`)
}
