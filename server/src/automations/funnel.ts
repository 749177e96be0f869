// What became of guests at each step, counted from the log.
import type { automations, StepCounts } from '@portico/contract/automations.ts'
import { IN, OUT, REASONS, type Reason, type StepResult } from '@portico/contract/automations/kinds.ts'
import { DAY_MS } from '@portico/contract/dates.ts'
import { bareRecord } from '@portico/contract/names.ts'
import { isOneOf } from '@portico/contract/records.ts'
import { sql } from '../core/db/database.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { readAutomation } from './rows.ts'

type Row = { stepId: string; result: StepResult; what: string; guests: number }
type Messages = NonNullable<StepCounts['messages']>

export const readFunnel: Handlers<typeof automations>['funnel'] = async (
  context,
  { params: { id }, query: { days } },
) => {
  const { tx, page, clock } = context
  await readAutomation(context, id)
  const since = new Date(clock.now().getTime() - days * DAY_MS)
  const rows = await tx.rows(sql<Row>`
    select step_id, result, case when result = 'chose' then detail else reason end as what, count(*)::int as guests
    from automation_log where page_id = ${page.id} and automation_id = ${id} and at >= ${since} group by 1, 2, 3`)
  const waiting = await tx.rows(sql<{ stepId: string; guests: number }>`
    select step_id, count(*)::int as guests from automation_people
    where page_id = ${page.id} and automation_id = ${id} and state = 'open' group by step_id`)
  const messages = await readMessages(context, id, since)
  const sum = (stepId: string, ...results: StepResult[]) =>
    rows.reduce((all, row) => all + (row.stepId === stepId && results.includes(row.result) ? row.guests : 0), 0)
  const stepIds = new Set([...rows, ...waiting].map(({ stepId }) => stepId))
  return {
    entered: sum(IN, 'entered'),
    refused: sum(IN, 'refused'),
    ended: sum(OUT, 'ended'),
    left: sum(OUT, 'left'),
    inside: waiting.reduce((all, row) => all + (row.stepId === IN ? 0 : row.guests), 0),
    steps: [...stepIds].map((stepId) => ({
      ...countsOf(rows.filter((row) => row.stepId === stepId)),
      stepId,
      waiting: waiting.find((row) => row.stepId === stepId)?.guests ?? 0,
      messages: messages.get(stepId) ?? null,
    })),
  }
}

function countsOf(rows: readonly Row[]): Omit<StepCounts, 'stepId' | 'waiting' | 'messages'> {
  const sum = (...results: StepResult[]) =>
    rows.reduce((all, { result, guests }) => all + (results.includes(result) ? guests : 0), 0)
  const arms = bareRecord<number>()
  for (const { result, what, guests } of rows) if (result === 'chose') arms[what] = (arms[what] ?? 0) + guests
  const reasons = rows.flatMap(({ result, what, guests }): { reason: Reason; guests: number }[] =>
    result !== 'chose' && isOneOf(REASONS, what) ? [{ reason: what, guests }] : [],
  )
  return {
    came: sum('entered', 'refused', 'waited', 'did', 'chose', 'skipped', 'failed', 'left', 'ended'),
    did: sum('entered', 'waited', 'did', 'chose', 'ended'),
    skipped: sum('skipped', 'refused', 'left'),
    failed: sum('failed'),
    arms,
    reasons: reasons.toSorted((a, b) => b.guests - a.guests),
  }
}

async function readMessages(
  { tx, page }: Pick<PageContext, 'tx' | 'page'>,
  id: string,
  since: Date,
): Promise<Map<string, Messages>> {
  const rows = await tx.rows(sql<Messages & { stepId: string }>`
    select s.step_id, count(*) filter (where m.state in ('sent', 'unknown'))::int as sent, count(m.seen_at)::int as seen,
      count(m.clicked_at)::int as clicked, count(m.replied_at)::int as replied,
      count(*) filter (where m.state in ('failed', 'skipped', 'cancelled'))::int as failed,
      count(*) filter (where m.state in ('waiting', 'sending'))::int as waiting
    from automation_series s
    join message_sends m on m.page_id = ${page.id} and m.campaign_id = s.campaign_id and m.created_at >= ${since}
    where s.page_id = ${page.id} and s.automation_id = ${id} group by s.step_id`)
  return new Map(rows.map(({ stepId, ...messages }) => [stepId, messages]))
}
