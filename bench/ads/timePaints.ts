import type { Browser } from 'playwright-core'
import { openOnce } from '../portal/phone.ts'

/** Largest paints of a guest's first page on slow 4G, in ms, each for a phone of its own. */
export async function timePaints(
  browser: Browser,
  addressOf: (guest: number) => string,
  rounds: number,
): Promise<{ value: number }[]> {
  const taken: { value: number }[] = []
  // The first opening warms the server and the browser up.
  for (let round = 0; round <= rounds; round += 1) {
    const { paintedMs } = await openOnce(browser, addressOf(round), { line: 'slow 4G', hasScripts: true })
    if (round > 0) taken.push({ value: paintedMs })
  }
  return taken
}
