import { planForNew } from '../plans/index.ts'
import { ROLES, allows } from '@portico/contract/access.ts'
import { UNDO_DAYS, type pages } from '@portico/contract/pages.ts'
import { fail } from '../core/fail.ts'
import { newId, isUuid } from '../core/id.ts'
import { changesOf } from '../core/audit.ts'
import { query, sql } from '../core/db/database.ts'
import { SUBSCRIPTION } from '../core/subscription.ts'
import { actOn } from '../core/http/access.ts'
import type { Handlers, UserContext } from '../core/http/context.ts'
import { recountInZone } from '../reports/index.ts'
import { firstStepHandlers } from './firstSteps.ts'
import { snake, type FieldOf } from '../core/db/naming.ts'

/** Pages one account may own, deleted ones that can still be restored included. */
const MOST_PAGES = 200

/** What owners set; the columns have the same names. */
const FIELDS = [
  'name',
  'title',
  'description',
  'images',
  'address',
  'openingHours',
  'price',
  'currency',
  'unit',
  'emailNotification',
  'enableReview',
  'timeZone',
] as const satisfies readonly FieldOf<'pages'>[]
const JSON_FIELDS: readonly string[] = ['images', 'openingHours'] satisfies (typeof FIELDS)[number][]
type Fields = { [F in (typeof FIELDS)[number]]?: unknown }

/** The caller's venues. */
export const pageHandlers: Omit<Handlers<typeof pages>, 'overview'> = {
  async list(context, { query: { limit, skip, deleted, search } }) {
    const state = deleted === 'true' ? restorable(context) : sql`p.deleted_at is null`
    const where = search
      ? sql`${state} and position(${plain(sql`${search}::text`)} in ${plain(sql`p.name`)}) > 0`
      : state
    const rows = await readPages(context, where, limit, skip)
    const all = await context.tx.first(sql<{ count: number }>`select count(*) as count from pages p where ${where}`)
    return { rows, count: all?.count ?? 0 }
  },

  read: (context, { params }) => readPage(context, params.eid),

  /** The creator owns the page; it starts on the plan for new pages. */
  async create(context, { body }) {
    const id = newId(context.clock.now())
    const { tx } = context
    const owned = await tx.first(
      sql<{
        count: number
      }>`select count(*)::int as count from members where user_id = ${context.user.id} and role = 'owner'`,
    )
    if ((owned?.count ?? 0) >= MOST_PAGES) throw fail('page/too-many')
    // From here on the transaction acts for the new page, which row-level security asks of its first rows.
    await actOn(context, id)
    await tx.run(query.insertInto('pages').values({ id, name: body.name, created_at: context.clock.now() }))
    await tx.run(query.updateTable('pages').set(columnsOf(body)).where('id', '=', id))
    await tx.run(
      query
        .insertInto('members')
        .values({ page_id: id, user_id: context.user.id, role: 'owner', created_at: context.clock.now() }),
    )
    const { planId, isLifetime } = await planForNew(tx)
    await tx.run(query.insertInto('subscriptions').values({ page_id: id, plan_id: planId, is_lifetime: isLifetime }))
    return readPage(context, id)
  },

  async update(context, { params, body }) {
    const before = await readPage(context, params.eid)
    const changes = columnsOf(body)
    if (body.timeZone !== undefined) await recountInZone(context.tx, params.eid, body.timeZone)
    if (Object.keys(changes).length > 0)
      await context.tx.run(query.updateTable('pages').set(changes).where('id', '=', params.eid))
    const after = await readPage(context, params.eid)
    context.note({ name: before.name, changes: changesOf(before, after, FIELDS) })
    return after
  },

  /** Marks the page deleted: its portal closes and its members are out at once, its data stays for 30 days. */
  async remove(context, { params, query: { name } }) {
    const page = await readPage(context, params.eid)
    if (name !== undefined && name.trim() !== page.name) throw fail('page/name-mismatch', { name: 'field/invalid' })
    await context.tx.run(
      query.updateTable('pages').set({ deleted_at: context.clock.now() }).where('id', '=', params.eid),
    )
    context.note({ name: page.name })
    notifyPageChanged(context, params.eid)
    return { eid: params.eid }
  },

  async restore(context, { params }) {
    const [found] = isUuid(params.eid)
      ? await readPages(context, sql`p.id = ${params.eid} and ${restorable(context)}`, 1, 0)
      : []
    if (!found) throw fail('page/not-found')
    await actOn(context, params.eid)
    await context.tx.run(query.updateTable('pages').set({ deleted_at: null }).where('id', '=', params.eid))
    notifyPageChanged(context, params.eid)
    return readPage(context, params.eid)
  },

  ...firstStepHandlers,
}

