import { expect, test } from 'vitest'
import { readFrozen } from './frozen.ts'
import { migrationNames, readMigration } from './migrate.ts'

test('a migration that has landed never changes: changes go into a new one', () => {
  const now = new Map(migrationNames().map((name) => [name, readMigration(name).hash]))
  const changed = [...readFrozen()].filter(([name, hash]) => now.get(name) !== hash).map(([name]) => name)
  expect(changed).toEqual([])
})
