import { useCallback } from 'react'
import { IconTrash } from '@tabler/icons-react'
import type { RowAction } from './column.ts'
import { confirm, type Question } from './confirm.ts'
import { useLatest } from './useLatest.ts'
import { useRowActions } from './useRowActions.ts'

/** Asks before a row goes. The list that removes it shows how it went. */
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

type Removing<Row> = Pick<RowAction<Row>, 'isFor' | 'isInline' | 'isDanger'> & {
  ask: (row: Row) => Question
  remove: (row: Row) => Promise<unknown>
}

/** {@link useRemoval} as the one thing that can be done with a row. */
export function useRemoveAction<Row>(label: string, { remove, ...more }: Removing<Row>): RowAction<Row>[] {
  const isFor = useLatest(more.isFor)
  return useRowActions([removal(label, { remove, ...more, isFor: (row) => isFor.current?.(row) ?? true })])
}

/** {@link useRemoval} as one of the things that can be done with a row. */
export function removal<Row>(label: string, { remove, ...more }: Removing<Row>): RowAction<Row> {
  return { key: 'remove', label, icon: IconTrash, ...more, run: (row) => remove(row).catch(() => undefined) }
}
