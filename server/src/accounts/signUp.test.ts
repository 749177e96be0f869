import { randomBytes, randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { sql } from '../core/db/database.ts'
import { handClock } from '../testing/clock.ts'
import { givenUser, send } from '../testing/given.ts'
import { codeTo, lettersTo } from '../testing/outbox.ts'
import { useServer } from '../testing/server.ts'

const clock = handClock()
const server = useServer({ clock, config: { demo: true } })
const PASSWORD = 'hoa giấy ngoài hiên'

const someEmail = () => `${randomBytes(5).toString('hex')}@example.test`
const someMobile = () => `+8490${randomInt(1_000_000, 9_999_999)}`
const fields = (email_mobile: string, more: object = {}) => ({
  displayName: 'Trần Thu Hiên',
  email_mobile,
  password: PASSWORD,
  terms: true as const,
  language: 'vi' as const,
  ...more,
})
const signUp = (email_mobile: string, more: object = {}) => {
  clock.advance(1)
  return send(server(), accounts.signUp, { body: fields(email_mobile, more) })
}
const login = (email_mobile: string, password = PASSWORD) =>
  send(server(), accounts.login, { body: { email_mobile, password } })
const activate = (body: { code: string; email_mobile?: string; password?: string }) =>
  send(server(), accounts.activate, { body: { password: PASSWORD, ...body } })
const INVALID = { status: 400, code: 'auth/code-invalid' }

test('a new owner signs up, opens the link in the mail and signs in', async () => {
  const email = someEmail()
  expect(await signUp(` ${email.toUpperCase()}`)).toEqual({ channel: 'email' })
  const [letter] = await lettersTo(server(), email)
  expect(letter).toMatchObject({ subject: 'Kích hoạt tài khoản Portico' })
  expect(letter!.text).toContain('Trần Thu Hiên')
  expect(letter!.text).toContain(`${server().services.config.publicUrl}/activate/`)
  await expect(login(email)).rejects.toMatchObject({ status: 403, code: 'auth/not-activated' })
  await expect(login(email, 'something else')).rejects.toMatchObject({ status: 401, code: 'auth/wrong-password' })
  await activate({ code: await codeTo(server(), email) })
  expect((await login(email)).data).toMatchObject({ displayName: 'Trần Thu Hiên', email_mobile: email, group_id: 1 })
})

test('a link works once, and not after a day', async () => {
  const [first, second] = [someEmail(), someEmail()]
  await signUp(first)
  const code = await codeTo(server(), first)
  await activate({ code })
  await expect(activate({ code })).rejects.toMatchObject(INVALID)
  await signUp(second)
  clock.advance(24 * 3600 + 1)
  await expect(activate({ code: await codeTo(server(), second) })).rejects.toMatchObject(INVALID)
  await expect(login(second)).rejects.toMatchObject({ code: 'auth/not-activated' })
})

test('of two who open one link at once, one is let in', async () => {
  const email = someEmail()
  await signUp(email)
  const code = await codeTo(server(), email)
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => activate({ code })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('asking again sends a new link, and the one before works too, until either is used', async () => {
  const email = someEmail()
  await signUp(email)
  const before = await codeTo(server(), email)
  clock.advance(1)
  expect(await send(server(), accounts.resendActivation, { body: { email_mobile: email } })).toEqual({
    channel: 'email',
  })
  const after = await codeTo(server(), email)
  expect(after).not.toBe(before)
  await activate({ code: before })
  await expect(activate({ code: after })).rejects.toMatchObject(INVALID)
})

test('a link opened in another browser asks for the password of the sign-up, and stays good until it is right', async () => {
  const email = someEmail()
  await signUp(email)
  const code = await codeTo(server(), email)
  const tries = [
    [{ code }, 'Please fill this in.'],
    [{ code, password: 'something else' }, 'Your current password is not correct.'],
  ] as const
  for (const [body, password] of tries)
    await expect(send(server(), accounts.activate, { body })).rejects.toMatchObject({
      status: 400,
      fields: { password },
    })
  await activate({ code })
  await login(email)
})

test('a link activates the password of the person who opens it, not one that a stranger typed before', async () => {
  const email = someEmail()
  await signUp(email, { password: 'the stranger’s own words' })
  const stale = await codeTo(server(), email)
  await signUp(email)
  await activate({ code: stale })
  await expect(activate({ code: await codeTo(server(), email) })).rejects.toMatchObject(INVALID)
  await expect(login(email, 'the stranger’s own words')).rejects.toMatchObject({ code: 'auth/wrong-password' })
  await login(email)
})

test('signing up with the address of an owner looks the same, changes nothing and tells the owner', async () => {
  const lan = await givenUser(server())
  const taken = await raw('/auth/signup', fields(lan.email))
  const free = await raw('/auth/signup', fields(someEmail()))
  expect(taken).toEqual(free)
  const letters = await lettersTo(server(), lan.email)
  expect(letters.map(({ subject }) => subject)).toEqual(['Bạn đã có tài khoản Portico'])
  expect(letters[0]!.text).toContain('Chào Lan')
  expect(letters[0]!.text).not.toMatch(/\/(activate|reset-password)\//)
  await expect(login(lan.email)).rejects.toMatchObject({ code: 'auth/wrong-password' })
  await login(lan.email, lan.password)
})

test.each([['/auth/activation/resend'], ['/auth/forgot-password']])(
  '%s answers the same for an owner and for nobody, and writes as much',
  async (path) => {
    const lan = await givenUser(server())
    const count = async () =>
      (await server().services.db.asSystem((tx) => tx.first(sql<{ n: number }>`select count(*) as n from outbox`)))!.n
    const before = await count()
    const known = await raw(path, { email_mobile: lan.email })
    const between = await count()
    const unknown = await raw(path, { email_mobile: someEmail() })
    expect(unknown).toEqual(known)
    expect([between - before, (await count()) - between]).toEqual([1, 1])
  },
)

test('a mobile number is proved by six digits, within ten minutes', async () => {
  const [mobile, slow] = [someMobile(), someMobile()]
  expect(await signUp(`0${mobile.slice(3)}`)).toEqual({ channel: 'mobile' })
  const code = await codeTo(server(), mobile)
  expect(code).toMatch(/^\d{6}$/)
  await expect(activate({ code, email_mobile: someMobile() })).rejects.toMatchObject(INVALID)
  await activate({ code, email_mobile: mobile })
  await expect(activate({ code, email_mobile: mobile })).rejects.toMatchObject(INVALID)
  expect((await login(mobile)).data.email_mobile).toBe(mobile)
  await signUp(slow)
  clock.advance(601)
  await expect(activate({ code: await codeTo(server(), slow), email_mobile: slow })).rejects.toMatchObject(INVALID)
})

test('after five wrong guesses the right digits no longer count', async () => {
  const mobile = someMobile()
  await signUp(mobile)
  const code = await codeTo(server(), mobile)
  const wrong = code === '111111' ? '222222' : '111111'
  for (let n = 0; n < 5; n++)
    await expect(activate({ code: wrong, email_mobile: mobile })).rejects.toMatchObject(INVALID)
  await expect(activate({ code, email_mobile: mobile })).rejects.toMatchObject(INVALID)
})

test('digits sent to a number are no link, and a link is stored by its hash only', async () => {
  const [mobile, email] = [someMobile(), someEmail()]
  await signUp(mobile)
  await expect(activate({ code: await codeTo(server(), mobile) })).rejects.toMatchObject(INVALID)
  await signUp(email)
  const code = await codeTo(server(), email)
  const dump = await server().services.db.asSystem((tx) =>
    tx.rows(
      sql<{
        row: string
      }>`select account_codes::text as row from account_codes union all select outbox::text from outbox`,
    ),
  )
  expect(dump.length).toBeGreaterThan(2)
  const hex = Buffer.from(code).toString('hex')
  for (const { row } of dump) expect(row.includes(code) || row.includes(hex)).toBe(false)
})

test.each([
  ['no terms', { terms: false }, { terms: 'You need to agree to the terms of use.' }],
  ['a short name', { displayName: 'Lan' }, { displayName: 'Enter at least 5 characters.' }],
  ['a name with a web address', { displayName: 'evil.example buy' }, { displayName: 'Use letters and digits only.' }],
  ['a short password', { password: 'seven77' }, { password: 'Enter at least 8 characters.' }],
  [
    'a password everybody has',
    { password: 'Password123!' },
    { password: 'This password is too easy to guess. Choose a few unrelated words.' },
  ],
  [
    'a password that is their name',
    { password: 'tranthuhien1' },
    { password: 'This password is too easy to guess. Choose a few unrelated words.' },
  ],
  ['something that is no address', { email_mobile: 'lan@' }, { email_mobile: 'This value is not valid.' }],
  ['a premium number', { email_mobile: '+84 1900 1234' }, { email_mobile: 'This value is not valid.' }],
  ['a number of another country', { email_mobile: '+44 7911 123456' }, { email_mobile: 'This value is not valid.' }],
])('%s is refused beside its field', async (_what, more, expected) => {
  const answer = await raw('/auth/signup', fields(someEmail(), more))
  expect(answer.status).toBe(400)
  expect(Object.keys((answer.body as { fields: object }).fields)).toEqual(Object.keys(expected))
  const sentence = Object.values((answer.body as { fields: Record<string, string> }).fields)[0]
  expect(sentence).toBe(Object.values(expected)[0])
})

test('nobody’s mailbox can be flooded: the sixth mail in an hour is refused, to anybody alike', async () => {
  const lan = await givenUser(server())
  for (const address of [lan.email, someEmail()]) {
    for (let n = 0; n < 5; n++) expect((await raw('/auth/forgot-password', { email_mobile: address })).status).toBe(200)
    expect((await raw('/auth/forgot-password', { email_mobile: address })).status).toBe(429)
  }
  clock.advance(3601)
  expect((await raw('/auth/forgot-password', { email_mobile: lan.email })).status).toBe(200)
})

test('an account that was closed cannot be opened again by its old ways', async () => {
  const lan = await givenUser(server())
  await server().services.db.asSystem((tx) => tx.run(sql`update users set is_active = false where id = ${lan.id}`))
  await expect(login(lan.email, lan.password)).rejects.toMatchObject({ code: 'auth/wrong-password' })
  await raw('/auth/activation/resend', { email_mobile: lan.email })
  await raw('/auth/forgot-password', { email_mobile: lan.email })
  expect(await lettersTo(server(), lan.email)).toEqual([])
})

/** The whole answer but what differs between any two. */
async function raw(path: string, body: object) {
  const response = await fetch(server().apiUrl + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify(body),
  })
  const headers = Object.fromEntries(
    [...response.headers]
      .filter(([name]) => !/^(date|x-ratelimit-.*|content-length)$/.test(name))
      .map(([name, value]) => [name, value.replace(/^(portico-signup)=[\w-]{43};/, '$1=…;')]),
  )
  return { status: response.status, headers, body: await response.json() }
}
