import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyPassword } from '@portico/server/accounts/index.ts'
import { readConfig, StartError } from '@portico/server/core/config.ts'
import { query } from '@portico/server/core/db/database.ts'
import { urlFile } from '@portico/server/core/db/urlFile.ts'
import { open, type OpenServices } from '@portico/server/processes/openServices.ts'
import { startBreaches } from '../dev/simulators/breaches.ts'
import { identityOf, makeAdmin, type Person } from './admin/makeAdmin.ts'

const GOOD = 'lantern purple ferry'
const STOLEN = 'velvet harbour engine'
const folder = mkdtempSync(join(tmpdir(), 'portico-admin-'))
const breaches = await startBreaches({ breached: [STOLEN] })
const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', BREACH_URL: breaches.url })
let installation: OpenServices

beforeAll(async () => {
  installation = await open(config, () => undefined)
}, 60_000)

afterAll(async () => {
  await installation?.close()
  await breaches.close()
  rmSync(folder, { recursive: true, force: true })
})

test('the first administrator is made beside a running server, can sign in, and the audit log says so', async () => {
  const pid = installation.embedded!.pid()
  const made = await run(
    ['createAdmin.ts', '--email', 'Lan.Pham@QuanHoa.vn', '--mobile', '0912 345 678', '--name', 'Phạm Thị Lan'],
    `${GOOD}\n`,
  )
  expect(made).toEqual({
    code: 0,
    out: 'Phạm Thị Lan is now an administrator and signs in as lan.pham@quanhoa.vn.\n',
    err: '',
  })
  const user = await readUser('lan.pham@quanhoa.vn')
  expect(user).toMatchObject({ groupId: 999, mobile: '+84912345678', displayName: 'Phạm Thị Lan', isActive: true })
  expect(await verifyPassword(user!.passwordHash, GOOD)).toBe(true)
  const audit = await installation.services.db.asSystem((tx) =>
    tx.rows(query.selectFrom('account_log').selectAll().where('subject', '=', user!.id)),
  )
  expect(audit).toMatchObject([{ action: 'admin.create', actorKind: 'system' }])
  expect(installation.embedded!.pid()).toBe(pid)
})

test.each([
  ['nobody named', {}, GOOD, 'Say whose account it is'],
  ['a broken e-mail', { email: 'lan@' }, GOOD, '"lan@" is not an e-mail address.'],
  ['a broken number', { mobile: '12' }, GOOD, '"12" is not a phone number'],
  ['a short password', { email: 'x@example.com' }, 'short', 'it needs at least 12'],
  ['a password from a breach', { email: 'x@example.com' }, STOLEN, 'list of stolen passwords'],
  ['the demo password', { email: 'x@example.com' }, 'portico-admin', 'tried first'],
  [
    'a number that is there',
    { email: 'x@example.com', mobile: '+84912345678' },
    GOOD,
    '+84912345678 has an account already',
  ],
])('%s is refused in a sentence, and no account is created', async (_why, person: Person, password, sentence) => {
  const make = async () => makeAdmin(installation.services, identityOf(person), password)
  const refusal = expect.objectContaining({ message: expect.stringContaining(sentence) })
  await expect(make()).rejects.toEqual(refusal)
  await expect(make()).rejects.toBeInstanceOf(StartError)
  expect(await readUser('x@example.com')).toBeUndefined()
})

test.each([
  ['an unknown option', ['--mail', 'x@example.com'], GOOD, "Unknown option '--mail'"],
  ['no password', ['--email', 'x@example.com'], '', 'No password came'],
  ['an account that is there', ['--email', 'LAN.PHAM@quanhoa.vn'], GOOD, 'lan.pham@quanhoa.vn has an account already'],
])('the terminal shows the sentence of %s alone', async (_why, options, password, sentence) => {
  const { code, out, err } = await run(['createAdmin.ts', ...options], password)
  expect(err).toContain(sentence)
  expect(err).not.toContain('    at ')
  expect([code, out]).toEqual([1, ''])
  expect(await readUser('x@example.com')).toBeUndefined()
})

test('a wrong SECRET_KEY is explained, and the server keeps its own access', async () => {
  const env = { DATABASE_URL: installation.embedded!.url, SECRET_KEY: 'a key that this installation never had' }
  const { code, err } = await run(['createAdmin.ts', '--email', 'x@example.com'], GOOD, env)
  expect([code, err]).toEqual([1, expect.stringContaining('does not know Portico under this SECRET_KEY')])
  expect(await readUser('x@example.com')).toBeUndefined()
})

test('a missing database is explained', async () => {
  const env = {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    SECRET_KEY: 'thirty-two characters are enough here',
  }
  const { code, err } = await run(['createAdmin.ts', '--email', 'x@example.com'], GOOD, env)
  expect([code, err]).toEqual([1, expect.stringContaining('PostgreSQL cannot be reached')])
})

test('the demo is refused in production and where it is switched off, and made where it is on', async () => {
  expect(await run(['seed.ts'], '', { NODE_ENV: 'production' })).toMatchObject({
    code: 1,
    err: expect.stringContaining('NODE_ENV=production'),
  })
  expect(await run(['seed.ts'], '', { DEMO: 'false' })).toMatchObject({
    code: 1,
    err: expect.stringContaining('off here'),
  })
  expect(await readUser('demo@portico.test')).toBeUndefined()
  expect(await run(['seed.ts'], '')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Made the demo venue: \d+ guests, \d+ visits/),
  })
  expect(await run(['seed.ts'], '')).toMatchObject({ code: 0, out: expect.stringContaining('nothing was changed') })
}, 120_000)

test('with no server running the embedded database is started for the moment and stopped again', async () => {
  await installation.close()
  try {
    const made = await run(['createAdmin.ts', '--mobile', '0987654321'], GOOD)
    expect(made).toEqual({
      code: 0,
      out: '+84987654321 is now an administrator and signs in as +84987654321.\n',
      err: '',
    })
    expect(existsSync(urlFile(config))).toBe(false)
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false)
  } finally {
    installation = await open(config, () => undefined)
  }
  expect(await readUser('lan.pham@quanhoa.vn')).toBeDefined()
}, 60_000)

function readUser(email: string) {
  return installation.services.db.asSystem((tx) =>
    tx.first(query.selectFrom('users').selectAll().where('email', '=', email)),
  )
}

/** As the npm script does: features draw the portal, whose components are JSX. */
const JSX = join(import.meta.dirname, '../server/src/core/jsx.ts')

async function run([script, ...options]: string[], input: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', JSX, join(import.meta.dirname, script!), ...options], {
    env: { DATA_DIR: folder, LOG_LEVEL: 'silent', BREACH_URL: breaches.url, ...env },
  })
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const [code] = (await once(child, 'close')) as [number]
  return { code, out, err }
}
