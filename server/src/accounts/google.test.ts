import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { startGoogle, type GoogleClaims, type GoogleSimulator } from '../../../dev/simulators/google.ts'
import { readConfig } from '../core/config.ts'
import { sql } from '../core/db/database.ts'
import { makeEgress } from '../core/egress/egress.ts'
import { LANES } from '../core/http/gate.ts'
import { makeLog } from '../core/log.ts'
import { handClock } from '../testing/clock.ts'
import { givenUser } from '../testing/given.ts'
import { sendFromAnywhere as send } from '../testing/sendFromAnywhere.ts'
import { useServer } from '../testing/server.ts'
import { makeGoogle } from './google.ts'

const CLIENT = 'portico-test'
let google: GoogleSimulator
const clock = handClock()
const config = { trustProxy: ['127.0.0.1'], googleClientId: CLIENT, googleIssuer: '' }
beforeAll(async () => {
  google = await startGoogle(CLIENT)
  config.googleIssuer = google.issuer
})
afterAll(() => google.close())
const server = useServer({ clock, config })
/** Takes connections and says nothing. */
const silence = createServer((socket) => socket.on('error', () => undefined))
const silent = { googleClientId: CLIENT, googleIssuer: '' }
beforeAll(async () => {
  await once(silence.listen(0, '127.0.0.1'), 'listening')
  silent.googleIssuer = `http://127.0.0.1:${(silence.address() as AddressInfo).port}`
})
afterAll(() => silence.close())
const withoutGoogle = useServer({ config: silent })

let people = 0
const someone = (more: Partial<GoogleClaims> = {}): GoogleClaims => ({
  sub: `sub-${++people}`,
  email: `${randomBytes(5).toString('hex')}@gmail.com`,
  email_verified: true,
  name: 'Minh  Anh',
  ...more,
})
const login = (tokenId: string, more: object = {}) =>
  send(server(), accounts.loginWithGoogle, { body: { tokenId, ...more } })
const token = (claims: GoogleClaims, options: Parameters<GoogleSimulator['token']>[1] = {}) =>
  google.token(claims, { at: clock.now(), ...options })
const REFUSED = { status: 401, code: 'auth/google-refused' }

test('a first sign-in makes the account; the same Google user comes back to it, whatever their e-mail is by then', async () => {
  const minh = someone()
  const first = await login(token(minh))
  expect(first.data).toMatchObject({ email_mobile: minh.email, displayName: 'Minh Anh', group_id: 1 })
  await send(server(), accounts.verify, {}, { token: first.token })
  const again = await login(token({ ...minh, email: 'changed@gmail.com', email_verified: false }))
  expect(again.data.id).toBe(first.data.id)
})

test('while Google says nothing, those who wait for it take no place at the desk', async () => {
  const { gate } = withoutGoogle().services
  let end = () => undefined as void
  const ended = new Promise<void>((done) => (end = done))
  const others = Array.from({ length: LANES.desk.atOnce - 1 }, (_, n) => gate.pass('desk', `venue ${n}`, () => ended))
  const asking = [
    send(withoutGoogle(), accounts.options, {}),
    send(withoutGoogle(), accounts.loginWithGoogle, { body: { tokenId: 'a' } }).catch((error: unknown) => error),
  ]
  await expect.poll(() => new Promise<number>((done) => silence.getConnections((_, count) => done(count)))).toBe(1)
  expect(await gate.pass('desk', 'one more', async () => 'in')).toBe('in')
  end()
  await Promise.all(others)
  expect(await Promise.all(asking)).toMatchObject([{ google: null }, { code: 'auth/google-unavailable' }])
}, 20_000)

test('two first sign-ins at once make one account', async () => {
  const minh = someone()
  const ids = await Promise.all([1, 2, 3, 4].map(async () => (await login(token(minh))).data.id))
  expect(new Set(ids).size).toBe(1)
})

test('no token but Google’s own for this server is believed', async () => {
  const minh = someone()
  const good = token(minh)
  const [header = '', body = '', signature = ''] = good.split('.')
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const decoded = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
  const kid = (JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string }).kid
  const keys = await (await fetch(`${google.issuer}/keys`)).text()
  const hmac = (head: object, key: string) =>
    `${encode(head)}.${body}.${createHmac('sha256', key)
      .update(`${encode(head)}.${body}`)
      .digest('base64url')}`
  const stranger = await startGoogle(CLIENT)
  const bad: Record<string, string> = {
    'changed claims': `${header}.${encode({ ...decoded, sub: 'sub-admin' })}.${signature}`,
    'changed signature': `${header}.${body}.${signature.slice(0, -6)}AAAAAA`,
    'no signature': `${header}.${body}.`,
    'alg none': `${encode({ alg: 'none' })}.${body}.`,
    'the public key as a shared secret': hmac({ alg: 'HS256', kid }, keys),
    'keys of another issuer, same name': stranger.token(minh, { at: clock.now(), issuer: google.issuer }),
    'another issuer': token(minh, { issuer: 'https://accounts.example' }),
    'another audience': token(minh, { audience: 'somebody-else' }),
    'several audiences, made for another': token(minh, { audience: [CLIENT, 'other'], more: { azp: 'other' } }),
    expired: token(minh, { at: new Date(clock.now().getTime() - 3700_000) }),
    'not valid yet': token(minh, { more: { nbf: Math.floor(clock.now().getTime() / 1000) + 600 } }),
    'no subject': token({ ...minh, sub: '' }),
    'not a token': 'hello',
    'three dots': '...',
  }
  await stranger.close()
  for (const [what, tokenId] of Object.entries(bad)) await expect(login(tokenId), what).rejects.toMatchObject(REFUSED)
  await login(good)
})

