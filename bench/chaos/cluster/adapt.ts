// The files of deploy/ as a run on one machine needs them: what operators copy is what is tested.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../rig/installation.ts'
import type { Link } from './network.ts'

type Change = readonly [pattern: RegExp, text: string]

/** @throws Error when one of the patterns is not in the file any more */
export function adapt(path: string, changes: readonly Change[]): string {
  let text = readFileSync(join(ROOT, 'deploy', path), 'utf8')
  for (const [pattern, replacement] of changes) {
    if (text.search(pattern) < 0) throw new Error(`deploy/${path} has nothing like ${String(pattern)}`)
    text = text.replace(pattern, replacement)
  }
  return text
}

/** The three machines have the addresses of another network. */
export function moveTo({ address }: Link): Change {
  return [/\b10\.0\.0\./g, address.replace(/\d+$/, '')]
}
