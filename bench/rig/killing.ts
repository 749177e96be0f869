// Processes that are killed at any moment: what they acknowledged has to be there afterwards, once.
import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from './child.ts'

const LOOK_MS = 100

/** Runs a worker until it ends by itself. */
export async function runToEnd(file: string, of: object): Promise<void> {
  const child = await startChild(file, of)
  while (isAlive(child.pid)) await sleep(LOOK_MS)
}

/**
 * Starts a worker and kills it, again and again, then lets the last one finish.
 * @param of the settings of a round @returns how many were killed while at work
 */
export async function killAgainAndAgain(
  file: string,
  of: (round: number) => object,
  { times, afterMs }: { times: number; afterMs: number },
): Promise<number> {
  let kills = 0
  for (let round = 0; round < times; round++) {
    const child = await startChild(file, of(round))
    await sleep(afterMs)
    if (isAlive(child.pid)) {
      process.kill(child.pid, 'SIGKILL')
      kills++
    }
    await child.stop()
  }
  await runToEnd(file, of(times))
  return kills
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
