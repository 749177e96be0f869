import { readFileSync } from 'node:fs'

const PAGE_BYTES = 4096

/** Resident memory of a process without its children; NaN where there is no /proc. */
export function residentMegabytes(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN
  return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / 1024 ** 2
}
