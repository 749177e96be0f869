// docs/asvs.md says what shows each requirement: the file must be there, and the sums must be right.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../checks/files.ts'

const text = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8')
const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim())
const rows = text
  .split('\n')
  .filter((line) => /^\| \d+[. ]/.test(line))
  .map((line) => {
    const [, id = '', level = '', , shown = ''] = cellsOf(line)
    return {
      id,
      level,
      state: /^not (?:met|applicable): ./.exec(shown)?.[0].slice(0, -3) ?? 'met',
      files: filesIn(shown),
    }
  })

function filesIn(shown: string): string[] {
  return [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
}

test('every requirement that is met names a file, and every file is there', () => {
  expect(rows.length).toBeGreaterThan(220)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  expect(rows.filter(({ state, files }) => state === 'met' && files.length === 0)).toEqual([])
  const missing = rows.flatMap(({ files }) => files).filter((file) => !existsSync(join(ROOT, file)))
  expect(missing).toEqual([])
})

test('of what applies at least 96 % of level 1 and 95 % of both levels are met, and the sums above the tables say so', () => {
  const count = (levels: string[], state: string) =>
    rows.filter((row) => levels.includes(row.level) && row.state === state).length
  for (const [name, levels, least] of [
    ['level 1', ['1'], 0.96],
    ['level 2 alone', ['2'], 0.95],
    ['levels 1 and 2', ['1', '2'], 0.95],
  ] as const) {
    const [met, unmet] = [count([...levels], 'met'), count([...levels], 'not met')]
    const share = met / (met + unmet)
    expect(share).toBeGreaterThanOrEqual(least)
    expect(text).toContain(`| ${name} | ${met} | ${unmet} | ${(share * 100).toFixed(1)} % |`)
  }
})
