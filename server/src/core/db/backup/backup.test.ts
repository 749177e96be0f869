import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { packArchive, unpackArchive } from './archive.ts'
import { restoreBackup } from './restoreBackup.ts'
import { fingerprint, readTables, readTablesApart } from './tables.ts'
import { readConfig, StartError } from '../../config.ts'
import { makeClient } from '../pool.ts'
import { openFolder } from '../../storage/folder.ts'
import { startAll } from '../../../processes/all.ts'
import { open } from '../../../processes/openServices.ts'
import { holesIn } from '../../../testing/catalogue.ts'
import { send } from '../../../testing/given.ts'
import { ROLE_PASSWORDS, SECRET_KEY } from '../../../testing/globalSetup.ts'
import { cloneDatabase, testConfig, useServer } from '../../../testing/server.ts'
import { fillVenue } from '../../../testing/walk/fill.ts'
import { givenWorld, type World } from '../../../testing/walk/world.ts'

const PASSPHRASE = 'one long passphrase that is kept elsewhere'
/** A pair of keys needs no long derivation, as a passphrase does. */
const IDENTITY = await generateIdentity()
const RECIPIENT = await identityToRecipient(IDENTITY)
const UNOPENED = 'This is no backup, or BACKUP_KEY does not open it.'
const OBJECT = 'media/canary.jpg'
const folder = mkdtempSync(join(tmpdir(), 'portico-backup-'))
const file = join(folder, 'backup.age')
const server = useServer({ config: { trustProxy: ['127.0.0.1'] } })
const drops: (() => Promise<void>)[] = []
let world: World

beforeAll(async () => {
  world = await givenWorld(server())
  await fillVenue(world)
  await server().services.storage.put(OBJECT, Buffer.from('a picture'), 'image/jpeg')
  const { code, err } = await run('backup', [file], source())
  if (code !== 0) throw new Error(err)
})
afterAll(async () => {
  for (const drop of drops) await drop()
  rmSync(folder, { recursive: true, force: true })
})

/** The settings of the installation that is backed up while it runs. */
const source = () => {
  const { databaseUrl, dataDir } = server().services.config
  return { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET_KEY, BACKUP_KEY: RECIPIENT }
}

