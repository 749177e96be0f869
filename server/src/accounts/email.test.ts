import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { sql } from '../core/db/database.ts'
import { handClock } from '../testing/clock.ts'
import { givenUser, send, type Person } from '../testing/given.ts'
import { lettersTo } from '../testing/outbox.ts'
import { sendFromAnywhere } from '../testing/sendFromAnywhere.ts'
import { useServer } from '../testing/server.ts'

const clock = handClock()
const server = useServer({ clock, config: { trustProxy: ['127.0.0.1'] } })

/** Somebody who signed up with a phone. */
async function givenPhoneOwner(): Promise<Person> {
  const lan = await givenUser(server())
  const mobile = `+8490${randomInt(1_000_000, 9_999_999)}`
  await server().services.db.asSystem((tx) =>
    tx.run(sql`update users set email = null, mobile = ${mobile} where id = ${lan.id}`),
  )
  return lan
}

const add = ({ token, password }: Person, email: string, typed = password) =>
  sendFromAnywhere(server(), accounts.addEmail, { body: { email, password: typed } }, { token })
const confirm = ({ token }: Person, code: string) =>
  sendFromAnywhere(server(), accounts.confirmEmail, { body: { code } }, { token })
const addressOf = async ({ id, token }: Person) =>
  (await send(server(), accounts.read, { params: { userId: id } }, { token })).email_mobile

async function proofSentTo(email: string): Promise<string> {
  return /settings\?email=([\w-]+)/.exec((await lettersTo(server(), email)).at(-1)?.text ?? '')![1]!
}

test('an account made by mobile takes over an address once its owner has opened the mail, and signs in by it', async () => {
  const lan = await givenPhoneOwner()
  await add(lan, 'Lan.Moi@quanla.test')
  expect(await addressOf(lan)).toMatch(/^\+84/)
  await confirm(lan, await proofSentTo('lan.moi@quanla.test'))
  expect(await addressOf(lan)).toBe('lan.moi@quanla.test')
  const body = { email_mobile: 'lan.moi@quanla.test', password: lan.password }
  expect((await send(server(), accounts.login, { body })).data.id).toBe(lan.id)
  const { rows } = await send(server(), accounts.log, {}, { token: lan.token })
  expect(rows.map(({ event }) => event)).toContain('confirmEmail')
})

test('a link that proves an address is worth nothing to anybody else, twice, or after a day', async () => {
  const [lan, minh] = [await givenPhoneOwner(), await givenPhoneOwner()]
  await add(lan, 'lan2@quanla.test')
  const code = await proofSentTo('lan2@quanla.test')
  const refusal = { status: 400, code: 'auth/code-invalid' }
  await expect(confirm(minh, code)).rejects.toMatchObject(refusal)
  await expect(confirm(lan, `${code.slice(0, -4)}AAAA`)).rejects.toMatchObject(refusal)
  await confirm(lan, code)
  await expect(confirm(lan, code)).rejects.toMatchObject(refusal)
  await add(minh, 'minh2@quanla.test')
  const late = await proofSentTo('minh2@quanla.test')
  clock.advance(24 * 3600 + 1)
  const token = (await send(server(), accounts.login, { body: await named(minh) })).token
  await expect(confirm({ ...minh, token }, late)).rejects.toMatchObject(refusal)
})

test('a changed address counts once its mail was opened, the old one is notified, and a link for the change before is worth nothing', async () => {
  const lan = await givenUser(server())
  await add(lan, 'lan.first@quanla.test')
  await add(lan, 'lan.second@quanla.test')
  const [first, second] = [await proofSentTo('lan.first@quanla.test'), await proofSentTo('lan.second@quanla.test')]
  expect(await addressOf(lan)).toBe(lan.email)
  await confirm(lan, second)
  expect(await addressOf(lan)).toBe('lan.second@quanla.test')
  expect((await lettersTo(server(), lan.email)).at(-1)?.subject).toBe('E-mail đăng nhập Portico đã được đổi')
  await expect(confirm(lan, first)).rejects.toMatchObject({ status: 400, code: 'auth/code-invalid' })
})

test('signing out everywhere else leaves this device alone, and nothing of anybody else', async () => {
  const [lan, minh] = [await givenUser(server()), await givenUser(server())]
  const body = { email_mobile: lan.email, password: lan.password }
  const { token } = await sendFromAnywhere(server(), accounts.login, { body })
  await send(server(), accounts.endOtherSignIns, {}, { token })
  const list = (by: string) => send(server(), accounts.signIns, {}, { token: by })
  expect((await list(token)).rows).toMatchObject([{ current: true }])
  await expect(list(lan.token)).rejects.toMatchObject({ status: 401 })
  expect((await list(minh.token)).count).toBe(1)
})

test('the address one has already is no new one', async () => {
  const lan = await givenUser(server())
  await expect(add(lan, lan.email)).rejects.toMatchObject({ status: 400, fields: { email: expect.any(String) } })
})

test('an open browser alone adds no address: the password is asked for', async () => {
  const lan = await givenPhoneOwner()
  await expect(add(lan, 'thief@evil.test', 'not the password')).rejects.toMatchObject({
    status: 400,
    fields: { password: expect.any(String) },
  })
  expect(await lettersTo(server(), 'thief@evil.test')).toEqual([])
})

test('that somebody else has the address is shown to them alone', async () => {
  const [lan, other] = [await givenPhoneOwner(), await givenUser(server())]
  expect(await add(lan, other.email)).toEqual({})
  const letter = (await lettersTo(server(), other.email)).at(-1)!
  expect(letter.subject).toBe('Bạn đã có tài khoản Portico')
  expect(letter.text).not.toContain('settings?email=')
})

async function named({ id, password }: Person) {
  const found = await server().services.db.asSystem((tx) =>
    tx.first(sql<{ mobile: string }>`select mobile from users where id = ${id}`),
  )
  return { email_mobile: found!.mobile, password }
}
