// Revoking codes, which also disconnects the guests who are online by one.
import type { accessCodes, Revocation } from '@portico/contract/accessCodes.ts'
import { fail } from '../core/fail.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { inShortTransaction } from '../core/db/shortTransaction.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import type { Registry, Target } from '../gateways/index.ts'
import { endAll, takeBack } from './endSessions.ts'

/** Revoking; the codes are worthless before any gateway is asked. */
export function revokeHandlers(registry: Registry): Pick<Handlers<typeof accessCodes>, 'revoke' | 'revokeBatch'> {
  return {
    async revoke(context, { body }) {
      const may = context.may('access-code:revoke')
      const done = await inShortTransaction(context, async ({ tx }) => {
        const whose = may ? sql`true` : sql`issued_by = ${context.user.id}`
        const known = await tx.rows(sql<{ id: string }>`
          select id from access_codes where page_id = ${context.page.id} and id = any(${body.ids}::uuid[]) and ${whose} order by id for update`)
        if (known.length === 0) throw fail('access-code/not-found')
        context.note(await nameOf(tx, context.page.id, known[0]!.id))
        return takeAway(
          tx,
          context,
          known.map(({ id }) => id),
        )
      })
      return finish(context, registry, done)
    },

    async revokeBatch(context, { params }) {
      const { page, clock } = context
      const done = await inShortTransaction(context, async ({ tx }) => {
        const [found] = await tx.rows(sql<{ name: string }>`
          update access_code_batches set revoked_at = coalesce(revoked_at, ${clock.now()})
          where page_id = ${page.id} and id = ${params.id} returning name`)
        if (!found) throw fail('access-code/batch-not-found')
        context.note(found)
        const codes = await tx.rows(sql<{ id: string }>`
          select id from access_codes where page_id = ${page.id} and batch_id = ${params.id} order by id for update`)
        return takeAway(
          tx,
          context,
          codes.map(({ id }) => id),
        )
      })
      return finish(context, registry, done)
    },
  }
}

/** Codes are revoked where a batch, or the codes of one, are listed: the first names it. */
async function nameOf(tx: Tx, pageId: string, id: string): Promise<{ id: string; name: string }> {
  const batch = await tx.first(sql<{ id: string; name: string }>`
    select b.id, b.name from access_codes c join access_code_batches b on b.page_id = c.page_id and b.id = c.batch_id
    where c.page_id = ${pageId} and c.id = ${id}`)
  return batch!
}

type RevokedCodes = { codes: number; sessions: Target[] }

async function takeAway(tx: Tx, { page, clock }: PageContext, ids: string[]): Promise<RevokedCodes> {
  const now = clock.now()
  const codes = await tx.run(sql`
    update access_codes set revoked_at = ${now} where page_id = ${page.id} and id = any(${ids}::uuid[]) and revoked_at is null`)
  return { codes, sessions: await takeBack(tx, page.id, ids, now) }
}

async function finish(
  context: PageContext,
  registry: Registry,
  { codes, sessions }: RevokedCodes,
): Promise<Revocation> {
  const result = { codes, ...(await endAll(context, registry, sessions)) }
  context.note(result)
  await inShortTransaction(context, async ({ tx }) => {
    tx.notify(context.page.id, 'access-codes')
    tx.notify(context.page.id, 'sessions')
  })
  return result
}
