// The steps of a venue, and reading what a guest sent for one.
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import * as z from 'zod'
import type { FieldProblem } from '@portico/contract/errors.ts'
import { GUEST_FIELDS, type Ask, type GuestField } from '@portico/portal/view.ts'

const ask = z.enum(['hidden', 'optional', 'required'])
const Step = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connect') }),
  z.object({ type: z.literal('form'), name: ask, phone: ask, email: ask }),
])
export type Step = z.output<typeof Step>

const ONE_TAP: Step[] = [{ type: 'connect' }]

/** A venue's stored steps; one tap when there are none, or none that can be read. */
export function readSteps(stored: unknown): Step[] {
  const steps = z.array(Step).min(1).max(10).safeParse(stored)
  return steps.success ? steps.data : ONE_TAP
}

export type StepAnswer = {
  values: Partial<Record<GuestField, string>>
  isMarketingTicked: boolean
  isTermsTicked: boolean
}
export type StepErrors = Partial<Record<GuestField | 'terms', FieldProblem>>

/** Reads a posted step: what was given, cleaned, and what is wrong with it. */
export function readAnswer(step: Step, form: Record<string, string>): { answer: StepAnswer; errors: StepErrors } {
  const answer: StepAnswer = {
    values: {},
    isMarketingTicked: form['marketing'] === 'yes',
    isTermsTicked: form['terms'] === 'yes',
  }
  const errors: StepErrors = answer.isTermsTicked ? {} : { terms: 'field/required' }
  if (step.type === 'connect') return { answer, errors }
  for (const field of GUEST_FIELDS) {
    const typed = (form[field] ?? '').replaceAll('\0', '').trim()
    if (step[field] === 'hidden') continue
    answer.values[field] = typed.slice(0, 200)
    const problem = problemOf(field, typed, step[field])
    if (problem) errors[field] = problem
    else if (typed) answer.values[field] = clean(field, typed)
  }
  return { answer, errors }
}

function problemOf(field: GuestField, typed: string, asked: Ask): FieldProblem | undefined {
  if (typed === '') return asked === 'required' ? 'field/required' : undefined
  if (field === 'name') return typed.length > 80 ? 'field/too-long' : undefined
  if (field === 'email') return z.email().max(128).safeParse(typed).success ? undefined : 'field/invalid'
  return parsePhoneNumberFromString(typed, 'VN')?.isValid() ? undefined : 'field/invalid'
}

function clean(field: GuestField, typed: string): string {
  if (field === 'email') return typed.toLowerCase()
  if (field === 'phone') return parsePhoneNumberFromString(typed, 'VN')!.number
  return typed
}
