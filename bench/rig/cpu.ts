// Processor time of a process and, separately, of its children: for a server, PostgreSQL.
import { readdirSync, readFileSync } from 'node:fs'

export type CpuTime = { ownMicros: number; belowMicros: number }

/** Linux counts in hundredths of a second, fixed at 100 on every platform that Node runs on. */
const TICK_MICROS = 10_000

/** `reaped` is the time of ended children and their children, so that none is lost when a backend ends. */
type Process = { pid: number; parent: number; ticks: number; reaped: number }

/**
 * Time used so far; undefined where there is no /proc.
 * @param parent whose children count as children, if not its own: a limit may use the product's PostgreSQL.
 */
export function cpuTime(pid: number, parent = pid): CpuTime | undefined {
  if (process.platform !== 'linux') return undefined
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => read(Number(name)))
  const own = all.find((one) => one.pid === pid)
  const reaped = all.find((one) => one.pid === parent)?.reaped ?? 0
  return own && { ownMicros: own.ticks * TICK_MICROS, belowMicros: (reaped + below(all, parent)) * TICK_MICROS }
}

/** Time used since a reading. */
export function cpuSince(before: CpuTime | undefined, pid: number, parent = pid): CpuTime | undefined {
  const now = cpuTime(pid, parent)
  return (
    before && now && { ownMicros: now.ownMicros - before.ownMicros, belowMicros: now.belowMicros - before.belowMicros }
  )
}

function below(all: readonly Process[], pid: number): number {
  const children = all.filter((one) => one.parent === pid)
  return children.reduce((sum, child) => sum + child.ticks + child.reaped + below(all, child.pid), 0)
}

/** proc(5): after the name in brackets come state and parent; utime, stime, cutime and cstime are fields 14 to 17. */
function read(pid: number): Process[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    return [{ pid, parent: fields[1]!, ticks: fields[11]! + fields[12]!, reaped: fields[13]! + fields[14]! }]
  } catch {
    return []
  }
}
