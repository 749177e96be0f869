// Adds or changes the e-mail address of an account, once its owner opens the link mailed to that address.
import * as z from 'zod'
import type { accounts } from '@portico/contract/accounts.ts'
import { query } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers } from '../core/http/context.ts'
import type { Secrets } from '../core/secrets.ts'
import { sendAlready, sendMoved, sendProof } from './letters.ts'
import { knownBrowser } from './knownBrowser.ts'
import { provePassword } from './provePassword.ts'
import type { MessageThrottle } from './throttle.ts'
import { findUser, languageOf, normalise, userQuery } from './users.ts'

type Group = Pick<Handlers<typeof accounts>, 'addEmail' | 'confirmEmail'>

const HOURS = 24
/** The sealed content of a link: nothing is stored, and only the server can read or make one. */
const Proof = z.object({
  use: z.literal('email'),
  userId: z.string(),
  email: z.string(),
  /** The address it replaces: once that is another one, the link is worth nothing. */
  before: z.string().nullable(),
  until: z.number(),
})
type Proof = z.output<typeof Proof>

/** Calls on an account's e-mail address. Only the owner of an address learns that another account has it. */
export function emailHandlers(messages: MessageThrottle): Group {
  return {
    async addEmail(context, { body }) {
      const { tx, user, clock, ip, db } = context
      const found = (await tx.first(userQuery().where('id', '=', user.id)))!
      if (!(await provePassword(context, found.passwordHash, body.password)))
        throw fail('request/invalid', { password: 'field/wrong-password' })
      const email = normalise(body.email)
      if (found.email === email) throw fail('request/invalid', { email: 'field/invalid' })
      const device = knownBrowser(context, email)
      if (!messages.attempt({ account: email, ip, device, atMs: clock.elapsedMs() })) return {}
      const to = { channel: 'email', address: email, language: languageOf(found) } as const
      await db.asSystem(async (system) => {
        const other = await findUser(system, email)
        if (other) return sendAlready(context, system, { ...to, name: other.displayName, language: languageOf(other) })
        const code = makeProof(context.secrets, {
          userId: user.id,
          email,
          before: found.email,
          now: clock.now(),
        })
        return sendProof(context, system, code, { ...to, name: found.displayName })
      })
      return {}
    },

    async confirmEmail(context, { body }) {
      const { tx, db, user, clock, secrets } = context
      const proof = readProof(secrets, body.code)
      const isGood = proof?.userId === user.id && proof.until > clock.now().getTime()
      // Another account took the address in the meantime, so the link no longer works.
      if (!isGood || (await db.asSystem((system) => findUser(system, proof.email)))) throw fail('auth/code-invalid')
      const found = (await tx.first(userQuery().where('id', '=', user.id)))!
      const set = query.updateTable('users').set({ email: proof.email }).where('id', '=', user.id)
      if ((await tx.run(set.where('email', 'is not distinct from', proof.before))) === 0)
        throw fail('auth/code-invalid')
      if (found.email)
        await sendMoved(context, tx, {
          channel: 'email',
          address: found.email,
          name: found.displayName,
          language: languageOf(found),
        })
      return {}
    },
  }
}

/** The code of a link that proves an address. */
export function makeProof(
  secrets: Secrets,
  { userId, email, before, now }: Omit<Proof, 'use' | 'until'> & { now: Date },
): string {
  const proof: Proof = { use: 'email', userId, email, before, until: now.getTime() + HOURS * 3600_000 }
  return secrets.seal(JSON.stringify(proof)).toString('base64url')
}

function readProof(secrets: Secrets, code: string): Proof | undefined {
  try {
    return Proof.parse(JSON.parse(secrets.open(Buffer.from(code, 'base64url'))))
  } catch {
    // Not one of our codes: mistyped, guessed or cut off.
    return undefined
  }
}
