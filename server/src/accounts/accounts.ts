import type { accounts } from '@portico/contract/accounts.ts'
import type { Role } from '@portico/contract/access.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { fail } from '../core/fail.ts'
import { query, sql, type Tx } from '../core/db/database.ts'
import type { Handlers, Visitor } from '../core/http/context.ts'
import { TOKEN_MINUTES } from '../core/tokens.ts'
import { verifyPassword } from './passwords.ts'
import { endFamily, refused, rotate, startFamily } from './refresh.ts'
import { makeThrottle } from './throttle.ts'

/** Sign-in, tokens and the signed-in user (specification §7). */
export function accountHandlers(): Handlers<typeof accounts> {
  const throttle = makeThrottle()
  return {
    async login(context, { body }) {
      const name = normalise(body.email_mobile)
      const now = context.clock.now()
      throttle.check(name, context.ip, now)
      const found = await context.db.asSystem((tx) => findUser(tx, name))
      const isRight = await verifyPassword(found?.is_active ? found.password_hash : undefined, body.password)
      if (!found || !isRight) {
        throttle.failed(name, context.ip, now)
        throw fail('auth/wrong-password')
      }
      throttle.succeeded(name)
      await context.db.asSystem((tx) => startFamily(context, tx, found.id, body.remember ?? false))
      return session(context, found)
    },

    async refresh(context) {
      const found = await context.db.asSystem(async (tx) => {
        const userId = await rotate(context, tx)
        return userId ? tx.first(userQuery().where('id', '=', userId)) : undefined
      })
      if (!found?.is_active) return refused()
      return session(context, found)
    },

    async logout(context) {
      await context.db.asSystem((tx) => endFamily(context, tx))
      context.reply.header('clear-site-data', '"cache"')
      return {}
    },

    async verify(context) {
      return { data: { group_id: context.user.groupId } }
    },

    async read(context, { params }) {
      // Row-level security shows a user only to that user; anybody else's id is not found.
      const found = await context.tx.first(userQuery().where('id', '=', params.userId))
      if (!found) throw fail('request/not-found')
      return { ...publicUser(found), profile: found.profile as Record<string, unknown> }
    },

    /** A page token says which page; what its bearer may do there is asked anew on every call. */
    async pageToken(context, { body }) {
      if (body.uid && body.uid !== context.user.id) throw fail('page/not-found')
      const membership = await context.tx.first(
        query
          .selectFrom('members as m')
          .innerJoin('pages as p', 'p.id', 'm.page_id')
          .where('m.page_id', '=', body.pageId)
          .where('m.user_id', '=', context.user.id)
          .where('p.deleted_at', 'is', null)
          .select('m.role'),
      )
      if (!membership) throw fail('page/not-found')
      return {
        token: await context.tokens.signPage({ userId: context.user.id, pageId: body.pageId }),
        role: membership.role as Role,
        expiresAt: new Date(context.clock.now().getTime() + TOKEN_MINUTES * 60_000).toISOString(),
      }
    },
  }
}

type FoundUser = NonNullable<Awaited<ReturnType<typeof findUser>>>

function userQuery() {
  return query.selectFrom('users').selectAll()
}

function findUser(tx: Tx, name: string) {
  return tx.first(userQuery().where((where) => where.or([where(sql`lower(email)`, '=', name), where('mobile', '=', name)])))
}

/** E-mails in lower case; anything that reads as a phone number in international form. */
export function normalise(emailOrMobile: string): string {
  const text = emailOrMobile.trim().toLowerCase()
  if (text.includes('@')) return text
  return parsePhoneNumberFromString(text, 'VN')?.number ?? text
}

function publicUser(user: FoundUser) {
  return {
    id: user.id,
    username: user.username,
    displayName: user.display_name,
    group_id: user.group_id,
    email_mobile: user.email ?? user.mobile ?? '',
  }
}

async function session(context: Visitor, user: FoundUser) {
  const token = await context.tokens.signUser({ userId: user.id })
  return { token, data: publicUser(user), profile: user.profile as Record<string, unknown>, message: 'OK' }
}
