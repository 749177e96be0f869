// Guests on their way, as rows of a queue: who is due is taken, moved on and written back in one transaction.
import type { StepResult, Reason } from '@portico/contract/automations/kinds.ts'
import { prepare, sql, type Tx } from '../../core/db/database.ts'

/** One passage of one guest. Instants are ISO. */
export type Passenger = {
  id: string
  automationId: string
  version: number
  guestId: string | null
  occasion: string
  enteredAt: string
  stepId: string
  dueAt: string
  sinceAt: string | null
  awaits: string | null
  untilAt: string | null
  heardAt: string | null
  sendId: string | null
  tries: number
}

const COLUMNS = `id, automation_id, version, guest_id, occasion, entered_at, step_id, due_at, since_at, awaits, until_at, heard_at,
  send_id, tries`

/** Takes up to `most` that are due and that no other worker holds, and their guests for as long as the transaction lasts. */
export async function takeDue(tx: Tx, pageId: string, now: Date, most: number): Promise<Passenger[]> {
  return lockGuests(tx, pageId, await tx.rows(claimDue(pageId, now, most)))
}

const claimDue = prepare<Passenger>(`
  select ${COLUMNS} from automation_people where page_id = $1 and state = 'open' and due_at <= $2
  order by due_at, id limit $3 for update skip locked`)

/** One that failed among others, by itself. */
export async function takeOne(tx: Tx, pageId: string, id: string, now: Date): Promise<Passenger[]> {
  const people = await tx.rows(sql<Passenger>`
    select ${sql.raw(COLUMNS)} from automation_people
    where page_id = ${pageId} and id = ${id} and state = 'open' and due_at <= ${now} for update skip locked`)
  return lockGuests(tx, pageId, people)
}

/**
 * A guest is moved on by one worker at a time, whatever automations they are in: what they get is counted under this lock. One
 * who is being erased or merged is left for later, for those hold the guest and wait for these rows.
 */
async function lockGuests(tx: Tx, pageId: string, people: readonly Passenger[]): Promise<Passenger[]> {
  const ids = [...new Set(people.flatMap(({ guestId }) => guestId ?? []))].toSorted()
  if (ids.length === 0) return [...people]
  await tx.run(lockAll(pageId, ids))
  const held = new Set((await tx.rows(holdGuests(pageId, ids))).map(({ id }) => id))
  return people.filter(({ guestId }) => guestId === null || held.has(guestId))
}

const lockAll = prepare(`
  select pg_advisory_xact_lock(hashtextextended('automation ' || $1::text || g, 0))
  from unnest($2::text[]) with ordinality as u (g, n) order by n`)
const holdGuests = prepare<{ id: string }>(
  'select id from guests where page_id = $1 and id = any($2::uuid[]) order by id for key share skip locked',
)

/** What became of somebody at a step. */
export type Line = {
  passenger: Passenger
  stepId: string
  dueAt: string
  result: StepResult
  reason?: Reason
  detail?: string
  isMessage?: boolean
}

/** Writes the log: a line that is there already stays. */
export async function writeLines(tx: Tx, pageId: string, lines: readonly Line[], now: Date): Promise<void> {
  if (lines.length === 0) return
  const column = <T>(pick: (line: Line) => T) => lines.map(pick)
  await tx.run(
    insertLines(
      pageId,
      now,
      column(({ passenger }) => passenger.automationId),
      column(({ passenger }) => passenger.id),
      column(({ stepId }) => stepId),
      column(({ passenger }) => passenger.version),
      JSON.stringify(column(({ passenger }) => passenger.guestId)),
      column(({ dueAt }) => dueAt),
      column(({ result }) => result),
      column(({ reason }) => reason ?? ''),
      JSON.stringify(column(({ detail }) => (detail ?? '').slice(0, 300))),
      column(({ isMessage }) => isMessage === true),
    ),
  )
}

const insertLines = prepare(`
  insert into automation_log (page_id, at, automation_id, entry_id, step_id, version, guest_id, due_at, result, reason, detail, is_message)
  select $1, $2, u.automation_id, u.entry_id, u.step_id, u.version, ($7::jsonb ->> (u.n - 1)::int)::uuid, u.due_at, u.result, u.reason,
    coalesce($11::jsonb ->> (u.n - 1)::int, ''), u.is_message
  from unnest($3::uuid[], $4::uuid[], $5::text[], $6::int[], $8::timestamptz[], $9::text[], $10::text[], $12::boolean[])
    with ordinality as u (automation_id, entry_id, step_id, version, due_at, result, reason, is_message, n)
  order by u.n
  on conflict do nothing`)

/** Where somebody stands now. */
export type Move = Passenger & { state: 'open' | 'ended' | 'left' | 'refused' }

/** Writes back where everybody stands. */
export async function writeMoves(tx: Tx, pageId: string, moves: readonly Move[], now: Date): Promise<void> {
  if (moves.length === 0) return
  const rows = moves.map((one) => ({
    id: one.id,
    step_id: one.stepId,
    state: one.state,
    due_at: one.dueAt,
    since_at: one.sinceAt,
    awaits: one.state === 'open' ? one.awaits : null,
    until_at: one.untilAt,
    heard_at: one.heardAt,
    send_id: one.sendId,
    tries: one.tries,
  }))
  await tx.run(updateMoves(pageId, JSON.stringify(rows), now))
}

const updateMoves = prepare(`
  update automation_people p set step_id = r.step_id, state = r.state, due_at = r.due_at, since_at = r.since_at, awaits = r.awaits,
    until_at = r.until_at, heard_at = r.heard_at, send_id = r.send_id, tries = r.tries,
    ended_at = case when r.state = 'open' then null else $3::timestamptz end
  from jsonb_to_recordset($2::jsonb) as r (id uuid, step_id text, state text, due_at timestamptz, since_at timestamptz, awaits text,
    until_at timestamptz, heard_at timestamptz, send_id uuid, tries smallint)
  where p.page_id = $1 and p.id = r.id`)
