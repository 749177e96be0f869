import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { audit } from '@portico/contract/audit.ts'
import { connections } from '@portico/contract/integrations.ts'
import { members } from '@portico/contract/members.ts'
import { startGoogle } from '../../../dev/simulators/google.ts'
import { startSms } from '../../../dev/simulators/sms.ts'
import { startSmtp } from '../../../dev/simulators/smtp.ts'
import { sql } from '../core/db/database.ts'
import { queueText } from '../core/mail/queue.ts'
import { handClock } from '../testing/clock.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { sendFromAnywhere } from '../testing/sendFromAnywhere.ts'
import { useServer } from '../testing/server.ts'
import { googleOf } from './connectionRows.ts'

const ACCOUNT = { user: 'quan', password: 'mật khẩu của thư 9' }
const [smtp, house, sms, google] = [
  await startSmtp(0, ACCOUNT),
  await startSmtp(),
  await startSms('sms-key-of-the-page'),
  await startGoogle('client-of-page', 0, 'secret-of-page'),
]
/** Takes connections and never says a word. */
const silent = createServer().listen(0, '127.0.0.1')
await once(silent, 'listening')
const { port: silentPort } = silent.address() as AddressInfo
const clock = handClock()
const server = useServer({
  clock,
  config: {
    egressTrust: [smtp.url, sms.url, `smtp://127.0.0.1:${silentPort}`],
    googleIssuer: google.issuer,
    smtpUrl: house.url,
    trustProxy: ['127.0.0.1'],
  },
})
let page: Venue
let by: { token: string }
beforeEach(async () => {
  page = await givenPage(server())
  by = { token: page.token }
})
afterAll(async () => void (await Promise.all([smtp, house, sms, google].map((one) => one.close()))))

const mailServer = (changes: object = {}) => ({
  host: '127.0.0.1',
  port: Number(new URL(smtp.url).port),
  security: 'none' as const,
  user: ACCOUNT.user,
  password: ACCOUNT.password,
  fromName: 'Quán Lá',
  fromAddress: 'chao@quanla.example',
  ...changes,
})
const provider = (changes: object = {}) => ({
  url: sms.url,
  key: 'sms-key-of-the-page',
  sender: 'QUANLA',
  dailyLimit: 2,
  ...changes,
})

const cardOf = async (kind: string) =>
  (await send(server(), connections.list, {}, by)).rows.find((row) => row.kind === kind)!

test('nothing is set up at first, and the cards say what is used instead', async () => {
  const { rows } = await send(server(), connections.list, {}, by)
  expect(rows.map(({ kind, settings, fallback }) => [kind, settings, fallback])).toEqual([
    ['smtp', null, true],
    ['google', null, false],
    ['sms', null, false],
  ])
})

test('a secret goes in and never comes out: not in an answer, not in the audit log, not in the clear in the database', async () => {
  const saved = await send(server(), connections.saveSmtp, { body: mailServer() }, by)
  expect(saved.secret).toEqual({ tail: ACCOUNT.password.slice(-2), since: expect.any(String) })
  const told = [saved, await cardOf('smtp'), await send(server(), audit.list, { query: { action: 'connections' } }, by)]
  expect(JSON.stringify(told)).not.toContain(ACCOUNT.password)
  expect(told[2]).toMatchObject({ rows: [{ action: 'connections.saveSmtp', detail: { isNewSecret: true } }] })
  const rows = await server().services.db.asSystem((tx) =>
    tx.rows(
      sql<{
        row: string
      }>`select c::text || encode(secret, 'escape') as row from connections c where page_id = ${page.eid}`,
    ),
  )
  expect(rows[0]!.row).not.toContain(ACCOUNT.password)
})

test('the stored password does not follow a change to another server', async () => {
  await send(server(), connections.saveSmtp, { body: mailServer() }, by)
  await send(server(), connections.saveSmtp, { body: mailServer({ password: undefined, fromName: 'Lá' }) }, by)
  const moved = mailServer({ password: undefined, host: 'mail.evil.example' })
  await expect(send(server(), connections.saveSmtp, { body: moved }, by)).rejects.toMatchObject({
    status: 400,
    fields: { password: expect.any(String) },
  })
  await send(server(), connections.saveSms, { body: provider() }, by)
  const elsewhere = provider({ key: undefined, url: 'https://sms.evil.example' })
  await expect(send(server(), connections.saveSms, { body: elsewhere }, by)).rejects.toMatchObject({ status: 400 })
})

