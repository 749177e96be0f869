// Which guests are meant, as plain data: rules about one attribute each, joined by "all", "any" and "none".
import * as z from 'zod'
import { CONSENT_CHANNELS } from '../guests.ts'
import { LIFECYCLES } from '../profiles/lifecycle.ts'
import { PROFILE_TYPES } from '../profiles/facts.ts'
import { SYSTEMS } from '../reports/query.ts'
import { requiredText, text } from '../text.ts'
import { isBounded } from './bounds.ts'

/** Rules or groups within one group. */
export const MOST_RULES = 20
/** Values of one rule. */
export const MOST_VALUES = 100

const amount = z.int().min(0).max(1_000_000_000)
const bounds = { least: amount.optional(), most: amount.optional() }
const set = z.enum(['any', 'all', 'none'])

function ruleOf<const On extends string, Shape extends z.core.$ZodLooseShape>(on: On, shape: Shape) {
  return z.object({ on: z.literal(on), ...shape })
}

function choiceOf<const On extends string, Value extends z.core.$ZodType<string>>(on: On, value: Value) {
  return ruleOf(on, { is: set, values: z.array(value).min(1).max(MOST_VALUES) })
}

/** What a guest has left of contacts. */
export const CONTACTS = ['phone', 'email', 'verified-phone', 'verified-email'] as const
export const LANGUAGE_CODES = ['vi', 'en', 'zh', 'es', 'fr', 'it'] as const
export const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7'] as const
export const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour))

/** A rule about one attribute. `least` and `most` include their values; each may be left out, not both. */
export const Rule = z.discriminatedUnion('on', [
  /** Visits ever, or in the last `days` days, today among them. */
  ruleOf('visits', { ...bounds, days: z.int().min(1).max(365).optional() }),
  /** Time online and data, over all visits. */
  ruleOf('minutes', bounds),
  ruleOf('megabytes', bounds),
  /** The newest rating, from 0 to 10; a guest who never rated matches nothing. */
  ruleOf('score', bounds),
  /** Points that can be spent, tasks completed, gifts accepted and not used yet, gifts used. */
  ruleOf('points', bounds),
  ruleOf('tasksDone', bounds),
  ruleOf('giftsReady', bounds),
  ruleOf('giftsUsed', bounds),
  /** Stars of the newest review; a guest who never reviewed matches nothing. */
  ruleOf('reviewScore', bounds),
  /** How many days ago. */
  ruleOf('lastSeen', bounds),
  ruleOf('firstSeen', bounds),
  /** The birthday comes within so many days; 0 is today. */
  ruleOf('birthday', { within: z.int().min(0).max(365) }),
  choiceOf('lifecycle', z.enum(LIFECYCLES)),
  choiceOf('profileType', z.enum(PROFILE_TYPES)),
  choiceOf('language', z.enum(LANGUAGE_CODES)),
  choiceOf('system', z.enum(SYSTEMS)),
  choiceOf('contact', z.enum(CONTACTS)),
  /** ISO, 1 is Monday, by the venue's clock. */
  choiceOf('weekday', z.enum(WEEKDAYS)),
  choiceOf('hour', z.enum(HOURS)),
  /** Ways in which marketing is allowed now. */
  choiceOf('consent', z.enum(CONSENT_CHANNELS)),
  choiceOf('tag', z.uuid()),
  /** By nas_id. */
  choiceOf('gateway', requiredText(64)),
  choiceOf('campaignSeen', z.uuid()),
  choiceOf('campaignClicked', z.uuid()),
  /** `key` is an attribute or a question; no values asks whether there is an answer at all. */
  ruleOf('answer', { key: text(128).min(1), is: z.enum(['any', 'none']), values: z.array(text(200)).max(MOST_VALUES) }),
])
export type Rule = z.output<typeof Rule>

/** `all`: each part matches; `any`: one does; `none`: not one does. A group without parts matches everybody. */
export type Group = { join: 'all' | 'any' | 'none'; parts: Condition[] }
export type Condition = Rule | Group

function groupOf(part: z.core.$ZodType<Condition, Condition>): z.core.$ZodType<Group, Group> {
  return z.object({ join: z.enum(['all', 'any', 'none']), parts: z.array(part).max(MOST_RULES) })
}

const BoundedRule: z.core.$ZodType<Rule, Rule> = Rule.refine(
  (rule) => 'values' in rule || 'within' in rule || isBounded(rule),
  { message: 'field/required', path: ['least'] },
)

/** A guest's condition: a group of rules and groups, which may hold groups once more. */
export const Condition: z.core.$ZodType<Group, Group> = groupOf(
  z.union([BoundedRule, groupOf(z.union([BoundedRule, groupOf(BoundedRule)]))]),
)

/** Everybody. */
export const EVERYBODY: Group = { join: 'all', parts: [] }
