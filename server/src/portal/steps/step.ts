// What differs from step to step, and nothing else: one file a type behind this interface.
import type { FieldProblem } from '@portico/contract/errors.ts'
import type { FlowStep } from '@portico/contract/flows.ts'
import type { Notice, Screen, Submission, Venue } from '@portico/portal/view.ts'
import type { Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import type { KnownGateway } from '../../gateways/index.ts'
import type { RunningFlow } from '../../flows/index.ts'
import type { StepState } from '../walk/progress.ts'
import type { PortalSession } from '../session.ts'

/** A guest in front of a step. `state` is what the session remembers of it, and may be changed in place. */
export type StepGuest = {
  services: Services
  tx: Tx
  session: PortalSession
  gateway: KnownGateway
  venue: Venue
  flow: RunningFlow
  step: FlowStep
  state: StepState
  ip: string
  userAgent?: string
}

/** As much of a guest as a screen needs: an owner's preview has no phone at a gateway. */
export type StepViewer = Pick<StepGuest, 'services' | 'tx' | 'venue' | 'flow' | 'step' | 'state'> & {
  session: Pick<PortalSession, 'token' | 'pageId' | 'language' | 'progress'>
  userAgent?: string
}

/** What was sent, cleaned, and what is wrong with it. */
export type StepAnswers = { values: Record<string, string>; errors: Record<string, FieldProblem>; notice?: Notice }

/**
 * What became of an answer. `stay` shows the step again: with a status for what was refused, by a redirect when the
 * step is a part further. `pass` opens the Internet for a few minutes and comes back to the step. `afterwards` runs
 * once the transaction is committed.
 */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'pass' }
  | { kind: 'stay'; notice?: Notice; status?: number }
  | { kind: 'further'; afterwards?: () => Promise<void> }

export type StepKind = {
  /** Asks for a phone number or an e-mail, so that consent to messages can be asked for beside it. */
  asksForContact(step: FlowStep): boolean
  /** The guest may pass it over. */
  canSkip(step: FlowStep): boolean
  /** @param base what every step's screen has */
  show(guest: StepViewer, base: Submission, tried?: StepAnswers): Screen | Promise<Screen>
  /** Reads the posted form; touches nothing, for the terms may not be agreed to yet. */
  check(guest: StepGuest, form: Record<string, string>): StepAnswers
  /** Does what needs no form, as soon as the step is reached. @returns undefined when the guest must be asked */
  begin?(guest: StepGuest): Promise<Outcome | undefined>
  /** Whether something outside has finished the step since it was last shown, such as a payment. */
  comeBack?(guest: StepGuest): Promise<Outcome | undefined>
  /** Does what the step is for, once nothing is wrong and the terms are agreed to. */
  act(guest: StepGuest, tried: StepAnswers, form: Record<string, string>): Promise<Outcome>
}

const NOTHING: StepAnswers = { values: {}, errors: {} }

/** The parts most steps share. */
export const plain = {
  asksForContact: () => false,
  canSkip: () => false,
  check: () => NOTHING,
  act: async (): Promise<Outcome> => ({ kind: 'done' }),
}
