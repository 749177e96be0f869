// A second checkout beside this one, so that a build can be missing there without removing ours.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ROOT } from '../rig/installation.ts'

const LEFT_OUT = new Set(['node_modules', '.git', 'data', 'dist', '.cache', 'test-results'])

/** Copies the sources and links the installed packages; the workspaces are its own. @returns its folder. */
export function copyCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'portico-start-'))
  cpSync(ROOT, copy, { recursive: true, filter: (path) => path === ROOT || !LEFT_OUT.has(basename(path)) })
  const modules = join(copy, 'node_modules')
  mkdirSync(join(modules, '@portico'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@portico') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
  }
  for (const name of readdirSync(join(ROOT, 'node_modules/@portico')))
    symlinkSync(join(copy, name), join(modules, '@portico', name))
  return copy
}
