import { expect, test } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { sql } from '../core/db/database.ts'
import { givenUser, send as sendFromHere, type Person } from '../testing/given.ts'
import { sendFromAnywhere as send } from '../testing/sendFromAnywhere.ts'
import { useServer } from '../testing/server.ts'

const server = useServer({ config: { trustProxy: ['127.0.0.1'] } })

/** Guesses that are judged at once; more are held back. */
const FREE = 20
const HELD = 6

const login = ({ email }: Person, password: string) =>
  send(server(), accounts.login, { body: { email_mobile: email, password } })
const guess = (person: Person) => login(person, 'a guess').catch(({ code }: { code: string }) => code)

test('while guesses at one account are held back, everybody else signs in', async () => {
  const [lan, minh] = [await givenUser(server()), await givenUser(server())]
  for (let n = 0; n < FREE; n++) expect(await guess(lan)).toBe('auth/wrong-password')
  const judged: string[] = []
  const held = Array.from({ length: HELD }, async () => judged.push(String(await guess(lan))))
  expect(await login(minh, minh.password)).toMatchObject({ token: expect.any(String) })
  expect(judged.length).toBeLessThan(HELD)
  await Promise.all(held)
  expect(judged).toEqual(held.map(() => 'auth/wrong-password'))
})

test('a flood of guesses that are refused takes no connection from others', async () => {
  const [lan, minh] = [await givenUser(server()), await givenUser(server())]
  const body = { email_mobile: lan.email, password: 'a guess' }
  const guessFromHere = () =>
    sendFromHere(server(), accounts.login, { body }).catch(({ code }: { code: string }) => code)
  for (let n = 0; n < 10; n++) expect(await guessFromHere()).toBe('auth/wrong-password')
  const [locked, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // Somebody else writes to the account's log at the moment.
  const writing = server().services.db.asSystem(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`refused ${lan.id}`}, 0))`)
    locked.resolve()
    await over.promise
  })
  await locked.promise
  const flood = await Promise.all(Array.from({ length: 40 }, guessFromHere))
  expect(new Set(flood)).toEqual(new Set(['request/too-many']))
  expect(await login(minh, minh.password)).toMatchObject({ token: expect.any(String) })
  over.resolve()
  await writing
})
