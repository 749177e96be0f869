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

function give(body: string): void {
  writeFileSync(bundle, `(function (exports, require, url) { 'use strict'; ${body}\n})`)
}

function run() {
  const work = `await (await import(${RUN})).runBundle(${JSON.stringify(bundle)})`
  return spawnSync(process.execPath, ['--input-type=module', '-e', work], { encoding: 'utf8' })
}
