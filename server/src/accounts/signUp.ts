// Creates an account and verifies its address. The reply depends on the request, never on who has an account.
import type { accounts } from '@portico/contract/accounts.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, Visitor } from '../core/http/context.ts'
import { takeTurn } from '../core/http/gate.ts'
import { newId } from '../core/id.ts'
import { isSwitchedOn } from '../core/switches.ts'
import { beginSignIn } from './beginSignIn.ts'
import { useDigits, useLink, type Purpose } from './codes.ts'
import { sendAlready, sendCode } from './letters.ts'
import { hashPassword } from './passwords.ts'
import { knownBrowser } from './knownBrowser.ts'
import { findSignUp, keepSignUp, markBrowser } from './pendingSignUp.ts'
import type { Attempt, MessageThrottle, SignInThrottle } from './throttle.ts'
import {
  findUser,
  languageOf,
  normalise,
  noteAccount,
  reachOf,
  userQuery,
  type FoundUser,
  type Reach,
} from './users.ts'
import { refuseWeak } from './weakPassword.ts'

type Group = Pick<Handlers<typeof accounts>, 'signUp' | 'activate' | 'resendActivation'>

/** The calls about making an account. */
export function signUpHandlers(guesses: SignInThrottle, messages: MessageThrottle): Group {
  return {
    async signUp(context, { body }) {
      const reach = reachOf(context.config, body.email_mobile)
      await refuseWeak(context, body.password, [body.displayName, reach.address])
      const isSent = mayWrite(messages, context, reach.address)
      const browser = markBrowser(context)
      const to = { ...reach, name: body.displayName, language: body.language }
      const keep = async (passwordHash: string) =>
        context.db.asSystem(async (tx) => {
          if (!(await isSwitchedOn(tx, 'signUp'))) throw fail('auth/sign-up-closed')
          const user = await findOrMake(context, tx, reach, body.displayName)
          // Greets the owner by the stored name: the one typed here is a stranger's.
          if (user.activatedAt)
            return isSent
              ? sendAlready(context, tx, { ...to, name: user.displayName, language: languageOf(user) })
              : undefined
          const fields = { displayName: body.displayName, passwordHash, language: body.language }
          await keepSignUp(context, tx, user.id, browser, fields)
          // The week an account waits begins again.
          await tx.run(sql`update users set created_at = ${context.clock.now()}
          where id = ${user.id} and activated_at is null`)
          if (isSent) await sendCode(context, tx, user.id, 'activate', to)
        })
      await takeTurn(context, 'password', async () => keep(await hashPassword(body.password)))
      return { channel: reach.channel }
    },

    async activate(context, { body }) {
      await countGuess(guesses, context, body.email_mobile)
      return takeTurn(context, 'password', async () => {
        const user = await context.db.asSystem(async (tx) => {
          const userId = await takeCode(context, tx, 'activate', body)
          if (!userId) return undefined
          const { displayName, passwordHash, language } = await findSignUp(context, tx, userId, body.password)
          const opened = query
            .updateTable('users')
            .set({ display_name: displayName, password_hash: passwordHash, language })
          await tx.run(opened.where('id', '=', userId).where('activated_at', 'is', null))
          await activateUser(context, tx, userId)
          await noteAccount(context, tx, userId, 'accounts.activate')
          return tx.first(userQuery().where('id', '=', userId).where('is_active', '=', true))
        })
        // Refused outside: a thrown error would undo the count of wrong tries.
        if (!user) throw fail('auth/code-invalid')
        // They have proved the address, and the password here or in this browser.
        return beginSignIn(context, user, {}, normalise(user.email ?? user.mobile ?? ''))
      })
    },

    async resendActivation(context, { body }) {
      const reach = reachOf(context.config, body.email_mobile)
      if (!mayWrite(messages, context, reach.address)) return { channel: reach.channel }
      await context.db.asSystem(async (tx) => {
        const found = await findUser(tx, reach.address)
        const pending = found && !found.activatedAt ? found : undefined
        await sendCode(context, tx, pending?.id, 'activate', {
          ...reach,
          name: pending?.displayName ?? '',
          language: pending ? languageOf(pending) : context.language,
        })
      })
      return { channel: reach.channel }
    },
  }
}

/** Uses up a code. @returns its user. */
export async function takeCode(
  context: Visitor,
  tx: Tx,
  purpose: Purpose,
  { code, email_mobile }: { code: string; email_mobile?: string },
): Promise<string | undefined> {
  if (!email_mobile) return useLink(tx, context, code, purpose)
  const found = await findUser(tx, normalise(email_mobile))
  return (await useDigits(tx, context, found?.id, purpose, code)) ? found!.id : undefined
}

/**
 * Links cannot be guessed; digits can, so each account and address has a limited number of tries.
 * @throws request/too-many.
 */
export async function countGuess(guesses: SignInThrottle, context: Visitor, emailOrMobile?: string): Promise<void> {
  if (emailOrMobile === undefined) return
  const name = normalise(emailOrMobile)
  await guesses.attempt({ ...attemptOf(context, name), account: `code ${name}` })
}

/** Whether a requested message may be sent. @param name normalised @throws request/too-many */
export function mayWrite(messages: MessageThrottle, context: Visitor, name: string): boolean {
  return messages.attempt(attemptOf(context, name))
}

/** Who tries, as the limits count it. */
export function attemptOf(context: Visitor, name: string): Attempt {
  return { account: name, ip: context.ip, device: knownBrowser(context, name), atMs: context.clock.elapsedMs() }
}

/** Opens an account that only waited for this; one closed later stays closed. */
export async function activateUser({ clock }: Visitor, tx: Tx, userId: string): Promise<void> {
  await tx.run(
    sql`update users set activated_at = ${clock.now()}, is_active = true where id = ${userId} and activated_at is null`,
  )
  await tx.run(query.deleteFrom('sign_ups').where('user_id', '=', userId))
}

async function findOrMake({ clock }: Visitor, tx: Tx, { channel, address }: Reach, name: string): Promise<FoundUser> {
  const now = clock.now()
  const values = {
    id: newId(now),
    username: channel === 'email' ? address.split('@')[0]! : address,
    display_name: name,
    email: channel === 'email' ? address : null,
    mobile: channel === 'mobile' ? address : null,
    is_active: false,
    activated_at: null,
    created_at: now,
  }
  await tx.run(
    query
      .insertInto('users')
      .values(values)
      .onConflict((conflict) => conflict.doNothing()),
  )
  return (await findUser(tx, address))!
}
