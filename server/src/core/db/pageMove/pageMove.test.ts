import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { movePage } from './movePage.ts'
import type { Installation } from './withBoth.ts'
import { unsoundPoints } from '../backup/tables.ts'
import { sql } from '../database.ts'
import { SYSTEM_ROLE, withUser } from '../migrate.ts'
import { makeClient } from '../pool.ts'
import type { RunningServer } from '../../../processes/all.ts'
import { givenUser, send } from '../../../testing/given.ts'
import { ROLE_PASSWORDS, SECRET_KEY } from '../../../testing/globalSetup.ts'
import { homeHref } from '../../../home/index.ts'
import { signInAtHome } from '../../../testing/homeGuest.ts'
import { fasFields, fasLevel1 } from '../../../testing/opennds.ts'
import { knock, openPortal } from '../../../testing/portal.ts'
import { useServer } from '../../../testing/server.ts'
import { fillInbox } from '../../../testing/walk/inboxSamples.ts'
import { fillVenue, rowsOf, tenantTables } from '../../../testing/walk/fill.ts'
import { givenWorld, type World } from '../../../testing/walk/world.ts'

const config = { trustProxy: ['127.0.0.1'] }
const source = useServer({ config })
const target = useServer({ config })
const folder = mkdtempSync(join(tmpdir(), 'portico-move-'))
let tables: string[]
/** Of the target, which sees every row. */
let owner: ReturnType<typeof makeClient>
/** Venues that stay: one in each installation. */
let stays: World[]

beforeAll(async () => {
  tables = await tenantTables(source().services.config.databaseUrl)
  owner = makeClient(target().services.config.databaseUrl, 'tests')
  await owner.connect()
  stays = [await givenWorld(source(), 'Ở lại'), await givenWorld(target(), 'Ở đó')]
})
afterAll(async () => {
  await owner.end()
  rmSync(folder, { recursive: true, force: true })
})

function installation({ services: { db, storage, config } }: RunningServer): Installation {
  const ownerUrl = config.databaseUrl
  return { db, storage, ownerUrl, systemUrl: withUser(ownerUrl, SYSTEM_ROLE, ROLE_PASSWORDS.system) }
}

const move = (pageId: string, changes: Partial<Installation> = {}) =>
  movePage(pageId, { ...installation(source()), ...changes }, installation(target()))

/** All rows of a page, as far as a move copies them. */
async function rowsAt(running: RunningServer, world: World) {
  const rows = await rowsOf({ ...world, running }, tables, world.page.eid)
  const pages = rows['pages']!.map((row) => JSON.stringify({ ...JSON.parse(row), deleted_at: null, moved_at: null }))
  return { ...rows, pages }
}

const countAt = async (running: RunningServer, world: World) =>
  Object.values(await rowsAt(running, world)).flat().length

const isClosed = async ({ page }: World) =>
  (await source().services.db.asSystem((tx) =>
    tx.first(sql<{ isClosed: boolean }>`select moved_at is not null as is_closed from pages where id = ${page.eid}`),
  ))!.isClosed

test('a venue moves with all its rows and files; its owner and its guests are signed in there, other venues stay as they are', async () => {
  const world = await givenWorld(source())
  await fillVenue(world)
  const { page, gateway, guest } = world
  await source().services.storage.put(`exports/${page.eid}/1`, Buffer.from('Name\r\nLinh\r\n'), 'text/csv')
  const cookie = await signInAtHome(source(), page, guest.guestId)
  const others = () => Promise.all(stays.map((one) => rowsAt(one.running, one)))
  const untouched = await others()

  const report = await move(page.eid)
  const moved = await rowsAt(source(), world)
  expect(Object.values(moved).filter((rows) => rows.length > 0).length).toBeGreaterThan(150)
  expect(await rowsAt(target(), world)).toEqual(moved)
  expect(report!.tables.reduce((sum, { rows }) => sum + rows, 0)).toBe(Object.values(moved).flat().length)
  expect(await others()).toEqual(untouched)
  expect((await target().services.storage.read(`exports/${page.eid}/1`))?.toString()).toBe('Name\r\nLinh\r\n')
  expect(report!.objects).toBeGreaterThan(1)
  expect(await move(page.eid), 'a second time changes nothing').toBeUndefined()
  expect(await rowsAt(target(), world)).toEqual(moved)

  await target().registry.refresh()
  await send(target(), accounts.login, { body: { email_mobile: page.owner.email, password: page.owner.password } })
  const first = await openPortal(target(), gateway, fasLevel1(fasFields('02:11:22:33:44:77')))
  expect(first).toMatchObject({ status: 200, action: expect.stringContaining('/') })
  const home = (running: RunningServer, headers: Record<string, string>) =>
    knock(running, { path: homeHref(page.eid), headers })
  const [own, stranger] = [await home(target(), { cookie }), await home(target(), {})]
  expect([own.status, own.text === stranger.text]).toEqual([200, false])
  expect((await home(source(), { cookie })).status).toBe(404)
  expect((await openPortal(source(), gateway, fasLevel1(fasFields()))).status).not.toBe(200)
})

