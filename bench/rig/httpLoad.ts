// Load over HTTP by autocannon: keep-alive, a fixed number of connections, answers checked.
import autocannon from 'autocannon'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { cpuSince, cpuTime } from './cpu.ts'
import type { Round } from './rounds.ts'

const CONNECTIONS = 16
const CALLERS = 2000

export type Target = {
  pid: number
  /** The process whose PostgreSQL it uses, if not its own. */
  databaseOf?: number
  url: string
  headers?: Record<string, string>
  seconds: number
  /** Path of the n-th caller; the url's path when absent. */
  path?: (caller: number) => string
}

/** Requests per second. @throws when an answer was not 2xx: a refused request is cheap and proves nothing. */
export async function httpRound({ pid, databaseOf = pid, url, headers = {}, seconds, path }: Target): Promise<Round> {
  const { pathname, search } = new URL(url)
  const requests = Array.from({ length: CALLERS }, (_, caller) => ({
    method: 'GET' as const,
    path: path ? path(caller) : pathname + search,
    // Every guest and owner has an own address, so that limits per address are not measured.
    headers: { ...headers, 'x-forwarded-for': `10.9.${caller >> 8}.${caller & 255}` },
  }))
  const before = cpuTime(pid, databaseOf)
  const from = monotonicMs()
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, requests })
  const tookMs = monotonicMs() - from
  const cpu = cpuSince(before, pid, databaseOf)
  const answered = result['2xx']
  if (result.non2xx > 0 || result.errors > 0 || answered === 0) {
    throw new Error(
      `${url}: ${answered} good answers, ${result.non2xx} others, ${result.errors} errors, ${result.timeouts} timeouts`,
    )
  }
  return { value: answered / (tookMs / 1000), cpu, operations: answered }
}
