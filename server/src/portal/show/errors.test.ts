import { expect, test } from 'vitest'
import { makeApp } from '../../core/http/app.ts'
import { makeLog } from '../../core/log.ts'
import { makeVitals } from '../../core/vitals.ts'
import { fail } from '../../core/fail.ts'
import { testConfig } from '../../testing/server.ts'
import { answerPortalErrors } from './errors.ts'

async function givenApp() {
  const app = await makeApp({
    config: testConfig('postgres://nobody@127.0.0.1:9/none'),
    log: makeLog('silent'),
    vitals: makeVitals(),
  })
  answerPortalErrors(app)
  return app
}

async function given() {
  const app = await givenApp()
  app.get('/once', { config: { access: { by: 'anyone' }, rateLimit: { max: 1 } } }, () => 'fine')
  app.get('/fault', () => {
    throw new Error('secret: postgres://user:password@db')
  })
  app.get('/busy', () => {
    throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' })
  })
  app.get('/refused', () => {
    throw fail('request/not-found')
  })
  return { get: (url: string, language = 'en') => app.inject({ url, headers: { 'accept-language': language } }) }
}

test('anyone who taps too often reads when to try again, in words', async () => {
  const { get } = await given()
  expect((await get('/once')).body).toBe('fine')
  const refused = await get('/once')
  expect([refused.statusCode, refused.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
  expect(refused.body).toContain('data-left="60"')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await get('/once', 'vi')).body).toMatch(/lang="vi"/)
})

test('a fault of ours is a page with a code for support, and tells nothing else', async () => {
  const { get } = await given()
  const broken = await get('/fault')
  expect([broken.statusCode, broken.body.includes('password'), broken.body.includes('postgres')]).toEqual([
    500,
    false,
    false,
  ])
  expect(broken.body).toMatch(/req-\w+/)
})

test('while the database is away the portal says so, and tries again', async () => {
  const { get } = await given()
  const busy = await get('/busy')
  expect([busy.statusCode, busy.body.includes('10.0.0.5')]).toEqual([503, false])
})

test('what does not exist is a page too, and its way on stays on our own host', async () => {
  const { get } = await given()
  for (const path of ['/refused', '/no/such', '//evil.example/x', '//evil.example/%ff', '/\\evil.example', '/%ff']) {
    const { statusCode, body } = await get(path)
    expect(statusCode, path).toBeLessThan(500)
    expect(body, path).not.toMatch(/(href|action)="(https?:)?[/\\]{2}/)
  }
})

test('a form of a wrong kind is the sender’s fault, and is said so', async () => {
  const app = await givenApp()
  app.post('/s/x', { config: { access: { by: 'anyone' } } }, () => 'fine')
  for (const type of ['multipart/form-data; boundary=x', 'text/csv', '']) {
    const headers = { 'accept-language': 'en', ...(type && { 'content-type': type }) }
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/s/x', headers, payload: 'a,b' })
    expect([statusCode, body.includes('our side'), body.includes('could not read')], type).toEqual([400, false, true])
  }
})
