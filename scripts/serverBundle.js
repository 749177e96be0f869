// The bundle that was kept, if its sources still look as they did. Plain JavaScript, for Node needs 150 ms to load what strips types.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')
/** Inside the installation, where no other user can write. `npm ci` empties it. */
export const FOLDER = join(ROOT, 'node_modules/.cache/portico/server')
export const RECORD = 'bundle.json'

/**
 * The bundle's file, and the time and size of each source that is in it.
 * @typedef {{ file: string, sources: Record<string, string> }} Bundle
 */

/**
 * @param {string} folder
 * @returns {string | undefined} its path; none where there is no bundle yet or a source has changed
 */
export function findBundle(folder = FOLDER) {
  try {
    /** @type {Bundle} */
    const bundle = JSON.parse(readFileSync(join(folder, RECORD), 'utf8'))
    const isSame = Object.entries(bundle.sources).every(([path, look]) => lookOf(`${ROOT}/${path}`) === look)
    const path = join(folder, bundle.file)
    return isSame && statSync(path).isFile() ? path : undefined
  } catch {
    // None yet, or a source is gone.
    return undefined
  }
}

/** Whole seconds, because images of containers keep no finer ones. @param {string} path */
export function lookOf(path) {
  const { mtimeMs, size } = statSync(path)
  return `${Math.floor(mtimeMs / 1000)} ${size}`
}
