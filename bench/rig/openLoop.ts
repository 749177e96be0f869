// A program: sends requests when they are due, whatever comes back, and prints what came.
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { makeBareClient, type Outcome } from './bareClient.ts'
import { settings } from './child.ts'
import type { Answers, OpenLoad, Sent } from './loadAt.ts'
import { percentile } from './rounds.ts'

const MOST_SOCKETS = 3000
const TICK_MS = 5
const CALLERS = 2000

const { base, requests, perSecond, seconds, answerMs = 10_000 } = settings<OpenLoad>()
const { hostname, port, host } = new URL(base)
const client = makeBareClient(hostname, Number(port), MOST_SOCKETS, answerMs)
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

const texts = requests.map(({ method = 'GET', path, headers, body = '' }: Sent) => {
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return { isRead: method === 'GET', head: `${method} ${path} HTTP/1.1\r\n${lines.join('')}`, body }
})

function send(turn: number, dueAt: number): void {
  const { isRead, head, body } = texts[turn % texts.length]!
  // Each caller has an own address, so that limits per address are not measured.
  const caller = turn % CALLERS
  answers.sent++
  const sentAt = monotonicMs()
  late.push(sentAt - dueAt)
  open++
  client.send(`${head}x-forwarded-for: 10.9.${caller >> 8}.${caller & 255}\r\n\r\n${body}`, (outcome) => {
    open--
    count(outcome, isRead, monotonicMs() - sentAt)
  })
}

function count(outcome: Outcome, isRead: boolean, milliseconds: number): void {
  if ('fault' in outcome) return note(outcome.fault)
  const { status } = outcome
  if (status === 503 || status === 429) answers.refused++
  else if (status >= 500) note(String(status))
  else {
    answers.good++
    if (!isRead) answers.written++
    took.push(milliseconds)
  }
}

const from = monotonicMs()
const everyMs = 1000 / perSecond
const all = Math.round(perSecond * seconds)
for (let turn = 0; turn < all; await sleep(TICK_MS))
  for (; turn < all && from + turn * everyMs <= monotonicMs(); turn++) send(turn, from + turn * everyMs)
for (const until = monotonicMs() + answerMs; open > 0 && monotonicMs() < until; await sleep(TICK_MS));
for (; open > 0; open--) note('no answer')
answers.p50 = percentile(took, 0.5)
answers.p99 = percentile(took, 0.99)
answers.perSecond = answers.good / seconds
answers.lateMs = percentile(late, 0.99)
process.stdout.write(`${JSON.stringify(answers)}\n`, () => process.exit(0))
