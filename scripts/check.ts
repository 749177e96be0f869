// `npm run check`: every house rule in parallel, no database. `npm run check -- lint docs` runs the named ones.
import { availableParallelism } from 'node:os'
import { arrows } from './checks/arrows.ts'
import { compile } from './checks/compile.ts'
import { docs } from './checks/docs.ts'
import { features } from './checks/features.ts'
import { format } from './checks/format.ts'
import { help } from './checks/help.ts'
import { lint } from './checks/lint.ts'
import { locales } from './checks/locales.ts'
import { migrations } from './checks/migrations.ts'
import { names } from './checks/names.ts'
import type { Part } from './checks/part.ts'
import { judge, readMarks } from './checks/planted.ts'
import { unused } from './checks/unused.ts'

// The slowest starts first, so that a short part ends last.
const PARTS = [compile, lint, unused, arrows, format, locales, help, docs, features, migrations, names]
const MOST_LINES = 30

const chosenParts = process.argv.slice(2)
const unknown = chosenParts.filter((name) => !PARTS.some((part) => part.name === name))
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}. There are: ${PARTS.map((part) => part.name).join(', ')}`)
  process.exit(2)
}
const parts = PARTS.filter((part) => chosenParts.length === 0 || chosenParts.includes(part.name))
const marks = readMarks()
const orphan = marks.find((mark) => !PARTS.some((part) => part.name === mark.check))
if (orphan) throw new Error(`${orphan.file} is planted for a check that does not exist: ${orphan.check}`)

const began = performance.now()
let done = 0
let isClean = true
console.log(`check: ${parts.length} parts, ${marks.length} planted violations`)
const queue = [...parts]
await Promise.all(Array.from({ length: Math.min(4, availableParallelism() + 1) }, work))
console.log(`${isClean ? 'check: all clean' : 'check: FAILED'} in ${seconds(began)} s`)
process.exitCode = isClean ? 0 : 1

async function work() {
  for (let part = queue.shift(); part; part = queue.shift()) await show(part)
}

async function show(part: Part) {
  const start = performance.now()
  const { lines, saw } = await outcome(part)
  done += 1
  if (lines.length > 0) isClean = false
  const title = `[${done}/${parts.length}] ${lines.length > 0 ? '✗' : '✓'} ${part.name.padEnd(9)}`
  console.log(`${title} ${seconds(start).padStart(5)} s  ${saw}`)
  for (const line of lines.slice(0, MOST_LINES)) console.log(`    ${line}`)
  if (lines.length > MOST_LINES)
    console.log(`    … and ${lines.length - MOST_LINES} more; npm run check -- ${part.name}`)
}

async function outcome(part: Part): Promise<{ lines: string[]; saw: string }> {
  try {
    const found = await part.run()
    const { wrong, missed } = judge(part.name, found, marks)
    const planted = marks.filter((mark) => mark.check === part.name).length
    if (planted === 0) throw new Error(`nothing is planted for ${part.name}, so nothing shows that it can fail`)
    const lines = [
      ...wrong.map(({ file, line, text }) => `${file}${line ? `:${line}` : ''}  ${text}`),
      ...missed.map(({ file, rule }) => `${file}  the planted ${rule} was not reported: this check is blind to it`),
    ]
    return { lines, saw: `${found.saw}, ${planted - missed.length} of ${planted} planted found` }
  } catch (error) {
    return { lines: String(error instanceof Error ? error.message : error).split('\n'), saw: 'could not run' }
  }
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}
