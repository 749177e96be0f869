import { useCallback, useState } from 'react'

/** What a browser remembers under a name of its own, as JSON; what cannot be read, or be stored, counts as nothing. */
export function useStored<Value>(
  name: string,
  read: (raw: unknown) => Value,
): [value: Value, store: (value: Value) => void] {
  const [kept, keep] = useState<{ name: string; value: Value }>()
  const value = kept?.name === name ? kept.value : read(parse(name))
  const store = useCallback(
    (next: Value) => {
      keep({ name, value: next })
      try {
        localStorage.setItem(name, JSON.stringify(next))
      } catch {
        // A full or forbidden storage: it then holds until the screen is left.
      }
    },
    [name],
  )
  return [value, store]
}

function parse(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}
