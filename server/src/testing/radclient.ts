// FreeRADIUS's own client (Debian: freeradius-utils): an implementation that shares no code with ours.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text as readAll } from 'node:stream/consumers'
import type { TestOptions } from 'vitest'

const PROGRAM = 'radclient'
const isMissing = spawnSync(PROGRAM, ['-v']).error !== undefined

/** Options for a test that needs it: skipped with the reason, which `npm test` prints, where it is not installed. */
export const needsRadclient: TestOptions = isMissing
  ? { skip: true, meta: { skipReason: 'radclient not found (Debian: apt-get install freeradius-utils)' } }
  : {}

type RadclientRequest = { port: number; kind: 'auth' | 'acct' | 'status'; secret: string | Buffer }

/** Sends one packet. @returns its output; it verifies every answer itself, and reports silence. */
export async function radclient(
  { port, kind, secret }: RadclientRequest,
  attributes: Record<string, string | number>,
): Promise<string> {
  const client = spawn(PROGRAM, ['-x', '-r', '1', '-t', '2', `127.0.0.1:${port}`, kind, String(secret)])
  client.stdin.end(
    Object.entries(attributes)
      .map(([name, value]) => `${name} = ${typeof value === 'number' ? value : JSON.stringify(value)}`)
      .join(','),
  )
  const [printed, complaint] = await Promise.all([
    readAll(client.stdout),
    readAll(client.stderr),
    once(client, 'close'),
  ])
  return printed + complaint
}
