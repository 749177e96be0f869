// How far a guest is: what the session remembers between two openings of the sign-in sheet.
import * as z from 'zod'
import { bareRecord, ownValue } from '@portico/contract/names.ts'
import type { FlowStep } from '@portico/contract/flows.ts'
import { LANGUAGES } from '@portico/locales/languages.ts'
import type { GrantLimits } from '../../gateways/index.ts'
import { ONE_TAP, type RunningFlow } from '../../flows/index.ts'

/** Ids come from owners: a record with inherited keys would answer for steps nobody made. */
const toBare = <T>(record: Record<string, T>) => bareRecord(Object.entries(record))

const StepState = z.object({
  outcome: z.enum(['done', 'skipped']).optional(),
  /** What was typed so far, by control. */
  values: z.record(z.string(), z.string()).default({}).transform(toBare),
  /** The newest code, and how it was sent. */
  codeId: z.string().optional(),
  way: z.string().optional(),
  /** A contact this step has proved. */
  proven: z.enum(['phone', 'email']).optional(),
  /** Who a provider says this is, by its own number. */
  account: z.string().optional(),
  /** The access code that pays for the stay, and what it still granted when it was typed. */
  paid: z.object({ codeId: z.string(), seconds: z.number(), downKbps: z.number(), upKbps: z.number() }).optional(),
  /** Of a purchase: the order that waits for its payment, and the code it bought, sealed. */
  orderId: z.string().optional(),
  soldCode: z.string().optional(),
  /** When a video began, or a pass was opened. */
  beganAt: z.string().optional(),
  /** Of a sign-in elsewhere: the value that must come back, and what proves that we asked. */
  sealed: z.string().optional(),
  /** Of the same: the address for the real browser, sealed, until it is opened. */
  handOff: z.string().optional(),
})
export type StepState = z.output<typeof StepState>

/** Versions of the owner's words that the guest was shown. */
const Wording = z.object({ marketing: z.int().default(0), terms: z.int().default(0) }).prefault({})

const Progress = z.object({
  agreed: z
    .object({
      marketing: z.boolean(),
      /** The guest ticked to be 16 or older. */
      isOfAge: z.boolean().default(false),
      language: z.enum(LANGUAGES),
      house: z.string().default(''),
      wording: Wording,
    })
    .optional(),
  /** The agreement is in the ledger already. */
  isRecorded: z.boolean().default(false),
  /** The channels for messages that went along. */
  channels: z.array(z.string()).default([]),
  /** The guest this session has been stored as. */
  guestId: z.string().optional(),
  /** That is by a cookie, a proof or this session itself, and not by the phone's address alone, which can be borrowed. */
  isHeld: z.boolean().default(false),
  /** The browser signed in here within the owner's days, and nothing new is asked. */
  isRemembered: z.boolean().default(false),
  /** Steps this guest passed on an earlier visit. */
  known: z.array(z.string()).default([]),
  steps: z.record(z.string(), StepState).default({}).transform(toBare),
  /** The guest logged out by themselves. */
  hasLeft: z.boolean().default(false),
  /** An unsigned address says that this device is online, and nothing shows that this browser is its guest's. */
  isSaidOnline: z.boolean().default(false),
  /** The newest hand-over to the gateway, sealed. */
  handOver: z.string().optional(),
  /** A code that was scanned, sealed: see offered.ts. */
  offered: z.string().optional(),
  /** A lead was made of this session. */
  hasLead: z.boolean().optional(),
  pass: z.object({ visitId: z.string(), endsAt: z.string() }).optional(),
})
export type Progress = z.output<typeof Progress>

/** How far somebody is who has just come. */
export function fresh(): Progress {
  return {
    known: [],
    steps: bareRecord(),
    isRecorded: false,
    channels: [],
    isHeld: false,
    isRemembered: false,
    isSaidOnline: false,
    hasLeft: false,
  }
}

