// A program: sends requests when they are due, whatever comes back, and prints what came.
import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { settings } from './child.ts'
import type { Answers, OpenLoad } from './loadAt.ts'
import { percentile } from './rounds.ts'

const MOST_SOCKETS = 3000
const TICK_MS = 5
const ANSWER_MS = 10_000
const CALLERS = 2000

const { base, requests, perSecond, seconds } = settings<OpenLoad>()
const agent = new Agent({ keepAlive: true, maxSockets: MOST_SOCKETS })
const { hostname, port } = new URL(base)
const answers: Answers = {
  sent: 0,
  good: 0,
  written: 0,
  refused: 0,
  broken: 0,
  p50: 0,
  p99: 0,
  perSecond: 0,
  lateMs: 0,
  broke: {},
}
const took: number[] = []
const late: number[] = []
let open = 0

function note(reason: string): void {
  answers.broken++
  answers.broke[reason] = (answers.broke[reason] ?? 0) + 1
}

function send(turn: number, dueAt: number): void {
  const { method = 'GET', path, headers, body } = requests[turn % requests.length]!
  // Each caller has an own address, so that limits per address are not measured.
  const caller = turn % CALLERS
  const own = { ...headers, 'x-forwarded-for': `10.9.${caller >> 8}.${caller & 255}` }
  answers.sent++
  const sentAt = monotonicMs()
  late.push(sentAt - dueAt)
  open++
  const sent = request({ agent, hostname, port, method, path, headers: own, timeout: ANSWER_MS }, (reply) => {
    reply.resume()
    reply.once('error', () => undefined)
    reply.once('close', () => {
      open--
      const status = reply.statusCode ?? 0
      if (status === 503 || status === 429) answers.refused++
      else if (!reply.complete || status >= 500) note(reply.complete ? String(status) : 'cut off')
      else {
        answers.good++
        if (method !== 'GET') answers.written++
        took.push(monotonicMs() - sentAt)
      }
    })
  })
  sent.once('timeout', () => sent.destroy(new Error('no answer')))
  sent.once('error', (error: NodeJS.ErrnoException) => {
    open--
    note(error.code ?? error.message)
  })
  sent.end(body)
}

const from = monotonicMs()
const everyMs = 1000 / perSecond
const all = Math.round(perSecond * seconds)
for (let turn = 0; turn < all; await sleep(TICK_MS))
  for (; turn < all && from + turn * everyMs <= monotonicMs(); turn++) send(turn, from + turn * everyMs)
for (const until = monotonicMs() + ANSWER_MS; open > 0 && monotonicMs() < until; await sleep(TICK_MS));
answers.p50 = percentile(took, 0.5)
answers.p99 = percentile(took, 0.99)
answers.perSecond = answers.good / seconds
answers.lateMs = percentile(late, 0.99)
process.stdout.write(`${JSON.stringify(answers)}\n`, () => process.exit(0))
