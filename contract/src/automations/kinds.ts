// Words of automations, shared by their content, their log and the screens.
import { REFUSALS } from '../messages/kinds.ts'

export const MOST_AUTOMATIONS = 100
export const MOST_STEPS = 60
export const MOST_KEYWORDS = 30

export const TRIGGER_KINDS = [
  'first-visit',
  'visit',
  'inactive',
  'birthday',
  'form',
  'score',
  'gift-ready',
  'followed',
  'keyword',
  'tag',
  'campaign-seen',
  'code-expiring',
] as const
export type TriggerKind = (typeof TRIGGER_KINDS)[number]

export const STEP_KINDS = [
  'message',
  'wait',
  'until',
  'branch',
  'happen',
  'split',
  'tag',
  'points',
  'gift',
  'lead',
  'notify',
  'webhook',
  'goto',
  'end',
] as const
export type StepKind = (typeof STEP_KINDS)[number]

export const UNITS = ['minute', 'hour', 'day'] as const
export type WaitUnit = (typeof UNITS)[number]
/** Which arm of the step above; empty on the main way. */
export const ARMS = ['', 'yes', 'no', 'a', 'b', 'c', 'd'] as const
export type Arm = (typeof ARMS)[number]
export const CODE_KINDS = ['gift', 'access'] as const
/** What a guest may do in time; the last three are about the newest message of the automation. */
export const HAPPENINGS = ['visit', 'gift-used', 'review', 'seen', 'clicked', 'replied'] as const
export type Happening = (typeof HAPPENINGS)[number]

/** The arms of a step, in order. */
export function armsOf(step: { type: StepKind; shares?: readonly number[] }): Arm[] {
  if (step.type === 'branch' || step.type === 'happen') return ['yes', 'no']
  if (step.type === 'split') return (['a', 'b', 'c', 'd'] as const).slice(0, step.shares?.length ?? 0)
  return []
}

/** Where a guest comes in and goes out, as the log names it beside the steps. */
export const IN = '~in'
export const OUT = '~out'

/** What became of a guest at a step. `detail` of `chose` is the arm. */
export const RESULTS = ['entered', 'refused', 'waited', 'did', 'chose', 'skipped', 'failed', 'left', 'ended'] as const
export type StepResult = (typeof RESULTS)[number]

/** Why a step was skipped, or a guest did not come in or left early. */
export const REASONS = [
  ...REFUSALS,
  'cap',
  'condition',
  'inside',
  'again',
  'exit',
  'stopped',
  'merged',
  'points-off',
  'gift-gone',
  'gift-sold-out',
  'gift-limit',
  'held-out',
  'tag-gone',
  'webhook-gone',
  'lead-open',
  'no-message',
  'fault',
] as const
export type Reason = (typeof REASONS)[number]
