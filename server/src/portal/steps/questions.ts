// Reading answers, whatever step asked for them.
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import * as z from 'zod'
import type { FieldProblem } from '@portico/contract/errors.ts'
import { bareRecord, ownValue } from '@portico/contract/names.ts'
import type { FlowStep, Translations, Question } from '@portico/contract/flows.ts'
import { withoutInvisible } from '@portico/contract/text.ts'
import { GUEST_FIELDS, type AskedQuestion, type GuestField } from '@portico/portal/view.ts'
import type { Language } from '@portico/locales/languages.ts'
import type { StepAnswers } from './step.ts'

const LONGEST = 500
const LONGEST_NAME = 80

/** Whether a step asks for a number or an address to write to. */
export function asksForContact({ questions }: FlowStep): boolean {
  return questions.some(({ type, mappingField }) => [type, mappingField].some((what) => /^(phone|email)$/.test(what)))
}

/** Whether nothing in a step must be answered. */
export function isOptional({ questions }: FlowStep): boolean {
  return questions.every(({ required }) => !required)
}

/** Reads every answer of a step. Of a wrong one the values keep what was typed, so that it can be corrected. */
export function readAnswers({ questions }: FlowStep, form: Record<string, string>): StepAnswers {
  const tried: StepAnswers = { values: bareRecord(), errors: bareRecord() }
  for (const question of questions) {
    const typed = withoutInvisible((ownValue(form, question.id) ?? '').replaceAll('\0', '')).trim()
    tried.values[question.id] = typed.slice(0, LONGEST)
    const problem = problemOf(question, typed)
    if (problem) tried.errors[question.id] = problem
    else if (typed) tried.values[question.id] = clean(question, typed)
  }
  return tried
}

/** The questions as the portal shows them. */
export function questionsOf({ questions }: FlowStep, language: Language, tried: StepAnswers): AskedQuestion[] {
  return questions.map((question) => ({
    id: question.id,
    type: question.type,
    label: speak(question.label, language),
    field: fieldOf(question),
    isRequired: question.required,
    options: question.options.map(({ value, label }) => ({ value, label: speak(label ?? {}, language) ?? value })),
    value: ownValue(tried.values, question.id),
    problem: ownValue(tried.errors, question.id),
  }))
}

/** The owner's words in a language, else in the nearest they wrote. */
export function speak(words: Translations, language: Language): string | undefined {
  return words[language] || words.en || words.vi || Object.values(words).find(Boolean)
}

function problemOf(question: Question, typed: string): FieldProblem | undefined {
  if (typed === '') return question.required ? 'field/required' : undefined
  const longest = question.mappingField === 'name' ? LONGEST_NAME : LONGEST
  if (typed.length > longest) return 'field/too-long'
  return isRight(question, typed) ? undefined : 'field/invalid'
}

function isRight({ type, options }: Question, typed: string): boolean {
  switch (type) {
    case 'text':
      return true
    case 'number':
      return /^-?\d{1,12}([.,]\d{1,6})?$/.test(typed)
    case 'choice':
      return options.some(({ value }) => value === typed)
    case 'rating':
      return /^[1-5]$/.test(typed)
    case 'nps':
      return /^(?:\d|10)$/.test(typed)
    case 'date':
      return z.iso.date().safeParse(typed).success && typed >= '1900-01-01'
    case 'phone':
      return parsePhoneNumberFromString(typed, 'VN')?.isValid() ?? false
    case 'email':
      return z.email().max(128).safeParse(typed).success
  }
}

function clean({ type }: Question, typed: string): string {
  if (type === 'email') return typed.toLowerCase()
  if (type === 'phone') return parsePhoneNumberFromString(typed, 'VN')!.number
  return type === 'number' ? typed.replace(',', '.') : typed
}

function fieldOf({ type, mappingField }: Question): GuestField | undefined {
  const field = GUEST_FIELDS.find((known) => known === mappingField)
  return field === 'name' && type !== 'text' ? undefined : field
}
