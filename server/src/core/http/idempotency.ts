// A POST that is sent again with the same Idempotency-Key gets the first answer. The answer is stored in the transaction that
// did the work, so that neither exists without the other.
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Endpoint } from '@portico/contract/http/endpoint.ts'
import { sql, type Tx } from '../db/database.ts'
import type { LeavingGuest } from '../guestData.ts'
import { fail } from '../fail.ts'
import type { Services } from '../services.ts'
import type { Caller } from './access.ts'

const KEPT_HOURS = 48
/** A call that waits for something outside and never ended, because its process died, may run again after this. */
const LOST_AFTER_MS = 10 * 60_000
/** Kept in the place of an answer about a guest who was erased since. */
const ERASED = Buffer.alloc(0)
const FORM = /^[\x21-\x7e]{1,255}$/

/** What a request with a key is: done before, or to be done now and kept. */
export type Once = { reply: unknown } | { keep(tx: Tx, reply: unknown): Promise<void>; drop(tx: Tx): Promise<void> }

type Uses = Pick<Services, 'clock' | 'secrets'>
type KeyedCall = { caller: Caller; action: string; endpoint: Endpoint; request: FastifyRequest; input: object }

/**
 * Claims the key of a request for its caller, the call and its page; one that is in use elsewhere is waited for.
 * @returns undefined for a request without a key
 * @throws idempotency/invalid, idempotency/other-request, idempotency/running, idempotency/erased
 */
export async function claimKey({ clock, secrets }: Uses, tx: Tx, call: KeyedCall): Promise<Once | undefined> {
  const key = call.request.headers['idempotency-key']
  if (call.endpoint.method !== 'POST' || key === undefined) return undefined
  if (typeof key !== 'string' || !FORM.test(key)) throw fail('idempotency/invalid')
  const { userId, pageId } = call.caller
  const keyHash = hashOf([call.action, pageId ?? '', key])
  const requestHash = hashOf(call.input)
  const now = clock.now()
  const claimed = await tx.run(sql`
    insert into idempotency_keys as k (user_id, key_hash, request_hash, at, for_page)
    values (${userId}, ${keyHash}, ${requestHash}, ${now}, ${pageId ?? null}::uuid)
    on conflict (user_id, key_hash) do update set at = excluded.at
    where k.reply is null and k.at < ${new Date(now.getTime() - LOST_AFTER_MS)} and k.request_hash = excluded.request_hash`)
  const of = sql`user_id = ${userId} and key_hash = ${keyHash}`
  if (claimed > 0)
    return {
      async keep(inside, reply) {
        await inside.run(
          sql`update idempotency_keys set reply = ${secrets.seal(JSON.stringify(reply ?? null))} where ${of}`,
        )
      },
      drop: async (inside) => void (await inside.run(sql`delete from idempotency_keys where ${of}`)),
    }
  const first = await tx.first(sql<{ requestHash: Buffer; reply: Buffer | null }>`
    select request_hash, reply from idempotency_keys where ${of}`)
  if (!first?.requestHash.equals(requestHash)) throw fail('idempotency/other-request')
  if (!first.reply) throw fail('idempotency/running')
  if (first.reply.equals(ERASED)) throw fail('idempotency/erased')
  return { reply: secrets.openValue(first.reply) }
}

/** Empties the kept answers that tell of a guest who is erased; their keys stay, so that no call is done twice. */
export async function eraseReplies(
  { secrets }: Pick<Services, 'secrets'>,
  tx: Tx,
  { pageId, guestId, contacts }: LeavingGuest,
): Promise<void> {
  const kept = await tx.rows(sql<{ keyHash: Buffer; userId: string; reply: Buffer }>`
    select key_hash, user_id, reply from idempotency_keys
    where (for_page = ${pageId} or for_page is null) and reply is not null and reply <> ${ERASED}`)
  for (const { keyHash, userId, reply } of kept) {
    const text = secrets.open(reply)
    if ([guestId, ...contacts].some((trace) => text.includes(trace)))
      await tx.run(
        sql`update idempotency_keys set reply = ${ERASED} where user_id = ${userId} and key_hash = ${keyHash}`,
      )
  }
}

/** Forgets keys that are two days old. */
export async function clearIdempotencyKeys(tx: Tx, now: Date): Promise<void> {
  await tx.run(sql`delete from idempotency_keys where at < ${new Date(now.getTime() - KEPT_HOURS * 3600_000)}`)
}

function hashOf(value: object): Buffer {
  return createHash('sha256').update(JSON.stringify(value)).digest()
}
