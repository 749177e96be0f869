// FreeRADIUS's own client, from Debian's freeradius-utils, as an independent implementation in tests.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text as readAll } from 'node:stream/consumers'
import type { FakeGateway } from './startFakeGateway.ts'
import { SECRET } from './responder.ts'

const PROGRAM = 'radclient'

export const isRadclientMissing = spawnSync(PROGRAM, ['-v']).error !== undefined

/** Sends an order. @returns the output, also after two seconds without an answer */
export async function order(
  { gateway }: { gateway: FakeGateway },
  kind: 'disconnect' | 'coa',
  attributes: string,
  secret = SECRET,
): Promise<string> {
  const client = spawn(PROGRAM, ['-x', '-r', '2', '-t', '1', `127.0.0.1:${gateway.coaPort}`, kind, secret])
  client.stdin.end(attributes)
  const [printed, complaint] = await Promise.all([
    readAll(client.stdout),
    readAll(client.stderr),
    once(client, 'close'),
  ])
  return printed + complaint
}
