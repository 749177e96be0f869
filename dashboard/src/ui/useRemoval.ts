import { useCallback } from 'react'
import { confirm, type Question } from './confirm.ts'
import { useLatest } from './useLatest.ts'

/** Asks before a row goes. How it went is said by the list that removes it. */
export function useRemoval<Row>(ask: (row: Row) => Question, remove: (row: Row) => Promise<unknown>) {
  const latest = useLatest({ ask, remove })
  return useCallback(
    async (row: Row) => {
      const { ask: question, remove: act } = latest.current
      if (await confirm(question(row))) await act(row).catch(() => undefined)
    },
    [latest],
  )
}
