import { globSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '../..')

/** A tree laid out like the real one in which every rule is broken once on purpose. */
export const PLANTED = 'scripts/planted'

/** A cache that checks may lose. */
export const CACHE = join(ROOT, 'node_modules/.cache/portico')

/** The folders that hold our code. */
export const FOLDERS = [
  'contract',
  'radius',
  'locales',
  'server',
  'portal',
  'dashboard',
  'attack',
  'e2e',
  'dev',
  'bench',
  'scripts',
]

const GENERATED = new Set(['node_modules', 'dist', 'data', '.git', '.cache', 'test-results'])

/** Files below a folder that match a pattern, relative to it, without generated and planted files. */
export function findFiles(pattern: string, below: string = ROOT): string[] {
  const isOut = (name: string) => GENERATED.has(name)
  const isPlanted = (path: string) => path.startsWith(`${PLANTED}/`)
  return globSync(pattern, { cwd: below, exclude: isOut })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.split('/').some(isOut) && !isPlanted(path))
    .toSorted()
}

/** Our TypeScript: every .ts and .tsx file of the code folders and the root. */
export function sourceFiles(): string[] {
  return findFiles('**/*.{ts,tsx}')
}
