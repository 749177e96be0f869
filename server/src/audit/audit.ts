import type { audit, AuditEntry } from '@portico/contract/audit.ts'
import { sql } from '../core/db/database.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { readGuestNames } from '../guests/index.ts'
import { peopleById } from '../members/index.ts'
import { isUuid } from '../core/id.ts'

type Row = Omit<AuditEntry, 'actorName' | 'name' | 'changes'> & { keyName: string | null }

/** Who changed what. Days are the page's own. */
export const auditHandlers: Handlers<typeof audit> = {
  async list(context, { query: { limit, skip, from, to, actor, action } }) {
    const { tx, page } = context
    const where = sql`page_id = ${page.id}
      and (${from ?? null}::date is null or at >= (${from ?? null}::date)::timestamp at time zone ${page.timeZone})
      and (${to ?? null}::date is null or at < (${to ?? null}::date + 1)::timestamp at time zone ${page.timeZone})
      and (${actor ?? null}::uuid is null or actor_id = ${actor ?? null})
      and (${action ?? null}::text is null or action = ${action ?? null} or starts_with(action, ${action ?? null} || '.'))`
    const rows = await tx.rows(sql<Row>`
      select id, at, actor_kind, actor_id, action, subject, detail,
        (select k.name from api_keys k where k.page_id = ${page.id} and k.id = actor_id) as key_name
      from audit_log where ${where} order by at desc, id desc limit ${limit} offset ${skip}`)
    const all = await tx.first(sql<{ count: number }>`select count(*) as count from audit_log where ${where}`)
    const nameOf = await readNames(context, rows)
    return {
      rows: rows.map(({ keyName, ...row }) => {
        const { name, uid: _uid, guest: _guest, changes, ...detail } = row.detail
        return {
          ...row,
          actorName: keyName ?? nameOf(row.actorId),
          name: textOf(name) ?? nameOf(personOf(row)),
          changes: changesIn(changes),
          detail,
        }
      }),
      count: all?.count ?? 0,
    }
  },
}

/** Names of the members and guests these rows are about; those who are gone have none. */
async function readNames({ db, tx, page, may }: PageContext, rows: readonly Row[]) {
  const ids = [...new Set(rows.flatMap((row) => [row.actorId, personOf(row)]).filter((id) => id !== null))]
  const people = await peopleById(db, ids)
  const guests = await readGuestNames(tx, { pageId: page.id, ids, isFull: may('guest.identity:read') })
  return (id: string | null) => (id ? (people.get(id)?.displayName ?? guests.get(id) ?? null) : null)
}

/** The member or guest it was done to. */
function personOf({
  action,
  subject,
  detail: { uid, guest },
}: Pick<Row, 'action' | 'subject' | 'detail'>): string | null {
  const id = textOf(uid) ?? textOf(guest) ?? (action.startsWith('guests.') ? subject : '')
  return isUuid(id) ? id : null
}

/** Changes as `changesOf` wrote them: by field, its values before and after. */
function changesIn(changes: unknown): Record<string, unknown[]> {
  if (typeof changes !== 'object' || changes === null) return {}
  return Object.fromEntries(Object.entries(changes).filter(([, values]) => Array.isArray(values)))
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