async function run(command: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const child = spawn(
    process.execPath,
    [
      '--import',
      join(import.meta.dirname, '../../jsx.ts'),
      join(import.meta.dirname, `../../../../../scripts/${command}.ts`),
      ...args,
    ],
    { env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const [out, err] = [child.stdout, child.stderr].map((stream) => {
    const said = { text: '' }
    stream.setEncoding('utf8').on('data', (text: string) => (said.text += text))
    return said
  })
  const [code] = (await once(child, 'close')) as [number]
  return { code, out: out!.text, err: err!.text }
}

/** Settings of a place that holds nothing yet. */
async function emptyPlace() {
  const { url, drop } = await cloneDatabase()
  drops.push(drop)
  return { DATABASE_URL: url, DATA_DIR: mkdtempSync(join(folder, 'data-')), BACKUP_KEY: IDENTITY }
}

/** Every table but those a running server writes by itself. */
async function contentsOf(url: string): Promise<Record<string, unknown>> {
  const client = makeClient(url, 'tests')
  await client.connect()
  const all: Record<string, unknown> = {}
  for (const table of [...(await readTables(client)), ...(await readTablesApart(client))])
    if (table.name !== 'jobs') all[table.name] = await fingerprint(client, table)
  await client.end()
  return all
}

/** The same without a process of its own. */
const restoreInto = ({ DATABASE_URL, DATA_DIR, BACKUP_KEY }: Awaited<ReturnType<typeof emptyPlace>>, bytes: Buffer) =>
  restoreBackup(Readable.from(bytes), BACKUP_KEY, async () => ({
    ownerUrl: DATABASE_URL,
    passwords: ROLE_PASSWORDS,
    storage: openFolder(`${DATA_DIR}/media`),
  }))

test('what was backed up while the server ran is restored whole: rows, files, walls; and people sign in', async () => {
  const before = await contentsOf(source().DATABASE_URL)
  expect(Object.values(before).filter((one) => (one as { rows: number }).rows > 0).length).toBeGreaterThan(150)
  const place = await emptyPlace()
  await restoreInto(place, readFileSync(file))
  expect(await contentsOf(place.DATABASE_URL)).toEqual(before)
  const owner = makeClient(place.DATABASE_URL, 'tests')
  await owner.connect()
  expect(await holesIn(owner)).toEqual([])
  await owner.end()

  const config = { ...testConfig(place.DATABASE_URL), dataDir: place.DATA_DIR }
  const running = await startAll(config)
  const { email, password } = world.page.owner
  await send(running, accounts.login, { body: { email_mobile: email, password } })
  expect((await running.services.storage.read(OBJECT))?.toString()).toBe('a picture')
  await running.close()
})

test('the commands back up under a passphrase and restore into an empty folder, with the key, once', async () => {
  const to = join(folder, 'phrase.age')
  expect(await run('backup', [to], { ...source(), BACKUP_KEY: PASSPHRASE })).toMatchObject({ code: 0, err: '' })
  expect(statSync(to).mode & 0o777).toBe(0o600)
  const place = { DATA_DIR: join(folder, 'embedded'), BACKUP_KEY: PASSPHRASE }
  const restored = await run('restore', [to], place)
  expect(restored).toMatchObject({ code: 0, err: '' })
  expect(restored.out).toMatch(/^Restored as of .* all as they were; money and points add up\.\n$/)
  expect(readFileSync(join(place.DATA_DIR, 'secret.key'), 'utf8').trim()).toBe(SECRET_KEY)
  const opened = await open(readConfig({ DATA_DIR: place.DATA_DIR, LOG_LEVEL: 'silent' }), () => undefined)
  expect(await contentsOf(opened.ownerUrl)).toEqual(await contentsOf(source().DATABASE_URL))
  await opened.close()
  expect((await run('restore', [to], place)).err).toMatch(/^There is a Portico with accounts already/)
  const another = { DATA_DIR: join(folder, 'other'), BACKUP_KEY: PASSPHRASE, SECRET_KEY: `another ${SECRET_KEY}` }
  expect((await run('restore', [to], another)).err).toMatch(/^This installation has another SECRET_KEY/)
})

test('a backup shows nothing to those who have no key', async () => {
  const bytes = readFileSync(file)
  for (const canary of [world.page.owner.email, 'Canary Guest', SECRET_KEY]) expect(bytes.includes(canary)).toBe(false)
  const place = { ...(await emptyPlace()), BACKUP_KEY: await generateIdentity() }
  await expect(restoreInto(place, bytes)).rejects.toThrow(UNOPENED)
})

test('a file that is cut off, changed or of another key is refused, and the place can be used afterwards', async () => {
  const place = await emptyPlace()
  const whole = readFileSync(file)
  const flipped = Buffer.from(whole)
  flipped[whole.length - 3000]! ^= 1
  for (const bytes of [whole.subarray(0, -1000), whole.subarray(0, whole.length / 2), flipped])
    await expect(restoreInto(place, bytes)).rejects.toThrow(StartError)
  await expect(restoreInto(place, Buffer.from('no backup at all'))).rejects.toThrow(UNOPENED)

  const without = (name: string) => repack(whole, (entry, bytes) => (entry === name ? undefined : bytes))
  await expect(restoreInto(place, await without('closing.json'))).rejects.toThrow(/damaged/)
  await expect(restoreInto(place, await without(`objects/${OBJECT}`))).rejects.toThrow(/Pictures or files are missing/)
  await expect(restoreInto(place, await without('tables/users/0'))).rejects.toThrow(/Table users is not as it was/)
  const newer = await repack(whole, (name, bytes) =>
    name === 'manifest.json' ? Buffer.from(bytes.toString().replace('0001_core.sql', '9999_later.sql')) : bytes,
  )
  await expect(restoreInto(place, newer)).rejects.toThrow(/newer version of Portico \(9999_later\.sql\)/)

  expect((await restoreInto(place, whole)).rows).toBeGreaterThan(200)
  await expect(restoreInto(place, whole)).rejects.toThrow(/^There is a Portico with accounts already/)
  await expect(packArchive('short')).rejects.toThrow(/at least 16 characters/)
})

/** The same file with entries that were changed or, where it gives none, left out. */
async function repack(file: Buffer, change: (name: string, bytes: Buffer) => Buffer | undefined): Promise<Buffer> {
  const { packer, bytes } = await packArchive(RECIPIENT)
  const packed = buffer(bytes)
  for await (const { name, read } of unpackArchive(Readable.from(file), IDENTITY)) {
    const changed = change(name, await read())
    if (changed) await packer.add(name, changed)
  }
  packer.end()
  return packed
}
