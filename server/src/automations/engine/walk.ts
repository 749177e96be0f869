// Moves guests on, a step each round, until every one of them waits, has come to the end or has left.
import { hashOf } from '../../core/holdOut.ts'
import type { AutomationStep, StepOf } from '@portico/contract/automations/content.ts'
import { IN, MOST_STEPS, OUT, type Arm, type Reason } from '@portico/contract/automations/kinds.ts'
import { firstStep, stepAfter } from '@portico/contract/automations/order.ts'
import type { At, StepAction, Outcome } from '../actions/action.ts'
import { ACTIONS } from '../actions/actions.ts'
import type { Batch } from './batch.ts'
import { admit } from './admit.ts'
import { findHeard } from './heard.ts'
import type { Move, Passenger } from './people.ts'
import { isAnybody, stepOf } from './plans.ts'
import { afterSpan, nextTime } from './waits.ts'

/** A profile is written within seconds of a first visit. */
const PROFILE_WAIT_MS = 3000
const MOST_WAITS_FOR_PROFILE = 20

/** @param broken passengers whose next step has failed too often: it is passed over. @returns where they stand in the end */
export async function walk(
  batch: Batch,
  people: readonly Passenger[],
  broken?: { id: string; why: string },
): Promise<Move[]> {
  const moves = people.map((one): Move => ({ ...one, state: 'open' }))
  let open = moves
  // Each step is taken once at most, so more rounds than steps is a fault.
  for (let round = 0; open.length > 0 && round <= MOST_STEPS + 1; round += 1) open = await stepOnce(batch, open, broken)
  return moves
}

/** @returns those who go on at once */
async function stepOnce(batch: Batch, moves: Move[], broken?: { id: string; why: string }): Promise<Move[]> {
  const goingOn: Move[] = []
  const acting: At[] = []
  for (const move of moves) {
    const at = await arrive(batch, move)
    if (!at) continue
    const { step, content } = at
    if (broken && broken.id === move.id) {
      note(batch, move, { result: 'failed', reason: 'fault', detail: broken.why })
      goTo(batch, move, stepAfter(content.steps, step, undefined), goingOn)
    } else if (step.type === 'wait' || step.type === 'until' || step.type === 'happen')
      await wait(batch, { move, step, content }, goingOn)
    else if (step.type === 'branch') await branch(batch, { move, step, content }, goingOn)
    else if (step.type === 'split') {
      const arm = armFor(step, move)
      note(batch, move, { result: 'chose', detail: arm })
      goTo(batch, move, stepAfter(content.steps, step, arm), goingOn)
    } else if (step.type === 'goto' || step.type === 'end') {
      note(batch, move, { result: 'did' })
      goTo(batch, move, stepAfter(content.steps, step), goingOn)
    } else acting.push(at)
  }
  for (const { move, outcome, at } of await act(batch, acting)) {
    note(batch, move, outcome)
    if (outcome.sendId) move.sendId = outcome.sendId
    goTo(batch, move, stepAfter(at.content.steps, at.step), goingOn)
  }
  return goingOn
}

/** The step a guest stands at, unless they leave, do not come in, or are not known yet. */
async function arrive(batch: Batch, move: Move): Promise<At | undefined> {
  const content = await batch.contentOf(move)
  if (!move.guestId || !content) return leave(batch, move, move.guestId ? 'stopped' : 'erased')
  if (move.stepId === IN) {
    const verdict = await admit(batch, content, move, move.guestId)
    if (verdict === 'unknown') return postpone(batch, move)
    if (verdict !== 'in') return refuse(batch, move, verdict)
    batch.lines.push({ passenger: move, stepId: IN, dueAt: move.dueAt, result: 'entered' })
    const first = firstStep(content.steps)
    if (!first) return end(batch, move)
    move.stepId = first.id
    move.tries = 0
  }
  if (content.exit && !isAnybody(content.exit) && (await batch.isMeant(content.exit, move.guestId)))
    return leave(batch, move, 'exit')
  const step = stepOf(content, move.stepId)
  return step ? { move, step, content } : end(batch, move)
}

function postpone(batch: Batch, move: Move): undefined {
  move.tries += 1
  move.dueAt = new Date(batch.now.getTime() + PROFILE_WAIT_MS).toISOString()
  if (move.tries > MOST_WAITS_FOR_PROFILE) refuse(batch, move, 'condition')
}

