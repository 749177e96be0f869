// The three layouts and their measures (specification §9).
import { useSyncExternalStore } from 'react'

export const DESKTOP_ABOVE = 1220
export const TABLET_ABOVE = 767
const RESIZE_DEBOUNCE_MS = 1000

export type Layout = 'desktop' | 'tab' | 'mobile'

export function layoutOf(width: number): Layout {
  if (width > DESKTOP_ABOVE) return 'desktop'
  return width > TABLET_ABOVE ? 'tab' : 'mobile'
}

/** The layout of the window, a second after it was last resized. */
export function useLayout(): Layout {
  return useSyncExternalStore(followWidth, () => layoutOf(window.innerWidth))
}

function followWidth(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onResize = () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, RESIZE_DEBOUNCE_MS)
  }
  addEventListener('resize', onResize)
  return () => {
    clearTimeout(timer)
    removeEventListener('resize', onResize)
  }
}
