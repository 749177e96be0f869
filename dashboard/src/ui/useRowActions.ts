import { useMemo, type DependencyList } from 'react'
import type { RowAction } from './column.ts'
import { useLatest } from './useLatest.ts'

/**
 * Actions as a table wants them: the same from one drawing to the next, so that its rows stay as they are. One that is
 * false is left out.
 * @param uses What `isFor` reads beside its row.
 */
export function useRowActions<Row>(
  given: readonly (RowAction<Row> | false | undefined)[],
  uses: DependencyList = [],
): RowAction<Row>[] {
  const actions = given.filter((action) => action !== false && action !== undefined)
  const latest = useLatest(actions)
  const words = actions.map(({ key, label }) => `${key} ${label}`).join('\n')
  return useMemo(
    () =>
      actions.map((action) => {
        const now = () => latest.current.find(({ key }) => key === action.key) ?? action
        return { ...action, ask: action.ask && ((row) => now().ask!(row)), run: (row) => now().run(row) }
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the words tell one set of actions from another
    [words, latest, ...uses],
  )
}
