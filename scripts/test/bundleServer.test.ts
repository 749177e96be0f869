// `npm start` joins the server's modules into one file and keeps it for the next start.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { restoreStack } from '../../server/src/core/sourceStack.ts'
import { bundleServer } from '../bundleServer.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, `node_modules/.cache/portico/test-${process.pid}`)
const RECORD = join(FOLDER, 'bundle.json')
const RUN = JSON.stringify(pathToFileURL(join(ROOT, 'scripts/runBundle.js')))

const lines: string[] = []
const bundle = async (folder = FOLDER) => (await bundleServer((line) => lines.push(line), folder)) ?? 'none'
/** Starts what a start would start, with the bundle at this path. */
const run = (path: string, ...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `(await import(${RUN})).runBundle(${JSON.stringify(path)})`, '--', ...args],
    { encoding: 'utf8', env: { PATH: process.env['PATH'] } },
  )

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

test('the first start makes a bundle that runs, and the second one takes it', async () => {
  const made = await bundle()
  expect(lines.splice(0)).toEqual(['Bundling the server (about three seconds, once)'])
  expect(run(made, '--help').stdout).toContain('PUBLIC_URL')
  // `npm run build` loads it like this, for a service that may not write.
  expect(existsSync(`${made}.compiled`)).toBe(true)
  expect(await bundle()).toBe(made)
  expect(lines).toEqual([])
})

test('each line of it is known by its source, in which packages that are loaded late do not stand', async () => {
  const made = await bundle()
  const { sources } = JSON.parse(readFileSync(`${made}.map`, 'utf8')) as { sources: string[] }
  const paths = sources.filter((source) => !source.includes('lazy:')).map((source) => join(dirname(made), source))
  expect(paths).toContain(join(ROOT, 'server/src/processes/startParts.ts'))
  expect(paths.filter((path) => path.startsWith(ROOT) && !existsSync(path))).toEqual([])
  expect(paths.filter((path) => /node_modules\/(?:pdfkit|nodemailer|sharp|rolldown)\//.test(path))).toEqual([])
  const line = readFileSync(made, 'utf8')
    .split('\n')
    .findIndex((text) => text.startsWith('function readParts('))
  const stack = restoreStack(`at readParts (${pathToFileURL(made).href}:${line + 1}:10)`)
  const source = readFileSync(join(ROOT, 'scripts/runServer.ts'), 'utf8').split('\n')
  const place = source.findIndex((text) => text.startsWith('function readParts(')) + 1
  expect(stack).toBe(`at readParts (${pathToFileURL(join(ROOT, 'scripts/runServer.ts')).href}:${place}:10)`)
})

test('a source that has changed makes another one, and the old one goes', async () => {
  const before = await bundle()
  writeFileSync(RECORD, readFileSync(RECORD, 'utf8').replace(/(startParts\.ts":")\d+/, '$11'))
  const after = await bundle()
  expect(after).not.toBe(before)
  expect(lines.splice(0)).toHaveLength(1)
  expect(readdirSync(FOLDER).filter((name) => name.endsWith('.cjs'))).toHaveLength(1)
})

test('where it cannot be kept, the server starts from its sources and says so', async () => {
  mkdirSync(FOLDER, { recursive: true })
  const occupied = join(FOLDER, 'occupied')
  writeFileSync(occupied, '')
  expect(await bundle(occupied)).toBe('none')
  expect(lines.at(-1)).toMatch(/^The bundle cannot be kept, so each start takes longer: .+/)
})

test.runIf(process.platform === 'linux')(
  'the bundler, whose memory would stay, is not loaded where the server runs',
  async () => {
    const isLoaded = (work: string) => {
      const look = `console.log(process.getBuiltinModule('fs').readFileSync('/proc/self/maps', 'utf8').includes('rolldown'))`
      const options = ['--import', join(ROOT, 'server/src/core/jsx.ts'), '--input-type=module', '-e', `${work};${look}`]
      const said = execFileSync(process.execPath, options, { cwd: join(ROOT, 'scripts'), encoding: 'utf8' })
      return said.trimEnd().endsWith('true')
    }
    const folder = JSON.stringify(join(FOLDER, 'apart'))
    expect(isLoaded(`(await import('./bundleApart.js')).bundleApart(${folder})`)).toBe(false)
    expect(existsSync(join(FOLDER, 'apart/bundle.json'))).toBe(true)
    rmSync(join(FOLDER, 'apart'), { recursive: true })
    expect(isLoaded(`await (await import('./bundleServer.ts')).bundleServer(() => {}, ${folder})`)).toBe(true)
  },
  120_000,
)
