import { DAY_MS } from '@portico/contract/dates.ts'
import { apiKeys } from '@portico/contract/integrations.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers } from '../core/http/context.ts'
import { onTable } from '../core/http/onTable.ts'
import { makePageToken } from '../core/pageToken.ts'
import { hashToken } from '../core/secrets.ts'

const baseHandlers = onTable(apiKeys, 'api_keys', {
  notFound: 'api-key/not-found',
  full: 'api-key/too-many',
  order: [{ by: sql`(t.revoked_at is not null)` }, { by: sql`t.created_at`, isDescending: true }, { by: sql`t.id` }],
  takesRoom: ({ clock }) => sql`t.revoked_at is null and (t.expires_at is null or t.expires_at > ${clock.now()})`,
  columns: {
    expiresInDays: (days, { clock }) => ({ expires_at: new Date(clock.now().getTime() + (days ?? 0) * DAY_MS) }),
  },
  note: ({ name, scopes }) => ({ name, scopes }),
})

/** API keys of the page. A revoked one stays in the list, so that the audit log can name it. */
export const keyHandlers: Handlers<typeof apiKeys> = {
  list: baseHandlers.list,

  async create(context, { body }) {
    // A member cannot open to others what is closed to them.
    if (body.scopes.includes('identity:read') && !context.may('guest.identity:read')) throw fail('auth/forbidden')
    const key = makePageToken(context.page.id, 32)
    const scopes = [...new Set(body.scopes)]
    const made = await baseHandlers.create(
      context,
      { body: { ...body, scopes } },
      { hash: hashToken(key), tail: key.slice(-4) },
    )
    return { ...made, key: `pk_${key}` }
  },

  async remove(context, { params }) {
    const { revokedAt } = await baseHandlers.read(context, { params })
    if (revokedAt) throw fail('api-key/not-found')
    await baseHandlers.set(context, { params }, { revoked_at: context.clock.now() })
    return params
  },
}
