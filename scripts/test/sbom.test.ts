import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../checks/files.ts'
import { findProduction } from '../sbom/findProduction.ts'

type Bom = {
  bomFormat: string
  metadata: { component: { name: string } }
  components: { name: string; purl: string; hashes?: { content: string }[] }[]
}

test('the bill of materials names every package an installation runs, with its version and hash, and no other', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/sbom.ts'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 })
  const bom: Bom = JSON.parse(stdout)
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'portico' } } })
  const named = new Set(bom.components.map(({ purl }) => purl))
  expect(named).toEqual(findProduction(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')))
  const names = new Set(bom.components.map(({ name }) => name))
  for (const name of ['fastify', 'pg', 'nodemailer', 'react']) expect([name, names.has(name)]).toEqual([name, true])
  expect(names.has('vitest')).toBe(false)
  expect(bom.components.filter(({ hashes = [] }) => hashes.length === 0).map(({ name }) => name)).toEqual([])
}, 60_000)
