// A page of unsent messages for a development server without a mail server. It shows sign-in links, so it answers this
// machine only: no other address, no proxy, no foreign host name.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pickLanguage } from '@portico/locales/languages.ts'
import { query } from '../db/database.ts'
import { fail } from '../fail.ts'
import { mailPhrases } from '../phrases.ts'
import type { Services } from '../services.ts'
import { escape } from './layout.ts'
import { readContent } from './queue.ts'

const SHOWN = 50

type OutboxMessage = { id: string; channel: string; to: string; at: string; subject: string; text: string }

/** Adds `GET /dev/outbox`: a page for a browser, JSON for a program. Only with DEMO, never in production. */
export function serveDevOutbox(app: FastifyInstance, services: Services): void {
  if (!services.config.demo || services.config.isProduction) return
  app.get('/dev/outbox', { config: { access: { by: 'anyone' } } }, async (request, reply) => {
    if (!isFromHere(request)) throw fail('request/not-found')
    const rows = await readOutbox(services)
    if (!String(request.headers.accept).includes('text/html')) return { rows, count: rows.length }
    const phrases = mailPhrases(pickLanguage(request.headers['accept-language']))
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .header('referrer-policy', 'no-referrer')
    return reply.type('text/html; charset=utf-8').send(page(phrases.outboxTitle, phrases.outboxEmpty, rows))
  })
}

function isFromHere(request: FastifyRequest): boolean {
  const isLoopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(request.socket.remoteAddress ?? '')
  const isProxied = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  const name = (request.headers.host ?? '').replace(/:\d+$/, '')
  return isLoopback && !isProxied && ['localhost', '127.0.0.1', '[::1]'].includes(name)
}

async function readOutbox({ db, secrets }: Services): Promise<OutboxMessage[]> {
  const rows = await db.asSystem((tx) =>
    tx.rows(
      query
        .selectFrom('outbox')
        .selectAll()
        .where('content', 'is not', null)
        .where('recipient', '!=', '')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(SHOWN),
    ),
  )
  return rows.map(({ id, channel, recipient, createdAt, content }) => {
    const inside = readContent(secrets, content!)
    const { subject, text } = 'mail' in inside ? inside.mail : { subject: '', text: inside.text }
    return { id, channel, to: recipient, at: createdAt, subject, text }
  })
}

function page(title: string, empty: string, rows: OutboxMessage[]): string {
  const letters = rows.map(
    ({ to, at, subject, text }) =>
      `<article><header><b>${escape(subject || to)}</b><br>${escape(to)} · <time>${escape(at)}</time></header><pre>${linkUrls(text)}</pre></article>`,
  )
  return `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:720px;margin:32px auto;padding:0 16px}article{border:1px solid #cbd5e1;border-radius:8px;padding:16px;margin:16px 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}</style></head>
<body><h1>${escape(title)}</h1>${letters.join('\n') || `<p>${escape(empty)}</p>`}</body></html>`
}

function linkUrls(text: string): string {
  return escape(text).replaceAll(/https?:[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}
