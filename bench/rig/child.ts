// Node processes of a benchmark: started, awaited, and stopped with all their children.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

export type Child<Ready> = { pid: number; ready: Ready; stop(): Promise<void> }

const START_MS = 60_000
const STOP_MS = 15_000

/**
 * Runs a program of this folder as its own process, so that it is measured like the product.
 * @param settings reach it by its standard input: an argument holds 128 kB at most
 */
export async function startChild<Ready>(file: string, settings: object): Promise<Child<Ready>> {
  const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'inherit'] })
  // One that dies before it has read them is reported below.
  child.stdin.on('error', () => undefined).end(JSON.stringify(settings))
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const giveUp = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    await ended
    clearTimeout(giveUp)
  }
  const lines = createInterface({ input: child.stdout })
  const [line] = (await Promise.race([
    once(lines, 'line', { signal: AbortSignal.timeout(START_MS) }),
    once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`${file} ended with ${String(code)} before it was ready`)),
    ),
  ])) as [string]
  return { pid: child.pid!, ready: JSON.parse(line) as Ready, stop }
}

/** The settings that a child received. */
export function settings<Settings>(): Settings {
  return JSON.parse(readFileSync(0, 'utf8')) as Settings
}

/** Tells the parent that the child is ready. */
export function ready(facts: object): void {
  process.stdout.write(`${JSON.stringify(facts)}\n`)
}