test('a test mail really arrives, from the page’s own address; a wrong password is said to be one', async () => {
  await send(server(), connections.saveSmtp, { body: mailServer() }, by)
  expect(await send(server(), connections.testSmtp, { body: { to: 'lan@example.test' } }, by)).toMatchObject({
    isWorking: true,
  })
  expect(smtp.mails.at(-1)).toMatchObject({ from: 'chao@quanla.example', to: ['lan@example.test'] })
  expect(await cardOf('smtp')).toMatchObject({ succeededAt: expect.any(String), checkedAt: expect.any(String) })
  await send(server(), connections.saveSmtp, { body: mailServer({ password: 'wrong password' }) }, by)
  const tried = await send(server(), connections.testSmtp, { body: { to: 'lan@example.test' } }, by)
  expect(tried).toMatchObject({ isWorking: false, problem: 'credentials' })
  expect(await cardOf('smtp')).toMatchObject({ lastProblem: 'credentials', failingSince: expect.any(String) })
})

test.each([
  ['a machine inside', { host: '10.0.0.1', port: 25 }, 'address'],
  ['this machine by its name', { host: 'localhost', port: 25 }, 'address'],
  ['a port where no mail server listens', { host: '8.8.8.8', port: 22 }, 'address'],
])('no mail goes to %s', async (_what, changes, problem) => {
  await send(server(), connections.saveSmtp, { body: mailServer(changes) }, by)
  const tried = await send(server(), connections.testSmtp, { body: { to: 'lan@example.test' } }, by)
  expect(tried).toEqual({ isWorking: false, problem, detail: '' })
})

test('while a mail server keeps silent, the database waits for nobody', async () => {
  const { db } = server().services
  await send(server(), connections.saveSmtp, { body: mailServer({ port: silentPort }) }, by)
  const tried = sendFromAnywhere(server(), connections.testSmtp, { body: { to: 'lan@example.test' } }, by)
  const [asked] = (await once(silent, 'connection')) as [Socket]
  const open = await db.asSystem((tx) =>
    tx.rows(sql`select pid from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction' and pid <> pg_backend_pid()`),
  )
  asked.destroy()
  silent.close()
  expect(await tried).toMatchObject({ isWorking: false })
  expect(open).toEqual([])
})

const inviteOf = (eid: string) => ({ page_id: eid, email_mobile: `${eid}@example.test`, role: 'staff' as const })
const arrived = (at: typeof smtp, to: string) => () => at.mails.some((mail) => mail.to.includes(to))

test('an invitation goes out through the page’s own server; without one, through the installation’s', async () => {
  const to = `${page.eid}@example.test`
  await send(server(), connections.saveSmtp, { body: mailServer() }, by)
  await send(server(), members.invite, { body: inviteOf(page.eid) }, by)
  await expect.poll(arrived(smtp, to)).toBe(true)
  expect(arrived(house, to)()).toBe(false)
  const other = await givenPage(server())
  await send(server(), members.invite, { body: inviteOf(other.eid) }, { token: other.token })
  await expect.poll(arrived(house, `${other.eid}@example.test`)).toBe(true)
  expect(arrived(smtp, `${other.eid}@example.test`)()).toBe(false)
})

