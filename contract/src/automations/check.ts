// What keeps an automation from being published: what is missing, ways that never end, steps out of reach.
import { rulesOf } from '../segments/rules.ts'
import type { AutomationContent, AutomationStep, Trigger, Who } from './content.ts'
import { armsOf } from './kinds.ts'
import { firstStep, stepAfter, stepsAfter, stepsIn } from './order.ts'

export const AUTOMATION_PROBLEMS = [
  'no-steps',
  'trigger-unfinished',
  'trigger-gone',
  'who-gone',
  'loop',
  'ring',
  'unreachable',
  'wait-last',
  'fork-empty',
  'no-way-on',
  'shares',
  'unfinished',
  'gone',
  'template-unfinished',
  'no-message',
] as const
export type AutomationProblemCode = (typeof AUTOMATION_PROBLEMS)[number]
/** `stepId` is null for the trigger and the whole. */
export type AutomationProblem = { stepId: string | null; code: AutomationProblemCode }

/** What the venue has that an automation may name. */
export type AutomationFacts = {
  templates: readonly { id: string; isReady: boolean }[]
  tags: readonly { id: string }[]
  segments: readonly { id: string }[]
  gifts: readonly { id: string }[]
  webhooks: readonly { id: string }[]
  campaigns: readonly { id: string }[]
  /** Other automations that run: the tag each begins with, and those it gives. */
  others: readonly { id: string; tagId: string | null; gives: readonly string[] }[]
}

/** All of it, in the order of the steps. */
export function checkAutomation(content: AutomationContent, facts: AutomationFacts): AutomationProblem[] {
  const { trigger, who, exit, steps } = content
  const problems: AutomationProblem[] = []
  const add = (stepId: string | null, code: AutomationProblemCode) => problems.push({ stepId, code })
  const triggerProblem = checkTrigger(trigger, facts)
  if (triggerProblem) add(null, triggerProblem)
  if (isGone(who, facts) || (exit && isGone(exit, facts))) add(null, 'who-gone')
  if (steps.length === 0) add(null, 'no-steps')
  const reached = reachedFrom(steps)
  for (const step of steps) {
    for (const code of checkStep(steps, step, facts)) add(step.id, code)
    if (!reached.has(step.id)) add(step.id, 'unreachable')
    else if (isInLoop(steps, step)) add(step.id, 'loop')
  }
  if (bringsBack(trigger, steps, facts)) add(null, 'ring')
  return problems
}

function checkTrigger(trigger: Trigger, facts: AutomationFacts): AutomationProblemCode | undefined {
  const lacks = (id: string | null, list: readonly { id: string }[]) =>
    id === null ? 'trigger-unfinished' : isIn(id, list) ? undefined : 'trigger-gone'
  switch (trigger.on) {
    case 'tag':
      return lacks(trigger.tagId, facts.tags)
    case 'campaign-seen':
      return lacks(trigger.campaignId, facts.campaigns)
    case 'gift-ready':
      return trigger.giftId === null || isIn(trigger.giftId, facts.gifts) ? undefined : 'trigger-gone'
    case 'keyword':
      return trigger.words.length === 0 ? 'trigger-unfinished' : undefined
    default:
      return undefined
  }
}

function isIn(id: string, list: readonly { id: string }[]): boolean {
  return list.some((one) => one.id === id)
}

function isGone({ segmentId, condition }: Who, facts: AutomationFacts): boolean {
  if (segmentId !== null && !isIn(segmentId, facts.segments)) return true
  const tagIds = rulesOf(condition ?? { join: 'all', parts: [] }).flatMap((rule) =>
    rule.on === 'tag' ? rule.values : [],
  )
  return tagIds.some((id) => !isIn(id, facts.tags))
}

type Steps = readonly AutomationStep[]

