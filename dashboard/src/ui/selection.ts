import { useMemo, useState, type ReactNode } from 'react'

/** Which rows of a list are ticked, and what can be done with them. */
export type Selection = {
  keys: ReadonlySet<string>
  toggle: (key: string, isSelected: boolean) => void
  setAll: (keys: readonly string[]) => void
  clear: () => void
  /** Buttons shown while something is ticked. */
  actions?: ReactNode
}

export function useSelection(): Selection {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  return useMemo(
    () => ({
      keys,
      toggle: (key, isSelected) =>
        setKeys((before) => {
          const after = new Set(before)
          if (isSelected) after.add(key)
          else after.delete(key)
          return after
        }),
      setAll: (all) => setKeys(new Set(all)),
      clear: () => setKeys(new Set()),
    }),
    [keys],
  )
}
