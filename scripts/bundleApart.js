// Bundles the server in a process of its own, because the bundler's 700 MB would stay with the server.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { findBundle, FOLDER, ROOT } from './serverBundle.js'

/** @returns {string | undefined} its path; none where the bundle cannot be kept, which has been said */
export function bundleApart(folder = FOLDER) {
  const script = ['--import', join(ROOT, 'server/src/core/jsx.ts'), join(ROOT, 'scripts/makeBundle.ts'), folder]
  execFileSync(process.execPath, script, { stdio: 'inherit' })
  return findBundle(folder)
}
