// Who is always let in and who never. A refusal ends what runs at once; the portal and RADIUS read the list each time.
import { accessRules, type AccessRule } from '@portico/contract/gateways/accessRules.ts'
import type { OrderResult } from '@portico/contract/gateways/sessions.ts'
import { normaliseMac } from '@portico/radius/mac.ts'
import { fail } from '../core/fail.ts'
import { newId } from '../core/id.ts'
import { query, sql, violatedUnique, type Tx } from '../core/db/database.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import type { Sql } from '../core/http/keyset.ts'
import { onTable } from '../core/http/onTable.ts'
import { peopleById } from '../members/index.ts'
import { inShortTransaction } from '../core/db/shortTransaction.ts'
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

const baseHandlers = onTable(accessRules, 'access_rules', {
  notFound: 'access-rule/not-found',
  topic: 'sessions',
  computed: {
    guestName: (context) => nameOf(context, sql`t.guest_id`),
    ownerName: (context) => nameOf(context, sql`t.owner_guest_id`),
  },
  where: { kind: (kind) => sql`t.kind = ${kind}` },
  note: (rule) => ({ ...subjectOf(rule), kind: rule.kind }),
})

/** The two lists of a venue. */
export function accessRuleHandlers(registry: Registry): Handlers<typeof accessRules> {
  return {
    remove: baseHandlers.remove,

    async list(context, input) {
      const { rows, ...rest } = await baseHandlers.list(context, input)
      return { rows: await withAuthors(context, rows), ...rest }
    },

    async create(context, { body }) {
      const { id, ended } = await addRule(context, registry, { ...body, mac: body.mac ? normaliseMac(body.mac) : null })
      const rule = await inShortTransaction(context, (inside) => baseHandlers.read(inside, { params: { id } }))
      context.note({ id, ...subjectOf(rule), kind: body.kind, ended: ended.length })
      return { ...(await withAuthors(context, [rule]))[0]!, ended }
    },
  }
}

/** A rule by its own name, or by the guest; of a phone without either, the end of its address. */
function subjectOf({ name, guestId, ownerGuestId, mac }: AccessRule): { name?: string; guest?: string } {
  const guest = guestId ?? ownerGuestId
  if (name) return { name }
  return guest ? { guest } : { name: `… ${(mac ?? '').slice(-5)}` }
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
  const running = await inShortTransaction(context, async ({ tx }) => {
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
  if (running.length > 0) await inShortTransaction(context, async ({ tx }) => tx.notify(page_id, 'sessions'))
  return { id, ended }
}

async function isGuest(tx: Tx, pageId: string, id: string): Promise<boolean> {
  return (await tx.first(sql`select 1 from guests where page_id = ${pageId} and id = ${id}`)) !== undefined
}

/** Replaces the id of a rule's author by the name. */
async function withAuthors({ db }: PageContext, rows: readonly AccessRule[]): Promise<AccessRule[]> {
  const people = await peopleById(
    db,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  )
  return rows.map((row) => ({ ...row, createdBy: people.get(row.createdBy ?? '')?.displayName ?? null }))
}

/** A guest's name, masked for who may not read it. */
function nameOf({ may, page }: PageContext, id: Sql): Sql {
  const name = may('guest.identity:read') ? sql`g.name` : sql`left(g.name, 1) || '***'`
  return sql`(select ${name} from guests g where g.page_id = ${page.id} and g.id = ${id})`
}
