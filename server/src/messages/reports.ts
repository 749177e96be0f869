// What mail providers tell: addresses that do not exist, and people who pressed "spam". Their shapes differ, so the few words
// that all of them use are looked for.
import type { FastifyInstance } from 'fastify'
import { sql } from '../core/db/database.ts'
import { readPageToken } from '../core/pageToken.ts'
import type { Services } from '../core/services.ts'
import { blockAddress } from './recipients.ts'

const MOST_BYTES = 256_000
const MOST_REPORTS = 500

/** Registers `POST /message-reports/:token`. */
export function reportRoutes(app: FastifyInstance, services: Services): void {
  const config = { access: { by: 'anyone' }, rateLimit: { max: 600 } } as const
  app.post<{ Params: { token: string } }>(
    '/message-reports/:token',
    { config, bodyLimit: MOST_BYTES },
    async (request, reply) => {
      const token = readPageToken(request.params.token)
      const reports = readReports(request.body)
      const isKnown =
        token !== undefined &&
        (await services.db.asSystem(async (tx) => {
          const known = await tx.first(sql`
            select 1 from message_settings where page_id = ${token.pageId} and report_hash = ${token.hash}`)
          if (!known) return false
          const at = services.clock.now()
          for (const report of reports)
            await blockAddress(services, tx, { pageId: token.pageId, channel: 'email', ...report, at })
          return true
        }))
      return reply.status(isKnown ? 200 : 404).send({ taken: isKnown ? reports.length : 0 })
    },
  )
}

type Report = { address: string; reason: 'bounce' | 'complaint' }
const ADDRESS = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/
/** Sendgrid `email` and `event`, Mailgun `recipient` and `event`, Postmark `Email` and `RecordType`, Amazon `notificationType`. */
const ADDRESS_KEYS = new Set(['email', 'recipient', 'emailaddress', 'address'])
const KIND_KEYS = new Set(['event', 'recordtype', 'type', 'notificationtype', 'kind', 'bouncetype', 'severity'])

/** Bounces for good and complaints in whatever a provider sent. */
export function readReports(body: unknown): Report[] {
  const found = new Map<string, Report>()
  visit(body, { words: '', depth: 0 }, (report) => found.size < MOST_REPORTS && found.set(report.address, report))
  return [...found.values()]
}

type Place = { words: string; depth: number }

function visit(value: unknown, { words, depth }: Place, take: (report: Report) => unknown): void {
  if (depth > 8 || typeof value !== 'object' || value === null) return
  const entries = Object.entries(value)
  const own = entries.flatMap(([key, one]) =>
    typeof one === 'string' && KIND_KEYS.has(key.toLowerCase()) ? [one] : [],
  )
  const said = `${words} ${own.join(' ')}`.toLowerCase()
  for (const [key, one] of entries) {
    if (typeof one === 'string' && ADDRESS_KEYS.has(key.toLowerCase()) && ADDRESS.test(one)) {
      const reason = reasonIn(said)
      if (reason) take({ address: one.toLowerCase(), reason })
    } else visit(readJson(one), { words: said, depth: depth + 1 }, take)
  }
}

/** Amazon puts the report as text into the report. */
function readJson(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('{')) return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

/** A full mailbox or a busy server is no reason to stop. */
function reasonIn(words: string): Report['reason'] | undefined {
  if (/complain|spam/.test(words)) return 'complaint'
  if (/soft|transient|temporary|deferred/.test(words)) return undefined
  return /bounce|failed|permanent|dropped/.test(words) ? 'bounce' : undefined
}
