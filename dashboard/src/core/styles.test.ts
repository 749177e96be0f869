import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)
const sheets = path.dirname(require.resolve('@mantine/core/styles/Button.layer.css'))

test('every component of Mantine a screen uses has its stylesheet', () => {
  const source = path.join(import.meta.dirname, '..')
  const styles = readFileSync(path.join(import.meta.dirname, 'styles.ts'), 'utf8')
  const listed = new Set([...styles.matchAll(/styles\/(\w+)\.layer\.css/g)].map(([, name]) => name))
  const used = new Set<string>()
  for (const file of globSync('**/*.{ts,tsx}', { cwd: source })) {
    const code = readFileSync(path.join(source, file), 'utf8')
    for (const [, names = ''] of code.matchAll(/^import \{([^}]*)\} from '@mantine\/core'/gm))
      for (const name of names.split(',').map((part) => part.trim()))
        if (existsSync(path.join(sheets, `${name}.layer.css`))) used.add(name)
  }
  expect(used.size).toBeGreaterThan(5)
  expect([...used].filter((name) => !listed.has(name))).toEqual([])
})