test('points add up at the target, and a point too many would be noticed', async () => {
  const world = await givenWorld(source())
  await fillVenue(world)
  const points = `page_id = '${world.page.eid}'`
  await move(world.page.eid)
  expect((await owner.query(unsoundPoints(points))).rowCount).toBe(0)
  await owner.query('begin')
  try {
    await owner.query(`update points_balances set available = available + 1 where ${points}`)
    expect((await owner.query(unsoundPoints(points))).rowCount).toBeGreaterThan(0)
  } finally {
    await owner.query('rollback')
  }
})

test('a move that is killed half way leaves nothing at the target; the next one finishes it, and --remove ends it', async () => {
  const world = await givenWorld(source())
  await fillInbox(world)
  const { eid } = world.page
  await owner.query('begin; lock table members in exclusive mode')
  const child = run([eid, '--to', envFile(target())])
  // It has copied what comes before, and waits.
  await expect.poll(isWaiting, { timeout: 20_000 }).toBe(1)
  child.process.kill('SIGKILL')
  await child.ended
  await owner.query('rollback')
  await expect.poll(async () => (await owner.query(RUNNING)).rowCount).toBe(0)
  expect(await countAt(target(), world)).toBe(0)
  expect(await isClosed(world)).toBe(true)
  expect((await run([eid, '--to', envFile(target()), '--remove']).ended).err).toMatch(/does not have this venue/)

  const whole = await countAt(source(), world)
  expect(await run([eid, '--to', envFile(target())]).ended).toMatchObject({ code: 0, err: '' })
  expect(await countAt(target(), world)).toBe(whole)
  expect((await run([eid, '--to', envFile(target())]).ended).out).toMatch(/was moved before/)
  expect((await run([eid, '--to', envFile(target()), '--reopen']).ended).err).toMatch(/was moved whole/)
  expect(await run([eid, '--to', envFile(target()), '--remove']).ended).toMatchObject({ code: 0, err: '' })
  expect(await countAt(source(), world)).toBe(0)
  expect(await countAt(target(), world)).toBe(whole)
})

const RUNNING = `select 1 from pg_stat_activity where datname = current_database() and application_name = 'portico page move'`

/** Statistics of a transaction are those of its first look until they are cleared. */
async function isWaiting(): Promise<number | null> {
  await owner.query('select pg_stat_clear_snapshot()')
  return (await owner.query(`${RUNNING} and wait_event_type = 'Lock'`)).rowCount
}

test('a venue that changes while it is copied is not moved, and is open again where it was', async () => {
  const world = await givenWorld(source())
  const { storage, db } = source().services
  const { eid } = world.page
  await storage.put(`exports/${eid}/1`, Buffer.from('x'), 'text/csv')
  await db.asSystem((tx) =>
    tx.run(sql`insert into exports (page_id, id, target, format, filters, language, is_named, state, parts, created_by, created_at)
      values (${eid}, ${eid}, 'guests', 'csv', '{}', 'en', false, 'done', '{1}', ${world.page.owner.id}, now())`),
  )
  const read: typeof storage.read = async (key) => {
    await db.asSystem((tx) => tx.run(sql`update guests set name = name || '!' where page_id = ${eid}`))
    return storage.read(key)
  }
  await expect(move(eid, { storage: { ...storage, read } })).rejects.toThrow(/^Table guests was changed meanwhile/)
  expect(await countAt(target(), world)).toBe(0)
  expect(await target().services.storage.read(`exports/${eid}/1`)).toBeUndefined()
  expect(await isClosed(world)).toBe(false)
  expect((await move(eid))!.objects).toBeGreaterThan(0)
  expect((await target().services.storage.read(`exports/${eid}/1`))?.toString()).toBe('x')
})

