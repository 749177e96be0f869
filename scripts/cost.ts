// `npm run cost -- list`: what one more plain list costs. Builds the feature of docs/lists.md in a copy of the project,
// checks it there, runs its test and the tests that walk every call, and prints files and lines.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { applyEdit, countLines, readGuide } from './readGuide.ts'

const ROOT = join(import.meta.dirname, '..')
const WALKS = ['server/src/core/http/everyEndpoint.test.ts', 'server/src/core/http/matrix.test.ts']

if (process.argv[2] !== 'list') {
  console.error('What should be built? There is: npm run cost -- list')
  process.exit(2)
}
const { files, edits } = readGuide(ROOT, 'docs/lists.md')
const copy = mkdtempSync(join(tmpdir(), 'portico-cost-'))
try {
  copyProject(copy)
  for (const { file, text } of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), text)
  }
  for (const edit of edits) {
    const path = join(copy, edit.file)
    writeFileSync(path, applyEdit(readFileSync(path, 'utf8'), edit))
  }
  report()
  run('scripts/types.ts')
  run('scripts/accessTable.ts', '--write')
  run('node_modules/oxfmt/bin/oxfmt', '.')
  // Not `unused`: it reads the installed Git hooks, which a copy does not have.
  run('scripts/check.ts', 'types', 'lint', 'arrows', 'format', 'locales', 'docs', 'features', 'names')
  const tests = files.map(({ file }) => file).filter((file) => file.endsWith('.test.ts'))
  run('node_modules/vitest/vitest.mjs', 'run', '--project', 'server', ...tests, ...WALKS)
} finally {
  rmSync(copy, { recursive: true, force: true })
}

/** Copies the work tree and hard-links the installed packages. */
function copyProject(to: string): void {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  for (const file of listed.trim().split('\n')) cpSync(join(ROOT, file), join(to, file))
  execFileSync('cp', ['-al', join(ROOT, 'node_modules'), join(to, 'node_modules')])
  execFileSync('git', ['init', '-q'], { cwd: to })
  execFileSync('git', ['add', '-A'], { cwd: to })
}

function report(): void {
  const all = [
    ...files.map(({ file, text }) => ({ what: 'new ', file, lines: countLines(text) })),
    ...edits.map(({ file, text }) => ({ what: 'line', file, lines: countLines(text) })),
  ]
  for (const { what, file, lines } of all) console.log(`${what} ${String(lines).padStart(4)}  ${file}`)
  const sum = (what: string) => all.filter((one) => one.what === what).reduce((total, { lines }) => total + lines, 0)
  const words = files.filter(({ file }) => file.startsWith('locales/')).length
  console.log(`${files.length - words} files, ${words} of words: ${sum('new ')} lines; ${sum('line')} lines in others`)
}

function run(script: string, ...args: string[]): void {
  console.log(`\n> ${script} ${args.join(' ')}`)
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: copy, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${script} failed in the copy: docs/lists.md is out of date`)
}
