import type { StepOf } from '@portico/contract/automations/content.ts'
import { tellWebhook } from '../../integrations/index.ts'
import type { StepAction, Outcome } from './action.ts'

/** Writes a delivery to one of the page's own endpoints. */
export const callWebhooks: StepAction<StepOf<'webhook'>> = async ({ services, tx, page, now }, those) => {
  const outcomes: Outcome[] = []
  for (const { move, step } of those) {
    const data = { automationId: move.automationId, entryId: move.id, stepId: step.id, guestId: move.guestId }
    const call = { pageId: page.id, webhookId: step.webhookId ?? '', kind: 'automation.step', data, now }
    const isTold = step.webhookId !== null && (await tellWebhook(services, tx, call))
    outcomes.push(isTold ? { result: 'did' } : { result: 'skipped', reason: 'webhook-gone' })
  }
  return outcomes
}
