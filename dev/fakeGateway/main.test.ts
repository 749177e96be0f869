import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { AcctStatusType } from '@portico/radius/dictionary.ts'
import { PASSWORD, SECRET, startResponder } from './responder.ts'
import { waitFor } from './waitFor.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

function run(...flags: string[]) {
  const child = spawn(process.execPath, [main, ...flags])
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test('--help explains the program and exits with 0', async () => {
  const child = run('--help')
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  expect(printed).toContain('--portal-url')
  expect(code).toBe(0)
})

test.each([
  [['--nas-id', 'cafe-1'], '--secret and --portal-url are needed'],
  [['--nas-id', 'a', '--secret', 'b', '--portal-url', 'c'], 'no web address'],
  [['--nas-id', 'a', '--secret', 'b', '--portal-url', 'http://c', '--http-port', 'many'], 'whole number'],
])('%j is answered with one sentence and a failing end', async (flags, sentence) => {
  const child = run(...flags)
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  expect(complaint).toContain(sentence)
  expect(complaint.trim().split('\n')).toHaveLength(1)
  expect(code).toBe(1)
})

test('started by hand it takes a guest in, and on SIGTERM says goodbye to the server', async () => {
  const server = await startResponder()
  onTestFinished(() => server.close())
  const { authPort, acctPort } = server.radius
  const child = run(
    '--nas-id',
    'cafe-1',
    '--secret',
    SECRET,
    '--portal-url',
    'http://portal.example/w',
    '--http-port',
    '0',
    '--coa-port',
    '0',
    '--auth-port',
    `${authPort}`,
    '--acct-port',
    `${acctPort}`,
  )
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const joinUrl = await waitFor(() => /http:\S+\/join\/\S+/.exec(printed)?.[0], {
    what: 'the join address',
    timeoutMs: 20_000,
  })
  const portal = await fetch(joinUrl, { redirect: 'manual' })
  const login = new URL(new URL(portal.headers.get('location')!).searchParams.get('loginurl')!)
  login.search += `&username=guest&password=${encodeURIComponent(PASSWORD)}`
  const online = await fetch(login)
  expect(await online.text()).toBe('internet reached')

  child.kill('SIGTERM')
  const [code] = await once(child, 'close')
  expect(code).toBe(0)
  expect(server.reported(AcctStatusType.Stop)).toHaveLength(1)
  expect(server.reported(AcctStatusType.AccountingOff)).toHaveLength(1)
}, 40_000)
