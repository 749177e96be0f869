// A machine of a cluster: whatever works in its folder. It can die at once, or stand still and go on as if nothing had happened.
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, openSync, closeSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join, sep } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { giveTo, runnerFor, spawnAs } from '@portico/server/core/db/unprivileged.ts'
import type { Link } from './network.ts'

const LONGEST_MS = 30_000
/** An account without rights: PostgreSQL refuses to run as root. */
const NOBODY = 65_534

export type Machine = {
  folder: string
  logFile: string
  /** Starts a program there, whose words go to the log of the machine. */
  start(program: string, args: string[]): void
  /** Runs one to its end. @throws Error with its words when it fails */
  run(program: string, args: string[]): Promise<void>
  /** Ids of its processes, or of those whose command line begins so. */
  pids(command?: string): number[]
  /** Kills all of it with `kill -9`, and waits until nothing is left. */
  die(): Promise<void>
  freeze(): void
  thaw(): void
}

/** @param link its place in a network; without one it shares this machine's */
export function makeMachine(folder: string, link?: Link): Machine {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const spawnHere = link ? spawnBehind(link, folder) : spawnIn(folder)
  const logFile = join(folder, 'log')
  const pids = (command = '') => findIn(folder).filter((pid) => command === '' || commandOf(pid).startsWith(command))
  return {
    folder,
    logFile,
    pids,
    start(program, args) {
      const log = openSync(logFile, 'a', 0o600)
      const child = spawnHere(program, args, {
        cwd: folder,
        stdio: ['ignore', log, log],
        env: environmentOf(folder),
      })
      closeSync(log)
      child.on('error', (error) => console.error(`${program}: ${error.message}`))
    },
    async run(program, args) {
      const child = spawnHere(program, args, {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: environmentOf(folder),
      })
      const [said, complaint, [code]] = await Promise.all([
        text(child.stdout!),
        text(child.stderr!),
        once(child, 'exit') as Promise<[number | null]>,
      ])
      if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${said}${complaint}`)
    },
    async die() {
      for (const from = monotonicMs(); signal(pids(), 'SIGKILL') > 0; await sleep(20))
        if (monotonicMs() - from > LONGEST_MS) throw new Error(`what works in ${folder} cannot be killed`)
    },
    // Twice: what was forked in between is seen by the second look.
    freeze: () => [1, 2].forEach(() => signal(pids(), 'SIGSTOP')),
    thaw: () => void signal(pids(), 'SIGCONT'),
  }
}

type Spawn = (program: string, args: string[], options: SpawnOptions) => ChildProcess

function spawnIn(folder: string): Spawn {
  const runner = runnerFor(folder)
  giveTo(runner, folder)
  return (program, args, options) => spawnAs(runner, program, args, options)
}

function spawnBehind({ pid }: Link, folder: string): Spawn {
  chownSync(folder, NOBODY, NOBODY)
  const enter = ['-t', String(pid), '-n', '--setuid', String(NOBODY), '--setgid', String(NOBODY), '--']
  return (program, args, options) => spawn('nsenter', [...enter, program, ...args], options)
}

const environmentOf = (folder: string) => ({ PATH: process.env['PATH'], LANG: 'C.UTF-8', HOME: folder })

/** @returns how many there were */
function signal(pids: readonly number[], name: NodeJS.Signals): number {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch {
      // It has ended in between.
    }
  return pids.length
}

/** Processes that work in a folder or below; none that has ended and only waits to be noticed. */
function findIn(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const place = readlinkSync(`/proc/${pid}/cwd`).replace(/ \(deleted\)$/, '')
        return place === folder || place.startsWith(folder + sep)
      } catch {
        return false
      }
    })
    .map(Number)
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
