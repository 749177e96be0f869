import { usePlace } from '../core/usePlace.ts'
import { readView } from './view.ts'

/** What the address asks of the report on the screen, and how to ask something else. */
export function useView() {
  return usePlace(readView)
}
