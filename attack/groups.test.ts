import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GROUPS, MORE } from './groups.ts'

const ROOT = join(import.meta.dirname, '..')
const proofs = [...GROUPS.flatMap((group) => group.proofs), ...MORE]

test('there are sixteen groups, and each file outside attack/ has the control that its group names', () => {
  expect(GROUPS.map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, n) => n + 1))
  const outside = proofs.filter(({ file }) => !file.startsWith('attack/'))
  const without = outside.filter(({ file, control }) => {
    return control === undefined || !readFileSync(join(ROOT, file), 'utf8').includes(control)
  })
  expect(without).toEqual([])
})

test('every attack belongs to a group', () => {
  const files = globSync('attack/*.test.ts', { cwd: ROOT }).filter((file) => !file.endsWith('groups.test.ts'))
  expect(files.filter((file) => !proofs.some((proof) => proof.file === file))).toEqual([])
})
