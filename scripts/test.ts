// `npm test`: prepares what it can, runs every test and names what it skipped. `npm test -- radius` runs a part;
// `--no-install` installs nothing, `--long` tries more of what the usual run samples. Other options go to vitest
// (`npm test -- -t "a guest"`).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildDashboard } from './buildDashboard.ts'
import { installPrograms } from './test/installPrograms.ts'
import { closingLine, readReport, type Report } from './test/readReport.ts'

const ROOT = join(import.meta.dirname, '..')
const REPORT = join(ROOT, 'node_modules/.cache/portico/test-report.json')

/** Characters of a failed test's output that are printed at the end. */
const MOST_SEEN = 2000

const OWN_OPTIONS = ['--no-install', '--long']
const args = process.argv.slice(2).filter((arg) => !OWN_OPTIONS.includes(arg))
const part = args.filter((arg) => !arg.startsWith('-'))
const needsAll = part.length === 0 || part.some((name) => name.includes('e2e'))
const tell = (line: string) => console.log(`test: ${line}`)

const began = performance.now()
if (needsAll && !process.argv.includes('--no-install')) await installPrograms(tell)
const buildFault = needsAll ? await build() : undefined
const exitCode = await runVitest()
const outcome = readReport(readWritten(), exitCode)
if (buildFault) {
  outcome.failed += 1
  outcome.faults.unshift(buildFault)
}

for (const [reason, names] of outcome.reasons) {
  console.log(`\nSKIPPED ${names.length}: ${reason}`)
  for (const name of names.slice(0, 20)) console.log(`  ${name}`)
  if (names.length > 20) console.log(`  … and ${names.length - 20} more`)
}
// Printed last, where it is easy to find in a long log.
for (const { test, lines } of outcome.seen)
  console.log(`\nSEEN when it failed: ${test}\n${lines.join('\n').slice(-MOST_SEEN)}`)
for (const failure of outcome.failures) console.log(`FAILED ${failure}`)
for (const fault of outcome.faults) console.log(`\nFAILED ${fault}`)
tell(`${Math.round((performance.now() - began) / 1000)} s in all`)
process.exitCode = outcome.failed === 0 ? 0 : 1
console.log(closingLine(outcome))

async function build(): Promise<string | undefined> {
  if (!existsSync(join(ROOT, 'dashboard/vite.config.ts'))) return undefined
  try {
    const isNew = await buildDashboard(tell)
    tell(isNew ? 'Dashboard: built' : 'Dashboard: already built')
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

async function runVitest(): Promise<number> {
  mkdirSync(join(REPORT, '..'), { recursive: true })
  rmSync(REPORT, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const env = { ...process.env, ...(process.argv.includes('--long') && { TEST_LONG: '1' }) }
  const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...args], { cwd: ROOT, env, stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? 137
}

function readWritten(): Report | undefined {
  return existsSync(REPORT) ? (JSON.parse(readFileSync(REPORT, 'utf8')) as Report) : undefined
}
