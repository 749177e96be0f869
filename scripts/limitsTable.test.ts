import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { limitsDocument, LIMITS_FILE } from './limitsTable.ts'

test('docs/limits.md says what the adapters go by (node scripts/limitsTable.ts --write)', () => {
  expect(readFileSync(LIMITS_FILE, 'utf8')).toBe(limitsDocument())
})
