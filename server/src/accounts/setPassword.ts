// Passwords forgotten and changed. Either way everybody else who was signed in is out.
import type { accounts } from '@portico/contract/accounts.ts'
import { query } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers } from '../core/http/context.ts'
import { takeTurn } from '../core/http/gate.ts'
import { sendChanged, sendCode } from './letters.ts'
import { hashPassword } from './passwords.ts'
import { provePassword } from './provePassword.ts'
import { activateUser, countGuess, mayWrite, takeCode } from './signUp.ts'
import { endSignIns } from './signIns.ts'
import type { MessageThrottle, SignInThrottle } from './throttle.ts'
import { findUser, languageOf, noteAccount, reachOf, reachOfUser, userQuery, type FoundUser } from './users.ts'
import { refuseWeak } from './weakPassword.ts'

type Group = Pick<Handlers<typeof accounts>, 'forgotPassword' | 'resetPassword' | 'changePassword'>

const WRONG = { current: 'field/wrong-password' } as const

/** The calls about a new password. */
export function passwordHandlers(guesses: SignInThrottle, messages: MessageThrottle): Group {
  return {
    async forgotPassword(context, { body }) {
      const reach = reachOf(context.config, body.email_mobile)
      if (!mayWrite(messages, context, reach.address)) return { channel: reach.channel }
      await context.db.asSystem(async (tx) => {
        const found = await findUser(tx, reach.address)
        const user = found && mayReset(found) ? found : undefined
        await sendCode(context, tx, user?.id, 'reset', {
          ...reach,
          name: user?.displayName ?? '',
          language: user ? languageOf(user) : context.language,
        })
      })
      return { channel: reach.channel }
    },

    async resetPassword(context, { body }) {
      await countGuess(guesses, context, body.email_mobile)
      await refuseWeak(context, body.password, body.email_mobile ? [body.email_mobile] : [])
      const set = async (password_hash: string) =>
        context.db.asSystem(async (tx) => {
          const userId = await takeCode(context, tx, 'reset', body)
          const user = userId ? await tx.first(userQuery().where('id', '=', userId)) : undefined
          if (!user || !mayReset(user)) return false
          await tx.run(query.updateTable('users').set({ password_hash }).where('id', '=', user.id))
          // The link or digits prove the address, which is what activation asks for.
          await activateUser(context, tx, user.id)
          await endSignIns(context, tx, user.id)
          await sendChanged(context, tx, recipientOf(user))
          await noteAccount(context, tx, user.id, 'accounts.resetPassword')
          return true
        })
      if (!(await takeTurn(context, 'password', async () => set(await hashPassword(body.password)))))
        throw fail('auth/code-invalid')
      return {}
    },

    async changePassword(context, { body }) {
      const { db, user } = context
      const own = userQuery().where('id', '=', user.id)
      const found = (await db.as({ userId: user.id }, (tx) => tx.first(own)))!
      const prove = () => provePassword(context, found.passwordHash, body.current)
      if (!(await takeTurn(context, 'password', prove))) throw fail('request/invalid', WRONG)
      await refuseWeak(context, body.password, [found.displayName, found.email ?? '', found.mobile ?? ''])
      const password_hash = await takeTurn(context, 'password', () => hashPassword(body.password))
      return context.write(async (tx) => {
        const changed = query.updateTable('users').set({ password_hash }).where('id', '=', user.id)
        // Another change may have come while this one waited.
        if ((await tx.run(changed.where('password_hash', '=', found.passwordHash))) === 0)
          throw fail('request/invalid', WRONG)
        await endSignIns(context, tx, user.id, user.family)
        await sendChanged(context, tx, recipientOf(found))
        return {}
      })
    },
  }
}

/** An account closed after it was opened has no password to choose. */
function mayReset(user: FoundUser): boolean {
  return user.isActive || !user.activatedAt
}

function recipientOf(user: FoundUser) {
  return { ...reachOfUser(user), name: user.displayName, language: languageOf(user) }
}
