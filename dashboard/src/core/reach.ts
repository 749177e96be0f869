// Whether the server answers. Every call reports here; while it is away it is asked again by itself.
import { create } from 'zustand'
import type { ErrorCode } from '@portico/contract/errors.ts'
import { ApiError, call } from '@portico/contract/http/client.ts'
import { health } from '@portico/contract/health.ts'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 15_000

/** True while the server cannot be reached, or answers that it cannot work. */
export const useReach = create<{ isAway: boolean }>(() => ({ isAway: false }))

let timer: ReturnType<typeof setTimeout> | undefined
let wait = FIRST_WAIT_MS

/** Runs a call and notes whether the server was there. */
export async function noteReach<T>(work: () => Promise<T>): Promise<T> {
  try {
    const result = await work()
    comeBack()
    return result
  } catch (error) {
    if (isAbsence(error)) goAway()
    else if (error instanceof ApiError) comeBack()
    throw error
  }
}

/** Asks at once instead of at the end of the wait: the browser is online again, or a person asked. */
export async function askServer(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  await noteReach(() => call({ base: '' }, health.ready, {})).catch(() => undefined)
}

const ABSENCES: readonly ErrorCode[] = ['network/unreachable', 'server/busy', 'server/unhealthy', 'server/internal']

/** No answer, or a proxy's or the server's own word that it cannot work now. One failed call in itself is no absence. */
function isAbsence(error: unknown): boolean {
  return error instanceof ApiError && [0, 502, 503, 504].includes(error.status) && ABSENCES.includes(error.code)
}

function goAway() {
  useReach.setState({ isAway: true })
  if (timer !== undefined) return
  timer = setTimeout(() => void askServer(), wait * (0.75 + Math.random() / 2))
  wait = Math.min(wait * 2, LONGEST_WAIT_MS)
}

function comeBack() {
  wait = FIRST_WAIT_MS
  clearTimeout(timer)
  timer = undefined
  if (useReach.getState().isAway) useReach.setState({ isAway: false })
}

// Said at once: a screen that is only read would notice at its next call.
addEventListener('offline', goAway)
addEventListener('online', () => useReach.getState().isAway && void askServer())
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && useReach.getState().isAway) void askServer()
})
