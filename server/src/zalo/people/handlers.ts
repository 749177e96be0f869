import { zaloUsers, type ZaloUser } from '@portico/contract/zalo/users.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { plainText } from '../../core/db/plainText.ts'
import { inShortTransaction } from '../../core/db/shortTransaction.ts'
import { fail } from '../../core/fail.ts'
import type { Handlers, PageContext } from '../../core/http/context.ts'
import { findKey, ofAccount } from '../account/accounts.ts'
import { failureOf } from '../account/problems.ts'
import { withPageToken } from '../account/withToken.ts'
import type { ZaloToken } from '../client/ask.ts'
import { ZaloError } from '../client/errors.ts'
import { tagUser, untagUser } from '../client/tags.ts'
import { linkGuest, unlinkGuest } from './linkGuest.ts'

/** Followers and others who were in touch with the page's account. */
export const zaloUserHandlers: Handlers<typeof zaloUsers> = {
  async list(context, { query }) {
    const { tx } = context
    const where = whereOf(context, query)
    const hits = await tx.rows(sql<ZaloUser>`
      ${select(context)} where ${where} order by z.last_interaction_at desc nulls last, z.user_id
      limit ${query.size} offset ${query.from}`)
    const all = await tx.first(sql<{ count: number }>`select count(*)::int as count from zalo_users z where ${where}`)
    return { message: 'Success', data: { hits: hits.map(wireOf), total: { value: all?.count ?? 0 } } }
  },

  async tags({ tx, page }) {
    const rows = await tx.rows(sql<{ name: string; users: number }>`
      select t as name, count(*)::int as users from zalo_users z cross join unnest(z.tags) t
      where z.page_id = ${page.id} group by t order by users desc, t limit 200`)
    return { rows }
  },

  tag: (context, { params, body }) =>
    changeTag(context, params.id, {
      atZalo: (token) => tagUser(context, token, params.id, body.tag),
      here: sql`array_append(array_remove(tags, ${body.tag}), ${body.tag})`,
    }),

  untag: (context, { params, body }) =>
    changeTag(context, params.id, {
      atZalo: (token) => untagUser(context, token, params.id, body.tag),
      here: sql`array_remove(tags, ${body.tag})`,
    }),

  async link(context, { params: { id }, body: { guestId } }) {
    const { tx, page, clock, note } = context
    await requireUser(tx, page.id, id)
    if (guestId === null) await unlinkGuest(tx, page.id, id)
    else if (!(await linkGuest(tx, { pageId: page.id, userId: id, guestId, by: 'hand', at: clock.now() })))
      throw fail('request/not-found')
    note({ id, name: 'Zalo' })
    tx.notify(page.id, 'zalo')
    return readUser(context, id)
  },

  async sync(context) {
    const { db, page, clock, note } = context
    const now = clock.now()
    const started = await db.asSystem(async (tx) => {
      const key = await findKey(tx, context, page.id)
      if (!key) return false
      await tx.run(sql`update zalo_accounts set sync_wanted_at = ${now}, sync_place = null where ${ofAccount(key)}`)
      await tx.run(sql`
        update zalo_pages set sync_started_at = ${now}, sync_done = 0, sync_total = 0 where page_id = ${page.id}`)
      tx.notify(page.id, 'zalo')
      return true
    })
    if (!started) throw fail('zalo/not-connected')
    note({ id: 'zalo', name: 'Zalo' })
    return { startedAt: now.toISOString() }
  },
}

type Query = {
  tag_name?: string | undefined
  search?: string | undefined
  is_follower?: 'true' | 'false' | undefined
  is_linked?: 'true' | 'false' | undefined
}

function whereOf({ page, may }: PageContext, query: Query) {
  const { tag_name: tag, search, is_follower: follower, is_linked: linked } = query
  const words = plainText(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
  // A name that is not shown is not found by its letters either.
  const found = words.length === 0 || !may('guest.identity:read') ? sql`${words.length === 0}` : everyWord(words)
  return sql`z.page_id = ${page.id} and ${found}
    and (${tag ?? null}::text is null or ${tag ?? ''} = any(z.tags))
    and (${follower ?? null}::text is null or z.is_follower = ${follower === 'true'})
    and (${linked ?? null}::text is null or (z.guest_id is not null) = ${linked === 'true'})`
}

function everyWord(words: readonly string[]) {
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
  return sql`z.search_text like all(${patterns}::text[])`
}

function select({ page, may }: PageContext) {
  const isOpen = may('guest.identity:read')
  const masked = (name: ReturnType<typeof sql>) =>
    sql`case when ${isOpen} or ${name} = '' then ${name} else left(${name}, 1) || '***' end`
  return sql`
    select z.user_id, ${masked(sql`z.name`)} as display_name, ${masked(sql`z.alias`)} as user_alias,
      case when ${isOpen} then z.avatar else '' end as avatar, z.is_follower as user_is_follower, z.is_minor as is_sensitive,
      case when ${isOpen} then z.phone else '***' || right(z.phone, 3) end as phone, z.tags as tag_names, z.last_interaction_at,
      z.guest_id, coalesce(${masked(sql`g.name`)}, '') as guest_name, z.linked_by
    from zalo_users z left join guests g on g.page_id = ${page.id} and g.id = z.guest_id`
}

/** The row keeps the names of Zalo's own API. */
function wireOf(row: object): ZaloUser {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reply's schema checks it
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeOf(name), value])) as ZaloUser
}

function snakeOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

async function readUser(context: PageContext, id: string): Promise<ZaloUser> {
  const row = await context.tx.first(sql<object>`
    ${select(context)} where z.page_id = ${context.page.id} and z.user_id = ${id}`)
  if (!row) throw fail('zalo/user-not-found')
  return wireOf(row)
}

async function requireUser(tx: Tx, pageId: string, id: string): Promise<void> {
  const row = await tx.first(sql`select 1 from zalo_users where page_id = ${pageId} and user_id = ${id}`)
  if (!row) throw fail('zalo/user-not-found')
}

type TagChange = { atZalo: (token: ZaloToken) => Promise<void>; here: ReturnType<typeof sql> }

/** At Zalo first: what Zalo refuses is not shown as done. */
async function changeTag(context: PageContext, id: string, { atZalo, here }: TagChange): Promise<ZaloUser> {
  const { page, note } = context
  await inShortTransaction(context, ({ tx }) => requireUser(tx, page.id, id))
  await withPageToken(context, page.id, atZalo).catch((error: unknown) => {
    throw error instanceof ZaloError ? failureOf(error) : error
  })
  note({ id, name: 'Zalo' })
  return context.write(async (tx) => {
    await tx.run(sql`update zalo_users set tags = ${here} where page_id = ${page.id} and user_id = ${id}`)
    tx.notify(page.id, 'zalo')
    return readUser({ ...context, tx }, id)
  })
}
