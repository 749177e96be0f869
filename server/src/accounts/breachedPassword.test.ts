import { createHash, randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, expect, test } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { startBreaches } from '../../../dev/simulators/breaches.ts'
import { sql } from '../core/db/database.ts'
import { makeLog } from '../core/log.ts'
import { handClock } from '../testing/clock.ts'
import { givenUser, send } from '../testing/given.ts'
import { codeTo } from '../testing/outbox.ts'
import { useServer } from '../testing/server.ts'
import { isBreached } from './breachedPassword.ts'

const STOLEN = 'bảy con vịt qua cầu tre'
const PADDING = 'tám cái ghế màu xanh lá'
const NEW = 'chín bậc thềm rêu phong'

const breaches = await startBreaches({ breached: [STOLEN], padding: [PADDING] })
const clock = handClock()
const lines: string[] = []
const log = makeLog('warn', { write: (line) => void lines.push(line) })
const server = useServer({ clock, log, config: { breachUrl: breaches.url } })
afterEach(() => {
  breaches.fail(200)
  breaches.answer()
  lines.splice(0)
  breaches.requests.splice(0)
})
afterAll(() => breaches.close())

const digestOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase()
const someEmail = () => `${randomBytes(5).toString('hex')}@example.test`
const signUp = (password: string, email_mobile = someEmail()) => {
  clock.advance(1)
  const body = { displayName: 'Trần Thu Hiên', email_mobile, password, terms: true as const, language: 'vi' as const }
  return send(server(), accounts.signUp, { body })
}
const change = ({ token, password }: { token: string; password: string }, to: string) =>
  send(server(), accounts.changePassword, { body: { current: password, password: to } }, { token })
const login = (email_mobile: string, password: string) =>
  send(server(), accounts.login, { body: { email_mobile, password } })
const REFUSED = { status: 400, fields: { password: expect.stringContaining('stolen') } }

test('a password from a breach is refused at sign-up, change and reset, and nothing else happens', async () => {
  const [email, lan] = [someEmail(), await givenUser(server())]
  await expect(signUp(STOLEN, email)).rejects.toMatchObject(REFUSED)
  await expect(change(lan, STOLEN)).rejects.toMatchObject(REFUSED)
  await send(server(), accounts.forgotPassword, { body: { email_mobile: lan.email } })
  const code = await codeTo(server(), lan.email)
  const reset = (password: string) => send(server(), accounts.resetPassword, { body: { code, password } })
  await expect(reset(STOLEN)).rejects.toMatchObject(REFUSED)
  await login(lan.email, lan.password)
  clock.advance(1)
  await reset(NEW)
  await login(lan.email, NEW)
  await signUp(NEW, email)
})

test('five digits of the hash leave the server, and nothing else of the password or its owner', async () => {
  const lan = await givenUser(server())
  await change(lan, NEW)
  expect(breaches.requests).toHaveLength(1)
  const [request] = breaches.requests
  expect(request).toMatchObject({ method: 'GET', path: `/range/${digestOf(NEW).slice(0, 5)}` })
  const { host: _, ...headers } = request!.headers
  expect(headers).toEqual({ accept: 'text/plain', 'add-padding': 'true', 'user-agent': 'Portico', connection: 'close' })
})

test('what is only padding does not count', async () => {
  await change(await givenUser(server()), PADDING)
  expect(breaches.requests).toHaveLength(1)
})

test('one that the common list refuses is not asked about', async () => {
  await expect(signUp('iloveyou123')).rejects.toMatchObject({ fields: { password: expect.stringContaining('guess') } })
  expect(breaches.requests).toEqual([])
})

test.each([500, 429, 302])(
  'an answer %i leaves the built-in list, and the log says so without the hash',
  async (code) => {
    breaches.fail(code)
    const lan = await givenUser(server())
    await change(lan, STOLEN)
    await login(lan.email, STOLEN)
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0]!)).toMatchObject({ status: code, msg: expect.stringContaining('does not answer') })
    const digest = digestOf(STOLEN)
    expect(lines[0]!.toUpperCase()).not.toContain(digest.slice(0, 5))
    expect(lines[0]!.toUpperCase()).not.toContain(digest.slice(5, 12))
    await expect(signUp('iloveyou123')).rejects.toMatchObject({
      fields: { password: expect.stringContaining('guess') },
    })
  },
)

test('while the list says nothing, a new password waits a second and a half, and holds up nobody', async () => {
  const lan = await givenUser(server())
  const others = [await givenUser(server()), await givenUser(server()), await givenUser(server())]
  breaches.hang()
  const began = performance.now()
  let over = 0
  const waiting = [...others.map((user) => change(user, NEW)), signUp(NEW), signUp(NEW), signUp(NEW)]
  for (const one of waiting) void one.then(() => over++)
  await expect.poll(() => breaches.requests.length).toBe(waiting.length)
  await setTimeout(300)
  expect(await openTransactions()).toEqual([])
  await login(lan.email, lan.password)
  expect(over).toBe(0)
  await Promise.all(waiting)
  expect(performance.now() - began).toBeGreaterThanOrEqual(1490)
  expect(lines.map((line) => (JSON.parse(line) as { reason: string }).reason)).toEqual(Array(6).fill('timeout'))
})

/** What stays open and idle while the list is silent. */
async function openTransactions(): Promise<string[]> {
  const rows = await server().services.db.asSystem((tx) =>
    tx.rows(sql<{ query: string }>`select query from pg_stat_activity where state = 'idle in transaction'
      and datname = current_database() and pid <> pg_backend_pid() and state_change < now() - interval '200 ms'`),
  )
  return rows.map(({ query }) => query)
}

test('a change that waits does not undo one that was made meanwhile', async () => {
  const lan = await givenUser(server())
  breaches.hang()
  const late = change(lan, NEW)
  await expect.poll(() => breaches.requests.length).toBe(1)
  const first = change(lan, 'mười hai ngọn đèn dầu')
  await expect.poll(() => breaches.requests.length).toBe(2)
  breaches.answer()
  const outcomes = await Promise.allSettled([late, first])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('without an address nobody is asked', async () => {
  const config = { ...server().services.config, breachUrl: '' }
  expect(await isBreached({ ...server().services, config }, STOLEN)).toBe(false)
  expect(breaches.requests).toEqual([])
})
