// The time of an answer must not show whether an account exists, and every call is counted by the limiter.
import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { hashPassword, verifyPassword } from '../server/src/accounts/index.ts'
import { makeApp } from '../server/src/core/http/app.ts'
import { givenUser } from '../server/src/testing/given.ts'
import { useServer } from '../server/src/testing/server.ts'
import { CALLS } from '../server/src/testing/walk/calls.ts'
import { fire } from '../server/src/testing/walk/fire.ts'
import { attack, IS_LONG } from './attack.ts'

const server = useServer({ config: { trustProxy: ['127.0.0.1'] } })
const TIMES = IS_LONG ? 200 : 9
/** How far medians may be apart. The short form runs beside other tests, which slow both kinds down alike. */
const mostApart = (median: number) => (IS_LONG ? 5 : 10 + median / 2)
const someEmail = () => `${randomBytes(5).toString('hex')}@example.test`

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The medians of two kinds of request, which take turns so that both meet the same machine. */
async function medians(one: () => Promise<() => Promise<unknown>>, other: typeof one): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let n = 0; n < TIMES; n++) {
    times[0].push(await timeOf(await one()))
    times[1].push(await timeOf(await other()))
  }
  const middle = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!
  return [middle(times[0]), middle(times[1])]
}

/** An answer to a sign-in with a wrong password, from an address of its own. */
const signIn = (email: string) => async () => {
  const body = { email_mobile: email, password: 'not the password 9' }
  const { status } = await fire(server(), accounts.login, { body })
  expect(status).toBe(401)
}
const forget = (email: string) => async () => {
  expect((await fire(server(), accounts.forgotPassword, { body: { email_mobile: email } })).status).toBe(200)
}

attack('how long an answer takes does not tell whether an account exists', {
  async control() {
    const hash = await hashPassword('correct horse 9')
    const hasty = (encoded: string | undefined) => async () => async () =>
      encoded !== undefined && (await verifyPassword(encoded, 'not the password 9'))
    const [known, unknown] = await medians(hasty(hash), hasty(undefined))
    expect(known - unknown).toBeGreaterThan(5)
    return `a check that skips the hash of nobody: ${known.toFixed(1)} and ${unknown.toFixed(1)} ms`
  },
  async attempt() {
    const cells: string[] = []
    for (const [name, ask] of Object.entries({ signIn, forget })) {
      const [known, unknown] = await medians(
        async () => ask((await givenUser(server())).email),
        async () => ask(someEmail()),
      )
      expect(Math.abs(known - unknown), `${name}: ${known} and ${unknown} ms`).toBeLessThan(mostApart(known))
      cells.push(`${name} ${known.toFixed(1)} and ${unknown.toFixed(1)} ms`)
    }
    return `medians of ${TIMES} with and ${TIMES} without an account: ${cells.join('; ')}`
  },
})

attack('every call of the contract is counted, and refused when there are too many', {
  async control() {
    const { config, log, vitals } = server().services
    const app = await makeApp({ config, log, vitals })
    app.get('/open', { config: { rateLimit: false } }, () => 'as often as you like')
    expect((await app.inject('/open')).headers['x-ratelimit-limit']).toBeUndefined()
    await app.close()
    return 'a route outside the limiter is seen by its headers'
  },
  async attempt() {
    const uncounted: string[] = []
    for (const { name, endpoint } of CALLS) {
      const params = Object.fromEntries(Object.keys(endpoint.params?.shape ?? {}).map((key) => [key, 'x']))
      const { headers } = await fire(server(), endpoint, { params })
      const most = Number(headers.get('x-ratelimit-limit'))
      if (most !== (endpoint.perMinute ?? 600)) uncounted.push(`${name}: ${most}`)
    }
    expect(uncounted).toEqual([])
    const headers = { 'x-forwarded-for': '192.0.2.1' }
    const statuses = await Promise.all(
      Array.from({ length: 25 }, async () => (await fire(server(), accounts.addEmail, { headers })).status),
    )
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    return `${CALLS.length} calls counted; of 25 sent at once to one of 5 a minute, 20 were refused`
  },
})
