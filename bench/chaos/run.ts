// `npm run chaos [-- crash control keys sync disk network outbox ledgers accounting overload rolling upgrade failover point-in-time clock] [--kills 200] …`: breaks everything on purpose
// and prints what held. Without a name, all parts.
import { parseArgs } from 'node:util'
import { control } from './control.ts'
import { crash } from './crash.ts'
import { disk } from './disk.ts'
import { failover } from './failover.ts'
import { clock } from './clock.ts'
import { pointInTime } from './pointInTime.ts'
import { accounting, ledgers, outbox } from './elsewhere.ts'
import { keys } from './keys.ts'
import { network } from './network.ts'
import type { Options } from './options.ts'
import { sync } from './sync.ts'
import { overload } from './overload.ts'
import { rolling } from './rolling.ts'
import { upgrade } from './upgrade.ts'
import { printTable, type Row } from './table.ts'

const PARTS: Record<string, (options: Options) => Promise<Row[]>> = {
  crash,
  control,
  keys,
  sync,
  disk,
  network,
  outbox,
  ledgers,
  accounting,
  overload,
  rolling,
  upgrade,
  failover,
  'point-in-time': pointInTime,
  clock,
}

const number = (initial: number) => ({ type: 'string', default: String(initial) }) as const
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    kills: number(200),
    'database-kills': number(50),
    keys: number(1000),
    messages: number(10_000),
    people: number(2000),
    seconds: number(30),
    restarts: number(20),
    rate: number(60),
    points: number(20),
    from: { type: 'string', default: '' },
  },
})
const options: Options = {
  kills: Number(values.kills),
  databaseKills: Number(values['database-kills']),
  keys: Number(values.keys),
  messages: Number(values.messages),
  people: Number(values.people),
  seconds: Number(values.seconds),
  restarts: Number(values.restarts),
  rate: Number(values.rate),
  points: Number(values.points),
  from: values.from,
}
const numbers = Object.values(options).filter((value) => typeof value === 'number')
const unknown = positionals.filter((name) => !PARTS[name])

if (unknown.length > 0 || numbers.some((value) => !Number.isInteger(value) || value < 0)) {
  console.error(
    `npm run chaos -- [${Object.keys(PARTS).join('|')}] [--kills 200] [--database-kills 50] [--keys 1000] [--messages 10000] [--people 2000] [--seconds 30] [--restarts 20] [--rate 60] [--points 20] [--from v0.1.0]`,
  )
  process.exitCode = 1
} else {
  const rows: Row[] = []
  for (const name of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
    console.error(`${name} …`)
    const more = await PARTS[name]!(options).catch((error: unknown) => {
      console.error(error)
      return [{ promise: name, seen: String(error), limit: 'no fault', isHeld: false }]
    })
    for (const { promise, seen } of more) console.error(`  ${promise}: ${seen}`)
    rows.push(...more)
  }
  if (printTable(rows) > 0) process.exitCode = 1
}
