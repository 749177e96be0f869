// The only place that writes the audit log, always in the transaction of the change itself.
import { newId } from './id.ts'
import { query, type Tx } from './db/database.ts'

/** Who acts. */
export type Actor =
  | { kind: 'user'; id: string }
  | { kind: 'key'; id: string }
  /** The row's subject is the guest, so that an erased guest leaves no other trace. */
  | { kind: 'guest' }
  | { kind: 'system'; job: string }
  /** Another service that calls us, such as a bank. */
  | { kind: 'webhook'; source: string }

/** What an action was about. `name` is what people called it at that moment; empty for guests, whose name may be erased. */
export type AuditSubject = { id: string; name?: string }

/** Field -> before and after. Empty for a field whose value nobody could read in a line. */
export type Changes = Record<string, readonly [unknown, unknown] | readonly []>

/** No secrets, and nothing personal of guests: these rows cannot be erased. */
export type AuditDetail = Record<string, unknown> & { changes?: Changes }

export type AuditRow = {
  at: Date
  actor: Actor
  /** `<feature>.<call>`. */
  action: string
  subject: AuditSubject
  /** Absent for what is done to an account rather than on a page. */
  pageId?: string | undefined
  detail?: AuditDetail
}

/** Writes who did what to which thing. */
export async function audit(tx: Tx, { at, actor, action, subject, pageId, detail }: AuditRow): Promise<void> {
  const { kind, ...who } = actor
  const { id, ...origin } = { id: null, ...who }
  const name = subject.name ? { name: subject.name } : {}
  const row = {
    id: newId(at),
    at,
    actor_id: id,
    actor_kind: kind,
    action,
    subject: subject.id,
    detail: JSON.stringify({ ...origin, ...name, ...detail }),
  }
  if (pageId === undefined) await tx.run(query.insertInto('account_log').values(row))
  else await tx.run(query.insertInto('audit_log').values({ ...row, page_id: pageId }))
}

/** What an update changed, of the fields named; of the `hidden` ones only that it did. */
export function changesOf<T extends object, Field extends keyof T & string>(
  before: T,
  after: T,
  fields: readonly Field[],
  hidden: readonly NoInfer<Field>[] = [],
): Changes {
  const changes: Record<string, Changes[string]> = {}
  for (const field of fields) {
    const [old, next] = [before[field], after[field]]
    if (JSON.stringify(old ?? null) === JSON.stringify(next ?? null)) continue
    const isShown = !hidden.includes(field) && isReadable(old) && isReadable(next)
    changes[field] = isShown ? [old ?? null, next ?? null] : []
  }
  return changes
}

const LONGEST_VALUE = 120

function isReadable(value: unknown): boolean {
  return typeof value === 'string' ? value.length <= LONGEST_VALUE : typeof value !== 'object' || value === null
}