/** What a session stored; nothing when it cannot be read. */
export function readProgress(stored: unknown): Progress {
  return Progress.safeParse(stored).data ?? fresh()
}

/** The state of a step, which may be changed in place. */
export function stateOf(progress: Progress, step: FlowStep): StepState {
  const known = knownState(progress, step)
  if (known) return known
  const state: StepState = { values: bareRecord() }
  progress.steps[step.id] = state
  return state
}

/** The state of a step; undefined while the guest has not come to it. */
export function knownState({ steps }: Pick<Progress, 'steps'>, step: Pick<FlowStep, 'id'>): StepState | undefined {
  return ownValue(steps, step.id)
}

/** Where the guest stands; undefined when every step is behind them and the terms are agreed to. */
export function nextStep({ steps }: RunningFlow, progress: Progress): FlowStep | undefined {
  const open = steps.find((step) => !isBehind(step, progress))
  // A guest who may skip every step still has to accept today's terms.
  return open ?? (progress.agreed || progress.isRemembered ? undefined : ONE_TAP)
}

/** The terms are asked once: on their own step, else on the first screen that waits for the guest. */
export function asksTerms({ steps }: RunningFlow, progress: Progress, step: FlowStep): boolean {
  if (progress.agreed) return false
  if (step.type === 'terms' || step === ONE_TAP) return true
  const open = steps.filter((one) => !isBehind(one, progress))
  if (open.some(({ type }) => type === 'terms')) return false
  return step.type !== 'video' || open.every(({ type }) => type === 'video')
}

/** Which of how many, of the steps this guest sees. */
export function positionOf(
  { steps }: RunningFlow,
  progress: Progress,
  step: FlowStep,
): { number: number; of: number } | undefined {
  const seen = steps.filter((one) => !isKnown(one, progress))
  const index = seen.findIndex(({ id }) => id === step.id)
  return seen.length < 2 || index < 0 ? undefined : { number: index + 1, of: seen.length }
}

/** What the steps grant; a later step has the last word, one that was skipped has none. */
export function limitsOf({ steps }: RunningFlow, progress: Progress): GrantLimits {
  const limits: GrantLimits = {}
  for (const step of steps) {
    const state = knownState(progress, step)
    if (state?.outcome !== 'done' && !isKnown(step, progress)) continue
    const paid = state?.paid
    if (paid) Object.assign(limits, { sessionSeconds: paid.seconds, downKbps: paid.downKbps, upKbps: paid.upKbps })
    if (step.sessionSpeed) Object.assign(limits, step.sessionSpeed)
    if (step.sessionTimeout !== undefined) limits.sessionSeconds = step.sessionTimeout * 60
  }
  return limits
}

/** Steps that a code pays for. */
const PAID = new Set<FlowStep['type']>(['access-code', 'purchase'])
const ASKED_EACH_TIME = new Set<FlowStep['type']>(['terms', 'one-tap', ...PAID])

function isBehind(step: FlowStep, progress: Progress): boolean {
  return knownState(progress, step)?.outcome !== undefined || isKnown(step, progress)
}

/** Terms are agreed to each time: they may have changed. A code pays for one stay. */
function isKnown(step: FlowStep, progress: Progress): boolean {
  if (progress.isRemembered && !PAID.has(step.type)) return true
  return step.skipKnown && !ASKED_EACH_TIME.has(step.type) && progress.known.includes(step.id)
}

/** The code that pays for this stay. */
export function paidBy({ steps }: Pick<Progress, 'steps'>): string | undefined {
  return Object.values(steps).find(({ outcome, paid }) => outcome === 'done' && paid)?.paid?.codeId
}

/** The code that was bought for this stay, sealed. */
export function boughtCode({ steps }: Pick<Progress, 'steps'>): string | undefined {
  return Object.values(steps).find(({ outcome, soldCode }) => outcome === 'done' && soldCode)?.soldCode
}
