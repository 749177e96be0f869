// A clock that a run can set while processes read it. Only the time of day: what measures durations stays as it is, as on a real machine.
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { monotonicMs, type Clock } from '@portico/server/core/clock.ts'

export type FakeClock = Clock & {
  /** With it, a server that starts has this clock. */
  env: Record<string, string>
  /** The same for PostgreSQL, which hears of a change within a second: it looks at the time in signal handlers, where no file may be opened. */
  databaseEnv: Record<string, string>
  /** How far it is from the machine's. */
  setAhead(seconds: number): void
}

/** @param folder where processes read it @param aheadSeconds of the machine's own at first */
export function makeFakeClock(folder: string, aheadSeconds = 0): FakeClock {
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')
  if (!library) throw new Error('libfaketime not found (Debian: apt-get install faketime)')
  const file = join(folder, 'clock')
  let ahead = aheadSeconds
  const setAhead = (seconds: number) => {
    ahead = seconds
    writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`)
  }
  setAhead(aheadSeconds)
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  }
  return {
    env: { ...env, FAKETIME_NO_CACHE: '1' },
    databaseEnv: { ...env, FAKETIME_CACHE_DURATION: '1' },
    now: () => new Date(Date.now() + ahead * 1000),
    elapsedMs: monotonicMs,
    setAhead,
  }
}

/** Starts PostgreSQL, whose environment is this process's. */
export async function underClock<T>({ databaseEnv: env }: FakeClock, work: () => Promise<T>): Promise<T> {
  const before = Object.keys(env).map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, env)
  try {
    return await work()
  } finally {
    for (const [name, value] of before)
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
  }
}
