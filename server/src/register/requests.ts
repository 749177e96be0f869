// What administrators ask of the register. The second person is PostgreSQL's own rule: a decision by who asked cannot be written.
import { DOWNLOAD_HOURS, type register, type RegisterRequest } from '@portico/contract/register.ts'
import { audit } from '../core/audit.ts'
import { sql, violatedUnique, type RawBuilder, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, UserContext } from '../core/http/context.ts'
import { newId } from '../core/id.ts'
import { normaliseMac } from '../gateways/index.ts'
import { readContact } from '../privacy/index.ts'
import { readExtract } from './extract.ts'

export const registerHandlers: Handlers<typeof register> = {
  async list(context, { query: { state, limit, skip } }) {
    const where = state ? sql`state = ${state}` : sql`true`
    const rows = await readRequests(context, where, sql`limit ${limit} offset ${skip}`)
    const all = await context.tx.first(sql<{ count: number }>`
      select count(*)::int as count from (${requests(context)}) r where ${where}`)
    return { rows, count: all?.count ?? 0, months: context.config.registerMonths }
  },

  async ask(context, { body: { caseNumber, reason, pageId, from, to, ...typed } }) {
    const { tx, user, clock, config, note } = context
    const { mac, ip, contact } = readTerms(typed)
    const now = clock.now()
    const id = newId(now)
    const page = pageId && (await readName(tx, pageId))
    await tx.run(sql`
      insert into register.requests (id, asked_by, asked_at, case_number, reason, page_id, page, from_at, to_at)
      values (${id}, ${user.id}, ${now}, ${caseNumber}, ${reason}, ${pageId}::uuid, ${page}, ${from}, ${to})`)
    await tx.run(sql`
      insert into register.terms (request_id, mac, ip, contact, expires_at)
      values (${id}, ${mac}, ${ip}, ${contact}, ${now}::timestamptz + make_interval(months => ${Math.max(1, config.registerMonths)}))`)
    note({ id, name: caseNumber, reason })
    return readRequest(context, id)
  },

  async decide(context, { params: { id }, body: { isApproved } }) {
    const { tx, user, clock, note } = context
    const { state, isOwn, caseNumber, reason } = await readRequest(context, id)
    if (isOwn) throw fail('register/second-person')
    if (state !== 'waiting') throw fail('register/decided')
    await tx
      .run(
        sql`
      insert into register.decisions (request_id, asked_by, decided_by, decided_at, is_approved)
      select id, asked_by, ${user.id}, ${clock.now()}, ${isApproved} from register.requests where id = ${id}`,
      )
      .catch((error: unknown) => {
        throw violatedUnique(error) ? fail('register/decided') : error
      })
    note({ name: caseNumber, reason, isApproved })
    return readRequest(context, id)
  },

  async download(context, { params: { id } }) {
    const { tx, clock, actor } = context
    const request = await readRequest(context, id)
    const { caseNumber, reason, isOwn, state } = request
    if (!isOwn) throw fail('auth/forbidden')
    if (state !== 'approved') throw fail('register/not-open')
    const { csv, count } = await readExtract(context, request)
    const now = clock.now()
    await tx.run(sql`
      insert into register.downloads (id, request_id, at, rows) values (${newId(now)}, ${id}, ${now}, ${count})`)
    // A GET, so that no idempotency key keeps a copy; its row in the log is written here.
    await audit(tx, {
      at: now,
      actor,
      action: 'register.download',
      subject: { id, name: caseNumber },
      detail: { reason, rows: count },
    })
    return { filename: `register-${caseNumber.replaceAll(/[^\w-]+/g, '-')}.csv`, csv }
  },
}

type Terms = Pick<RegisterRequest, 'mac' | 'ip' | 'contact'>

/** As the register writes them. @throws request/invalid */
function readTerms(typed: Terms): Terms {
  const mac = normaliseMac(typed.mac)
  if (typed.mac && !mac) throw fail('request/invalid', { mac: 'field/invalid' })
  const contact = readContact(typed.contact)
  if (typed.contact && !contact) throw fail('request/invalid', { contact: 'field/invalid' })
  return { mac: mac ?? '', ip: typed.ip, contact: contact?.value ?? '' }
}

/** What a venue is called, or was when it was last written of. @throws page/not-found */
async function readName(tx: Tx, pageId: string): Promise<string> {
  const found =
    (await tx.first(sql<{ name: string }>`select name from pages where id = ${pageId}`)) ??
    (await tx.first(sql<{ name: string }>`
      select page as name from register.entries where page_id = ${pageId} order by started_at desc limit 1`))
  if (!found) throw fail('page/not-found')
  return found.name
}

/** @throws request/not-found */
async function readRequest(context: UserContext, id: string): Promise<RegisterRequest> {
  const [row] = await readRequests(context, sql`id = ${id}`)
  if (!row) throw fail('request/not-found')
  return row
}

function readRequests(context: UserContext, where: RawBuilder<unknown>, paging = sql``): Promise<RegisterRequest[]> {
  return context.tx.rows(sql<RegisterRequest>`
    select * from (${requests(context)}) r where ${where} order by state <> 'waiting', asked_at desc, id ${paging}`)
}

/** Without its terms, which are gone by their date, a request is over: it must not be taken for a wider one. */
function requests({ user, clock }: UserContext): RawBuilder<unknown> {
  const since = new Date(clock.now().getTime() - DOWNLOAD_HOURS * 3600_000)
  return sql`
    select q.id, q.case_number, q.reason, q.page_id, q.page, q.from_at as "from", q.to_at as "to",
      coalesce(t.mac, '') as mac, coalesce(t.ip, '') as ip, coalesce(t.contact, '') as contact,
      case when not d.is_approved then 'refused' when t.request_id is null then 'over' when d.request_id is null then 'waiting'
        when d.decided_at > ${since} then 'approved' else 'over' end as state,
      coalesce(a.display_name, '–') as asked_by, q.asked_by = ${user.id} as is_own, q.asked_at,
      case when d.request_id is not null then coalesce(b.display_name, '–') end as decided_by, d.decided_at,
      (select count(*)::int from register.downloads l where l.request_id = q.id) as downloads
    from register.requests q left join register.terms t on t.request_id = q.id left join register.decisions d on d.request_id = q.id
    left join users a on a.id = q.asked_by left join users b on b.id = d.decided_by`
}
