import { createHmac } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { sql } from '../core/db/database.ts'
import { handClock } from '../testing/clock.ts'
import { givenSignIn, givenUser, type Person } from '../testing/given.ts'
import { sendFromAnywhere as send } from '../testing/sendFromAnywhere.ts'
import { useServer } from '../testing/server.ts'
import { stepOf } from './totp.ts'

const clock = handClock()
const server = useServer({ clock, config: { trustProxy: ['127.0.0.1'] } })

const codeAt = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() + seconds * 1000 })
const login = ({ email, password }: Person, totp?: string) =>
  send(server(), accounts.login, { body: { email_mobile: email, password, totp } })
const begin = ({ token, password }: Person, more = {}) =>
  send(server(), accounts.beginTotp, { body: { password, ...more } }, { token })
const confirm = ({ token }: Person, code: string) => send(server(), accounts.confirmTotp, { body: { code } }, { token })
const WRONG = { status: 401, code: 'auth/totp-wrong' }

async function givenTotp(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await begin(person)
  const { recoveryCodes } = await confirm(person, codeAt(secret))
  clock.advance(60)
  return { secret, recoveryCodes }
}

test('the codes are those of RFC 6238', () => {
  const secret = Secret.fromLatin1('12345678901234567890').base32
  expect(stepOf(secret, '287082', new Date(59_000))).toBe(1)
  expect(stepOf(secret, '081804', new Date(1_111_111_109_000))).toBe(37_037_036)
  expect(stepOf(secret, '081805', new Date(1_111_111_109_000))).toBeUndefined()
  expect(stepOf(secret, '287082', new Date(120_000))).toBeUndefined()
})

