import { useState } from 'react'

/** The last value that was there, so that what is closing does not empty itself on the way out. */
export function useLast<T>(value: T | null | undefined): T | undefined {
  const [last, setLast] = useState<T | undefined>(value ?? undefined)
  if (value !== null && value !== undefined && value !== last) setLast(() => value)
  return value ?? last
}
