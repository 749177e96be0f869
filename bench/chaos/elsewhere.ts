// Figures that benches and tests take already: run, and put beside the others.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { killInTheRun } from '../radius/killed.ts'
import { ROOT } from '../rig/installation.ts'
import type { Figure } from '../rig/figure.ts'
import type { Options } from './options.ts'
import type { Row } from './table.ts'

const JSX = ['--import', './server/src/core/jsx.ts']
const PACKETS = 10_000
const HISTORIES = ['server/src/gateways/accounting.test.ts', 'server/src/gateways/storeSessions.test.ts']

/** The outbox: a campaign sent by a server beside a worker that is killed every two seconds. */
export function outbox({ messages }: Options): Promise<Row[]> {
  return runBench('messages', ['--guests', String(messages)], 'none lost, twice only when flagged')
}

/** Money and points: the same commands by several processes, of which one is killed. */
export async function ledgers({ people }: Options): Promise<Row[]> {
  const guests = ['--guests', String(people), '--rounds', '1']
  return [
    ...(await runBench('money', guests, 'balances and sums exact')),
    ...(await runBench('loyalty', guests, 'balances and sums exact')),
  ]
}

/** Accounting: 10,000 histories as a network delivers them, and a server killed while gateways report. */
export async function accounting(): Promise<Row[]> {
  const { code, output } = await run([join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...HISTORIES], {
    ATTACK_LONG: '1',
  })
  const tests = /Tests\s+(.*)/.exec(output)?.[1] ?? 'no test ran'
  return [
    {
      promise: '10,000 histories of sessions, copied, reordered and late',
      seen: plain(tests),
      limit: 'the truth',
      isHeld: code === 0,
    },
    { promise: 'accounting under kill -9', seen: await killInTheRun(PACKETS), limit: 'each once', isHeld: true },
  ]
}

/** A bench fails by itself when something is wrong, and says in notes what it saw. */
async function runBench(name: string, options: string[], limit: string): Promise<Row[]> {
  const { code, output } = await run([...JSX, 'bench/run.ts', name, ...options])
  const line = output.split('\n').find((one) => one.startsWith('{"part"'))
  if (code !== 0 || !line) return [{ promise: name, seen: plain(output).slice(-300), limit, isHeld: false }]
  const { figures } = JSON.parse(line) as { figures: Figure[] }
  return figures.flatMap((figure) =>
    figure.note ? [{ promise: figure.name, seen: figure.note, limit, isHeld: true }] : [],
  )
}

async function run(args: string[], env: Record<string, string> = {}): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number | null]>])
  return { code, output }
}

const plain = (words: string) => words.replace(/\s+/g, ' ').trim()
