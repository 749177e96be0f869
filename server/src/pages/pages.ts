import type { pages } from '@portico/contract/pages.ts'
import { fail } from '../core/fail.ts'
import { newId } from '../core/id.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import type { Handlers, UserContext } from '../core/http/context.ts'

const FREE_PLAN = '00000000-0000-7000-8000-000000000001'

/** Wire field -> column. */
const COLUMNS = {
  name: 'name',
  title: 'title',
  description: 'description',
  images: 'images',
  price: 'price',
  currency: 'currency',
  unit: 'unit',
  emailNotification: 'email_notification',
  enableReview: 'enable_review',
  timeZone: 'time_zone',
} as const
type Fields = { [F in keyof typeof COLUMNS]?: unknown }

/** The caller's venues. */
export const pageHandlers: Handlers<typeof pages> = {
  async list(context, { query: { limit, skip } }) {
    const rows = await readPages(context.tx, sql`true`, limit, skip)
    const all = await context.tx.first(sql<{ count: number }>`select count(*) as count from pages where deleted_at is null`)
    return { rows, count: all?.count ?? 0 }
  },

  /** Whoever creates a page owns it; it starts on the free plan. */
  async create(context, { body }) {
    const id = newId(context.clock.now())
    const { tx } = context
    // From here on the transaction acts for the new page, which row-level security asks of its first rows.
    await tx.run(sql`select set_config('app.page_id', ${id}, true)`)
    await tx.run(query.insertInto('pages').values({ id, name: body.name, created_at: context.clock.now() }))
    await tx.run(query.updateTable('pages').set(columnsOf(body)).where('id', '=', id))
    await tx.run(query.insertInto('members').values({ page_id: id, user_id: context.user.id, role: 'owner' }))
    await tx.run(query.insertInto('subscriptions').values({ page_id: id, plan_id: FREE_PLAN }))
    context.note({ eid: id })
    return readPage(context, id)
  },

  async update(context, { params, body }) {
    const changes = columnsOf(body)
    if (Object.keys(changes).length > 0) await context.tx.run(query.updateTable('pages').set(changes).where('id', '=', params.eid))
    return readPage(context, params.eid)
  },

  /** Marks the page deleted: its portal closes at once, its data stays for 30 days. */
  async remove(context, { params }) {
    await context.tx.run(query.updateTable('pages').set({ deleted_at: context.clock.now() }).where('id', '=', params.eid))
    // Its gateways are known to RADIUS and the portal by heart.
    context.tx.notify(params.eid, 'gateways')
    return { eid: params.eid }
  },
}

function columnsOf(fields: Fields): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [field, column] of Object.entries(COLUMNS)) {
    const value = fields[field as keyof Fields]
    if (value !== undefined) values[column] = field === 'images' ? JSON.stringify(value) : value
  }
  return values
}

async function readPage(context: UserContext, eid: string): Promise<PageRow> {
  const [row] = await readPages(context.tx, sql`p.id = ${eid}`, 1, 0)
  if (!row) throw fail('page/not-found')
  return row
}

type PageRow = Awaited<ReturnType<Handlers<typeof pages>['create']>>

function readPages(tx: Tx, where: ReturnType<typeof sql>, limit: number, skip: number): Promise<PageRow[]> {
  return tx.rows(sql<PageRow>`
    select p.id as eid, p.name, p.title, p.description, p.images, p.price, p.currency, p.unit,
      p.email_notification as "emailNotification", p.enable_review as "enableReview", p.time_zone as "timeZone",
      (select jsonb_build_object(
          'Plan', jsonb_build_object('name', l.name, 'other_metrics', l.other_metrics),
          'end_date', to_char(s.end_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isLifetime', s.is_lifetime)
        from subscriptions s join plans l on l.id = s.plan_id where s.page_id = p.id) as "PageSubscription",
      (select coalesce(jsonb_agg(jsonb_build_object('page_id', m.page_id, 'uid', m.user_id, 'role', m.role)), '[]')
        from members m where m.page_id = p.id) as "UserPages"
    from pages p
    where p.deleted_at is null and ${where}
    order by p.created_at, p.id limit ${limit} offset ${skip}`)
}
