// Load at a fixed rate from a process of its own: one that waits for answers would slow down with the server.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

export type OpenLoad = {
  base: string
  /** Sent in turn. */
  requests: readonly Sent[]
  perSecond: number
  seconds: number
  /** After so many milliseconds, 10,000 unless given, a request counts as not answered. */
  answerMs?: number
}
export type Sent = { method?: string; path: string; headers: Record<string, string>; body?: string }

export type Answers = {
  sent: number
  good: number
  /** Good ones that were no GET. */
  written: number
  /** 503 and 429. */
  refused: number
  /** Other faults, connections that broke, and answers that did not come. */
  broken: number
  broke: Record<string, number>
  /** Of the good ones, in milliseconds from when each was sent. */
  p50: number
  p99: number
  /** Good answers. */
  perSecond: number
  /** How late the generator itself was, of 99 in a hundred: its own queue is none of the server's. */
  lateMs: number
}

export async function loadAt(load: OpenLoad): Promise<Answers> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'openLoop.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  raisePriority(child.pid!)
  child.stdin.end(JSON.stringify(load))
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return JSON.parse(said) as Answers
}

/** It shares the machine with what it measures; where it may, it comes first. */
function raisePriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_HIGH)
  } catch {
    // Only root may.
  }
}
