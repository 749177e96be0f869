import type { audit, AuditEntry } from '@portico/contract/audit.ts'
import { sql } from '../core/db/database.ts'
import type { Handlers } from '../core/http/context.ts'
import { peopleById } from '../members/index.ts'

type Row = Omit<AuditEntry, 'actorName' | 'memberName'> & { keyName: string | null }

/** Who changed what. Days are the page's own. */
export const auditHandlers: Handlers<typeof audit> = {
  async list({ tx, db, page }, { query: { limit, skip, from, to, actor, action } }) {
    const where = sql`page_id = ${page.id}
      and (${from ?? null}::date is null or at >= (${from ?? null}::date)::timestamp at time zone ${page.timeZone})
      and (${to ?? null}::date is null or at < (${to ?? null}::date + 1)::timestamp at time zone ${page.timeZone})
      and (${actor ?? null}::uuid is null or actor_id = ${actor ?? null})
      and (${action ?? null}::text is null or action = ${action ?? null} or starts_with(action, ${action ?? null} || '.'))`
    const rows = await tx.rows(sql<Row>`
      select id, at, actor_kind as "actorKind", actor_id as "actorId", action, subject, detail,
        (select k.name from api_keys k where k.page_id = ${page.id} and k.id = actor_id) as "keyName"
      from audit_log where ${where} order by at desc, id desc limit ${limit} offset ${skip}`)
    const all = await tx.first(sql<{ count: number }>`select count(*) as count from audit_log where ${where}`)
    const people = await peopleById(
      db,
      rows.flatMap((row) => [row.actorId, memberOf(row)].filter((id) => id !== null)),
    )
    const nameOf = (id: string | null) => (id ? (people.get(id)?.displayName ?? null) : null)
    return {
      rows: rows.map((row) => ({
        ...row,
        actorName: row.keyName ?? nameOf(row.actorId),
        memberName: nameOf(memberOf(row)),
      })),
      count: all?.count ?? 0,
    }
  },
}

const UUID = /^[0-9a-f-]{36}$/

function memberOf({ detail }: Row): string | null {
  const { uid } = detail
  return typeof uid === 'string' && UUID.test(uid) ? uid : null
}
