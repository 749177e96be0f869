// `npm run attack`: runs every attack against servers it starts and prints what held. `--long` tries more for longer;
// other words choose files (`npm run attack -- portal`).
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

type AttackResult = { fullName: string; status: string; meta?: { attack?: { control: string; held: string } } }
type Report = { testResults: { assertionResults: AttackResult[] }[] }

const ROOT = join(import.meta.dirname, '..')
const REPORT = join(ROOT, 'node_modules/.cache/portico/attack-report.json')

const args = process.argv.slice(2)
const files = args.filter((arg) => arg !== '--long').map((name) => `attack/${name}`)
const code = await runVitest(files.length > 0 ? files : ['attack/'])
const results = readResults()
printTable(results)
const failed = results.filter(({ status }) => status === 'failed').length
console.log(`${results.length - failed} held, ${failed} did not`)
process.exitCode = code === 0 && results.length > 0 ? 0 : 1

async function runVitest(chosen: string[]): Promise<number> {
  mkdirSync(join(REPORT, '..'), { recursive: true })
  rmSync(REPORT, { force: true })
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const env = { ...process.env, ...(args.includes('--long') && { ATTACK_LONG: '1' }) }
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'attack', ...reporters, ...chosen], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  })
  const [exit] = (await once(child, 'exit')) as [number | null]
  return exit ?? 137
}

function readResults(): AttackResult[] {
  if (!existsSync(REPORT)) return []
  const { testResults } = JSON.parse(readFileSync(REPORT, 'utf8')) as Report
  return testResults.flatMap((file) => file.assertionResults).filter(({ status }) => status !== 'pending')
}

function printTable(rows: readonly AttackResult[]): void {
  const cells = rows.map(({ fullName, status, meta }) => [
    fullName.trim(),
    meta?.attack?.control ?? '',
    status === 'passed' ? `held: ${meta?.attack?.held ?? ''}` : 'DID NOT HOLD',
  ])
  const table = [['attack', 'control', 'held'], ['---', '---', '---'], ...cells]
  console.log(`\n${table.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`)
}
