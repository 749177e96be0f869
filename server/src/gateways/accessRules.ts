// Who is always let in and who never. A refusal ends what runs at once; the portal and RADIUS read the list each time.
import type { accessRules, AccessRule } from '@portico/contract/gateways/lists.ts'
import type { OrderResult } from '@portico/contract/gateways/sessions.ts'
import { normaliseMac } from '@portico/radius/mac.ts'
import { fail } from '../core/fail.ts'
import { newId } from '../core/id.ts'
import { query, sql, violatedUnique, type Tx } from '../core/db/database.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { peopleById } from '../members/index.ts'
import { inShort } from './ownTx.ts'
import type { Registry } from './registry.ts'
import { endSession, readRunning, revokeLogins } from './runningSessions.ts'

type NewRule = {
  kind: 'allow' | 'deny'
  mac?: string | null
  guestId?: string | null
  name?: string
  ownerGuestId?: string
  reason?: string
  until?: string
}

/** The two lists of a venue. */
export function accessRuleHandlers(registry: Registry): Handlers<typeof accessRules> {
  return {
    async list(context, { query: { kind, limit, skip } }) {
      const isKind = kind ? sql`r.kind = ${kind}` : sql`true`
      const rows = await context.tx.rows(
        select(context, sql`${isKind} order by r.created_at desc, r.id limit ${limit} offset ${skip}`),
      )
      const counted = await context.tx.first(
        sql<{
          count: number
        }>`select count(*)::int as count from access_rules r where r.page_id = ${context.page.id} and ${isKind}`,
      )
      return { rows: await withAuthors(context, rows), count: counted?.count ?? 0 }
    },

    async create(context, { body }) {
      const made = await addRule(context, registry, { ...body, mac: body.mac ? normaliseMac(body.mac) : null })
      const rule = await inShort(context, (tx) => tx.first(select(context, sql`r.id = ${made.id}`)))
      if (!rule) throw fail('access-rule/not-found')
      context.note({ kind: body.kind, ended: made.ended })
      return { ...(await withAuthors(context, [rule]))[0]!, ended: made.ended }
    },

    async remove(context, { params }) {
      const removed = await context.tx.run(
        query.deleteFrom('access_rules').where('page_id', '=', context.page.id).where('id', '=', params.id),
      )
      if (removed === 0) throw fail('access-rule/not-found')
      context.tx.notify(context.page.id, 'sessions')
      return params
    },
  }
}

/** Writes a rule; one that refuses ends the sessions it is about. @throws access-rule/duplicate, guest/not-found */
export async function addRule(
  context: PageContext,
  registry: Registry,
  { kind, mac = null, guestId = null, name = '', ownerGuestId, reason = '', until }: NewRule,
): Promise<{ id: string; ended: OrderResult[] }> {
  const now = context.clock.now()
  const id = newId(now)
  const page_id = context.page.id
  const running = await inShort(context, async (tx) => {
    for (const one of [guestId, ownerGuestId])
      if (one && !(await isGuest(tx, page_id, one))) throw fail('access-rule/no-guest')
    // A rule whose time is over makes room.
    await tx.run(
      sql`delete from access_rules where page_id = ${page_id} and until <= ${now} and (mac = ${mac} or guest_id = ${guestId})`,
    )
    await tx
      .run(
        query.insertInto('access_rules').values({
          page_id,
          id,
          kind,
          mac,
          guest_id: guestId,
          name,
          owner_guest_id: ownerGuestId ?? null,
          reason,
          until: until ?? null,
          created_by: context.user.id,
          created_at: now,
        }),
      )
      .catch((error: unknown) => {
        throw violatedUnique(error) ? fail('access-rule/duplicate') : error
      })
    tx.notify(page_id, 'sessions')
    if (kind === 'allow') return []
    await revokeLogins(tx, page_id, { mac, guestId }, now)
    return readRunning(tx, page_id, { mac, guestId })
  })
  const ended = await Promise.all(running.map((session) => endSession(context, registry, session)))
  if (running.length > 0) await inShort(context, async (tx) => tx.notify(page_id, 'sessions'))
  return { id, ended }
}

async function isGuest(tx: Tx, pageId: string, id: string): Promise<boolean> {
  return (await tx.first(sql`select 1 from guests where page_id = ${pageId} and id = ${id}`)) !== undefined
}

/** Whoever wrote a rule, by name instead of by id. */
async function withAuthors({ db }: PageContext, rows: readonly AccessRule[]): Promise<AccessRule[]> {
  const people = await peopleById(
    db,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  )
  return rows.map((row) => ({ ...row, createdBy: people.get(row.createdBy ?? '')?.displayName ?? null }))
}

function select(context: PageContext, which: ReturnType<typeof sql>) {
  const canRead = context.may('guest.identity:read')
  const name = (of: string) => (canRead ? sql`${sql.ref(of)}.name` : sql`left(${sql.ref(of)}.name, 1) || '***'`)
  return sql<AccessRule>`
    select r.created_by::text as "createdBy", r.id, r.kind, r.mac, r.guest_id as "guestId", ${name('g')} as "guestName", r.name, r.owner_guest_id as "ownerGuestId",
      ${name('o')} as "ownerName", r.reason, r.until, r.created_at as "createdAt"
    from access_rules r
    left join guests g on g.page_id = r.page_id and g.id = r.guest_id
    left join guests o on o.page_id = r.page_id and o.id = r.owner_guest_id
    where r.page_id = ${context.page.id} and ${which}`
}
