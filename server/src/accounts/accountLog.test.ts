import { expect, test } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { sql } from '../core/db/database.ts'
import { handClock } from '../testing/clock.ts'
import { givenUser, send as sendFromHere, type Person } from '../testing/given.ts'
import { sendFromAnywhere as send } from '../testing/sendFromAnywhere.ts'
import { useServer } from '../testing/server.ts'

const clock = handClock()
const server = useServer({ clock, config: { trustProxy: ['127.0.0.1'] } })

const login = ({ email }: Person, password: string) =>
  send(server(), accounts.login, { body: { email_mobile: email, password } })
const eventsOf = async ({ token }: Person) =>
  (await send(server(), accounts.log, {}, { token })).rows.map(({ event }) => event)

test('an owner reads who came in, who was refused and what was changed, each from where', async () => {
  const lan = await givenUser(server())
  await login(lan, lan.password)
  clock.advance(1)
  await expect(login(lan, 'a wrong one')).rejects.toMatchObject({ code: 'auth/wrong-password' })
  await expect.poll(() => eventsOf(lan)).toEqual(['loginFailed', 'login'])
  const { rows } = await send(server(), accounts.log, {}, { token: lan.token })
  expect(rows[0]).toMatchObject({ at: clock.now().toISOString(), address: expect.stringMatching(/^10\./) })
  clock.advance(1)
  const body = { current: lan.password, password: 'sáu con mèo ngủ trưa' }
  await send(server(), accounts.changePassword, { body }, { token: lan.token })
  expect(await eventsOf(lan)).toEqual(['changePassword', 'loginFailed', 'login'])
})

test('somebody who keeps guessing is reported once, not once a guess', async () => {
  const lan = await givenUser(server())
  const codes: string[] = []
  const body = { email_mobile: lan.email, password: 'a wrong one' }
  // From one network: addresses of anywhere leave it now and then.
  for (let tries = 0; tries < 14; tries++)
    await sendFromHere(server(), accounts.login, { body }).catch(({ code }: { code: string }) => codes.push(code))
  expect(codes.filter((code) => code === 'request/too-many')).toHaveLength(4)
  await expect.poll(async () => (await eventsOf(lan)).length).toBe(11)
  expect((await eventsOf(lan)).filter((event) => event === 'loginThrottled')).toHaveLength(1)
})

test('nobody reads the log of another, and a name nobody has leaves nothing', async () => {
  const [lan, minh] = [await givenUser(server()), await givenUser(server())]
  await login(lan, lan.password)
  expect(await eventsOf(minh)).toEqual([])
  const counted = () =>
    server().services.db.asSystem((tx) => tx.first(sql<{ n: number }>`select count(*) as n from account_log`))
  const before = await counted()
  await expect(login({ ...lan, email: 'nobody@example.test' }, 'x')).rejects.toMatchObject({ status: 401 })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await counted()).toEqual(before)
})

test('mail is written in the language the user chose', async () => {
  const lan = await givenUser(server())
  await send(server(), accounts.setLanguage, { body: { language: 'fr' } }, { token: lan.token })
  const stored = await server().services.db.asSystem((tx) =>
    tx.first(sql<{ language: string }>`select language from users where id = ${lan.id}`),
  )
  expect(stored).toEqual({ language: 'fr' })
})
