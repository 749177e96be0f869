// Every page of the platform, for administrators: found, taken down, let go on, looked at.
import { LOOK_MINUTES, type AdminPage, type adminPages } from '@portico/contract/platform.ts'
import { audit } from '../core/audit.ts'
import { sql, type RawBuilder, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, UserContext } from '../core/http/context.ts'
import { countWhere, contains } from './search.ts'

export const pageHandlers: Handlers<typeof adminPages> = {
  async list({ tx }, { query: { search, state, limit, skip } }) {
    const where = sql.join(
      [
        sql`p.deleted_at is null`,
        ...(state ? [state === 'suspended' ? sql`p.suspended_at is not null` : sql`p.suspended_at is null`] : []),
        ...(search ? [contains(search, sql`p.name`, sql`coalesce(o.address, '')`)] : []),
      ],
      sql` and `,
    )
    const rows = await readPages(tx, where, sql`limit ${limit} offset ${skip}`)
    return { rows, count: await countWhere(tx, FROM, where) }
  },

  suspend: (context, { params: { pageId }, body: { reason } }) => setSuspension(context, pageId, reason),
  resume: (context, { params: { pageId } }) => setSuspension(context, pageId, null),

  async look(context, { params: { pageId }, body: { reason } }) {
    const { tx, user, clock } = context
    const page = await onePage(tx, pageId)
    const now = clock.now()
    const until = new Date(now.getTime() + LOOK_MINUTES * 60_000)
    const written = await tx.run(sql`
      insert into members (page_id, user_id, role, can_read_identity, created_at, expires_at)
      values (${pageId}, ${user.id}, 'analyst', false, ${now}, ${until})
      on conflict (page_id, user_id) do update set expires_at = excluded.expires_at where members.expires_at is not null`)
    if (written === 0) throw fail('member/duplicate')
    await tellPage(context, pageId, 'adminPages.look', { reason, until: until.toISOString() })
    context.note({ id: pageId, name: page.name, reason })
    return { pageId, until: until.toISOString() }
  },
}

/** @param reason null lets the page go on */
async function setSuspension(context: UserContext, pageId: string, reason: string | null): Promise<AdminPage> {
  const { tx, clock } = context
  const page = await onePage(tx, pageId)
  await tx.run(sql`
    update pages set suspended_at = ${reason === null ? null : clock.now()}::timestamptz, suspension_reason = ${reason ?? ''}
    where id = ${pageId}`)
  await tellPage(
    context,
    pageId,
    reason === null ? 'adminPages.resume' : 'adminPages.suspend',
    reason ? { reason } : {},
  )
  context.note({ id: pageId, name: page.name, ...(reason === null ? {} : { reason }) })
  return onePage(tx, pageId)
}

/** Members read in their own log what an administrator did. */
async function tellPage(
  { tx, actor, clock }: UserContext,
  pageId: string,
  action: string,
  detail: object,
): Promise<void> {
  await audit(tx, { at: clock.now(), actor, action, subject: { id: pageId }, pageId, detail: { ...detail } })
}

/** @throws page/not-found */
async function onePage(tx: Tx, pageId: string): Promise<AdminPage> {
  const [page] = await readPages(tx, sql`p.id = ${pageId} and p.deleted_at is null`, sql``)
  if (!page) throw fail('page/not-found')
  return page
}

const FROM = sql`
  from pages p
  left join lateral (
    select coalesce(u.email, u.mobile, '') as address from members m join users u on u.id = m.user_id
    where m.page_id = p.id and m.role = 'owner' order by m.created_at limit 1) o on true`

function readPages(tx: Tx, where: RawBuilder<unknown>, paging: RawBuilder<unknown>): Promise<AdminPage[]> {
  return tx.rows(sql<AdminPage>`
    select p.id as page_id, p.name, coalesce(o.address, '') as owner, coalesce(l.name, 'FREE') as plan, p.created_at,
      (select count(*)::int from gateways g where g.page_id = p.id and not g.is_simulator) as devices,
      (select count(*)::int from guest_profiles g where g.page_id = p.id) as guests,
      (select max(v.online_at) from visits v where v.page_id = p.id) as last_visit_at,
      p.suspended_at, p.suspension_reason
    ${FROM} left join subscriptions s on s.page_id = p.id left join plans l on l.id = s.plan_id
    where ${where} order by p.created_at desc, p.id ${paging}`)
}