test('an e-mail that Google has not verified opens nothing', async () => {
  await expect(login(token(someone({ email_verified: false })))).rejects.toMatchObject(REFUSED)
  await expect(login(token(someone({ email: undefined })))).rejects.toMatchObject(REFUSED)
})

test('a nonce the browser chose must come back', async () => {
  const minh = someone({ nonce: 'n-1' })
  await expect(login(token(minh), { nonce: 'n-2' })).rejects.toMatchObject(REFUSED)
  await login(token(minh), { nonce: 'n-1' })
})

test('an owner with a password is linked when Google runs the address, and asked for the password when it does not', async () => {
  const [gmail, hosted, elsewhere] = [await givenUser(server()), await givenUser(server()), await givenUser(server())]
  const move = (id: string, email: string) =>
    server().services.db.asSystem((tx) => tx.run(sql`update users set email = ${email} where id = ${id}`))
  const [mine, ours, theirs] = [
    someone(),
    someone({ email: `lan${people}@quanla.example`, hd: 'quanla.example' }),
    someone({ email: `lan${people}@other.example` }),
  ]
  await move(gmail.id, mine.email!)
  await move(hosted.id, ours.email!)
  await move(elsewhere.id, theirs.email!)
  expect((await login(token(mine))).data.id).toBe(gmail.id)
  expect((await login(token(ours))).data.id).toBe(hosted.id)
  await expect(login(token(theirs))).rejects.toMatchObject({ status: 409, code: 'auth/google-email-taken' })
  await expect(login(token({ ...theirs, hd: 'quanla.example' }))).rejects.toMatchObject({
    code: 'auth/google-email-taken',
  })
})

test('an administrator’s account is never linked by its address', async () => {
  const admin = await givenUser(server(), { groupId: 999 })
  const claims = someone()
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update users set email = ${claims.email} where id = ${admin.id}`),
  )
  await expect(login(token(claims))).rejects.toMatchObject({ code: 'auth/google-email-taken' })
})

test('a password that a stranger set on an address nobody proved does not open the account its owner makes with Google', async () => {
  const minh = someone()
  const password = 'the stranger waits here'
  const body = {
    displayName: 'Stranger',
    email_mobile: minh.email!,
    password,
    terms: true as const,
    language: 'en' as const,
  }
  await send(server(), accounts.signUp, { body })
  const session = await login(token(minh))
  expect(session.data.displayName).toBe('Minh Anh')
  await expect(send(server(), accounts.login, { body: { email_mobile: minh.email!, password } })).rejects.toMatchObject(
    { code: 'auth/wrong-password' },
  )
})

test('a closed account stays closed to Google too', async () => {
  const minh = someone()
  const { data } = await login(token(minh))
  await server().services.db.asSystem((tx) => tx.run(sql`update users set is_active = false where id = ${data.id}`))
  await expect(login(token(minh))).rejects.toMatchObject(REFUSED)
})

test('when Google changes its keys people still sign in, and forged keys do not make us ask it all the time', async () => {
  google.rotateKeys()
  clock.advance(31)
  await login(token(someone()))
  const before = google.keyRequests()
  const stranger = await startGoogle(CLIENT)
  const forged = stranger.token(someone(), { at: clock.now(), issuer: google.issuer })
  for (let n = 0; n < 5; n++) await expect(login(forged)).rejects.toMatchObject(REFUSED)
  await stranger.close()
  expect(google.keyRequests() - before).toBeLessThanOrEqual(1)
})

test('the sign-in screen learns where to go', async () => {
  expect((await send(server(), accounts.options, {})).google).toEqual({
    clientId: CLIENT,
    authorizeUrl: `${google.issuer}/authorize`,
  })
})

test('without a client id, or with an issuer that does not answer, the answer says that it cannot be done now', async () => {
  const read = (values: object) => ({ ...readConfig({}), ...values })
  const make = (values: object) =>
    makeGoogle({ config: read(values), clock, egress: makeEgress([google.issuer]), log: makeLog('silent') })
  await expect(make({ googleIssuer: google.issuer, googleClientId: '' }).verify('a.b.c')).rejects.toMatchObject({
    code: 'auth/google-unavailable',
  })
  google.breakDown(true)
  const away = make({ googleIssuer: google.issuer, googleClientId: CLIENT })
  await expect(away.verify('a.b.c')).rejects.toMatchObject({ code: 'auth/google-unavailable' })
  expect(await away.authorizeUrl()).toBeUndefined()
  clock.advance(3601)
  const still = await login(token(someone()))
  expect(still.token).toBeTruthy()
  google.breakDown(false)
})
