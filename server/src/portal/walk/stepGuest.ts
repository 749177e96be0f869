import type { FlowStep } from '@portico/contract/flows.ts'
import type { Guest } from '../guest.ts'
import { stateOf } from './progress.ts'
import type { StepGuest } from '../steps/step.ts'

/** A guest in front of one step, as the types of steps take them. */
export function stepGuestOf(guest: Guest, step: FlowStep): StepGuest {
  const { services, tx, session, gateway, front, flow, request } = guest
  const state = stateOf(session.progress, step)
  const userAgent = request.headers['user-agent']
  return { services, tx, session, gateway, venue: front.venue, flow, step, state, ip: request.ip, userAgent }
}
