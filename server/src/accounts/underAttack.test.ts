import { expect, test } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { givenUser, type Person } from '../testing/given.ts'
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
