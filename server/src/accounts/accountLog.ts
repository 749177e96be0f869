// The account's own security log: who came in, who was refused, what was changed.
import { ACCOUNT_EVENTS, type accounts } from '@portico/contract/accounts.ts'
import { audit } from '../core/audit.ts'
import { sql, type Database, type Tx } from '../core/db/database.ts'
import type { Handlers, Visitor } from '../core/http/context.ts'
import { readAgent } from './userAgent.ts'
import { findUser } from './users.ts'

type Event = (typeof ACCOUNT_EVENTS)[number]
type Row = { id: string; at: string; event: Event; address: string; agent: string }

const SHOWN = 50
/** Repeated events are written once within this time. */
const AGAIN_MINUTES = 15
const LONGEST_AGENT = 400

/** The calls that read the log. */
export const logHandlers: Pick<Handlers<typeof accounts>, 'log'> = {
  async log({ tx, user }) {
    const found = await tx.rows(sql<Row>`
      select id, at, replace(action, 'accounts.', '') as event, coalesce(detail->>'address', '') as address, coalesce(detail->>'agent', '') as agent
      from account_log where actor_id = ${user.id} and action = any(${ACCOUNT_EVENTS.map((name) => `accounts.${name}`)}::text[])
      order by at desc, id desc limit ${SHOWN}`)
    const rows = found.map(({ agent, ...row }) => ({ ...row, ...readAgent(agent) }))
    return { rows, count: rows.length }
  },
}

/** Writes a line of the log, with where it came from. */
export async function writeEvent(context: Visitor, tx: Tx, userId: string, event: Event): Promise<void> {
  await audit(tx, {
    at: context.clock.now(),
    actor: { kind: 'user', id: userId },
    action: `accounts.${event}`,
    subject: { id: userId },
    detail: originOf(context),
  })
}

/** Writes a line of the log unless there is one like it of the last minutes. */
export async function noteOnce(context: Visitor, tx: Tx, userId: string, event: Event): Promise<void> {
  const since = new Date(context.clock.now().getTime() - AGAIN_MINUTES * 60_000)
  const before = await tx.first(sql`select from account_log where actor_id = ${userId}
    and action = ${`accounts.${event}`} and at > ${since} limit 1`)
  if (!before) await writeEvent(context, tx, userId, event)
}

/** A flood of guesses at one account costs one look at its log in so long. */
const LOOK_AGAIN_MS = 60_000
const MOST_NAMES = 10_000
/** When the log was last looked at for guesses that were held off, by name. */
const looks = new WeakMap<Database, Map<string, number>>()

function wasLookedAt({ db, clock }: Visitor, name: string): boolean {
  const known = looks.get(db) ?? new Map<string, number>()
  looks.set(db, known)
  const now = clock.now().getTime()
  if (now - (known.get(name) ?? -Infinity) < LOOK_AGAIN_MS) return true
  if (known.size >= MOST_NAMES) known.clear()
  known.set(name, now)
  return false
}

/** Logs a refused sign-in after the reply, so that the time taken does not reveal whether the account exists. */
export function noteRefused(context: Visitor, name: string, event: 'loginFailed' | 'loginThrottled'): void {
  if (event === 'loginThrottled' && wasLookedAt(context, name)) return
  const note = context.db.asSystem(async (tx) => {
    const user = await findUser(tx, name)
    if (!user?.activatedAt) return
    // One at a time per account, so that two simultaneous refusals send one notice.
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`refused ${user.id}`}, 0))`)
    if (event === 'loginThrottled') await noteOnce(context, tx, user.id, event)
    else await writeEvent(context, tx, user.id, event)
  })
  note.catch((error: Error) => context.log.warn({ reason: error.message }, 'a refused sign-in was not noted'))
}

function originOf({ ip, request }: Visitor) {
  return { address: ip, agent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT) }
}
