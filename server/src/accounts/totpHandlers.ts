// Turning two-step sign-in on and off.
import type { accounts } from '@portico/contract/accounts.ts'
import { ADMIN_GROUP } from '@portico/contract/access.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, UserContext } from '../core/http/context.ts'
import { provePassword } from './provePassword.ts'
import { endSignIns } from './signIns.ts'
import type { Throttle } from './throttle.ts'
import { makeRecoveryCodes, makeSecret, requireSecondStep, stepOf } from './totp.ts'
import { publicUser, userQuery } from './users.ts'

type Group = Pick<
  Handlers<typeof accounts>,
  'totpState' | 'beginTotp' | 'confirmTotp' | 'endTotp' | 'renewRecoveryCodes'
>

/** The calls about two-step sign-in. */
export function totpHandlers(guesses: Throttle): Group {
  return {
    async totpState({ tx, user }) {
      const found = await tx.first(sql<{ isOn: boolean; left: number }>`
        select exists (select from user_totp where user_id = ${user.id} and confirmed_at is not null) as is_on,
          (select count(*) from recovery_codes where user_id = ${user.id} and used_at is null) as left`)
      return { isOn: found!.isOn, isRequired: user.groupId === ADMIN_GROUP, recoveryCodesLeft: found!.left }
    },

    async beginTotp(context, { body }) {
      const account = await proveAgain(context, body.password)
      const { secret, url } = makeSecret(account)
      const begun = await context.tx.run(sql`
        insert into user_totp (user_id, secret) values (${context.user.id}, ${context.secrets.seal(secret)})
        on conflict (user_id) do update set secret = excluded.secret where user_totp.confirmed_at is null`)
      if (begun === 0) throw fail('auth/totp-already-on')
      return { secret, url }
    },

    /** Other devices signed in with one step; they have to come back with two. */
    async confirmTotp(context, { body }) {
      const { tx, user, clock, secrets } = context
      guesses.attempt(`totp ${user.id}`, context.ip, clock.elapsedMs())
      const begun = await tx.first(
        sql<{
          secret: Buffer
        }>`select secret from user_totp where user_id = ${user.id} and confirmed_at is null for update`,
      )
      const step = begun && stepOf(secrets.open(begun.secret), body.code.replaceAll(/\s/g, ''), clock.now())
      if (step === undefined) throw fail('auth/totp-wrong')
      guesses.succeeded(`totp ${user.id}`, context.ip)
      await tx.run(
        sql`update user_totp set confirmed_at = ${clock.now()}, last_step = ${step} where user_id = ${user.id}`,
      )
      const recoveryCodes = await makeRecoveryCodes(tx, context, user.id)
      await endSignIns(context, tx, user.id, user.family)
      return { recoveryCodes }
    },

    async endTotp(context, { body }) {
      const { tx, user, clock } = context
      await proveAgain(context, body.password)
      guesses.attempt(`totp ${user.id}`, context.ip, clock.elapsedMs())
      await requireSecondStep(tx, context, user.id, body.code)
      guesses.succeeded(`totp ${user.id}`, context.ip)
      await tx.run(sql`delete from user_totp where user_id = ${user.id}`)
      return {}
    },

    async renewRecoveryCodes(context, { body }) {
      const { tx, user, clock } = context
      await proveAgain(context, body.password)
      guesses.attempt(`totp ${user.id}`, context.ip, clock.elapsedMs())
      const isOn = await tx.first(
        sql`select from user_totp where user_id = ${user.id} and confirmed_at is not null for update`,
      )
      if (!isOn) throw fail('auth/totp-off')
      await requireSecondStep(tx, context, user.id, body.code)
      guesses.succeeded(`totp ${user.id}`, context.ip)
      return { recoveryCodes: await makeRecoveryCodes(tx, context, user.id) }
    },
  }
}

/**
 * Asks for the password, so that a stranger at an open browser cannot lock its owner out.
 * @returns the account's name for an app.
 */
async function proveAgain(context: UserContext, password: string | undefined): Promise<string> {
  const { tx, user } = context
  const found = (await tx.first(userQuery().where('id', '=', user.id)))!
  if (found.passwordHash) {
    if (!password) throw fail('request/invalid', { password: 'field/required' })
    if (!(await provePassword(context, found.passwordHash, password)))
      throw fail('request/invalid', { password: 'field/wrong-password' })
  }
  return publicUser(found).email_mobile
}
