// What a step with an effect is given, and what it answers.
import type { AutomationContent, AutomationStep } from '@portico/contract/automations/content.ts'
import type { Reason, StepResult } from '@portico/contract/automations/kinds.ts'
import type { Batch } from '../engine/batch.ts'
import type { Move } from '../engine/people.ts'

/** A guest at a step. */
export type At<Step extends AutomationStep = AutomationStep> = { move: Move; step: Step; content: AutomationContent }

export type Outcome = {
  result: StepResult
  reason?: Reason
  detail?: string
  isMessage?: boolean
  sendId?: string
}

/** Does it for all who stand there. @returns what came of it, in the same order */
export type StepAction<Step extends AutomationStep = AutomationStep> = (
  batch: Batch,
  those: readonly At<Step>[],
) => Promise<Outcome[]>
