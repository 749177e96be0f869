import type { accounts } from '@portico/contract/accounts.ts'
import type { Role } from '@portico/contract/access.ts'
import { fail } from '../core/fail.ts'
import { takeTurn } from '../core/http/gate.ts'
import { query } from '../core/db/database.ts'
import type { Handlers } from '../core/http/context.ts'
import type { Services } from '../core/services.ts'
import { TOKEN_MINUTES } from '../core/tokens.ts'
import { readFinance } from '../finance/index.ts'
import { beginSignIn, makeSession } from './beginSignIn.ts'
import { emailHandlers } from './email.ts'
import { makeGoogle } from './google.ts'
import { userOfGoogle } from './googleUser.ts'
import { logHandlers, noteRefused, writeEvent } from './accountLog.ts'
import { verifyPassword } from './passwords.ts'
import { pendingHash } from './pendingSignUp.ts'
import { guessesOf } from './provePassword.ts'
import { endFamily, refuseRefresh, rotate } from './refresh.ts'
import { passwordHandlers } from './setPassword.ts'
import { signInHandlers } from './signIns.ts'
import { attemptOf, signUpHandlers } from './signUp.ts'
import { makeMessageThrottle, makeSignInThrottle } from './throttle.ts'
import { totpHandlers } from './totpHandlers.ts'
import { canText, findUser, normalise, profileOf, publicUser, userQuery } from './users.ts'

/** Sign-up, sign-in, tokens and the signed-in user (specification §7). */
// oxlint-disable-next-line eslint/max-lines-per-function -- one entry a call, each short
export function accountHandlers(services: Services): Handlers<typeof accounts> {
  const guesses = makeSignInThrottle()
  const messages = makeMessageThrottle()
  const google = makeGoogle(services)
  return {
    ...signUpHandlers(guesses, messages),
    ...passwordHandlers(guesses, messages),
    ...emailHandlers(messages),
    ...totpHandlers(guessesOf(services)),
    ...signInHandlers,
    ...logHandlers,

    async options({ config }) {
      const authorizeUrl = await google.authorizeUrl()
      return {
        google: authorizeUrl ? { clientId: config.googleClientId, authorizeUrl } : null,
        mobile: canText(config),
        apiDocs: config.apiDocs,
        tryOut: config.simulatorCoaPort !== 0,
      }
    },

    async login(context, { body }) {
      const name = normalise(body.email_mobile)
      const attempt = attemptOf(context, name)
      try {
        await guesses.attempt(attempt)
      } catch (error) {
        noteRefused(context, name, 'loginThrottled')
        throw error
      }
      return takeTurn(context, 'password', async () => {
        const { found, pending } = await context.db.asSystem(async (tx) => {
          const found = await findUser(tx, name)
          return { found, pending: await pendingHash(context, tx, found?.id) }
        })
        const isClosed = found?.activatedAt && !found.isActive
        const isRight = await verifyPassword(isClosed ? undefined : (found?.passwordHash ?? pending), body.password)
        if (!found || !isRight) {
          noteRefused(context, name, 'loginFailed')
          throw fail('auth/wrong-password')
        }
        guesses.succeeded(attempt)
        // Only after the right password: to a stranger, an account awaiting activation must look like none.
        if (!found.activatedAt) throw fail('auth/not-activated')
        return beginSignIn(context, found, body, name)
      })
    },

    async loginWithGoogle(context, { body }) {
      const identity = await google.verify(body.tokenId, body.nonce)
      const user = await context.db.asSystem((tx) => userOfGoogle(context, tx, identity))
      return beginSignIn(context, user, body, user.email ?? '')
    },

    async refresh(context) {
      const found = await context.db.asSystem(async (tx) => {
        const renewed = await rotate(context, tx)
        const user = renewed && (await tx.first(userQuery().where('id', '=', renewed.userId)))
        return user && { user, family: renewed.family }
      })
      if (!found?.user.isActive) return refuseRefresh()
      return makeSession(context, found.user, found.family)
    },

    async logout(context) {
      await context.db.asSystem(async (tx) => {
        const userId = await endFamily(context, tx)
        if (userId) await writeEvent(context, tx, userId, 'logout')
      })
      context.reply.header('clear-site-data', '"cache"')
      return {}
    },

    async verify(context) {
      return { data: { group_id: context.user.groupId } }
    },

    async read(context, { params }) {
      // Row-level security shows users only themselves; any other id is not found.
      const found = await context.tx.first(userQuery().where('id', '=', params.userId))
      if (!found) throw fail('request/not-found')
      return { ...publicUser(found), profile: profileOf(found), finance: await readFinance(context.tx, found.id) }
    },

    async setName({ tx, user }, { body }) {
      await tx.run(query.updateTable('users').set({ display_name: body.displayName }).where('id', '=', user.id))
      return {}
    },

    async setLanguage({ tx, user }, { body }) {
      await tx.run(query.updateTable('users').set({ language: body.language }).where('id', '=', user.id))
      return {}
    },

    /** A page token names the page; its rights are read again on every call. */
    async pageToken(context, { body }) {
      if (body.uid && body.uid !== context.user.id) throw fail('page/not-found')
      const membership = await context.tx.first(
        query
          .selectFrom('members as m')
          .innerJoin('pages as p', 'p.id', 'm.page_id')
          .where('m.page_id', '=', body.pageId)
          .where('m.user_id', '=', context.user.id)
          .where('p.deleted_at', 'is', null)
          .where((where) =>
            where.or([
              where('m.expires_at', 'is', null),
              where('m.expires_at', '>', context.clock.now().toISOString()),
            ]),
          )
          .select('m.role'),
      )
      if (!membership) throw fail('page/not-found')
      return {
        token: await context.tokens.signPage({
          userId: context.user.id,
          family: context.user.family,
          pageId: body.pageId,
        }),
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table checks it
        role: membership.role as Role,
        expiresAt: new Date(context.clock.now().getTime() + TOKEN_MINUTES * 60_000).toISOString(),
      }
    },
  }
}
