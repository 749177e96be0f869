// Signed-in devices. Ending a sign-in ends its tokens, because every call checks its sign-in.
import type { accounts } from '@portico/contract/accounts.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Clock } from '../core/clock.ts'
import type { Handlers } from '../core/http/context.ts'
import { readAgent } from './userAgent.ts'

type Group = Pick<Handlers<typeof accounts>, 'signIns' | 'endSignIn' | 'endOtherSignIns'>

export const signInHandlers: Group = {
  async signIns({ tx, user, clock }) {
    const found = await tx.rows(
      query
        .selectFrom('sign_ins')
        .selectAll()
        .where('user_id', '=', user.id)
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', clock.now().toISOString())
        .orderBy('last_used_at', 'desc'),
    )
    const rows = found.map(({ family, createdAt, lastUsedAt, userAgent, address }) => ({
      family,
      createdAt: createdAt,
      lastUsedAt: lastUsedAt,
      ...readAgent(userAgent),
      address,
      current: family === user.family,
    }))
    return { rows, count: rows.length }
  },

  async endSignIn({ tx, user, clock }, { params }) {
    const ended = await tx.run(
      query
        .updateTable('sign_ins')
        .set({ revoked_at: clock.now() })
        .where('user_id', '=', user.id)
        .where('family', '=', params.family)
        .where('revoked_at', 'is', null),
    )
    if (ended === 0) throw fail('request/not-found')
    return { family: params.family }
  },

  async endOtherSignIns(context) {
    await endSignIns(context, context.tx, context.user.id, context.user.family)
    return {}
  },
}

/** Ends all of a user's sign-ins but `kept`. */
export async function endSignIns({ clock }: { clock: Clock }, tx: Tx, userId: string, kept?: string): Promise<void> {
  await tx.run(
    sql`update sign_ins set revoked_at = ${clock.now()} where user_id = ${userId} and revoked_at is null and family is distinct from ${kept ?? null}::uuid`,
  )
}
