import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SCREENS } from '@portico/contract/screens.ts'
import { HEAD_AS_GET } from './headAsGet.ts'
import { answerErrorsAsJson } from './app.ts'
import { serveDashboard } from './dashboard.ts'

const built = mkdtempSync(join(tmpdir(), 'portico-dist-'))
let app: FastifyInstance

beforeAll(async () => {
  writeFileSync(
    join(built, 'index.html'),
    '<title>Portico</title><img src="{publicUrl}/icon.png"><meta name="help" content="{helpUrl}">',
  )
  writeFileSync(join(built, 'robots.txt'), 'User-agent: *')
  app = Fastify(HEAD_AS_GET)
  answerErrorsAsJson(app)
  await serveDashboard(
    app,
    { publicUrl: 'https://wifi.example', portalUrl: 'https://guests.example', helpUrl: 'https://help.example' },
    built,
  )
})
afterAll(async () => {
  await app.close()
  rmSync(built, { recursive: true })
})

const ask = (method: 'GET' | 'HEAD' | 'POST', url: string, accept?: string) =>
  app.inject({ method, url, headers: accept ? { accept } : {} })

test.each(['*/*', undefined, 'text/html', 'application/json'])(
  'every screen answers monitors, link previews and browsers, whatever they accept (%s)',
  async (accept) => {
    for (const first of SCREENS) {
      const path = `/${first}${first === 'dashboard' ? '/report-visits?range=last7' : ''}`
      expect([path, (await ask('HEAD', path, accept)).statusCode]).toEqual([path, 200])
      const shown = await ask('GET', path, accept)
      expect([path, shown.statusCode, shown.headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8'])
      expect(shown.body).toContain('https://wifi.example/icon.png')
      expect(shown.body).toContain('<meta name="help" content="https://help.example">')
      expect(shown.headers['content-security-policy']).toContain('https://guests.example')
    }
  },
)

test('a page runs scripts of this origin alone, and no text as code', async () => {
  const policy = String((await ask('GET', '/signin')).headers['content-security-policy']).split('; ')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy.filter((one) => /unsafe|\*|https:(?!\/\/guests\.example)/.test(one))).toEqual([])
})

test('nothing beside the built files is served: no history of the sources, no settings, no list of a folder', async () => {
  const paths = ['/.git/HEAD', '/.git/config', '/.env', '/package.json', '/src/main.tsx', '/assets/', '/assets']
  const climbing = ['/../package.json', '/..%2fpackage.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json']
  for (const path of [...paths, ...climbing]) {
    const answer = await ask('GET', path, 'application/json')
    expect([path, answer.statusCode]).toEqual([path, 404])
    expect(answer.body).not.toContain('dependencies')
  }
})

test('a file that is not there is not found; a person at a wrong address is shown so', async () => {
  expect((await ask('GET', '/robots.txt')).statusCode).toBe(200)
  for (const accept of ['text/html', '*/*', undefined])
    expect((await ask('GET', '/favicon.ico', accept)).statusCode).toBe(404)
  const lost = await ask('GET', '/no/such', 'text/html')
  expect([lost.statusCode, lost.body.includes('<title>')]).toEqual([404, true])
  const call = await ask('GET', '/no/such', 'application/json')
  expect([call.statusCode, call.json<{ code: string }>().code]).toEqual([404, 'request/not-found'])
  expect((await ask('GET', '//?x=//', 'application/json')).statusCode).toBeLessThan(500)
  expect((await ask('POST', '/signin')).statusCode).toBe(404)
})
