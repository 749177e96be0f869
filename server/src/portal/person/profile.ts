// A guest's answers as attributes of a person.
import { bareRecord, ownValue } from '@portico/contract/names.ts'
import { isSignIn, type FlowStep, type SignIn } from '@portico/contract/flows.ts'
import type { RunningFlow } from '../../flows/index.ts'
import { knownState, type Progress } from '../walk/progress.ts'

export type ProfileAnswers = {
  contact: { name?: string; phone?: string; email?: string }
  /** Those of the contact that were proved by a code or by a sign-in. */
  proven: { phone?: string; email?: string }
  /** All that was proved, accounts with providers too. */
  proofs: { kind: 'phone' | 'email' | SignIn; value: string }[]
  profile: Record<string, string>
  /** Ids of the steps passed now. */
  passed: string[]
}

const CONTACT = ['name', 'phone', 'email'] as const

/** Gathers the answers of the steps; what was proved outweighs what was only typed. */
export function readProfileAnswers({ steps }: RunningFlow, progress: Progress): ProfileAnswers {
  const told: ProfileAnswers = { contact: {}, proven: {}, proofs: [], profile: bareRecord(), passed: [] }
  for (const step of steps) {
    const state = knownState(progress, step)
    if (!state?.outcome) continue
    if (state.outcome === 'done') told.passed.push(step.id)
    for (const [field, value] of attributesOf(step, state.values)) {
      if (isContact(field)) told.contact[field] ??= value
      else told.profile[field] = value
    }
    const proved = state.proven && state.values[state.proven]
    if (state.proven && proved) {
      told.proven[state.proven] = proved
      told.proofs.push({ kind: state.proven, value: proved })
    }
    if (state.account && isSignIn(step)) told.proofs.push({ kind: step.type, value: state.account })
  }
  Object.assign(told.contact, told.proven)
  return told
}

/** A step with questions says which attribute each answer is; the others name theirs themselves. */
function attributesOf(step: FlowStep, values: Record<string, string>): [string, string][] {
  const pairs =
    step.questions.length > 0
      ? step.questions.map(({ id, mappingField }): [string, string] => [mappingField, ownValue(values, id) ?? ''])
      : CONTACT.map((field): [string, string] => [field, values[field] ?? ''])
  return pairs.filter(([field, value]) => field !== '' && value !== '')
}

function isContact(field: string): field is (typeof CONTACT)[number] {
  return (CONTACT as readonly string[]).includes(field)
}
