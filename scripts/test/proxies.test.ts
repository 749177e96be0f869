// The proxies of deploy/ run as they are, on ports of their own, in front of a server that holds what it is asked to.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePorts } from '@portico/server/core/freePorts.ts'
import { errorSentence } from '@portico/server/core/phrases.ts'
import { LANGUAGES } from '@portico/locales/languages.ts'
import { missing, pathOf, skipIf } from '../../e2e/capabilities.ts'
import { ROOT } from '../checks/files.ts'

const PROXY = join(ROOT, 'deploy/proxy')
const MOST_AT_ONCE = 64
const NAMES = ['haproxy.cfg', 'haproxy-many.cfg', 'nginx.conf'] as const

let folder = ''
beforeAll(() => {
  if (missing('openssl')) return
  folder = mkdtempSync(join(tmpdir(), 'portico-proxies-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=wifi.example.com', '-days', '2']
  const kind = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    key,
    '-out',
    certificate,
  ]
  execFileSync(pathOf('openssl'), ['req', '-x509', ...kind, ...subject], { stdio: 'ignore' })
  writeFileSync(join(folder, 'both.pem'), readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'))
})
afterAll(() => folder && rmSync(folder, { recursive: true, force: true }))

type Reply = { status: number; headers: IncomingHttpHeaders; body: string }

/** A server that notes what it is asked, and holds what is asked of `/held`. */
async function startUpstream() {
  const seen: IncomingHttpHeaders[] = []
  const held: ServerResponse[] = []
  const server = createServer((asked, reply) => {
    if (asked.url === '/readyz') return void reply.end()
    seen.push(asked.headers)
    if (asked.url === '/held') held.push(reply)
    else reply.end('answered')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const release = () => held.splice(0).forEach((reply) => reply.end('answered'))
  return { port: (server.address() as AddressInfo).port, seen, held, release, stop: () => server.close() }
}

/** The file as it is shipped, with ports, folders and certificates of this test. */
function configure(name: (typeof NAMES)[number], upstream: number, https: number, http: number): string {
  const shipped = readFileSync(join(PROXY, name), 'utf8')
  if (name !== 'nginx.conf')
    return shipped
      .replace(/^ {2}(?:user|group) haproxy\n/gm, '')
      .replaceAll('/etc/haproxy/certs/', join(folder, 'both.pem'))
      .replaceAll('/etc/haproxy/', `${PROXY}/`)
      .replace('bind :443', `bind 127.0.0.1:${https}`)
      .replace('bind :80', `bind 127.0.0.1:${http}`)
      .replaceAll(/(?:127\.0\.0\.1|10\.0\.0\.1\d):404\d/g, `127.0.0.1:${upstream}`)
  const sites = shipped
    .replaceAll('/etc/letsencrypt/live/portico/fullchain.pem', join(folder, 'certificate.pem'))
    .replaceAll('/etc/letsencrypt/live/portico/privkey.pem', join(folder, 'key.pem'))
    .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
    .replaceAll(/127\.0\.0\.1:404\d/g, `127.0.0.1:${upstream}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((part) => `${part}_temp_path ${folder}/${part};`)
    .join('\n')
  return `daemon off;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${temporary}\n${sites}}\n`
}

function ask(port: number, path: string, headers: Record<string, string>): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = { port, path, rejectUnauthorized: false, headers: { host: 'wifi.example.com', ...headers } }
    const asked = request(options, async (reply) =>
      resolve({ status: reply.statusCode!, headers: reply.headers, body: await text(reply) }),
    )
    asked.once('error', reject)
    asked.end()
  })
}

describe.each(NAMES)('%s', (name) => {
  const program = name === 'nginx.conf' ? 'nginx' : 'haproxy'

  test(
    'serves all callers while one asks for too much, who hears so in its language',
    skipIf(missing(program, 'openssl')),
    async () => {
      const upstream = await startUpstream()
      const [https = 0, http = 0] = await freePorts(2)
      const file = join(folder, name)
      writeFileSync(file, configure(name, upstream.port, https, http))
      const options = program === 'nginx' ? ['-e', join(folder, 'error.log'), '-c', file] : ['-db', '-f', file]
      const proxy = spawn(pathOf(program), options, { stdio: ['ignore', 'ignore', 'inherit'] })
      try {
        const [noisy, quiet] = [{ authorization: 'Bearer noisy' }, { authorization: 'Bearer quiet' }]
        while ((await ask(https, '/', quiet).catch(() => undefined))?.status !== 200) await sleep(30)
        const { headers } = await fetch(`http://127.0.0.1:${http}/`, { redirect: 'manual' })
        expect(headers.get('location')).toMatch(/^https:/)

        await ask(https, '/', { ...quiet, 'x-forwarded-for': '203.0.113.9' })
        expect(upstream.seen.at(-1)!['x-forwarded-for']).toBe('127.0.0.1')

        const under = Array.from({ length: MOST_AT_ONCE }, () => ask(https, '/held', noisy))
        while (upstream.held.length < MOST_AT_ONCE) await sleep(10)
        for (const language of LANGUAGES) {
          const refused = await ask(https, '/', { ...noisy, 'accept-language': `${language}-XX,${language};q=0.9` })
          expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5'])
          expect(refused.headers['content-type']).toMatch(/^application\/json/)
          // Pages of other origins that use the API read it too.
          expect(refused.headers['access-control-allow-origin']).toBe('*')
          const message = errorSentence('server/busy', language)
          expect(JSON.parse(refused.body)).toEqual({ code: 'server/busy', message })
        }
        const plain = await ask(https, '/', noisy)
        expect(JSON.parse(plain.body)).toMatchObject({ message: errorSentence('server/busy', 'en') })
        expect((await ask(https, '/', quiet)).body).toBe('answered')
        expect((await ask(https, '/', {})).body).toBe('answered')

        upstream.release()
        expect((await Promise.all(under)).map(({ status }) => status)).toEqual(under.map(() => 200))
        expect((await ask(https, '/', noisy)).body).toBe('answered')
      } finally {
        await stop(proxy)
        upstream.stop()
      }
    },
  )
})

async function stop(proxy: ChildProcess): Promise<void> {
  const ended = once(proxy, 'exit')
  if (proxy.kill('SIGTERM')) await ended
}
