// The stages of a page: its own, or the usual ones.
import { isClosing, USUAL_STAGES, type LeadStage } from '@portico/contract/leads.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'

/** Serialises what adds leads and what moves them, so that nobody is added twice or left in a stage that is gone. */
export async function lockLeads(tx: Tx, pageId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`leads ${pageId}`}, 0))`)
}

/** The stages of a page in their order. */
export async function readStages(tx: Tx, pageId: string): Promise<readonly LeadStage[]> {
  const row = await tx.first(sql<{ stages: LeadStage[] }>`select stages from lead_boards where page_id = ${pageId}`)
  return row?.stages ?? USUAL_STAGES
}

/** @throws lead/no-stage when the page has no such stage */
export async function refuseUnknownStage(tx: Tx, pageId: string, stage: string): Promise<void> {
  const stages = await readStages(tx, pageId)
  if (!stages.some(({ id }) => id === stage)) throw fail('lead/no-stage', { stage: 'field/invalid' })
}

/** How many leads are in each stage. */
export async function countByStage(tx: Tx, pageId: string): Promise<Map<string, number>> {
  const rows = await tx.rows(sql<{ stage: string; leads: number }>`
    select stage, count(*)::int as leads from leads where page_id = ${pageId} group by stage`)
  return new Map(rows.map(({ stage, leads }) => [stage, leads]))
}

/** @throws request/invalid unless new comes first, won and lost last, and each stage once with a name. */
export function refuseBadStages(stages: readonly LeadStage[]): void {
  const ids = stages.map(({ id }) => id)
  const isFixed = ids[0] === 'new' && ids.at(-2) === 'won' && ids.at(-1) === 'lost'
  const isNamed = stages.every(({ id, name }) => name !== '' || USUAL_STAGES.some((usual) => usual.id === id))
  const isOnce = new Set(ids).size === ids.length && ids.slice(0, -2).every((id) => !isClosing(id))
  if (!isFixed || !isNamed || !isOnce) throw fail('request/invalid', { stages: 'field/invalid' })
}

/** Writes the stages of a page. */
export async function writeStages(tx: Tx, pageId: string, stages: readonly LeadStage[]): Promise<void> {
  await tx.run(sql`
    insert into lead_boards (page_id, stages) values (${pageId}, ${JSON.stringify(stages)}::jsonb)
    on conflict (page_id) do update set stages = excluded.stages`)
}
