import type { Input } from '@portico/contract/http/endpoint.ts'
import { leads, type Lead } from '@portico/contract/leads.ts'
import { sql } from '../core/db/database.ts'
import { plainColumn, plainText } from '../core/db/plainText.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { onTable } from '../core/http/onTable.ts'
import { addLead, readPhone, searchText } from './addLead.ts'
import { boardHandlers } from './board.ts'
import { bulk } from './bulk.ts'
import { followMove, holdLead, memberOf, refuseOwner } from './changeLead.ts'
import { noteHandlers } from './notes.ts'
import { lockLeads } from './stages.ts'

type Column = 'name' | 'phone' | 'email'

const MASKED = {
  name: sql`case when t.name = '' then '' else left(t.name, 1) || '***' end`,
  phone: sql`case when t.phone is not null then '***' || right(t.phone, 3) end`,
  email: sql`case when t.email is not null then left(t.email, 1) || '***' end`,
} as const

const shown = (column: Column) => (context: PageContext) =>
  context.may('guest.identity:read') ? sql.ref(`t.${column}`) : MASKED[column]

/** By what the caller sees: nobody finds out by searching what is masked. */
function matching(typed: string, context: PageContext) {
  const like = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const digits = typed.replaceAll(/[\s.()+-]/g, '')
  // 0912… is stored as +84912….
  const phone = /^\d{3,}$/.test(digits) ? like(digits.replace(/^0/, '')) : null
  const words = like(plainText(typed))
  if (context.may('guest.identity:read')) return sql`(t.search like ${words} or t.search like ${phone})`
  return sql`(${plainColumn(MASKED.name)} like ${words} or lower(${MASKED.email}) like ${words} or ${MASKED.phone} like ${phone})`
}

const DUE = {
  overdue: (now: Date) => sql`t.closed_at is null and t.due_at < ${now}`,
  today: (now: Date, zone: string) =>
    sql`t.closed_at is null and (t.due_at at time zone ${zone})::date = (${now}::timestamptz at time zone ${zone})::date`,
  week: (now: Date) => sql`t.closed_at is null and t.due_at < ${now}::timestamptz + interval '7 days'`,
  none: () => sql`t.due_at is null`,
} as const

const base = onTable({ list: leads.list, update: leads.update, remove: leads.remove }, 'leads', {
  notFound: 'lead/not-found',
  topic: 'leads',
  computed: { _id: sql`t.id`, name: shown('name'), phone: shown('phone'), email: shown('email') },
  where: {
    fromDate: (day, { page }) => sql`t.created_at >= (${day}::date)::timestamp at time zone ${page.timeZone}`,
    toDate: (day, { page }) => sql`t.created_at < (${day}::date + 1)::timestamp at time zone ${page.timeZone}`,
    stage: (stage) => sql`t.stage = ${stage}`,
    source: (source) => sql`t.source = ${source}`,
    owner: (owner) => (owner === 'none' ? sql`t.owner_id is null` : sql`t.owner_id = ${owner}`),
    due: (due, { clock, page }) => DUE[due](clock.now(), page.timeZone),
    search: matching,
  },
  columns: { revision: () => ({}) },
  note: ({ stage, source }) => ({ stage, source }),
})

/** A page of the list, for those who read all of it. */
export async function readLeadRows(
  context: PageContext,
  query: Input<typeof leads.list>['query'],
): Promise<{ rows: Lead[]; next?: string | null | undefined }> {
  const { rows, next } = await base.list(context, { query })
  return { rows: rows.map((row) => leads.create.returns.omit({ isNew: true }).parse(row)), next }
}

/** Refuses to write over what the caller sees only masked. */
function refuseMasked(context: PageContext, body: Partial<Record<Column, unknown>>): void {
  const isContact = body.name !== undefined || body.phone !== undefined || body.email !== undefined
  if (isContact && !context.may('guest.identity:read')) throw fail('auth/forbidden')
}

/** Leads of a page. */
export const leadHandlers: Handlers<typeof leads> = {
  ...boardHandlers,
  ...noteHandlers,
  bulk,

  list: (context, input) => base.list(context, input),

  async create(context, { body }) {
    const { tx, page, actor, user } = context
    // A member who may change only their own leads adds them for themselves.
    const ownerId = context.may('lead:write') ? body.ownerId : user.id
    await refuseOwner(context, ownerId)
    const by = memberOf(context)
    const source = actor.kind === 'key' ? 'api' : 'manual'
    const { id, isNew } = await addLead(context, tx, {
      ...body,
      ...(ownerId === undefined ? {} : { ownerId }),
      ...(by ? { by } : {}),
      pageId: page.id,
      source,
    })
    context.note({ id, isNew, source })
    return { ...(await base.read(context, { params: { id } })), isNew }
  },

  async update(context, { params, body }) {
    refuseMasked(context, body)
    const { tx, page, clock } = context
    if (body.stage !== undefined) await lockLeads(tx, page.id)
    const lead = await holdLead(context, params.id)
    if (body.revision !== undefined && body.revision !== lead.revision) throw fail('lead/changed')
    const follows = await followMove(context, lead, body)
    const name = body.name ?? lead.name
    const phone = body.phone === undefined ? lead.phone : readPhone(body.phone)
    const email = body.email === undefined ? lead.email : body.email.toLowerCase() || null
    const due = body.dueAt !== undefined && !isSameMoment(body.dueAt, lead.dueAt) ? { reminded_at: null } : {}
    return base.update(
      context,
      { params, body },
      {
        ...follows,
        ...due,
        phone,
        email,
        search: searchText(name, phone, email),
        revision: sql`revision + 1`,
        updated_at: clock.now(),
      },
    )
  },

  async remove(context, { params }) {
    await base.remove(context, { params })
    return { _id: params.id, id: params.id }
  },
}

function isSameMoment(one: string | null, other: string | null): boolean {
  return (one && Date.parse(one)) === (other && Date.parse(other))
}
