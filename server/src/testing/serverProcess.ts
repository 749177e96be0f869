// The product as a user starts it: a process, its output, and what it leaves behind.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePorts } from '../core/freePorts.ts'

const ROOT = join(import.meta.dirname, '../../..')

export type StartedProcess = {
  child: ChildProcess
  /** All output so far, of both streams. */
  said(): string
  /** @throws Error with the output when the process ends before printing this. */
  says(words: string | RegExp): Promise<void>
  /** Exit code, or the signal that ended it. */
  ended: Promise<number | string>
}

/**
 * Starts the product in its own process group, so that a test can kill all of it; it makes no requests to the internet.
 * @param openFiles the limit of `ulimit -n` it runs under
 */
export function startProcess(env: Record<string, string>, openFiles?: number): StartedProcess {
  const args = ['scripts/start.js']
  const limited = ['-c', `ulimit -n ${openFiles} && exec "$0" "$@"`, process.execPath, ...args]
  const [program, own] = openFiles === undefined ? [process.execPath, args] : ['/bin/sh', limited]
  const child = spawn(program, own, {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', BREACH_URL: '', ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string)
  return {
    child,
    said: () => said,
    ended,
    async says(words) {
      const isSaid = () => (typeof words === 'string' ? said.includes(words) : words.test(said))
      let isOver = false
      void ended.then(() => (isOver = true))
      while (!isSaid()) {
        if (isOver) throw new Error(`it ended without saying ${String(words)}:\n${said}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
  }
}

/** Settings that avoid every conflict with another server. */
export async function quietSettings(dataDir: string): Promise<Record<string, string>> {
  const ports = await freePorts(4)
  const [PORT = '', PORTAL_PORT = '', RADIUS_AUTH_PORT = '', RADIUS_ACCT_PORT = ''] = ports.map(String)
  return {
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT,
    PORTAL_PORT,
    RADIUS_AUTH_PORT,
    RADIUS_ACCT_PORT,
    SIMULATOR_PORT: '0',
    DEMO: 'false',
  }
}

/** Processes whose command names a folder. Linux only; elsewhere none are found. */
export function processesIn(folder: string): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder)
      } catch {
        return false
      }
    })
    .map(Number)
}