/** RADIUS and the portal cache gateways, and dashboards may be listening. */
function notifyPageChanged({ tx }: UserContext, eid: string): void {
  for (const topic of ['gateways', 'members'] as const) tx.notify(eid, topic)
}

/** Lower case without accents, so that "ca phe" finds "Cà phê". */
function plain(text: ReturnType<typeof sql>) {
  return sql`replace(regexp_replace(normalize(lower(${text}), NFD), '[\\u0300-\\u036f]', '', 'g'), 'đ', 'd')`
}

/** Deleted pages that the caller may restore. */
function restorable({ clock, user }: UserContext) {
  const roles = ROLES.filter((role) => allows(role, 'page.settings:delete'))
  return sql`p.moved_at is null and p.deleted_at >= ${clock.now()}::timestamptz - make_interval(days => ${UNDO_DAYS})
    and exists (select 1 from members m where m.page_id = p.id and m.user_id = ${user.id} and m.role = any(${roles}::text[]))`
}

function columnsOf(fields: Fields): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const field of FIELDS) {
    const value = fields[field]
    const isJson = JSON_FIELDS.includes(field) && value !== null
    if (value !== undefined) values[snake(field)] = isJson ? JSON.stringify(value) : value
  }
  return values
}

async function readPage(context: UserContext, eid: string): Promise<PageRow> {
  const [row] = await readPages(context, sql`p.id = ${eid} and p.deleted_at is null`, 1, 0)
  if (!row) throw fail('page/not-found')
  return row
}

type PageRow = Awaited<ReturnType<Handlers<typeof pages>['create']>>

type JoinedColumns = { subscription: PageRow['PageSubscription']; members: PageRow['UserPages'] }

/** Pages of the caller, in the order they were made. */
export async function readPages(
  { tx, user }: UserContext,
  where: ReturnType<typeof sql>,
  limit: number,
  skip: number,
): Promise<PageRow[]> {
  const seers = ROLES.filter((role) => allows(role, 'page.roles:read'))
  const readers = ROLES.filter((role) => allows(role, 'guest.identity:read'))
  const rows = await tx.rows(sql<Omit<PageRow, 'PageSubscription' | 'UserPages'> & JoinedColumns>`
    select p.id as eid, p.name, p.title, p.description, p.images, p.address, p.opening_hours, p.price, p.currency, p.unit,
      p.email_notification, p.enable_review, p.time_zone, p.deleted_at,
      (select ${SUBSCRIPTION} from subscriptions s join plans l on l.id = s.plan_id where s.page_id = p.id) as subscription,
      (select jsonb_agg(jsonb_build_object('page_id', m.page_id, 'uid', m.user_id, 'role', m.role,
            'canReadIdentity', coalesce(m.can_read_identity, m.role = any(${readers}::text[]))) order by m.created_at, m.user_id)
        from members m where m.page_id = p.id and (m.user_id = ${user.id} or own.role = any(${seers}::text[]))) as members
    from pages p join members own on own.page_id = p.id and own.user_id = ${user.id}
    where ${where}
    order by p.created_at, p.id limit ${limit} offset ${skip}`)
  return rows.map(({ subscription, members, ...row }) => ({
    ...row,
    PageSubscription: subscription,
    UserPages: members,
  }))
}
