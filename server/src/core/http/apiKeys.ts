// API keys of pages: who holds one is no person and no member; it opens what its scopes name, on its own page.
import type { FastifyRequest } from 'fastify'
import { mayKey, type Access, type Permission } from '@portico/contract/access.ts'
import { fail } from '../fail.ts'
import { readPageToken } from '../pageToken.ts'
import { prepare, sql, type Database, type Tx } from '../db/database.ts'
import type { Clock } from '../clock.ts'
import type { PageContext, Visitor } from './context.ts'

const FORM = /^Bearer pk_([\w-]{22}\.[\w-]{43})$/
const USED_MS = 5 * 60_000
const PER_MINUTE = 300
const MOST_COUNTED = 10_000

/** What the token alone proves of a key; {@link enterByKey} asks again whether it still holds. */
export type KeyCaller = { userId: string; family: string; pageId: string; keyId: string }
type Uses = { request: FastifyRequest; db: Database; clock: Clock }

/**
 * Who calls with an API key; undefined when the request holds none.
 * @throws auth/required for a key that is unknown, revoked or past its time, request/too-many for one used too often.
 */
export function identifyKey({ request, db, clock }: Uses): Promise<KeyCaller> | undefined {
  const key = FORM.exec(request.headers.authorization ?? '')?.[1]
  return key ? find(db, clock, key) : undefined
}

const findKey = prepare<{ id: string }>(`
  select id from api_keys where page_id = $1 and hash = $2 and revoked_at is null and (expires_at is null or expires_at > $3)`)

async function find(db: Database, clock: Clock, key: string): Promise<KeyCaller> {
  const token = readPageToken(key)
  if (!token) throw fail('auth/required')
  const { pageId, hash } = token
  const found = await db.asSystem((tx) => tx.first(findKey(pageId, hash, clock.now())))
  if (!found) throw fail('auth/required')
  count(found.id, clock.now())
  return { userId: found.id, family: found.id, pageId, keyId: found.id }
}

const counts = { minute: 0, of: new Map<string, number>() }

/** Beside the limit of each address: a key may be used from many. */
function count(id: string, now: Date): void {
  const minute = Math.floor(now.getTime() / 60_000)
  if (minute !== counts.minute || counts.of.size > MOST_COUNTED) Object.assign(counts, { minute, of: new Map() })
  const calls = (counts.of.get(id) ?? 0) + 1
  counts.of.set(id, calls)
  if (calls > PER_MINUTE) throw fail('request/too-many')
}

type KeyRow = { scopes: string[]; timeZone: string; lastUsedAt: string | null }

const readKey = prepare<KeyRow>(`
  select k.scopes, k.last_used_at, p.time_zone
  from api_keys k join pages p on p.id = k.page_id and p.deleted_at is null
  where k.page_id = $1 and k.id = $2 and k.revoked_at is null and (k.expires_at is null or k.expires_at > $3)`)

/** Checks a key in the transaction of the call itself, so that revoking one is felt at once. @throws auth/* */
export async function enterByKey(
  access: Extract<Access, { by: 'page' }>,
  visitor: Visitor,
  caller: KeyCaller,
  tx: Tx,
): Promise<PageContext> {
  const now = visitor.clock.now()
  const found = await tx.first(readKey(caller.pageId, caller.keyId, now))
  if (!found) throw fail('auth/required')
  const may = (permission: Permission) => mayKey(found.scopes, permission)
  if (!may(access.may)) throw fail('auth/forbidden')
  await noteUse(visitor, caller, found.lastUsedAt, now)
  const user = { id: caller.keyId, groupId: 0, family: caller.keyId }
  const actor = { kind: 'key', id: caller.keyId } as const
  return {
    ...visitor,
    tx,
    actor,
    caller,
    user,
    page: { id: caller.pageId, role: 'key', timeZone: found.timeZone },
    may,
  }
}

/** To five minutes, in a transaction of its own: the call's own must not hold the row. */
async function noteUse({ db }: Visitor, { pageId, keyId }: KeyCaller, before: string | null, now: Date): Promise<void> {
  if (before && now.getTime() - Date.parse(before) < USED_MS) return
  await db.asSystem((tx) =>
    tx.run(sql`update api_keys set last_used_at = ${now} where page_id = ${pageId} and id = any(array(
      select id from api_keys where page_id = ${pageId} and id = ${keyId} for update skip locked))`),
  )
}
