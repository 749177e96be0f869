import { request } from 'node:http'
import { expect, test } from 'vitest'
import { useServer } from '../../testing/server.ts'
import { queueMail } from './queue.ts'

const demo = useServer({ config: { demo: true } })
const plain = useServer({ config: { demo: false } })
const production = useServer({ config: { demo: true, isProduction: true } })

const LETTER = {
  subject: 'Xin <i>chào</i>',
  greeting: 'Chào',
  paragraphs: ['Một'],
  button: { label: 'Mở', url: 'http://localhost:4040/activate/abc' },
  closing: 'Hết',
}

function get(url: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request(`${url}/dev/outbox`, { headers }, (response) => {
      let body = ''
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (body += part))
        .on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
      .on('error', reject)
      .end()
  })
}

test('without a mail server a developer finds the mails on a page and in JSON', async () => {
  await demo().services.db.asSystem((tx) => queueMail(tx, demo().services, 'lan@example.test', LETTER))
  const json = JSON.parse((await get(demo().apiUrl)).body) as { rows: { to: string; text: string }[] }
  expect(json.rows[0]).toMatchObject({ to: 'lan@example.test', text: expect.stringContaining('/activate/abc') })
  const page = await get(demo().apiUrl, { accept: 'text/html', 'accept-language': 'en' })
  expect(page.body).toContain('<h1>Development outbox</h1>')
  expect(page.body).toContain('href="http://localhost:4040/activate/abc"')
  expect(page.body).not.toContain('<i>')
  await expect.poll(async () => (await get(demo().apiUrl)).body).toContain('lan@example.test')
})

test('nobody else’s machine reads it: not through a proxy, not under a foreign name', async () => {
  const tries: Record<string, string>[] = [
    { 'x-forwarded-for': '10.0.0.9' },
    { forwarded: 'for=10.0.0.9' },
    { host: 'evil.example' },
    { host: 'localhost.evil.example' },
  ]
  for (const headers of tries) expect((await get(demo().apiUrl, headers)).status, JSON.stringify(headers)).toBe(404)
})

test('outside a demo, and in production, there is no such page', async () => {
  expect((await get(plain().apiUrl)).status).toBe(404)
  expect((await get(production().apiUrl)).status).toBe(404)
})
