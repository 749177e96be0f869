// What the form of a task holds, and what the contract takes.
import type { Task } from '@portico/contract/tasks.ts'
import type { TaskType } from '@portico/contract/tasks/kinds.ts'

export type TaskValues = {
  type: TaskType
  title: string
  words: string
  target: string
  question: string
  correctAnswers: string
  correctPrices: string
  priceTolerance: number
  liteMode: boolean
  reward: number
  seconds: number
  perGuest: number
  restHours: number
  maxCompleted: number | null
  startsAt: string | null
  endsAt: string | null
  isActive: boolean
  acceptsPolicy: boolean
  /** What the editor has seen: a version saved meanwhile by somebody else is not overwritten. */
  revision: number | undefined
}

/** A task, or a new one. */
export function valuesOf(task: Task | undefined): TaskValues {
  return {
    type: task?.type ?? 'answer_question',
    title: task?.title ?? '',
    words: task?.words ?? '',
    target: task?.target ?? '',
    question: task?.question ?? '',
    correctAnswers: (task?.correctAnswers ?? []).join('\n'),
    correctPrices: (task?.correctPrices ?? []).join('\n'),
    priceTolerance: task?.priceTolerance ?? 0,
    liteMode: task?.liteMode ?? false,
    reward: task?.reward ?? 10,
    seconds: task?.seconds ?? 30,
    perGuest: task?.perGuest ?? 1,
    restHours: task?.restHours ?? 24,
    maxCompleted: task?.maxCompleted ?? null,
    startsAt: task?.startsAt ?? null,
    endsAt: task?.endsAt ?? null,
    isActive: task?.isActive ?? false,
    acceptsPolicy: task?.acceptsPolicy ?? false,
    revision: task?.revision,
  }
}

/** One to a line; prices are their digits. */
export function bodyOf({ correctAnswers, correctPrices, ...values }: TaskValues) {
  return {
    ...values,
    target: values.target.trim(),
    correctAnswers: linesOf(correctAnswers),
    correctPrices: linesOf(correctPrices).map((line) => Number(line.replaceAll(/\D/g, ''))),
  }
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
