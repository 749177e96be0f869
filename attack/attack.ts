// An attack as a test: a control shows that the test can see the fault, then the attack itself must not succeed.
import { test, type TaskMeta } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** What an attack reported, for the table of `npm run attack`. */
    attack?: { control: string; held: string }
  }
}

/** Both throw when the expected effect is missing, and return one cell of the table. */
export type Attack = {
  /** The same steps where they must succeed: the owner's own token, a weakened copy, an honest guest. */
  control(): Promise<string>
  /** The attack, and the proof that it had no effect. */
  attempt(): Promise<string>
}

/** True in `npm run attack -- --long`: attacks then try more inputs for longer. */
export const IS_LONG = process.env['ATTACK_LONG'] === '1'

/** Registers an attack under the promise it tests, such as "a stranger with a guest's MAC does not get the guest's data". */
export function attack(promise: string, { control, attempt }: Attack): void {
  test(promise, async ({ task }) => {
    const meta: TaskMeta = task.meta
    const seen = { control: await control(), held: '' }
    meta.attack = seen
    seen.held = await attempt()
  })
}