function refuse(batch: Batch, move: Move, reason: Reason): undefined {
  batch.lines.push({ passenger: move, stepId: IN, dueAt: move.dueAt, result: 'refused', reason })
  move.state = 'refused'
}

function leave(batch: Batch, move: Move, reason: Reason): undefined {
  batch.lines.push({ passenger: move, stepId: OUT, dueAt: move.dueAt, result: 'left', reason, detail: move.stepId })
  move.state = 'left'
}

function end(batch: Batch, move: Move): undefined {
  batch.lines.push({ passenger: move, stepId: OUT, dueAt: move.dueAt, result: 'ended' })
  move.state = 'ended'
}

function note(batch: Batch, move: Move, outcome: Outcome): void {
  const { result, reason, detail, isMessage } = outcome
  batch.lines.push({
    passenger: move,
    stepId: move.stepId,
    dueAt: move.dueAt,
    result,
    ...(reason && { reason }),
    ...(detail !== undefined && { detail }),
    ...(isMessage && { isMessage }),
  })
}

function goTo(batch: Batch, move: Move, next: AutomationStep | undefined, goingOn: Move[]): void {
  Object.assign(move, { sinceAt: null, awaits: null, untilAt: null, heardAt: null, tries: 0 })
  if (!next) return end(batch, move)
  move.stepId = next.id
  goingOn.push(move)
}

type Waiting = At & { step: StepOf<'wait' | 'until' | 'happen'> }

/** Begins a wait, or ends one whose time has come. */
async function wait(batch: Batch, { move, step, content }: Waiting, goingOn: Move[]): Promise<void> {
  const { now, page } = batch
  if (move.sinceAt === null) {
    const until = step.type === 'until' ? nextTime(now, step, page.timeZone) : afterSpan(now, step)
    move.sinceAt = now.toISOString()
    move.dueAt = until.toISOString()
    move.tries = 0
    if (step.type === 'happen') Object.assign(move, { awaits: step.what, untilAt: move.dueAt })
    if (until > now) return
  }
  if (step.type !== 'happen') {
    note(batch, move, { result: 'waited' })
    return goTo(batch, move, stepAfter(content.steps, step), goingOn)
  }
  const isHeard = move.heardAt !== null || (await findHeard(batch, move))
  const arm: Arm = isHeard ? 'yes' : 'no'
  note(batch, move, { result: 'chose', detail: arm })
  goTo(batch, move, stepAfter(content.steps, step, arm), goingOn)
}

async function branch(batch: Batch, { move, step, content }: At & { step: StepOf<'branch'> }, goingOn: Move[]) {
  const isMeant = await batch.isMeant(step.who, move.guestId ?? '')
  if (isMeant === undefined && move.tries < MOST_WAITS_FOR_PROFILE) return postpone(batch, move)
  const arm: Arm = isMeant ? 'yes' : 'no'
  note(batch, move, { result: 'chose', detail: arm })
  goTo(batch, move, stepAfter(content.steps, step, arm), goingOn)
}

/** By a hash, so that a guest takes the same arm however often it is asked. */
export function armFor(
  { id, shares }: Pick<StepOf<'split'>, 'id' | 'shares'>,
  { id: entryId }: Pick<Passenger, 'id'>,
): Arm {
  let left = hashOf(`${entryId} ${id}`) * 100
  for (const [index, share] of shares.entries()) {
    left -= share
    if (left < 0) return (['a', 'b', 'c', 'd'] as const)[index] ?? 'a'
  }
  return 'a'
}

type FinishedStep = { move: Move; outcome: Outcome; at: At }

/** What has an effect, done together for all who stand at the same kind of step. */
async function act(batch: Batch, acting: readonly At[]): Promise<FinishedStep[]> {
  const done: FinishedStep[] = []
  for (const [type, those] of Map.groupBy(acting, ({ step }) => step.type)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- grouped by the type that names the action
    const action = ACTIONS[type as keyof typeof ACTIONS] as StepAction
    const outcomes = await action(batch, those)
    done.push(...those.map((at, index) => ({ at, move: at.move, outcome: outcomes[index]! })))
  }
  return done
}
