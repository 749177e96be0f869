import { expect, test } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { sql } from '../core/db/database.ts'
import { handClock } from '../testing/clock.ts'
import { givenPage, givenUser, send } from '../testing/given.ts'
import { codeTo, lettersTo } from '../testing/outbox.ts'
import { useServer } from '../testing/server.ts'

const clock = handClock()
const server = useServer({ clock })
const NEW = 'sáu con mèo ngủ trưa'

const login = (email_mobile: string, password: string) =>
  send(server(), accounts.login, { body: { email_mobile, password } })
const forgot = (email_mobile: string) => send(server(), accounts.forgotPassword, { body: { email_mobile } })
const reset = (code: string, password = NEW) => {
  clock.advance(1)
  return send(server(), accounts.resetPassword, { body: { code, password } })
}
const verify = (token: string) => send(server(), accounts.verify, {}, { token })

test('who forgot the password chooses a new one by the link, and every device is signed out', async () => {
  const lan = await givenUser(server())
  await forgot(lan.email)
  await reset(await codeTo(server(), lan.email))
  await expect(verify(lan.token)).rejects.toMatchObject({ status: 401, code: 'auth/required' })
  await expect(login(lan.email, lan.password)).rejects.toMatchObject({ code: 'auth/wrong-password' })
  await login(lan.email, NEW)
  expect((await lettersTo(server(), lan.email)).at(-1)!.subject).toBe('Mật khẩu Portico đã được đổi')
})

test('a reset link works once, for half an hour, and is no activation link', async () => {
  const lan = await givenUser(server())
  await forgot(lan.email)
  const code = await codeTo(server(), lan.email)
  await expect(send(server(), accounts.activate, { body: { code } })).rejects.toMatchObject({
    code: 'auth/code-invalid',
  })
  await reset(code)
  await expect(reset(code, 'another one of mine')).rejects.toMatchObject({ status: 400, code: 'auth/code-invalid' })
  clock.advance(1)
  await forgot(lan.email)
  const late = await codeTo(server(), lan.email)
  clock.advance(30 * 60 + 1)
  await expect(reset(late)).rejects.toMatchObject({ code: 'auth/code-invalid' })
})

test('a new password that everybody has is refused and the link stays good', async () => {
  const lan = await givenUser(server())
  await forgot(lan.email)
  const code = await codeTo(server(), lan.email)
  await expect(reset(code, 'iloveyou123')).rejects.toMatchObject({
    status: 400,
    fields: { password: expect.stringContaining('guess') },
  })
  await reset(code)
})

test('changing the password asks for the old one, keeps this device and ends the others, page tokens too', async () => {
  const page = await givenPage(server())
  const { owner } = page
  const here = await login(owner.email, owner.password)
  const change = (current: string) =>
    send(server(), accounts.changePassword, { body: { current, password: NEW } }, { token: here.token })
  await expect(change('not it at all')).rejects.toMatchObject({ status: 400, fields: { current: expect.any(String) } })
  await send(server(), accounts.signIns, {}, { token: owner.token })
  await change(owner.password)
  await verify(here.token)
  await expect(verify(owner.token)).rejects.toMatchObject({ status: 401 })
  const devices = fetch(`${server().apiUrl}/devices`, { headers: { authorization: `Bearer ${page.token}` } })
  expect((await devices).status).toBe(401)
  await login(owner.email, NEW)
})

test('a password has up to 128 characters, counts as it was typed, and is stored under argon2id', async () => {
  const lan = await givenUser(server())
  const long = 'Trà đá vỉa hè 9 '.repeat(8)
  expect(long).toHaveLength(128)
  await send(
    server(),
    accounts.changePassword,
    { body: { current: lan.password, password: long } },
    { token: lan.token },
  )
  const wrong = [long.toLowerCase(), long.trimEnd(), long.slice(0, 72), `${long.slice(0, -1)}x`]
  for (const password of wrong)
    await expect(login(lan.email, password)).rejects.toMatchObject({ code: 'auth/wrong-password' })
  await login(lan.email, long)
  const stored = await server().services.db.asSystem((tx) =>
    tx.first(sql<{ hash: string }>`select password_hash as hash from users where id = ${lan.id}`),
  )
  expect(stored!.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('anyone who holds a token cannot try passwords without end', async () => {
  const lan = await givenUser(server())
  const change = () =>
    send(server(), accounts.changePassword, { body: { current: 'guess', password: NEW } }, { token: lan.token }).catch(
      (error: { code: string }) => error.code,
    )
  const answers: unknown[] = []
  for (let n = 0; n < 11; n++) answers.push(await change())
  expect(answers).toEqual([...Array(10).fill('request/invalid'), 'request/too-many'])
})
