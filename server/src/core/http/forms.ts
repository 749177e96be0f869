import type { FastifyInstance } from 'fastify'
import { bareRecord } from '@portico/contract/names.ts'

/** Reads bodies as HTML forms post them. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 64_000 },
    (_request, body, done) => {
      const fields = bareRecord<string>()
      for (const [name, value] of new URLSearchParams(String(body))) fields[name] ??= value
      done(null, fields)
    },
  )
}
