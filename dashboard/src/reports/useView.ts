import { useCallback } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { readView, type View } from './view.ts'

/** What the address asks of the report on the screen, and how to ask something else. */
export function useView(): [View, (view: View) => void] {
  const view = readView(useSearch({ strict: false }))
  const navigate = useNavigate()
  const setView = useCallback(
    (next: View) => void navigate({ to: '.', search: readView(next), resetScroll: false }),
    [navigate],
  )
  return [view, setView]
}
