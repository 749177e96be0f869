// What a step or a starting point needs that the page may not have.
import { SIGN_INS, type CodeWay, type FlowFacts, type FlowStep, type SignIn } from '@portico/contract/flows.ts'

export function isSignInType(type: string): type is SignIn {
  return (SIGN_INS as readonly string[]).includes(type)
}

/** Whether something must be connected before guests can pass. */
export function isMissing(preset: string, facts: FlowFacts | undefined): boolean {
  if (!facts) return false
  if (preset === 'phone-code') return !facts.ways.includes('sms') && !facts.ways.includes('zalo')
  if (preset === 'purchase') return !facts.canSell || facts.offers.length === 0
  return isSignInType(preset) && !facts.signIns.includes(preset)
}

/** A new step with the ways for a code that are open, the surest first; staff stand in where none is. */
export function withWays(step: FlowStep, facts: FlowFacts | undefined): FlowStep {
  const wanted: CodeWay[] =
    step.type === 'phone-code' ? ['sms', 'zalo', 'staff'] : step.type === 'email-code' ? ['email', 'staff'] : []
  return { ...step, codeDeliverMode: facts ? wanted.filter((way) => facts.ways.includes(way)) : wanted.slice(-1) }
}
