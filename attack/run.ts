// `npm run attack`: runs every attack against servers it starts and prints what held. `--long` tries more for longer and
// runs the tests outside this folder that belong to a group; `--write` keeps the tables in docs/attacks.md; `--wall`
// takes ten pieces out of the wall; other words choose files (`npm run attack -- portal`).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildDashboard } from '../scripts/buildDashboard.ts'
import { GROUPS } from './groups.ts'
import { attackTable, documentOf, groupTable, readResults } from './tables.ts'

const ROOT = join(import.meta.dirname, '..')
const REPORT = join(ROOT, 'node_modules/.cache/portico/attack-report.json')
const PROJECTS = ['attack', 'server', 'unit', 'dashboard']

const args = process.argv.slice(2)
const isWall = args.includes('--wall')
const isLong = args.includes('--long') || isWall
const words = isWall ? ['wall'] : args.filter((arg) => !arg.startsWith('--'))
await buildDashboard((line) => console.log(`attack: ${line}`))
const code = await runVitest(filesToRun())
const results = existsSync(REPORT) ? readResults(readFileSync(REPORT, 'utf8'), ROOT) : []
const tables = [attackTable(results), ...(words.length === 0 ? [groupTable(results)] : [])]
console.log(`\n${tables.join('\n\n')}\n`)
if (args.includes('--write') && results.length > 0) writeFileSync(join(ROOT, 'docs/attacks.md'), documentOf(results))
const failed = results.filter(({ status }) => status === 'failed').length
console.log(`${results.length - failed} held, ${failed} did not`)
process.exitCode = code === 0 && results.length > 0 ? 0 : 1

function filesToRun(): string[] {
  if (words.length > 0) return words.map((word) => `attack/${word}`)
  const outside = GROUPS.flatMap(({ proofs }) => proofs.map(({ file }) => file)).filter((file) => isOutside(file))
  return ['attack/', ...(isLong ? new Set(outside) : [])]
}

function isOutside(file: string): boolean {
  return !file.startsWith('attack/')
}

async function runVitest(chosen: string[]): Promise<number> {
  mkdirSync(join(REPORT, '..'), { recursive: true })
  rmSync(REPORT, { force: true })
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const projects = (chosen.some(isOutside) ? PROJECTS : ['attack']).flatMap((name) => ['--project', name])
  const env = { ...process.env, ...(isLong && { ATTACK_LONG: '1' }) }
  const child = spawn(process.execPath, [vitest, 'run', ...projects, ...reporters, ...chosen], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  })
  const [exit] = (await once(child, 'exit')) as [number | null]
  return exit ?? 137
}
