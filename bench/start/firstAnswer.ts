import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'

const LONGEST_MS = 180_000
const STOP_MS = 30_000

/** Starts a program, returns the seconds until an address answers 200, and stops it. @throws when it ends before. */
export async function secondsToFirst200(of: {
  command: string[]
  cwd: string
  env: Record<string, string>
  url: string
}): Promise<number> {
  const [program, ...args] = of.command
  const from = monotonicMs()
  // npm's check for a newer npm is not part of a start.
  const env = { ...process.env, npm_config_update_notifier: 'false', ...of.env }
  // Its own process group: npm passes a signal to its shell, which passes it to no one.
  const child = spawn(program!, args, { cwd: of.cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-3000)))
  const ended = once(child, 'close')
  try {
    while (!(await answers(of.url))) {
      if (child.exitCode !== null || monotonicMs() - from > LONGEST_MS)
        throw new Error(`${of.command.join(' ')} did not come up:\n${output}`)
      await sleep(20)
    }
    return (monotonicMs() - from) / 1000
  } finally {
    signalAll(child, 'SIGTERM')
    const giveUp = setTimeout(() => signalAll(child, 'SIGKILL'), STOP_MS)
    await ended
    clearTimeout(giveUp)
  }
}

function signalAll(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-child.pid!, signal)
  } catch {
    // All processes of the group have ended.
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(2000) })
    await response.arrayBuffer()
    return response.status === 200
  } catch {
    return false
  }
}
