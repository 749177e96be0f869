// `npm run bench -- radius|eap|api|ads|guests|loyalty|cards|money|messages|automations|chatbots|answers|portal|reports|dashboard|start|sizing [--rounds 5] [--seconds 4] …`: figures beside their limits.
import { parseArgs } from 'node:util'
import { print, type Figure } from './rig/figure.ts'
import type { Options } from './rig/options.ts'

const PARTS: Record<string, () => Promise<{ measure(options: Options): Promise<Figure[]> }>> = {
  radius: () => import('./radius/measure.ts'),
  eap: () => import('./eap/measure.ts'),
  api: () => import('./api/measure.ts'),
  ads: () => import('./ads/measure.ts'),
  guests: () => import('./guests/measure.ts'),
  loyalty: () => import('./loyalty/measure.ts'),
  cards: () => import('./loyalty/cards.ts'),
  money: () => import('./money/measure.ts'),
  messages: () => import('./messages/measure.ts'),
  chatbots: () => import('./chatbots/measure.ts'),
  answers: () => import('./answers/measure.ts'),
  automations: () => import('./automations/measure.ts'),
  portal: () => import('./portal/measure.ts'),
  reports: () => import('./reports/measure.ts'),
  dashboard: () => import('./dashboard/measure.ts'),
  start: () => import('./start/measure.ts'),
}

if (process.argv[2] === 'sizing') {
  const { printSizes } = await import('./sizing/size.ts')
  printSizes(process.argv.slice(3))
  process.exit()
}

const number = (initial: number) => ({ type: 'string', default: String(initial) }) as const
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: number(5),
    seconds: number(4),
    requests: number(10_000),
    guests: number(100_000),
    events: number(1_000_000),
    packets: number(0),
    keep: { type: 'string' },
    only: { type: 'string' },
  },
})
const { keep, only, ...numbers } = values
const amounts = Object.fromEntries(
  Object.entries(numbers).map(([name, value]) => [name, Number(value.replace(/M$/, '000000'))]),
)
const options = { ...amounts, keep, only: only?.split(',') } as Options
const unknown = positionals.filter((name) => !PARTS[name])

if (
  positionals.length === 0 ||
  unknown.length > 0 ||
  Object.entries(amounts).some(([name, value]) => !(value > 0) && !(name === 'packets' && value === 0))
) {
  console.error(
    `npm run bench -- ${Object.keys(PARTS).join('|')} [--rounds 5] [--seconds 4] [--requests 10000] [--guests 100000] [--events 1M] [--packets 1M] [--keep folder] [--only top-users,times]`,
  )
  process.exitCode = 1
} else {
  for (const name of positionals) {
    const { measure } = await PARTS[name]!()
    print(name, options.rounds, await measure(options))
  }
}
