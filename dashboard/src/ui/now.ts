// One clock for everything on the screen that ticks: a timer only while somebody looks.
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** The time, in milliseconds, moving every `everySeconds`. Only what calls it is drawn again. */
export function useNow(everySeconds: number): number {
  const step = everySeconds * 1000
  return useSyncExternalStore(follow, () => Math.floor(Date.now() / step) * step)
}

function follow(onTick: () => void): () => void {
  listeners.add(onTick)
  timer ??= setInterval(() => listeners.forEach((tick) => tick()), 1000)
  return () => {
    listeners.delete(onTick)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
