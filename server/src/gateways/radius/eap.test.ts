// 802.1X at our door: EAP is not spoken, and the box learns it with the first answer.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import { expect, test, type TestOptions } from 'vitest'
import { bytes } from '@portico/radius/attributes.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import { Code } from '@portico/radius/packet.ts'
import { bytesAttr } from '@portico/radius/writeAttributes.ts'
import { givenGateway, givenPage } from '../../testing/given.ts'
import { accessRequest, proven, SILENCE_MS, unsignedAccessRequest } from '../../testing/radius.ts'
import { useServer } from '../../testing/server.ts'
import { useProbe } from '../../testing/useProbe.ts'

const server = useServer()
const probe = useProbe()

const LOGIN = { username: 'bob', password: '' }
const identity = { method: 'none' as const, more: [bytesAttr(Attr.EapMessage, Buffer.from('022a000801626f62', 'hex'))] }

test('an EAP-Message is answered by EAP-Failure with the same identifier, in a signed Access-Reject', async () => {
  const gateway = await givenGateway(server(), await givenPage(server()))
  const request = accessRequest(gateway, LOGIN, identity)
  const reply = proven(await probe.ask(server().radius.authPort, request), request, gateway)
  expect([reply.code, reply.attributes[0]!.type]).toEqual([Code.AccessReject, Attr.MessageAuthenticator])
  expect(bytes(reply, Attr.EapMessage)).toEqual(Buffer.from('042a0004', 'hex'))
  const plain = accessRequest(gateway, LOGIN)
  expect(
    bytes(proven(await probe.ask(server().radius.authPort, plain), plain, gateway), Attr.EapMessage),
  ).toBeUndefined()
})

test('an EAP-Message without Message-Authenticator meets silence, also from an old box (RFC 3579 §3.1)', async () => {
  const configuration = { messageAuthenticator: 'legacy' } as const
  const gateway = await givenGateway(server(), await givenPage(server()), { configuration })
  const request = unsignedAccessRequest(gateway, LOGIN, identity)
  expect(await probe.ask(server().radius.authPort, request, SILENCE_MS)).toBeUndefined()
})

const EAPOL_TEST = 'eapol_test'
const needsEapolTest: TestOptions =
  spawnSync(EAPOL_TEST).error === undefined
    ? {}
    : { skip: true, meta: { skipReason: 'eapol_test not found (Debian: apt-get install eapoltest)' } }

test('a real 802.1X client hears the refusal within its first second', needsEapolTest, async () => {
  const gateway = await givenGateway(server(), await givenPage(server()))
  const folder = mkdtempSync(join(tmpdir(), 'portico-eap-'))
  const network = 'network={\n key_mgmt=WPA-EAP\n eap=PEAP\n identity="bob"\n password="secret"\n}\n'
  writeFileSync(join(folder, 'network.conf'), network)
  const of = ['-a', '127.0.0.1', '-p', String(server().radius.authPort), '-s', gateway.radiusSecret.toString()]
  const args = ['-c', join(folder, 'network.conf'), '-t', '5', '-N', `32:s:${gateway.nasId}`].concat(of)
  const client = spawn(EAPOL_TEST, args)
  const [printed] = await Promise.all([readAll(client.stdout), readAll(client.stderr), once(client, 'close')])
  rmSync(folder, { recursive: true })
  expect(printed).toContain('code=3 (Access-Reject)')
  expect(printed).toContain('decapsulated EAP packet (code=4 id=')
  expect(printed).not.toContain('EAPOL test timed out')
})
