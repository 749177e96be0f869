// A bundle runs as one script, and what V8 made of it is kept for the next start.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeEach, expect, test } from 'vitest'

const RUN = JSON.stringify(pathToFileURL(join(import.meta.dirname, '../runBundle.js')))
const folder = mkdtempSync(join(tmpdir(), 'portico-bundle-'))
const bundle = join(folder, 'server.cjs')
const compiled = `${bundle}.compiled`

beforeEach(() => {
  rmSync(compiled, { force: true, recursive: true })
  give(`console.log(url); exports.started = Promise.resolve()`)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('it knows its own address and keeps its compiled form', () => {
  expect(run()).toMatchObject({ stdout: `${pathToFileURL(bundle).href}\n`, stderr: '' })
  expect(existsSync(compiled)).toBe(true)
  const before = readFileSync(compiled)
  expect(run().stdout).toBe(`${pathToFileURL(bundle).href}\n`)
  expect(readFileSync(compiled)).toEqual(before)
  expect(readdirSync(folder).toSorted()).toEqual(['server.cjs', 'server.cjs.compiled'])
})

test('a compiled form that is damaged is made again', () => {
  run()
  const whole = readFileSync(compiled).length
  writeFileSync(compiled, 'no')
  expect(run()).toMatchObject({ stdout: `${pathToFileURL(bundle).href}\n`, stderr: '' })
  expect(readFileSync(compiled).length).toBeGreaterThan(whole / 2)
})

test('a start that fails keeps nothing and says where', () => {
  give(`exports.started = (async () => { throw new Error('no database') })()`)
  const { status, stderr } = run()
  expect(status).toBe(1)
  expect(stderr).toContain(`${pathToFileURL(bundle).href}:1`)
  expect(existsSync(compiled)).toBe(false)
})

test('functions become machine code again once it has started', () => {
  give(`
    function sum(numbers) { return numbers.reduce((all, number) => all + number, 0) }
    const numbers = Array.from({ length: 1000 }, (_, index) => index)
    globalThis.isFast = () => {
      for (let turn = 0; turn < 50_000; turn++) sum(numbers)
      return (new Function('f', 'return %GetOptimizationStatus(f)')(sum) & 16) > 0
    }
    console.log(isFast())
    exports.started = Promise.resolve()`)
  expect(run('--allow-natives-syntax', '; console.log(isFast())').stdout).toBe('false\ntrue\n')
})

function give(body: string): void {
  writeFileSync(bundle, `(function (exports, require, url) { 'use strict'; ${body}\n})`)
}

function run(flag = '--no-warnings', afterwards = '') {
  const work = `await (await import(${RUN})).runBundle(${JSON.stringify(bundle)})${afterwards}`
  return spawnSync(process.execPath, [flag, '--input-type=module', '-e', work], { encoding: 'utf8' })
}
