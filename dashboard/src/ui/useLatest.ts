import { useLayoutEffect, useRef, type RefObject } from 'react'

/** The value of the last drawing, for callbacks that must stay the same while their surroundings change. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
