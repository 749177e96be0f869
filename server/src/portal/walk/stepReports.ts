// Tells reports which steps guests saw and passed, and what they answered.
import { createHash } from 'node:crypto'
import { ownValue } from '@portico/contract/names.ts'
import type { FlowStep, Question } from '@portico/contract/flows.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import type { GuestEvent } from '../../reports/index.ts'
import type { RunningFlow } from '../../flows/index.ts'
import { recordSessionEvents } from '../report.ts'
import type { PortalSession } from '../session.ts'

/** A guest has a step before them, or behind them. Said again it counts once: it is of the session's beginning. */
export async function reportStep(
  tx: Tx,
  session: PortalSession,
  step: FlowStep,
  kind: 'step.viewed' | 'step.done',
): Promise<void> {
  await recordSessionEvents(tx, session, [stepEvent(session, step, kind)])
}

/** The same, to be recorded with others. */
export function stepEvent(session: PortalSession, step: FlowStep, kind: 'step.viewed' | 'step.done'): GuestEvent {
  return { ...commonOf(session, step.id), kind, step: step.id }
}

/** What a guest answered; the first answer to a question counts. Numbers and addresses are no answers, but contacts. */
export async function reportAnswers(
  tx: Tx,
  session: PortalSession,
  step: FlowStep,
  values: Record<string, string>,
): Promise<void> {
  const events = step.questions.flatMap((question): GuestEvent[] => {
    const value = ownValue(values, question.id)
    const answer = value ? answerOf(question, value) : undefined
    return answer ? [{ ...commonOf(session, `${step.id} ${question.id}`), kind: 'answer', ...answer }] : []
  })
  if (events.length > 0) await recordSessionEvents(tx, session, events)
}

/**
 * What was answered on the way becomes this guest's, who may see it and have it erased. Answers were given before anybody
 * knew who gave them, some in a sheet of this phone that was closed meanwhile.
 */
export async function ownAnswers(
  tx: Tx,
  session: PortalSession,
  { steps }: RunningFlow,
  guestId: string,
): Promise<void> {
  const keys = steps.flatMap((step) => step.questions.map((question) => `${step.id} ${question.id}`))
  if (keys.length === 0) return
  const sheets = await tx.rows(sql<{ tokenHash: Buffer; createdAt: string }>`
    select token_hash, created_at from portal_sessions
    where page_id = ${session.pageId} and gateway_id = ${session.gatewayId} and mac = ${session.arrival.mac}
      and (visit_id is null or token_hash = ${session.tokenHash})
      and created_at > ${session.createdAt}::timestamptz - interval '30 minutes'`)
  tx.atEnd(async () => {
    for (const sheet of sheets) {
      const ids = keys.map((key) => commonOf({ ...session, ...sheet }, key).id)
      await tx.run(sql`
        update event set guest_id = ${guestId} where page_id = ${session.pageId} and at = ${new Date(sheet.createdAt)} and kind = 10
          and id = any(${ids}::uuid[])`)
    }
  })
}

type Answer =
  | { question: string; form: 'choice'; value: string }
  | { question: string; form: 'rating' | 'nps'; score: number }
  | { question: string; form: 'text'; text: string }

function answerOf({ id: question, type, mappingField }: Question, value: string): Answer | undefined {
  if (type === 'phone' || type === 'email' || /^(name|phone|email)$/.test(mappingField)) return undefined
  if (type === 'choice') return { question, form: 'choice', value }
  if (type === 'rating' || type === 'nps') return { question, form: type, score: Number(value) }
  return { question, form: 'text', text: value }
}

function commonOf(session: PortalSession, key: string) {
  const hex = createHash('sha256').update(session.tokenHash).update(key).digest('hex')
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  return { pageId: session.pageId, gatewayId: session.gatewayId, at: new Date(session.createdAt), id }
}
