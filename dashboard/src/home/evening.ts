import type { FirstSteps } from '@portico/contract/pages.ts'

export type Step = {
  key: 'signedUp' | 'pageMade' | 'deviceAdded' | 'deviceSeen' | 'portalOpened' | 'guestOnline'
  isDone: boolean
}
export type Extra = { key: 'emailConfirmed' | 'memberInvited' | 'twoStepOn'; isDone: boolean }

/** The way from sign-up to the first guest, in order. Everyone who reads this has done the first two. */
export function stepsOf(facts: FirstSteps): Step[] {
  return [
    { key: 'signedUp', isDone: true },
    { key: 'pageMade', isDone: true },
    { key: 'deviceAdded', isDone: facts.deviceAdded },
    { key: 'deviceSeen', isDone: facts.deviceSeen },
    { key: 'portalOpened', isDone: facts.portalOpened },
    { key: 'guestOnline', isDone: facts.guestOnline },
  ]
}

/** Good to have, asked of nobody. An account by mobile number has no e-mail to confirm. */
export function extrasOf(facts: FirstSteps): Extra[] {
  const extras: Extra[] = [
    { key: 'memberInvited', isDone: facts.memberInvited },
    { key: 'twoStepOn', isDone: facts.twoStepOn },
  ]
  return facts.emailConfirmed ? [{ key: 'emailConfirmed', isDone: true }, ...extras] : extras
}
