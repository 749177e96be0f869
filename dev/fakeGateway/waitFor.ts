import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_AGAIN_MS = 10

/**
 * Returns the first truthy value of a condition that is polled.
 * @throws Error that names the condition
 */
export async function waitFor<T>(
  condition: () => T | Promise<T>,
  { what = 'the condition', timeoutMs = 5000 } = {},
): Promise<NonNullable<T>> {
  const until = performance.now() + timeoutMs
  for (;;) {
    const value = await condition()
    if (value) return value
    if (performance.now() > until) throw new Error(`waited ${timeoutMs} ms in vain for ${what}`)
    await sleep(LOOK_AGAIN_MS)
  }
}
