import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { send } from '../testing/given.ts'
import { codeTo } from '../testing/outbox.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const PASSWORD = 'hoa giấy ngoài hiên'
const someEmail = () => `${randomBytes(5).toString('hex')}@example.test`
const fields = (email_mobile: string) => ({
  displayName: 'Trần Thu Hiên',
  email_mobile,
  password: PASSWORD,
  terms: true,
  language: 'vi',
})

test('the link signs its owner in, for that browser session, and a used one signs nobody in', async () => {
  const email = someEmail()
  const signed = await post('/auth/signup', fields(email))
  const code = await codeTo(server(), email)
  const here = signed.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!)
  const opened = await post('/auth/activate', { code }, here)
  const { token, data } = (await opened.json()) as Reply<typeof accounts.login>
  expect(data).toMatchObject({ displayName: 'Trần Thu Hiên', email_mobile: email })
  expect(await send(server(), accounts.verify, {}, { token })).toEqual({ data: { group_id: 1 } })
  const cookie = opened.headers.getSetCookie().find((one) => one.startsWith('portico='))!
  expect(cookie).toContain('HttpOnly')
  expect(cookie).not.toContain('Expires')
  expect((await post('/auth/refresh', {}, [cookie.split(';')[0]!])).status).toBe(200)
  const again = await post('/auth/activate', { code, password: PASSWORD }, here)
  expect([again.status, again.headers.getSetCookie()]).toEqual([400, []])
})

test('a link opened without the password of the sign-up signs nobody in', async () => {
  const email = someEmail()
  await post('/auth/signup', fields(email))
  const refused = await post('/auth/activate', { code: await codeTo(server(), email), password: 'something else' })
  expect([refused.status, refused.headers.getSetCookie()]).toEqual([400, []])
})

function post(path: string, body: object, cookies: string[] = []) {
  return fetch(server().apiUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies.join('; ') },
    body: JSON.stringify(body),
  })
}
