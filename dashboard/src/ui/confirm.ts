// "Are you sure?" as a promise: `if (await confirm({ … })) …`. `UiHost` shows the question.
import type { ReactNode } from 'react'
import { create } from 'zustand'

export type Question = {
  title: string
  text?: ReactNode
  /** What the confirming button does, as a verb: "Delete", "Disconnect". */
  confirm: string
  cancel?: string
  isDanger?: boolean
}

type State = { question: Question | null; answer: (isYes: boolean) => void; count: number }

export const useConfirming = create<State>(() => ({ question: null, answer: () => undefined, count: 0 }))

/** Asks a person. A second question answers the first with no. */
export function confirm(question: Question): Promise<boolean> {
  useConfirming.getState().answer(false)
  return new Promise((resolve) => {
    useConfirming.setState(({ count }) => ({
      question,
      count: count + 1,
      answer: (isYes) => {
        useConfirming.setState({ question: null, answer: () => undefined })
        resolve(isYes)
      },
    }))
  })
}
