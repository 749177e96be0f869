import { MOST_KEYS, type ApiKey, type apiKeys } from '@portico/contract/integrations.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers } from '../core/http/context.ts'
import { newId } from '../core/id.ts'
import { holdRoom } from '../core/limits.ts'
import { hashToken, randomToken } from '../core/secrets.ts'

const DAY_MS = 24 * 3600_000

const SHOWN = sql`
  id, name, tail, scopes, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt",
  revoked_at as "revokedAt"`

/** API keys of the page. A revoked one stays in the list, so that the audit log can name it. */
export const keyHandlers: Handlers<typeof apiKeys> = {
  async list({ tx, page }, { query: { limit, skip } }) {
    const rows = await tx.rows(sql<ApiKey>`
      select ${SHOWN} from api_keys where page_id = ${page.id}
      order by revoked_at is not null, created_at desc, id limit ${limit} offset ${skip}`)
    const all = await tx.first(
      sql<{ count: number }>`select count(*) as count from api_keys where page_id = ${page.id}`,
    )
    return { rows, count: all?.count ?? 0 }
  },

  async create({ tx, page, clock, may, note }, { body: { name, scopes, expiresInDays } }) {
    // Nobody opens to another what is closed to themselves.
    if (scopes.includes('identity:read') && !may('guest.identity:read')) throw fail('auth/forbidden')
    const now = clock.now()
    const where = sql`revoked_at is null and (expires_at is null or expires_at > ${now})`
    await holdRoom(tx, page.id, { table: 'api_keys', most: MOST_KEYS, code: 'api-key/too-many', where })
    const [id, key] = [newId(now), `pk_${randomToken(32)}`]
    const expiresAt = expiresInDays ? new Date(now.getTime() + expiresInDays * DAY_MS) : null
    const [made] = await tx.rows(sql<ApiKey>`
      insert into api_keys (page_id, id, name, hash, tail, scopes, created_at, expires_at)
      values (${page.id}, ${id}, ${name}, ${hashToken(key)}, ${key.slice(-4)}, ${JSON.stringify([...new Set(scopes)])}, ${now}, ${expiresAt})
      returning ${SHOWN}`)
    note({ key: name, scopes })
    return { ...made!, key }
  },

  async remove({ tx, page, clock, note }, { params }) {
    const [gone] = await tx.rows(sql<{ name: string }>`
      update api_keys set revoked_at = ${clock.now()}
      where page_id = ${page.id} and id = ${params.id} and revoked_at is null returning name`)
    if (!gone) throw fail('api-key/not-found')
    note({ key: gone.name })
    return params
  },
}