test('an owner turns two-step on and is then asked for the second step', async () => {
  const lan = await givenUser(server())
  const { secret, url } = await begin(lan)
  expect(url).toBe(
    `otpauth://totp/Portico:${encodeURIComponent(lan.email)}?issuer=Portico&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  )
  await expect(confirm(lan, '000000')).rejects.toMatchObject(WRONG)
  await login(lan)
  const { recoveryCodes } = await confirm(lan, codeAt(secret))
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/)
  await expect(login(lan)).rejects.toMatchObject({ status: 401, code: 'auth/totp-required' })
  await expect(login(lan, '123456')).rejects.toMatchObject(WRONG)
  clock.advance(60)
  await login(lan, codeAt(secret))
  expect(await send(server(), accounts.totpState, {}, { token: lan.token })).toEqual({
    isOn: true,
    isRequired: false,
    recoveryCodesLeft: 10,
  })
})

test('a wrong password never gets as far as the second step', async () => {
  const lan = await givenUser(server())
  const { secret } = await givenTotp(lan)
  await expect(login({ ...lan, password: 'wrong' }, codeAt(secret))).rejects.toMatchObject({
    code: 'auth/wrong-password',
  })
})

test('a code seen over a shoulder is worth nothing: each works once, also at the same moment', async () => {
  const lan = await givenUser(server())
  const { secret } = await givenTotp(lan)
  const code = codeAt(secret)
  const answers = await Promise.allSettled([1, 2, 3, 4].map(() => login(lan, code)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(login(lan, codeAt(secret, -30))).rejects.toMatchObject(WRONG)
  await login(lan, codeAt(secret, 30))
})

test('the code that turned it on does not sign anybody in', async () => {
  const lan = await givenUser(server())
  const { secret } = await begin(lan)
  const code = codeAt(secret)
  await confirm(lan, code)
  await expect(login(lan, code)).rejects.toMatchObject(WRONG)
})

test('a recovery code works once, however it is typed', async () => {
  const lan = await givenUser(server())
  const { recoveryCodes } = await givenTotp(lan)
  const [code = '', other = ''] = recoveryCodes
  await login(lan, ` ${code.toLowerCase().replaceAll('-', ' ')} `)
  await expect(login(lan, code)).rejects.toMatchObject(WRONG)
  const answers = await Promise.allSettled([1, 2, 3].map(() => login(lan, other)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await send(server(), accounts.totpState, {}, { token: lan.token })).recoveryCodesLeft).toBe(8)
})

test('a recovery code of 16 letters, as they were made before, still works once', async () => {
  const lan = await givenUser(server())
  await givenTotp(lan)
  const { db, secrets } = server().services
  const hash = createHmac('sha256', secrets.derive('recovery codes')).update(`${lan.id} H0B1JT248G3B1277`).digest()
  await db.asSystem((tx) => tx.run(sql`insert into recovery_codes (user_id, hash) values (${lan.id}, ${hash})`))
  await login(lan, 'HOB1-JT24-8G3B-I277')
  await expect(login(lan, 'H0B1-JT24-8G3B-1277')).rejects.toMatchObject(WRONG)
})

test('a part of a recovery code is no code', async () => {
  const lan = await givenUser(server())
  const { recoveryCodes } = await givenTotp(lan)
  await expect(login(lan, recoveryCodes[0]!.slice(0, 19))).rejects.toMatchObject(WRONG)
  await login(lan, recoveryCodes[0])
})

test('one owner’s recovery code is nothing to another', async () => {
  const [lan, minh] = [await givenUser(server()), await givenUser(server())]
  await givenTotp(lan)
  const { recoveryCodes } = await givenTotp(minh)
  await expect(login(lan, recoveryCodes[0])).rejects.toMatchObject(WRONG)
})

test('guessing the second step is stopped after ten tries', async () => {
  const lan = await givenUser(server())
  const { secret } = await givenTotp(lan)
  const answers: unknown[] = []
  for (let n = 0; n < 10; n++) answers.push(await login(lan, '000000').catch((error: { code: string }) => error.code))
  expect(new Set(answers)).toEqual(new Set(['auth/totp-wrong']))
  await expect(login(lan, codeAt(secret))).rejects.toMatchObject({ code: 'request/too-many' })
  clock.advance(15 * 60)
  await login(lan, codeAt(secret))
})

test('an open browser is not enough to turn it on or off', async () => {
  const lan = await givenUser(server())
  await expect(begin(lan, { password: undefined })).rejects.toMatchObject({
    status: 400,
    fields: { password: expect.any(String) },
  })
  await expect(begin(lan, { password: 'wrong' })).rejects.toMatchObject({
    status: 400,
    fields: { password: expect.any(String) },
  })
  const { secret } = await givenTotp(lan)
  const end = (body: { password: string; code: string }) =>
    send(server(), accounts.endTotp, { body }, { token: lan.token })
  await expect(end({ password: 'wrong', code: codeAt(secret) })).rejects.toMatchObject({ status: 400 })
  await expect(end({ password: lan.password, code: '000000' })).rejects.toMatchObject(WRONG)
  await expect(begin(lan)).rejects.toMatchObject({ status: 409, code: 'auth/totp-already-on' })
  await end({ password: lan.password, code: codeAt(secret) })
  await login(lan)
})

test('turning it on signs out the devices that came in with one step', async () => {
  const lan = await givenUser(server())
  const other = await server().services.tokens.signUser({ userId: lan.id, family: await givenSignIn(server(), lan.id) })
  await send(server(), accounts.verify, {}, { token: other })
  await givenTotp(lan)
  await expect(send(server(), accounts.verify, {}, { token: other })).rejects.toMatchObject({ status: 401 })
  await send(server(), accounts.verify, {}, { token: lan.token })
})

test('the secret is sealed where it is stored', async () => {
  const lan = await givenUser(server())
  const { secret } = await givenTotp(lan)
  const row = await server().services.db.asSystem((tx) =>
    tx.first(sql<{ secret: Buffer }>`select secret from user_totp where user_id = ${lan.id}`),
  )
  expect(row!.secret.includes(Buffer.from(secret))).toBe(false)
  expect(server().services.secrets.open(row!.secret)).toBe(secret)
})

test('an administrator without it signs in and learns that it is required', async () => {
  const admin = await givenUser(server(), { groupId: 999 })
  await login(admin)
  expect(await send(server(), accounts.totpState, {}, { token: admin.token })).toMatchObject({
    isOn: false,
    isRequired: true,
  })
})

test('new recovery codes are given for the password and a code, and those before open nothing more', async () => {
  const lan = await givenUser(server())
  const renew = (code: string, password = lan.password) =>
    send(server(), accounts.renewRecoveryCodes, { body: { password, code } }, { token: lan.token })
  await expect(renew('123456')).rejects.toMatchObject({ status: 409, code: 'auth/totp-off' })
  const { secret, recoveryCodes } = await givenTotp(lan)
  await expect(renew('000000')).rejects.toMatchObject(WRONG)
  await expect(renew(codeAt(secret), 'wrong')).rejects.toMatchObject({ status: 400 })
  const renewed = await renew(codeAt(secret))
  expect(renewed.recoveryCodes).toHaveLength(recoveryCodes.length)
  await expect(login(lan, recoveryCodes[0])).rejects.toMatchObject(WRONG)
  await expect(login(lan, renewed.recoveryCodes[0])).resolves.toMatchObject({ message: 'OK' })
})
