import { makeFormWalk } from './formWalk.ts'
import type { LivingVenue } from './livingVenue.ts'

/** Opens every form of every screen, and tries so many choices of each at most. @returns faults by screen */
export async function walkScreens(
  { paths, enter, open }: LivingVenue,
  viewport: { width: number; height: number },
  most: number,
): Promise<{ faults: Record<string, string[]>; presses: number }> {
  const page = await enter({ viewport })
  const walk = makeFormWalk(page, most)
  const faults: Record<string, string[]> = {}
  let presses = 0
  for (const path of paths) {
    await open(page, path)
    const found = await walk()
    presses += found.presses
    if (found.faults.length > 0) faults[path] = found.faults
  }
  await page.context().close()
  return { faults, presses }
}
