// What an automation does: who comes in, what happens to them step by step, and when they leave. Steps are a flat list; each
// names the step and the arm it hangs under, so that a draft may be taken apart and put together without nesting.
import * as z from 'zod'
import { Condition } from '../segments/condition.ts'
import { key, requiredText, text } from '../text.ts'
import { ARMS, CODE_KINDS, HAPPENINGS, MOST_KEYWORDS, MOST_STEPS, UNITS } from './kinds.ts'
import { MOST_WAYS } from '../messages/kinds.ts'

const chosen = z.uuid().nullable()
const days = z.int().min(1).max(730)

function triggerOf<const On extends string, Shape extends z.core.$ZodLooseShape>(on: On, shape: Shape) {
  return z.object({ on: z.literal(on), ...shape })
}

/** What brings a guest in. A draft may lack what it chooses. */
export const Trigger = z.discriminatedUnion('on', [
  triggerOf('first-visit', {}),
  triggerOf('visit', { count: z.int().min(2).max(1000) }),
  /** So many days of the venue's zone after the last visit. */
  triggerOf('inactive', { days }),
  triggerOf('birthday', { daysBefore: z.int().min(0).max(60) }),
  /** Answered questions of a login; a key asks for an answer to that one. */
  triggerOf('form', { question: text(128) }),
  /** Gave so many stars or fewer, in a review or a login. */
  triggerOf('score', { most: z.int().min(1).max(5) }),
  triggerOf('gift-ready', { giftId: chosen }),
  triggerOf('followed', {}),
  triggerOf('keyword', { words: z.array(requiredText(60)).max(MOST_KEYWORDS) }),
  triggerOf('tag', { tagId: chosen }),
  triggerOf('campaign-seen', { campaignId: chosen }),
  /** Of a gift that was not used, or an access code with time left. */
  triggerOf('code-expiring', { code: z.enum(CODE_KINDS), days: z.int().min(1).max(60) }),
])
export type Trigger = z.output<typeof Trigger>

/** Guests of a saved segment, of a condition, or of both; without either, everybody. */
export const Who = z.object({ segmentId: chosen, condition: z.nullable(Condition) })
export type Who = z.output<typeof Who>
export const ANYBODY: Who = { segmentId: null, condition: null }

function stepOf<const Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) {
  return z.object({
    type: z.literal(type),
    id: key,
    /** The step it hangs under; empty on the main way. */
    under: z.union([z.literal(''), key]),
    arm: z.enum(ARMS),
    ...shape,
  })
}

const span = { amount: z.int().min(1).max(1000), unit: z.enum(UNITS) }
const clockTime = z.string().regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)

export const AutomationStep = z.discriminatedUnion('type', [
  stepOf('wait', span),
  /** Until this time of day on one of these weekdays, 1 is Monday; no weekday is any. */
  stepOf('until', { time: clockTime, weekdays: z.array(z.int().min(1).max(7)).max(7) }),
  /** Templates, the preferred first: the guest gets the first that may and can reach them. */
  stepOf('message', { ways: z.array(z.uuid()).max(MOST_WAYS) }),
  stepOf('tag', { tagId: chosen, gives: z.boolean() }),
  stepOf('points', { amount: z.int().min(1).max(100_000) }),
  stepOf('gift', { giftId: chosen }),
  stepOf('lead', { note: text(500) }),
  stepOf('webhook', { webhookId: chosen }),
  stepOf('notify', { text: text(200) }),
  /** Arms `yes` and `no`. */
  stepOf('branch', { who: Who }),
  /** Waits for it to happen: `yes` as soon as it does, `no` when the time is over. */
  stepOf('happen', { what: z.enum(HAPPENINGS), ...span }),
  /** Of a hundred guests, so many take each arm `a` to `d`; they add up to a hundred. */
  stepOf('split', { shares: z.array(z.int().min(0).max(100)).min(2).max(4) }),
  stepOf('goto', { to: z.union([z.literal(''), key]) }),
  stepOf('end', {}),
])
export type AutomationStep = z.output<typeof AutomationStep>
export type StepOf<Type extends AutomationStep['type']> = Extract<AutomationStep, { type: Type }>

export const AutomationSteps = z.array(AutomationStep).max(MOST_STEPS)

export const AutomationContent = z.object({
  trigger: Trigger,
  who: Who,
  /** Days before the same guest may come in again; 0 is every time, null is never. */
  again: z.int().min(0).max(3650).nullable(),
  /** Guests who leave before their next step; null keeps everyone in. */
  exit: Who.nullable(),
  steps: AutomationSteps,
})
export type AutomationContent = z.output<typeof AutomationContent>