function checkStep(steps: Steps, step: AutomationStep, facts: AutomationFacts): AutomationProblemCode[] {
  const named = (id: string | null, list: readonly { id: string }[]): AutomationProblemCode[] =>
    id === null ? ['unfinished'] : isIn(id, list) ? [] : ['gone']
  switch (step.type) {
    case 'message':
      return checkMessage(step.ways, facts)
    case 'tag':
      return named(step.tagId, facts.tags)
    case 'gift':
      return named(step.giftId, facts.gifts)
    case 'webhook':
      return named(step.webhookId, facts.webhooks)
    case 'notify':
      return step.text === '' ? ['unfinished'] : []
    case 'wait':
    case 'until':
      return stepAfter(steps, step) ? [] : ['wait-last']
    case 'goto':
      return steps.some(({ id }) => id === step.to) ? [] : ['no-way-on']
    case 'branch':
    case 'happen':
    case 'split':
      return checkFork(steps, step, facts)
    default:
      return []
  }
}

function checkMessage(ways: readonly string[], { templates }: AutomationFacts): AutomationProblemCode[] {
  if (ways.length === 0) return ['unfinished']
  const found = ways.map((id) => templates.find((one) => one.id === id))
  if (found.includes(undefined)) return ['gone']
  return found.every((one) => one?.isReady) ? [] : ['template-unfinished']
}

type Fork = Extract<AutomationStep, { type: 'branch' | 'happen' | 'split' }>

function checkFork(steps: Steps, step: Fork, facts: AutomationFacts): AutomationProblemCode[] {
  const codes: AutomationProblemCode[] = []
  if (armsOf(step).every((arm) => stepsIn(steps, { under: step.id, arm }).length === 0)) codes.push('fork-empty')
  if (step.type === 'split' && step.shares.reduce((sum, share) => sum + share, 0) !== 100) codes.push('shares')
  if (step.type === 'branch') {
    if (isGone(step.who, facts)) codes.push('gone')
    if (step.who.segmentId === null && (step.who.condition?.parts.length ?? 0) === 0) codes.push('unfinished')
  }
  if (step.type === 'happen' && ['seen', 'clicked', 'replied'].includes(step.what) && !hasMessageBefore(steps, step))
    codes.push('no-message')
  return codes
}

function hasMessageBefore(steps: Steps, step: AutomationStep): boolean {
  return steps.some((one) => one.type === 'message' && reachedFrom(steps, one).has(step.id))
}

/** The steps a guest can come to from a step, or from the beginning. */
function reachedFrom(steps: Steps, from?: AutomationStep): Set<string> {
  const reached = new Set<string>()
  const open = from ? stepsAfter(steps, from) : [firstStep(steps)]
  while (open.length > 0) {
    const step = open.pop()
    if (!step || reached.has(step.id)) continue
    reached.add(step.id)
    open.push(...stepsAfter(steps, step))
  }
  return reached
}

function isInLoop(steps: Steps, step: AutomationStep): boolean {
  return step.type === 'goto' && reachedFrom(steps, step).has(step.id)
}

/** Whether what a guest gets on the way brings them in again. */
function bringsBack(trigger: Trigger, steps: Steps, facts: AutomationFacts): boolean {
  if (trigger.on === 'gift-ready')
    return steps.some((step) => step.type === 'gift' && (trigger.giftId === null || step.giftId === trigger.giftId))
  return trigger.on === 'tag' && trigger.tagId !== null && givesAgain(trigger.tagId, steps, facts)
}

/** Tags that its steps give, and that others give because of them. */
function givesAgain(tagId: string, steps: Steps, { others }: AutomationFacts): boolean {
  const given = new Set(tagsGiven(steps))
  for (let size = -1; size !== given.size;) {
    size = given.size
    for (const other of others)
      if (other.tagId !== null && given.has(other.tagId)) for (const id of other.gives) given.add(id)
  }
  return given.has(tagId)
}

/** The tags that its steps give. */
export function tagsGiven(steps: Steps): string[] {
  return steps.flatMap((step) => (step.type === 'tag' && step.gives && step.tagId ? [step.tagId] : []))
}
