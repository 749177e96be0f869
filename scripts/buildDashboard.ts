// Builds the dashboard when its sources are newer than the last build.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const BUILT = join(ROOT, 'dashboard/dist/index.html')
const SOURCES = [
  'dashboard/src',
  'dashboard/vite',
  'dashboard/public',
  'dashboard/index.html',
  'dashboard/vite.config.ts',
  'contract/src',
  'locales/src',
  'package-lock.json',
]

/** @returns whether a build was needed. @throws when it fails; its output has been shown. */
export async function buildDashboard(tell: (line: string) => void): Promise<boolean> {
  if (existsSync(BUILT) && newest(SOURCES.map((path) => join(ROOT, path))) <= statSync(BUILT).mtimeMs) return false
  tell('Building the dashboard (about ten seconds, once)')
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: join(ROOT, 'dashboard'),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The dashboard could not be built; the reason stands above.')
  return true
}

function newest(paths: string[]): number {
  return Math.max(0, ...paths.map(newestIn))
}

function newestIn(path: string): number {
  const about = statSync(path, { throwIfNoEntry: false })
  return about?.isDirectory() ? newestBelow(path) : (about?.mtimeMs ?? 0)
}

/** A thousand files are looked at in every start: each once, and a folder's own walk takes half as long as Node's. */
function newestBelow(folder: string): number {
  let time = 0
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`
    time = Math.max(time, entry.isDirectory() ? newestBelow(path) : statSync(path).mtimeMs)
  }
  return time
}
