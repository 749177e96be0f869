// What the log says of a fault in a server that runs from its bundle.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rolldown } from 'rolldown'
import { makeLog } from './log.ts'
import { restoreStack } from './sourceStack.ts'

let folder: string
let stack: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portico-stack-'))
  writeFileSync(join(folder, 'fail.ts'), `type A = 1\n\n\nfunction fail(): A {\n  throw new Error('no')\n}\nfail()\n`)
  const bundle = join(folder, 'bundle.mjs')
  await (await rolldown({ input: join(folder, 'fail.ts') })).write({ file: bundle, sourcemap: true })
  stack = spawnSync(process.execPath, [bundle], { encoding: 'utf8' }).stderr
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a fault is logged with the file and line of its source', () => {
  expect(stack).toContain(`${pathToFileURL(join(folder, 'bundle.mjs')).href}:`)
  const lines: string[] = []
  const log = makeLog('info', { write: (line: string) => void lines.push(line) })
  log.error({ err: Object.assign(new Error('no'), { stack }) }, 'failed')
  const { err } = JSON.parse(lines[0]!) as { err: { type: string; message: string; stack: string } }
  expect(err).toMatchObject({ type: 'Error', message: 'no' })
  expect(err.stack).toContain(`at fail (${pathToFileURL(join(folder, 'fail.ts')).href}:5:9)`)
  expect(err.stack).not.toMatch(/ \(file:\S+bundle\.mjs/)
})

test('a place without a source stays as it is', () => {
  const unknown = 'Error: no\n    at run (file:///nowhere/bundle.mjs:1:2)\n    at file:///nowhere/source.ts:3:4'
  expect(restoreStack(unknown)).toBe(unknown)
})
