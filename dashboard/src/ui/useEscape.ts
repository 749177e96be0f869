import { useEffect } from 'react'
import { useLatest } from './useLatest.ts'

type Layer = { close: () => void }

const layers: Layer[] = []

/** Escape closes only what is on top: a question, not the drawer that asked it. @param close nothing while Escape is refused */
export function useEscape(isOpen: boolean, close: () => void) {
  const latest = useLatest(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const layer = { close: () => latest.current() }
    layers.push(layer)
    if (layers.length === 1) addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) removeEventListener('keydown', onKeyDown, { capture: true })
    }
  }, [isOpen, latest])
}

function onKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.isComposing) return
  // An open list of choices closes itself first, and so does a menu in the browser's top layer.
  const target = event.target instanceof Element ? event.target : null
  if (target?.getAttribute('data-mantine-stop-propagation') === 'true' || document.querySelector(':popover-open'))
    return
  layers.at(-1)?.close()
}
