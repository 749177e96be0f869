import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect } from 'vitest'
import { contract } from '@portico/contract/index.ts'
import { missing, skipIf } from '../e2e/capabilities.ts'
import { makeClient } from '../server/src/core/db/pool.ts'
import { runningClock } from '../server/src/testing/clock.ts'
import { givenPage, send, type Venue } from '../server/src/testing/given.ts'
import { useServer } from '../server/src/testing/server.ts'
import { upload } from '../server/src/testing/uploadFile.ts'
import { attack } from './attack.ts'

const clock = runningClock()
/** One small disk for media and one for a table, so that both can be filled. */
const [media, table] = [mkdtempSync(join(tmpdir(), 'portico-full-')), mkdtempSync(join(tmpdir(), 'portico-full-'))]
const isPossible = missing('tmpfs') === undefined
if (isPossible) mount(media, '80m')
const server = useServer({ clock, config: { dataDir: media } })
afterAll(() => {
  for (const folder of [media, table]) {
    if (isPossible) execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  }
})

const status = async (path: string) => (await fetch(server().apiUrl + path)).status
const photoBytes = randomBytes(400_000)

describe('a full disk', skipIf(missing('tmpfs')), () => {
  attack('a full disk of media refuses uploads with a sentence and shows at /readyz', {
    async control() {
      const page = await givenPage(server())
      await upload(server(), page, photoBytes)
      expect(await status('/readyz')).toBe(200)
      return 'with room an upload is taken, /readyz is 200'
    },
    async attempt() {
      const page = await givenPage(server())
      const filler = fill(media)
      await expect(upload(server(), page, photoBytes)).rejects.toMatchObject({
        status: 507,
        code: 'server/disk-full',
        message: expect.stringMatching(/server’s disk is full/),
      })
      expect(await status('/readyz')).toBe(507)
      expect(await status('/livez')).toBe(200)
      await expect(send(server(), contract.pages.list, {}, { token: page.owner.token })).resolves.toBeTruthy()
      rmSync(filler)
      await upload(server(), page, photoBytes)
      clock.advance(61)
      expect(await status('/readyz')).toBe(200)
      return 'upload 507 in words, reads and /livez 200, /readyz 507; all well once there is room'
    },
  })

  attack('a full disk of the database refuses writes with a sentence, and loses nothing', {
    async control() {
      const page = await givenPage(server())
      await moveFlows()
      await expect(write(page, 3)).resolves.toBe('stored')
      return 'with room flows are stored'
    },
    async attempt() {
      const page = await givenPage(server())
      const filler = fill(table)
      const stored = await send(server(), contract.flows.list, {}, { token: page.token })
      await expect(write(page, 60)).rejects.toMatchObject({ status: 507, code: 'server/disk-full' })
      expect(await status('/readyz')).toBe(507)
      const { count } = await send(server(), contract.flows.list, {}, { token: page.token })
      expect(count).toBeGreaterThanOrEqual(stored.count)
      rmSync(filler)
      await expect(write(page, 3)).resolves.toBe('stored')
      return 'the write that found no room is 507, what was stored is there, and writes go on once there is room'
    },
  })
})

function mount(folder: string, size: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder])
}

/** Fills what is left of a disk. */
function fill(folder: string): string {
  const file = join(folder, 'filler')
  for (const bytes of [1_000_000, 4096])
    for (let isFull = false; !isFull;)
      try {
        writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
      } catch {
        isFull = true
      }
  return file
}

/** Moves the table of login flows to the small disk. */
async function moveFlows(): Promise<void> {
  const client = makeClient(server().services.config.databaseUrl, 'tests')
  await client.connect()
  const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
  const { uid, gid } = statSync(rows[0]!.folder)
  if (!existsSync(join(table, 'PG_VERSION'))) mount(table, '2m')
  chownSync(table, uid, gid)
  chmodSync(table, 0o700)
  const name = `full_${randomBytes(4).toString('hex')}`
  await client.query(`create tablespace ${name} location '${table}'`)
  await client.query(`alter table login_flows set tablespace ${name}`)
  await client.end()
}

/** Creates flows with long texts until one is refused. */
async function write(page: Venue, most: number): Promise<'stored'> {
  const text = () => randomBytes(900).toString('hex')
  for (let n = 0; n < most; n++) {
    const steps = Array.from({ length: 10 }, (_, at) => ({
      id: `s${at}`,
      type: 'terms',
      text: { vi: text(), en: text() },
    }))
    const body = { name: `${n}`, steps: steps as never }
    const { id } = await send(server(), contract.flows.create, { body }, { token: page.token })
    if (n % 10 === 9 || most < 10)
      await send(server(), contract.flows.remove, { params: { id } }, { token: page.token })
  }
  return 'stored'
}