test('a member known at the target by a confirmed address keeps that account there, and no administrator comes along', async () => {
  const world = await givenWorld(source())
  const { page, colleague } = world
  const known = await givenUser(target())
  await source().services.db.asSystem((tx) => tx.run(sql`update users set group_id = 999 where id = ${page.owner.id}`))
  const setEmail = ({ services }: RunningServer, id: string, isConfirmed = true) =>
    services.db.asSystem((tx) =>
      tx.run(sql`
      update users set email = 'Both@example.test', activated_at = ${isConfirmed ? new Date() : null} where id = ${id}`),
    )
  await setEmail(source(), colleague.id)
  await setEmail(target(), known.id, false)
  await expect(move(page.eid)).rejects.toThrow(/^It is not certain which account of the target is/)
  await setEmail(target(), known.id)
  const rowsThere = JSON.stringify(await rowsAt(source(), world))
  expect(rowsThere, 'the control: something names the colleague').toContain(colleague.id)

  expect(await move(page.eid)).toMatchObject({ brought: 1 })
  expect(JSON.stringify(await rowsAt(target(), world))).toBe(rowsThere.replaceAll(colleague.id, known.id))
  const { rows } = await target().services.db.asSystem(async (tx) => ({
    rows: await tx.rows(sql<{ groupId: number }>`select group_id from users where id = ${page.owner.id}`),
  }))
  expect(rows).toEqual([{ groupId: 1 }])
})

test('what cannot be moved is refused with a sentence, and stays open', async () => {
  const world = await givenWorld(source())
  const { eid, owner } = world.page
  await expect(movePage(eid, installation(source()), installation(source()))).rejects.toThrow(/are the same database/)
  await expect(move(owner.id)).rejects.toThrow(/^There is no venue with this id/)
  const other = envFile(target(), { SECRET_KEY: `another ${SECRET_KEY}` })
  expect((await run([eid, '--to', other]).ended).err).toMatch(/^The two installations have different SECRET_KEYs/)
  await source().services.db.asSystem((tx) =>
    tx.run(sql`insert into finance_charges (purpose, about, user_id, for_page, amount, currency, reason, state, held_at, ends_at)
      values ('message', ${eid}, ${owner.id}, ${eid}, 100, 'VND', 'use', 'held', now(), now())`),
  )
  await expect(move(eid)).rejects.toThrow(/^Money is still held for this venue \(message\)/)
  expect(await isClosed(world)).toBe(false)
})

/** The settings of an installation, as a file. */
function envFile({ services: { config } }: RunningServer, changes: Record<string, string> = {}): string {
  const path = join(folder, `${Object.keys(changes).join('') || 'target'}.env`)
  writeFileSync(
    path,
    Object.entries({ ...environment(config), ...changes })
      .map(([name, value]) => `${name}='${value}'\n`)
      .join(''),
  )
  return path
}

function environment({ databaseUrl, dataDir }: { databaseUrl: string; dataDir: string }) {
  return { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET_KEY, LOG_LEVEL: 'silent' }
}

/** The command, as an operator of the source runs it. */
function run(args: string[]) {
  const script = join(import.meta.dirname, '../../../../../scripts/pageMove.ts')
  const child = spawn(process.execPath, ['--import', join(import.meta.dirname, '../../jsx.ts'), script, ...args], {
    env: { PATH: process.env['PATH'], ...environment(source().services.config) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err] = [child.stdout, child.stderr].map((stream) => text(stream))
  const ended = once(child, 'close').then(async ([code]) => ({ code, out: await out!, err: await err! }))
  return { process: child, ended }
}
