import { execFile } from 'node:child_process'
import { createCipheriv, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { open, type OpenServices } from '../../processes/openServices.ts'
import { useOwner } from '../../testing/server.ts'
import { readConfig } from '../config.ts'
import { newId } from '../id.ts'
import { openSecrets } from '../installationSecrets.ts'
import type { Secrets } from '../secrets.ts'
import { ERASURES } from '../storage/storage.ts'
import { query, sql } from './database.ts'
import { sealAgain } from './sealAgain.ts'
import { SEALED_COLUMNS } from './sealedColumns.ts'

/** Binary columns that hold hashes, tokens or raw provider notices, which are never opened. */
const NOT_SEALED = [
  'access_codes.lookup',
  'conversations.reply_ref',
  'gateway_restarts.fingerprint',
  'page_item_views.viewer',
  'payment_notices.body',
  'portal_sessions.browser',
  'portal_sessions.hand_off',
  'wifi_tickets.name',
]

const owner = useOwner()

test('a column that holds sealed values is on the list, and may be sealed again', async () => {
  const { rows } = await owner().query<{ place: string; may: boolean }>(`
    select c.relname || '.' || a.attname as place,
      has_column_privilege('portico_system', c.oid, a.attnum, 'select')
        and has_column_privilege('portico_system', c.oid, a.attnum, 'update') as may
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.atttypid = 'bytea'::regtype
      and not a.attisdropped`)
  const isHash = (place: string) => /\.(?:\w+_)?hash$/.test(place) || NOT_SEALED.includes(place)
  const listed = Object.entries(SEALED_COLUMNS).flatMap(([table, columns]) => columns.map((one) => `${table}.${one}`))
  const sealed = rows.filter(({ place }) => !isHash(place))
  expect(sealed.map(({ place }) => place).toSorted()).toEqual(listed.toSorted())
  expect(sealed.filter(({ may }) => !may)).toEqual([])
})

const [FIRST, SECOND, THIRD] = ['first', 'second', 'third'].map((name) => `the ${name} secret key of an installation`)
const folder = mkdtempSync(join(tmpdir(), 'portico-seal-'))
let opened: OpenServices | undefined
afterAll(async () => {
  await opened?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Stops the installation and starts it on its embedded database with other keys. */
async function startWith(SECRET_KEY: string, SECRET_KEY_OLD = ''): Promise<OpenServices['services']> {
  await opened?.close()
  opened = undefined
  const env = { DATA_DIR: folder, LOG_LEVEL: 'silent', DEMO: 'false', BREACH_URL: '', SECRET_KEY, SECRET_KEY_OLD }
  opened = await open(readConfig(env), () => undefined)
  return opened.services
}

test('a SECRET_KEY is exchanged while everything stored goes on opening, and the old one is then not needed', async () => {
  const first = await startWith(FIRST!)
  const users = Array.from({ length: 7 }, (_, n) => ({ id: newId(first.clock.now()), text: `secret ${n}` }))
  const day = `${ERASURES}2026-11-01`
  await first.db.asSystem(async (tx) => {
    for (const [n, { id, text }] of users.entries()) {
      const user = { id, username: id, display_name: 'Lan', email: `${id}@example.test`, group_id: 1 }
      await tx.run(query.insertInto('users').values(user))
      // Half of them as they were before there were formats.
      const secret = n % 2 === 0 ? sealBefore(first.secrets, text) : first.secrets.seal(text)
      await tx.run(sql`insert into user_totp (user_id, secret) values (${id}, ${secret})`)
    }
  })
  await first.storage.put(day, sealBefore(first.secrets, '[]'), 'application/octet-stream')
  const [codes, tokens] = [first.secrets.deriveLasting('access codes'), first.secrets.derive('tokens')]

  const second = await startWith(SECOND!, FIRST)
  expect(await secretsOf(second)).toEqual(users.map(({ text }) => text))
  expect(second.secrets.deriveLasting('access codes')).toEqual(codes)
  expect(second.secrets.derive('tokens')).not.toEqual(tokens)
  expect(await sealAgain(second, 3)).toEqual(
    new Map([
      ['user_totp.secret', 7],
      [ERASURES, 1],
    ]),
  )
  expect(await sealAgain(second)).toEqual(new Map())

  const alone = await startWith(SECOND!)
  expect(await secretsOf(alone)).toEqual(users.map(({ text }) => text))
  expect(alone.secrets.deriveLasting('access codes')).toEqual(codes)
  expect(alone.secrets.openValue((await alone.storage.read(day))!)).toEqual([])

  const third = await startWith(THIRD!, SECOND)
  expect(third.secrets.deriveLasting('access codes')).toEqual(codes)
  const said = await runMigrate({ SECRET_KEY: THIRD!, SECRET_KEY_OLD: SECOND! })
  expect(said).toMatch(
    / 1 {2}installation_keys\.sealed\n.* 7 {2}user_totp\.secret\n.*SECRET_KEY_OLD is needed for one more day/s,
  )
  const stranger = { ...third.config, secretKey: FIRST!, earlierKeys: [] }
  await expect(openSecrets(third.db, stranger)).rejects.toThrow(/^What is stored was sealed under another SECRET_KEY/)
  expect(await secretsOf(await startWith(THIRD!))).toEqual(users.map(({ text }) => text))
}, 180_000)

/** As an operator runs it beside the server. */
async function runMigrate(keys: Record<string, string>): Promise<string> {
  const args = ['--import', './server/src/core/jsx.ts', 'scripts/migrate.ts', '--seal-again']
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, LOG_LEVEL: 'silent', DEMO: 'false', ...keys }
  const cwd = join(import.meta.dirname, '../../../..')
  return (await promisify(execFile)(process.execPath, args, { cwd, env })).stdout
}

function secretsOf({ db, secrets }: OpenServices['services']): Promise<string[]> {
  return db.asSystem(async (tx) => {
    const rows = await tx.rows(sql<{ secret: Buffer }>`select secret from user_totp`)
    return rows.map(({ secret }) => secrets.open(secret)).toSorted()
  })
}

function sealBefore({ derive }: Secrets, text: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', derive('seal'), nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}
