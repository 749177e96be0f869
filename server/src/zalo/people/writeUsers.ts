// What events and Zalo's answers say of people, written so that their order does not matter.
import { sql, type Tx } from '../../core/db/database.ts'
import { plainText } from '../../core/db/plainText.ts'
import type { ZaloUserDetail } from '../client/users.ts'

type MetUser = {
  pageId: string
  userId: string
  at: Date
  isInTouch: boolean
  event?: { user_id_by_app?: string | undefined }
}

/** Knows a user from now on; @param met.isInTouch whether they did something that opens a conversation */
export async function meetUser(tx: Tx, { pageId, userId, at, isInTouch, event }: MetUser): Promise<void> {
  if (!userId) return
  await tx.run(sql`
    insert into zalo_users as z (page_id, user_id, user_by_app, last_interaction_at, created_at)
    values (${pageId}, ${userId}, ${event?.user_id_by_app ?? ''}, ${isInTouch ? at : null}, ${at})
    on conflict (page_id, user_id) do update set
      last_interaction_at = greatest(z.last_interaction_at, excluded.last_interaction_at),
      user_by_app = coalesce(nullif(excluded.user_by_app, ''), z.user_by_app)`)
  tx.notify(pageId, 'zalo')
}

type FollowNews = { pageId: string; userId: string; isFollower: boolean; at: Date }

/** @returns whether it is news: an event that is older than what is known changes nothing */
export async function noteFollow(tx: Tx, { pageId, userId, isFollower, at }: FollowNews): Promise<boolean> {
  const changed = await tx.first(sql<{ was: boolean }>`
    with before as (
      select is_follower as was from zalo_users where page_id = ${pageId} and user_id = ${userId}
        and (follow_changed_at is null or follow_changed_at < ${at}) for update)
    update zalo_users z set is_follower = ${isFollower}, follow_changed_at = ${at} from before
    where z.page_id = ${pageId} and z.user_id = ${userId} returning before.was`)
  if (!changed) return false
  if (changed.was !== isFollower)
    await tx.run(sql`
      update zalo_pages set followers = greatest(0, followers + ${isFollower ? 1 : -1}) where page_id = ${pageId}`)
  return true
}

type Info = { pageId: string; userId: string; name: string; phone: string | null; address: string }

/** What a user shared of themselves. */
export async function writeInfo(tx: Tx, { pageId, userId, name, phone, address }: Info): Promise<void> {
  const row = await tx.first(sql<{ name: string; alias: string }>`
    update zalo_users set shared_name = left(${name}, 200), phone = coalesce(${phone}, phone), address = left(${address}, 500)
    where page_id = ${pageId} and user_id = ${userId} returning name, alias`)
  if (row) await writeSearchText(tx, { pageId, userId, parts: [row.name, row.alias, name, phone ?? ''] })
}

/** What Zalo answers about a user. */
export async function writeDetail(
  tx: Tx,
  { pageId, detail, phone, now }: { pageId: string; detail: ZaloUserDetail; phone: string | null; now: Date },
): Promise<void> {
  const { id, byApp, externalId, name, alias, avatar, isFollower, isMinor, tags, lastInteractionOn, shared } = detail
  const row = await tx.first(sql<{ phone: string | null; sharedName: string }>`
    insert into zalo_users as z (page_id, user_id, user_by_app, external_id, name, alias, avatar, is_follower, is_minor, tags,
      phone, shared_name, address, last_interaction_at, detailed_at, created_at)
    values (${pageId}, ${id}, ${byApp}, ${externalId}, ${name}, ${alias}, ${avatar}, ${isFollower}, ${isMinor}, ${tags}::text[],
      ${phone}, ${shared.name}, ${shared.address}, ${lastInteractionOn}::date::timestamp at time zone 'Asia/Ho_Chi_Minh', ${now}, ${now})
    on conflict (page_id, user_id) do update set user_by_app = excluded.user_by_app, external_id = excluded.external_id,
      name = excluded.name, alias = excluded.alias, avatar = excluded.avatar, is_follower = excluded.is_follower,
      is_minor = excluded.is_minor, tags = excluded.tags, phone = coalesce(excluded.phone, z.phone),
      shared_name = coalesce(nullif(excluded.shared_name, ''), z.shared_name),
      address = coalesce(nullif(excluded.address, ''), z.address), detailed_at = excluded.detailed_at,
      last_interaction_at = greatest(z.last_interaction_at, excluded.last_interaction_at)
    returning phone, shared_name`)
  await writeSearchText(tx, { pageId, userId: id, parts: [name, alias, row?.sharedName ?? '', row?.phone ?? ''] })
}

type Words = { pageId: string; userId: string; parts: string[] }

async function writeSearchText(tx: Tx, { pageId, userId, parts }: Words): Promise<void> {
  const text = [...new Set(parts.filter(Boolean).map(plainText))].join('\n')
  await tx.run(sql`update zalo_users set search_text = ${text} where page_id = ${pageId} and user_id = ${userId}`)
}

type GoneUser = { pageId: string; userId: string; eventId: string; at: Date }

/** Deletes all that is held of a user, but for the event that says so. @returns the guest they were linked with */
export async function forgetUser(tx: Tx, { pageId, userId, eventId, at }: GoneUser): Promise<string | undefined> {
  const row = await tx.first(sql<{ guestId: string | null; isFollower: boolean }>`
    delete from zalo_users where page_id = ${pageId} and user_id = ${userId} returning guest_id, is_follower`)
  await tx.run(sql`delete from zalo_events where page_id = ${pageId} and user_id = ${userId}
    and at <= ${at} and id <> ${eventId}`)
  if (row?.isFollower)
    await tx.run(sql`update zalo_pages set followers = greatest(0, followers - 1) where page_id = ${pageId}`)
  tx.notify(pageId, 'zalo')
  return row?.guestId ?? undefined
}
