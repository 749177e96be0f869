// Processor time of a process and, apart, of all it started: on a server that is PostgreSQL.
import { readdirSync, readFileSync } from 'node:fs'

export type CpuTime = { ownMicros: number; belowMicros: number }

/** Linux counts in hundredths of a second; every platform Node runs on has this fixed at 100. */
const TICK_MICROS = 10_000

type Process = { pid: number; parent: number; ticks: number }

/** Time used so far; undefined where there is no /proc. */
export function cpuTime(pid: number): CpuTime | undefined {
  if (process.platform !== 'linux') return undefined
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name)).flatMap((name) => read(Number(name)))
  const own = all.find((one) => one.pid === pid)
  if (!own) return undefined
  return { ownMicros: own.ticks * TICK_MICROS, belowMicros: sumBelow(all, pid) * TICK_MICROS }
}

/** Time used since. A process below that has ended meanwhile is not counted. */
export function cpuSince(before: CpuTime | undefined, pid: number): CpuTime | undefined {
  const now = cpuTime(pid)
  return before && now && { ownMicros: now.ownMicros - before.ownMicros, belowMicros: Math.max(0, now.belowMicros - before.belowMicros) }
}

function sumBelow(all: readonly Process[], pid: number): number {
  const children = all.filter((one) => one.parent === pid)
  return children.reduce((sum, child) => sum + child.ticks + sumBelow(all, child.pid), 0)
}

/** proc(5): after the name in brackets come state, parent, … and utime and stime as fields 14 and 15. */
function read(pid: number): Process[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return [{ pid, parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }]
  } catch {
    return []
  }
}
