import { expect, test } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { pages } from '@portico/contract/pages.ts'
import { sql } from '../core/db/database.ts'
import { givenMember, givenPage, givenUser, send } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()

test('an owner signs in with e-mail and password, and the token opens what is theirs', async () => {
  const lan = await givenUser(server())
  const session = await send(server(), accounts.login, {
    body: { email_mobile: ` ${lan.email.toUpperCase()} `, password: lan.password },
  })
  expect(session.data).toMatchObject({ id: lan.id, email_mobile: lan.email, group_id: 1 })
  const checked = await send(server(), accounts.verify, {}, { token: session.token })
  expect(checked).toEqual({ data: { group_id: 1 } })
  const self = await send(server(), accounts.read, { params: { userId: lan.id } }, { token: session.token })
  expect(self.displayName).toBe('Lan')
})

test('a wrong password and an unknown account get the same answer', async () => {
  const lan = await givenUser(server())
  const wrong = send(server(), accounts.login, { body: { email_mobile: lan.email, password: 'no' } })
  await expect(wrong).rejects.toMatchObject({
    status: 401,
    code: 'auth/wrong-password',
    message: 'E-mail, mobile number or password is wrong.',
  })
  const unknown = send(server(), accounts.login, { body: { email_mobile: 'nobody@example.test', password: 'no' } })
  await expect(unknown).rejects.toMatchObject({ status: 401, code: 'auth/wrong-password' })
})

test('guessing at one account is stopped after ten tries', async () => {
  const lan = await givenUser(server())
  const guess = () =>
    send(server(), accounts.login, { body: { email_mobile: lan.email, password: 'guess' } }).catch(
      (error: { code: string }) => error.code,
    )
  for (let n = 0; n < 10; n++) expect(await guess()).toBe('auth/wrong-password')
  expect(await guess()).toBe('request/too-many')
})

test('nobody reads another user', async () => {
  const [lan, minh] = [await givenUser(server()), await givenUser(server())]
  await expect(
    send(server(), accounts.read, { params: { userId: minh.id } }, { token: lan.token }),
  ).rejects.toMatchObject({ status: 404 })
})

test('the error speaks the caller’s language and names the field', async () => {
  const refused = send(server(), accounts.login, { body: { email_mobile: '', password: '' } }, { language: 'vi' })
  await expect(refused).rejects.toMatchObject({ status: 400, fields: { email_mobile: 'Hãy điền mục này.' } })
})

test('a page token is given to members only, and never on behalf of somebody else', async () => {
  const page = await givenPage(server())
  const stranger = await givenUser(server())
  const { token, role } = await send(
    server(),
    accounts.pageToken,
    { body: { pageId: page.eid, uid: page.owner.id } },
    { token: page.owner.token },
  )
  expect([token.split('.').length, role]).toEqual([3, 'owner'])
  await expect(
    send(server(), accounts.pageToken, { body: { pageId: page.eid } }, { token: stranger.token }),
  ).rejects.toMatchObject({ status: 404, code: 'page/not-found' })
  await expect(
    send(server(), accounts.pageToken, { body: { pageId: page.eid, uid: page.owner.id } }, { token: stranger.token }),
  ).rejects.toMatchObject({ status: 404 })
})

test('the refresh cookie is HttpOnly, rotates, and a stolen old one ends the sign-in', async () => {
  const lan = await givenUser(server())
  const post = async (path: string, cookie?: string, body?: object) => {
    const response = await fetch(server().apiUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
      body: body && JSON.stringify(body),
    })
    return { status: response.status, cookie: response.headers.get('set-cookie') ?? '' }
  }
  const login = await post('/auth/login', undefined, {
    email_mobile: lan.email,
    password: lan.password,
    remember: true,
  })
  expect(login.cookie).toMatch(/^portico=[\w-]{43}; .*HttpOnly; SameSite=Strict/)
  const first = login.cookie.split(';')[0]!
  const renewed = await post('/auth/refresh', first, {})
  const second = renewed.cookie.split(';')[0]!
  expect(renewed.status).toBe(200)
  expect(second).not.toBe(first)
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update refresh_tokens set used_at = used_at - interval '1 minute'`),
  )
  expect((await post('/auth/refresh', first, {})).status).toBe(401)
  expect((await post('/auth/refresh', second, {})).status).toBe(401)
})

test('a member whose role lacks the right is refused, and a removed one is out at once', async () => {
  const page = await givenPage(server())
  const analyst = await givenMember(server(), page, 'analyst')
  const rename = () =>
    send(server(), pages.update, { params: { eid: page.eid }, body: { name: 'Mine now' } }, { token: analyst.token })
  await expect(rename()).rejects.toMatchObject({ status: 403, code: 'auth/forbidden' })
  await server().services.db.asSystem((tx) => tx.run(sql`delete from members where user_id = ${analyst.id}`))
  await expect(rename()).rejects.toMatchObject({ status: 404, code: 'page/not-found' })
})
