// An administrator changes the server's clock. Limits must not reset, users must not stay locked out, and tokens must not live longer.
import { randomBytes } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import type { Endpoint, Request } from '@portico/contract/http/endpoint.ts'
import { handClock } from '../testing/clock.ts'
import { givenUser, send, type Person } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'

const clock = handClock()
const server = useServer({ clock })
const [HOUR_MS, DAY_MS] = [3600_000, 24 * 3600_000]
const right = clock.now().getTime()
const set = (byMs: number) => clock.set(new Date(clock.now().getTime() + byMs))
afterEach(() => clock.set(new Date(right)))

const codeOf = <E extends Endpoint>(endpoint: E, request: Request<E>, token?: string) =>
  send(server(), endpoint, request, token ? { token } : {}).then(
    () => '',
    ({ code }: { code: string }) => code,
  )

test.each([
  ['forward', HOUR_MS],
  ['back', -DAY_MS],
])('set %s, it forgives no mail that was asked for, and the hour is over when it is over', async (_way, byMs) => {
  const body = { email_mobile: `${randomBytes(5).toString('hex')}@example.test` }
  const ask = () => codeOf(accounts.forgotPassword, { body })
  for (let n = 0; n < 5; n++) expect(await ask()).toBe('')
  expect(await ask()).toBe('request/too-many')
  set(byMs)
  expect(await ask()).toBe('request/too-many')
  clock.advance(3601)
  expect(await ask()).toBe('')
})

test('set back by ten minutes, an owner stays signed in; by a day, a token is renewed, not kept for a day', async () => {
  const lan = await givenUser(server())
  const check = () => codeOf(accounts.verify, {}, lan.token)
  set(-600_000)
  expect(await check()).toBe('')
  set(-DAY_MS)
  expect(await check()).toBe('auth/expired')
  set(DAY_MS + 600_000)
  expect(await check()).toBe('')
})

test('set back, a cookie that was renewed before is worth nothing', async () => {
  const first = await signIn(await givenUser(server()))
  const renewed = await renew(first)
  expect(renewed.status).toBe(200)
  set(-600_000)
  expect((await renew(cookieIn(renewed))).status).toBe(200)
  expect((await renew(first)).status).toBe(401)
})

async function signIn({ email, password }: Person): Promise<string> {
  const response = await fetch(`${server().apiUrl}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_mobile: email, password }),
  })
  return cookieIn(response)
}

const cookieIn = (response: Response) => response.headers.get('set-cookie')!.split(';')[0]!
const renew = (cookie: string) => fetch(`${server().apiUrl}/auth/refresh`, { method: 'POST', headers: { cookie } })
