// An owner's tokens and the limits on guesses, across a step of the clock.
import { randomBytes } from 'node:crypto'
import { accounts } from '@portico/contract/accounts.ts'
import { TOKEN_MINUTES } from '@portico/server/core/tokens.ts'
import { anyAddress } from '../load/insist.ts'
import { ask, compare, type Stand, type Trial } from './stand.ts'

const GUESSES = 10
/** Calls of `login` that one address may make in a minute. */
const CALLS = 20

/** A token ends by its time, a renewed cookie is worth nothing, and the owner gets in again in any case. */
export const tokens: Trial = async (stand) => {
  const first = await signIn(stand)
  const second = await renew(stand, first.cookie)
  return async (by) => {
    const isOver = Math.abs(by) >= TOKEN_MINUTES * 60
    const used = await ask(stand, accounts.verify, {}, { token: second.token })
    const renewed = await renew(stand, second.cookie)
    // Time that passes by itself may be longer than tabs have.
    const old = by === 0 ? undefined : await renew(stand, first.cookie)
    const again = await signIn(stand)
    const next = await ask(stand, accounts.verify, {}, { token: again.token })
    return [
      ...compare('a token', used.code, isOver ? 'auth/expired' : ''),
      ...compare('a cookie', renewed.code, ''),
      ...(old ? compare('a cookie renewed before', old.code, 'auth/expired') : []),
      ...compare('an owner who signs in', again.code || next.code, ''),
    ]
  }
}

async function signIn(stand: Stand) {
  const { email, password } = stand.system.venue.owner
  return sessionOf(await ask(stand, accounts.login, { body: { email_mobile: email, password, remember: true } }))
}

async function renew(stand: Stand, cookie: string) {
  return sessionOf(await ask(stand, accounts.refresh, {}, { headers: { cookie } }))
}

function sessionOf({ reply, code, headers }: { reply?: { token: string }; code: string; headers: Headers }) {
  const cookies = headers.getSetCookie().map((one) => one.split(';')[0]!)
  return { token: reply?.token ?? '', code, cookie: cookies.find((one) => one.includes('portico=')) ?? '' }
}

/** Someone who guessed too often, or called too often within a minute, is refused after the step as before it. */
export const limits: Trial = async (stand) => {
  const [guesser, caller] = [anyAddress(), anyAddress()]
  const body = { email_mobile: `${randomBytes(5).toString('hex')}@example.test`, password: 'a guess' }
  const guess = () => ask(stand, accounts.login, { body }, { address: guesser })
  const knock = () => ask(stand, accounts.login, { body: { email_mobile: '', password: '' } }, { address: caller })
  for (let n = 0; n < GUESSES; n++) await guess()
  for (let n = 0; n < CALLS; n++) await knock()
  const before = [(await guess()).code, (await knock()).code]
  return async () => [
    ...before.flatMap((code) => compare('a limit before the step', code, 'request/too-many')),
    ...compare('one who guessed too often', (await guess()).code, 'request/too-many'),
    ...compare('one who asked too often', (await knock()).code, 'request/too-many'),
  ]
}
