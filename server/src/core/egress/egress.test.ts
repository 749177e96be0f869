import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { EgressError, makeEgress, type Resolve } from './egress.ts'
import { isPublicAddress } from './publicAddress.ts'

// A listener that nothing may reach, on every address this machine has.
let hits = 0
let answer: RequestListener = (_request, response) => void response.end('canary')
const canary = createServer((request, response) => {
  hits++
  answer(request, response)
})
canary.on('connection', () => hits++)
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => canary.listen(0, '::', resolve))
  port = (canary.address() as AddressInfo).port
})
afterAll(() => void canary.close())
beforeEach(() => {
  hits = 0
  answer = (_request, response) => void response.end('canary')
})

/** Names as a customer could point them: each to what its label says. */
const NAMES: Record<string, string[]> = {
  'loop.example': ['127.0.0.1'],
  'mixed.example': ['93.184.215.14', '127.0.0.1'],
  'mixed6.example': ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::1'],
  'lan.example': ['192.168.1.1'],
  'metadata.example': ['169.254.169.254'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'nat64.example': ['64:ff9b::7f00:1'],
  'nothing.example': [],
}
const resolve: Resolve = (name, _options, done) => {
  const found = NAMES[name.replace(/\.$/, '')]
  if (!found) return done(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), [])
  return done(
    null,
    found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  )
}

const HOSTS = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '017700000001',
  '127.0.0.1.',
  '①②⑦.0.0.1',
  '127。0。0。1',
  '0.0.0.0',
  '0',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '192.168.255.255',
  '169.254.169.254',
  '0xa9fea9fe',
  '2852039166',
  '169.254.0.1',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.192',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '168.63.129.16',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::ffff:10.0.0.1]',
  '[::ffff:169.254.169.254]',
  '[::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b:1::1]',
  '[2002:7f00:1::]',
  '[2001::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
  '[2001:db8::1]',
  '[100::1]',
  '[3fff::1]',
  ...Object.keys(NAMES),
  'LOOP.example',
  'loop.example.',
  '%6c%6f%6f%70.example',
]

test.each(HOSTS.map((host) => [host]))('a customer’s URL does not reach the inside through %s', async (host) => {
  const error = await makeEgress([], resolve)
    .request(`https://${host}:${port}/hook`, { timeoutMs: 3000 })
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(EgressError)
  expect((error as EgressError).reason).toBe('refused')
  expect(hits).toBe(0)
})

test.each([
  ['http://93.184.215.14/'],
  ['http://loop.example/'],
  ['ftp://93.184.215.14/'],
  ['file:///etc/passwd'],
  ['gopher://127.0.0.1:25/'],
  ['data:text/plain,hello'],
  ['javascript:alert(1)'],
  ['https://user:pass@93.184.215.14/'],
  ['https://93.184.215.14@127.0.0.1/'],
  ['//127.0.0.1/'],
  ['https://'],
  [''],
  ['https://[::1/'],
  ['https://[fe80::1%25lo]/'],
])('%s is no address to send anything to', async (url) => {
  await expect(makeEgress([], resolve).request(url)).rejects.toMatchObject({ reason: 'refused' })
})

test('an address the operator configured is reached, and only that one: not another port, not another name for it', async () => {
  const egress = makeEgress([`http://127.0.0.1:${port}/base`], resolve)
  expect(await egress.request(`http://127.0.0.1:${port}/hook`)).toMatchObject({ status: 200, text: 'canary' })
  expect(hits).toBeGreaterThan(0)
  hits = 0
  for (const url of [
    `http://127.0.0.1:${port + 1}/`,
    `http://localhost:${port}/`,
    `https://127.0.0.1:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
  ])
    await expect(egress.request(url), url).rejects.toMatchObject({ reason: 'refused' })
  expect(hits).toBe(0)
})

test('a redirect is an answer, not an order', async () => {
  answer = (request, response) => {
    if (request.url === '/inside') return void response.end('inside')
    return void response.writeHead(302, { location: `http://127.0.0.1:${port}/inside` }).end()
  }
  const reply = await makeEgress([`http://127.0.0.1:${port}`]).request(`http://127.0.0.1:${port}/`)
  expect([reply.status, reply.text]).toEqual([302, ''])
})

test('an answer without end is cut off, and one that never comes is not waited for', async () => {
  const egress = makeEgress([`http://127.0.0.1:${port}`])
  answer = (_request, response) => {
    const more = () => void (response.writable && response.write('x'.repeat(64_000), more))
    more()
  }
  await expect(egress.request(`http://127.0.0.1:${port}/`, { maxBytes: 100_000 })).rejects.toMatchObject({
    reason: 'too-large',
  })
  answer = () => undefined
  await expect(egress.request(`http://127.0.0.1:${port}/`, { timeoutMs: 200 })).rejects.toMatchObject({
    reason: 'timeout',
  })
  answer = (_request, response) => void response.write('slow')
  await expect(egress.request(`http://127.0.0.1:${port}/`, { timeoutMs: 200 })).rejects.toMatchObject({
    reason: 'timeout',
  })
  answer = (_request, response) => void response.socket?.destroy()
  await expect(egress.request(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ reason: 'unreachable' })
})

test('a body goes out whole and a public address is not refused', async () => {
  answer = (request, response) => void request.pipe(response)
  const reply = await makeEgress([`http://127.0.0.1:${port}`]).request(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    body: 'xin chào',
  })
  expect(reply.text).toBe('xin chào')
  for (const address of [
    '93.184.215.14',
    '8.8.8.8',
    '2606:4700:4700::1111',
    '::ffff:8.8.8.8',
    '[2606:4700:4700::1111]',
  ])
    expect(isPublicAddress(address), address).toBe(true)
})