test('a mail server that failed three times is left alone, then tried with one mail, and used again once it is put right', async () => {
  const { db } = server().services
  const wake = () => db.asSystem(async (tx) => tx.wake('outbox'))
  const tries = async () => {
    const rows = await db.asSystem((tx) =>
      tx.rows(sql<{ tries: number; last_error: string }>`
        select tries, last_error from outbox where for_page = ${page.eid} order by tries desc`),
    )
    return { sum: rows.reduce((sum, row) => sum + row.tries, 0), errors: rows.filter((row) => row.lastError).length }
  }
  // The port of the silent server above, which is closed by now.
  await send(server(), connections.saveSmtp, { body: mailServer({ port: silentPort }) }, by)
  const people = Array.from({ length: 5 }, (_, n) => `${page.eid}-${n}@example.test`)
  for (const email_mobile of people)
    await send(server(), members.invite, { body: { ...inviteOf(page.eid), email_mobile } }, by)
  await expect.poll(tries).toEqual({ sum: 3, errors: 5 })
  clock.advance(31)
  await wake()
  await expect.poll(tries).toEqual({ sum: 4, errors: 5 })
  await send(server(), connections.saveSmtp, { body: mailServer() }, by)
  clock.advance(31)
  await wake()
  for (const to of people) await expect.poll(arrived(smtp, to)).toBe(true)
})

test('once disconnected nothing goes through it any more', async () => {
  await send(server(), connections.saveSmtp, { body: mailServer() }, by)
  await send(server(), connections.remove, { body: { kind: 'smtp' } }, by)
  await send(server(), members.invite, { body: inviteOf(page.eid) }, by)
  await expect.poll(arrived(house, `${page.eid}@example.test`)).toBe(true)
  await expect(send(server(), connections.remove, { body: { kind: 'smtp' } }, by)).rejects.toMatchObject({
    status: 404,
  })
})

test('Google is asked whether it knows the client', async () => {
  const save = (clientSecret: string) =>
    send(server(), connections.saveGoogle, { body: { clientId: 'client-of-page', clientSecret } }, by)
  const { db, secrets } = server().services
  expect(await db.asSystem((tx) => googleOf(tx, page.eid))).toBeUndefined()
  await save('wrong')
  expect(await send(server(), connections.testGoogle, {}, by)).toMatchObject({ problem: 'credentials' })
  await save('secret-of-page')
  expect(await send(server(), connections.testGoogle, {}, by)).toMatchObject({ isWorking: true })
  const known = await db.asSystem((tx) => googleOf(tx, page.eid))
  expect([known!.clientId, secrets.open(known!.sealedSecret)]).toEqual(['client-of-page', 'secret-of-page'])
  google.breakDown(true)
  expect((await send(server(), connections.testGoogle, {}, by)).isWorking).toBe(false)
  google.breakDown(false)
})

test('text messages of the page carry its sender, and stop at the limit of the day', async () => {
  await send(server(), connections.saveSms, { body: provider() }, by)
  const to = '+84912345678'
  expect(await send(server(), connections.testSms, { body: { to } }, by)).toMatchObject({ isWorking: true })
  expect(sms.sent.at(-1)).toMatchObject({ to, from: 'QUANLA' })
  const { services } = server()
  await services.db.asSystem((tx) =>
    queueText(tx, services, '+84900000001', 'chào', { forPage: page.eid, isOwn: true }),
  )
  await expect.poll(() => sms.sent.some((one) => one.to === '+84900000001')).toBe(true)
  await expect.poll(async () => (await send(server(), connections.testSms, { body: { to } }, by)).problem).toBe('limit')
  await services.db.asSystem((tx) =>
    queueText(tx, services, '+84900000002', 'chào', { forPage: page.eid, isOwn: true }),
  )
  await expect
    .poll(() =>
      services.db.asSystem((tx) =>
        tx.first(sql<{ last_error: string }>`select last_error from outbox where recipient = '+84900000002'`),
      ),
    )
    .toMatchObject({ lastError: expect.stringContaining('of the day') })
  expect(sms.sent.some((one) => one.to === '+84900000002')).toBe(false)
})

test('a provider that refuses the key is said to, and one inside is not spoken to', async () => {
  await send(server(), connections.saveSms, { body: provider({ key: 'old key' }) }, by)
  const tried = await send(server(), connections.testSms, { body: { to: '+84912345678' } }, by)
  expect(tried).toMatchObject({ isWorking: false, problem: 'credentials' })
  for (const url of ['http://sms.example', 'https://192.168.1.1'])
    await expect(send(server(), connections.saveSms, { body: provider({ url }) }, by)).rejects.toMatchObject({
      status: 400,
      fields: { url: expect.any(String) },
    })
})
