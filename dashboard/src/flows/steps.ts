// Steps as the builder makes them: new ones, copies, and how they go over the wire.
import type { FlowStep, Translations, Question, StepType } from '@portico/contract/flows.ts'

export type QuestionType = Question['type']
type Words = Translations

const CODE_SECONDS = 300

/** A step of a type with everything at its default, under an id no other step of the flow has. */
export function newStep(type: StepType, others: readonly { id: string }[] = []): FlowStep {
  return {
    id: freeId(type, others),
    type,
    title: {},
    text: {},
    buttonLabel: {},
    skipKnown: type === 'phone-code' || type === 'email-code' || type === 'form',
    questions: [],
    expire_in: CODE_SECONDS,
    codeDeliverMode: [],
    password: '',
    offers: [],
    ...(type === 'video' ? { video: { mediaUrl: '', posterUrl: '', seconds: 10, skipAfterSeconds: 5 } } : {}),
  }
}

/** A question under an id no other has. */
export function newQuestion(type: QuestionType, others: readonly { id: string }[]): Question {
  const mappingField = type === 'phone' || type === 'email' ? type : ''
  return { id: freeId(type, others), type, label: {}, mappingField, required: false, options: [] }
}

/** The same again, under its own id. */
export function copyOf<Part extends { id: string }>(part: Part, others: readonly { id: string }[]): Part {
  return { ...structuredClone(part), id: freeId(part.id.replace(/-\d+$/, '').slice(0, 30), others) }
}

/** Moves one of a list. Outside the list nothing moves. */
export function moveOne<Part>(list: readonly Part[], from: number, to: number): Part[] {
  const next = [...list]
  if (to < 0 || to >= list.length) return next
  const [part] = next.splice(from, 1)
  if (part !== undefined) next.splice(to, 0, part)
  return next
}

/** The words of a language changed; without any the portal speaks its own. */
export function withWords(words: Words, language: keyof Words, text: string): Words {
  const { [language]: _old, ...others } = words
  return text === '' ? others : { ...others, [language]: text }
}

/** What may be sent: a choice that is still being typed has no value yet. */
export function sendable(steps: readonly FlowStep[]): FlowStep[] {
  return steps.map((step) => ({
    ...step,
    questions: step.questions.map((question) => ({
      ...question,
      options: question.options.filter(({ value }) => value.trim() !== ''),
    })),
  }))
}

/** A key of the venue's own from what a person types: `Số phòng` is `so_phong`. */
export function keyOf(typed: string): string {
  return typed
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('đ', 'd')
    .replaceAll(/[^a-z0-9_]+/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
}

/** Whether a number that is being typed can be taken already. */
export function isWithin(typed: number | string, min: number, max: number): boolean {
  return typed !== '' && Number(typed) >= min && Number(typed) <= max
}

function freeId(base: string, others: readonly { id: string }[]): string {
  const taken = new Set(others.map(({ id }) => id))
  let id = base
  for (let n = 2; taken.has(id); n++) id = `${base}-${n}`
  return id
}
