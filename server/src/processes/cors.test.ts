import { expect, test } from 'vitest'
import { useServer } from '../testing/server.ts'

const FRIEND = 'https://app.example.com'
const server = useServer({ config: { apiOrigins: [FRIEND] } })

const ask = (origin: string, init: RequestInit = {}) =>
  fetch(`${server().apiUrl}/devices`, { ...init, headers: { origin, ...init.headers } })

test('a page of a named origin may call the API with a key, and no cookie goes along', async () => {
  const preflight = await ask(FRIEND, {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' },
  })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PUT')
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization')
  const answer = await ask(FRIEND)
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([401, FRIEND])
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  // docs/api.md tells programs to read these, and a browser hides what is not named.
  expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After, Idempotency-Replayed')
})

test('a page of any other origin may not', async () => {
  expect((await ask('https://evil.example.com')).headers.get('access-control-allow-origin')).toBeNull()
})
