// `npm start` joins the server's modules into one file and keeps it for the next start.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { bundleServer } from '../bundleServer.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, `node_modules/.cache/portico/test-${process.pid}`)
const RECORD = join(FOLDER, 'bundle.json')

const lines: string[] = []
const bundle = (folder = FOLDER) => bundleServer((line) => lines.push(line), folder).then(fileURLToPath)

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

test('the first start makes a bundle that runs, and the second one takes it', async () => {
  const made = await bundle()
  expect(lines.splice(0)).toEqual(['Bundling the server (about three seconds, once)'])
  expect(execFileSync(process.execPath, [made, '--help'], { encoding: 'utf8' })).toContain('PUBLIC_URL')
  expect(await bundle()).toBe(made)
  expect(lines).toEqual([])
})

test('each line of it is known by its source, in which packages that are loaded late do not stand', async () => {
  const made = await bundle()
  const { sources } = JSON.parse(readFileSync(`${made}.map`, 'utf8')) as { sources: string[] }
  const paths = sources.filter((source) => !source.endsWith(':http')).map((source) => join(dirname(made), source))
  expect(paths).toContain(join(ROOT, 'server/src/processes/startParts.ts'))
  expect(paths.filter((path) => path.startsWith(ROOT) && !existsSync(path))).toEqual([])
  expect(paths.filter((path) => /node_modules\/(?:pdfkit|nodemailer|sharp|rolldown)\//.test(path))).toEqual([])
})

test('a source that has changed makes another one, and the old one goes', async () => {
  const before = await bundle()
  writeFileSync(RECORD, readFileSync(RECORD, 'utf8').replace(/(startParts\.ts":")\d+/, '$11'))
  const after = await bundle()
  expect(after).not.toBe(before)
  expect(lines.splice(0)).toHaveLength(1)
  expect(readdirSync(FOLDER).filter((name) => name.endsWith('.mjs'))).toHaveLength(1)
})

test('where it cannot be kept, the server starts from its sources and says so', async () => {
  mkdirSync(FOLDER, { recursive: true })
  const occupied = join(FOLDER, 'occupied')
  writeFileSync(occupied, '')
  expect(await bundle(occupied)).toBe(join(ROOT, 'scripts/runServer.ts'))
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
