import { expect, test } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { handClock } from '../testing/clock.ts'
import { givenPage, givenUser, send, type Person } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'

const clock = handClock()
const server = useServer({ clock })
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

async function signIn({ email, password }: Person) {
  const response = await fetch(`${server().apiUrl}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': PHONE },
    body: JSON.stringify({ email_mobile: email, password }),
  })
  const { token } = (await response.json()) as { token: string }
  return { token, cookie: response.headers.get('set-cookie')!.split(';')[0]! }
}
const refresh = (cookie: string) => fetch(`${server().apiUrl}/auth/refresh`, { method: 'POST', headers: { cookie } })
const list = (token: string) => send(server(), accounts.signIns, {}, { token })
const end = (token: string, family: string) => send(server(), accounts.endSignIn, { params: { family } }, { token })

test('an owner sees the devices that are signed in, and which one this is', async () => {
  const lan = await givenUser(server())
  clock.advance(60)
  const phone = await signIn(lan)
  const { rows, count } = await list(phone.token)
  expect(count).toBe(2)
  expect(rows[0]).toMatchObject({
    browser: 'Chrome',
    os: 'Android',
    address: '127.0.0.1',
    current: true,
    createdAt: clock.now().toISOString(),
  })
  expect(rows[1]).toMatchObject({ family: lan.family, current: false, browser: '', os: '' })
  clock.advance(300)
  await refresh(phone.cookie)
  expect((await list(lan.token)).rows[0]!.lastUsedAt).toBe(clock.now().toISOString())
})

test('a device that is signed out is out at once: its token, its page token and its cookie', async () => {
  const page = await givenPage(server())
  const phone = await signIn(page.owner)
  const { token: pageToken } = await send(
    server(),
    accounts.pageToken,
    { body: { pageId: page.eid } },
    { token: phone.token },
  )
  const devices = () => fetch(`${server().apiUrl}/devices`, { headers: { authorization: `Bearer ${pageToken}` } })
  expect((await devices()).status).toBe(200)
  const { rows } = await list(phone.token)
  await end(page.owner.token, rows.find(({ current }) => current)!.family)
  await expect(list(phone.token)).rejects.toMatchObject({ status: 401, code: 'auth/required' })
  expect((await devices()).status).toBe(401)
  expect((await refresh(phone.cookie)).status).toBe(401)
  expect((await list(page.owner.token)).count).toBe(1)
})

test('signing out ends the token too, not only the cookie', async () => {
  const phone = await signIn(await givenUser(server()))
  await fetch(`${server().apiUrl}/auth/logout`, { method: 'POST', headers: { cookie: phone.cookie } })
  await expect(list(phone.token)).rejects.toMatchObject({ status: 401 })
})

test('a refresh cookie used twice ends the access tokens made from it', async () => {
  const phone = await signIn(await givenUser(server()))
  const renewed = (await (await refresh(phone.cookie)).json()) as { token: string }
  await list(renewed.token)
  clock.advance(11)
  expect((await refresh(phone.cookie)).status).toBe(401)
  await expect(list(renewed.token)).rejects.toMatchObject({ status: 401 })
})

test('nobody ends or sees another’s device', async () => {
  const [lan, minh] = [await givenUser(server()), await givenUser(server())]
  await expect(end(minh.token, lan.family)).rejects.toMatchObject({ status: 404 })
  await list(lan.token)
  expect((await list(minh.token)).rows.map(({ family }) => family)).toEqual([minh.family])
})

test('a token that names no sign-in, or another’s, opens nothing', async () => {
  const [lan, minh] = [await givenUser(server()), await givenUser(server())]
  const { tokens } = server().services
  const stolen = await tokens.signUser({ userId: lan.id, family: minh.family })
  const none = await tokens.signUser({ userId: lan.id, family: undefined as never })
  for (const token of [stolen, none])
    await expect(list(token)).rejects.toMatchObject({ status: 401, code: 'auth/required' })
})

test('many guesses sent at once are counted one by one', async () => {
  const lan = await givenUser(server())
  const guesses = Array.from({ length: 18 }, () =>
    send(server(), accounts.login, { body: { email_mobile: lan.email, password: 'guess' } }).catch(
      (error: { code: string }) => error.code,
    ),
  )
  const answers = await Promise.all(guesses)
  expect(answers.filter((code) => code === 'auth/wrong-password')).toHaveLength(10)
  expect(answers.filter((code) => code === 'request/too-many')).toHaveLength(8)
})

test('a name can be changed, by the rule of signing up', async () => {
  const lan = await givenUser(server())
  const rename = (displayName: string) =>
    send(server(), accounts.setName, { body: { displayName } }, { token: lan.token })
  await rename('Nguyễn Thị Lan Anh')
  const user = await send(server(), accounts.read, { params: { userId: lan.id } }, { token: lan.token })
  expect(user.displayName).toBe('Nguyễn Thị Lan Anh')
  await expect(rename('<b>')).rejects.toMatchObject({ status: 400, fields: { displayName: expect.any(String) } })
})
