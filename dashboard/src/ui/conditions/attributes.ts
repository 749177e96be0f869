// The attributes a condition can name, and which controls each takes.
import type { Condition, Group, Rule } from '@portico/contract/segments/condition.ts'
import type { BoundsRule } from '@portico/contract/segments/matchGuest.ts'

export type RuleKind = Rule['on']
export type { BoundsRule }
export type ChoiceRule = Exclude<Extract<Rule, { values: string[] }>, { on: 'answer' }>
export type AnswerRule = Extract<Rule, { on: 'answer' }>

/** In the order in which they are offered. */
export const KINDS = [
  'lifecycle',
  'visits',
  'lastSeen',
  'firstSeen',
  'tag',
  'answer',
  'score',
  'birthday',
  'consent',
  'contact',
  'profileType',
  'language',
  'system',
  'weekday',
  'hour',
  'gateway',
  'minutes',
  'megabytes',
  'campaignSeen',
  'campaignClicked',
  'points',
  'tasksDone',
  'giftsReady',
  'giftsUsed',
  'reviewScore',
] as const satisfies readonly RuleKind[]

const BOUNDS: readonly RuleKind[] = [
  'visits',
  'minutes',
  'megabytes',
  'score',
  'lastSeen',
  'firstSeen',
  'points',
  'tasksDone',
  'giftsReady',
  'giftsUsed',
  'reviewScore',
]

export function isBounds(rule: Rule): rule is BoundsRule {
  return BOUNDS.includes(rule.on)
}

/** What a new rule about an attribute says. */
export function newRule(on: RuleKind): Rule {
  if (on === 'birthday') return { on, within: 7 }
  if (on === 'answer') return { on, key: '', is: 'any', values: [] }
  if (on === 'score') return { on, most: 6 }
  if (on === 'visits') return { on, least: 2 }
  if (on === 'reviewScore') return { on, most: 3 }
  if (on === 'points') return { on, least: 50 }
  if (on === 'tasksDone' || on === 'giftsReady' || on === 'giftsUsed') return { on, least: 1 }
  if (on === 'minutes' || on === 'megabytes') return { on, least: 60 }
  if (on === 'lastSeen' || on === 'firstSeen') return { on, most: 30 }
  return { on, is: 'any', values: [] }
}

/** Segments an owner can begin with. */
export const READY = {
  first: [{ on: 'visits', most: 1 }],
  regulars: [{ on: 'lifecycle', is: 'any', values: ['regular'] }],
  risk: [{ on: 'lifecycle', is: 'any', values: ['cooling', 'risk'] }],
  birthdays: [{ on: 'birthday', within: 7 }],
  unhappy: [{ on: 'score', most: 6 }],
  silent: [{ on: 'consent', is: 'none', values: ['email', 'sms', 'zalo', 'call'] }],
} satisfies Record<string, Rule[]>

export function groupOf(parts: Condition[]): Group {
  return { join: 'all', parts }
}
