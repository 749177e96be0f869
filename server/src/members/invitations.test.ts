import { expect, test } from 'vitest'
import { audit } from '@portico/contract/audit.ts'
import { INVITATION_DAYS, members } from '@portico/contract/members.ts'
import { pages } from '@portico/contract/pages.ts'
import { query, sql } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import { readContent } from '../core/mail/queue.ts'
import { handClock } from '../testing/clock.ts'
import { givenMember, givenPage, givenUser, type Person, type Venue } from '../testing/given.ts'
import { sendFromAnywhere as send } from '../testing/sendFromAnywhere.ts'
import { useServer } from '../testing/server.ts'

const clock = handClock()
const server = useServer({ clock, config: { demo: true, trustProxy: ['127.0.0.1'] } })

const invite = (
  page: Venue,
  email_mobile: string,
  role: 'manager' | 'editor' | 'staff' | 'analyst' = 'staff',
  token = page.token,
) => send(server(), members.invite, { body: { page_id: page.eid, email_mobile, role } }, { token })
const waiting = (person: Person) => send(server(), members.waiting, {}, { token: person.token })
const accept = (person: Person, code: string) =>
  send(server(), members.accept, { body: { code } }, { token: person.token })
const list = (page: Venue) => send(server(), members.list, { query: { page_id: page.eid } }, { token: page.token })
const codeFor = async (person: Person) => (await waiting(person)).rows[0]!.code!

test('somebody with an account finds the invitation when they sign in, accepts, and works', async () => {
  const page = await givenPage(server())
  const lan = await givenUser(server())
  await invite(page, ` ${lan.email.toUpperCase()} `, 'editor')
  const { rows, count } = await waiting(lan)
  expect([count, rows[0]]).toEqual([
    1,
    expect.objectContaining({
      kind: 'invitation',
      page_id: page.eid,
      pageName: 'Quán Lá',
      from: 'Lan',
      role: 'editor',
    }),
  ])
  clock.advance(1)
  expect(await accept(lan, rows[0]!.code!)).toMatchObject({
    uid: lan.id,
    page_id: page.eid,
    role: 'editor',
    canReadIdentity: false,
  })
  expect(await waiting(lan)).toEqual({ rows: [], count: 0 })
  expect((await list(page)).rows.map(({ role }) => role)).toEqual(['owner', 'editor'])
  const log = await send(server(), audit.list, { query: { action: 'members' } }, { token: page.token })
  expect(log.rows.map(({ action }) => action)).toEqual(['members.accept', 'members.invite'])
})

test('a colleague of another page is invited by their id; they join when they accept', async () => {
  const page = await givenPage(server())
  const second = await send(server(), pages.create, { body: { name: 'Quán Hai' } }, { token: page.owner.token })
  const lan = await givenMember(server(), second, 'staff')
  const byId = (uid: string) =>
    send(server(), members.invite, { body: { page_id: page.eid, uid, role: 'editor' } }, { token: page.token })
  expect(await byId(lan.id)).toMatchObject({ email_mobile: lan.email, role: 'editor' })
  expect((await list(page)).rows).toHaveLength(1)
  expect(await accept(lan, await codeFor(lan))).toMatchObject({ page_id: page.eid, uid: lan.id, role: 'editor' })
  await expect(byId(lan.id)).rejects.toMatchObject({ code: 'member/duplicate', fields: { uid: expect.any(String) } })
})

test('an id tells nothing of a stranger: with or without an account, of a page one may not see, nobody is found', async () => {
  const page = await givenPage(server())
  const elsewhere = await givenPage(server())
  const workmate = await givenMember(server(), elsewhere, 'editor')
  const { db } = server().services
  const join = query.insertInto('members').values({ page_id: elsewhere.eid, user_id: page.owner.id, role: 'staff' })
  await db.asSystem((tx) => tx.run(join))
  const stranger = await givenUser(server())
  for (const uid of [stranger.id, newId(clock.now()), workmate.id, elsewhere.owner.id]) {
    const body = { page_id: page.eid, uid, role: 'staff' as const }
    const refusal = send(server(), members.invite, { body }, { token: page.token })
    await expect(refusal).rejects.toMatchObject({ status: 404, code: 'member/not-found' })
  }
})

test('an invitation names an address or a person, not neither and not both', async () => {
  const page = await givenPage(server())
  const ask = (who: { uid?: string; email_mobile?: string }) =>
    send(server(), members.invite, { body: { page_id: page.eid, role: 'staff', ...who } }, { token: page.token })
  await expect(ask({})).rejects.toMatchObject({ status: 400, fields: { email_mobile: expect.any(String) } })
  const both = ask({ uid: page.owner.id, email_mobile: 'me@example.test' })
  await expect(both).rejects.toMatchObject({ status: 400, fields: { uid: expect.any(String) } })
})

test('the answer is the same for a stranger and for somebody with an account', async () => {
  const page = await givenPage(server())
  const known = await givenUser(server())
  const [first, second] = [await invite(page, known.email), await invite(page, 'nobody@example.test')]
  const shape = ({ id, email_mobile, createdAt, expiresAt, ...rest }: typeof first) => ({
    ...rest,
    lasts: Date.parse(expiresAt) - Date.parse(createdAt),
    hasId: id.length,
    at: email_mobile.length > 3,
  })
  expect(shape(first)).toEqual(shape(second))
  expect(JSON.stringify([first, second])).not.toMatch(/[\w-]{43}/)
})

test('the letter goes to the invited address only, with a link that opens the door once', async () => {
  const page = await givenPage(server())
  const lan = await givenUser(server())
  const address = `new-${lan.email}`
  await invite(page, address)
  const { db, secrets, config } = server().services
  const [sent] = await db.asSystem((tx) =>
    tx.rows(sql<{ content: Buffer }>`select content from outbox where recipient = ${address}`),
  )
  const { mail } = readContent(secrets, sent!.content) as { mail: { text: string; subject: string } }
  expect(mail.subject).toBe('Lan invited you to join Quán Lá')
  const code = mail.text.split(`${config.publicUrl}/signin?invitation=`)[1]!.split(/\s/)[0]!
  expect(await accept(lan, code)).toMatchObject({ role: 'staff' })
  const minh = await givenUser(server())
  await expect(accept(minh, code)).rejects.toMatchObject({ status: 404, code: 'invitation/not-found' })
})

test('of ten who use one code at once a single one gets in', async () => {
  const page = await givenPage(server())
  const people = await Promise.all(Array.from({ length: 10 }, () => givenUser(server())))
  await invite(page, people[0]!.email)
  const code = await codeFor(people[0]!)
  const results = await Promise.allSettled(people.map((person) => accept(person, code)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await list(page)).count).toBe(2)
})

test('nobody sees what waits for another, nor what waits at an address that is not proved to be theirs', async () => {
  const page = await givenPage(server())
  const [lan, minh] = [await givenUser(server()), await givenUser(server())]
  await invite(page, lan.email)
  expect((await waiting(minh)).count).toBe(0)
  await server().services.db.asSystem((tx) => tx.run(sql`update users set activated_at = null where id = ${lan.id}`))
  expect((await waiting(lan)).count).toBe(0)
})

test('a guessed, withdrawn, replaced, declined or old code opens nothing', async () => {
  const page = await givenPage(server())
  const lan = await givenUser(server())
  const refused = async (code: string) =>
    expect(accept(lan, code)).rejects.toMatchObject({ status: 404, code: 'invitation/not-found' })
  await refused(`${'A'.repeat(22)}.${'A'.repeat(43)}`)
  await expect(accept(lan, `' or true --`)).rejects.toMatchObject({ status: 400 })

  const withdrawn = await invite(page, lan.email)
  const first = await codeFor(lan)
  await send(server(), members.withdraw, { params: { id: withdrawn.id } }, { token: page.token })
  await refused(first)
  expect((await list(page)).invitations).toEqual([])

  await invite(page, lan.email, 'staff')
  const replaced = await codeFor(lan)
  await invite(page, lan.email, 'analyst')
  await refused(replaced)
  expect((await list(page)).invitations.map(({ role }) => role)).toEqual(['analyst'])

  const declined = await codeFor(lan)
  await send(server(), members.decline, { body: { code: declined } }, { token: lan.token })
  await refused(declined)

  await invite(page, lan.email)
  const old = await codeFor(lan)
  clock.advance(INVITATION_DAYS * 24 * 3600 + 1)
  const { tokens } = server().services
  lan.token = await tokens.signUser({ userId: lan.id, family: lan.family })
  await refused(old)
})

test('an invitation to a page that was deleted meanwhile, or to a member, is none', async () => {
  const page = await givenPage(server())
  const lan = await givenUser(server())
  const staff = await givenMember(server(), page, 'staff')
  await expect(invite(page, staff.email.toUpperCase())).rejects.toMatchObject({ status: 409, code: 'member/duplicate' })
  await invite(page, lan.email)
  const code = await codeFor(lan)
  await server().services.db.asSystem((tx) => tx.run(sql`update pages set deleted_at = now() where id = ${page.eid}`))
  expect((await waiting(lan)).count).toBe(0)
  await expect(accept(lan, code)).rejects.toMatchObject({ status: 404 })
})

test('a member who accepts another invitation keeps the role they have', async () => {
  const page = await givenPage(server())
  const manager = await givenMember(server(), page, 'manager')
  await invite(page, 'other@example.test', 'analyst')
  const { services } = server()
  const [sent] = await services.db.asSystem((tx) =>
    tx.rows(sql<{ content: Buffer }>`select content from outbox where recipient = 'other@example.test'`),
  )
  const code = /invitation=([\w-]{22}\.[\w-]{43})/.exec(
    JSON.stringify(readContent(services.secrets, sent!.content)),
  )![1]!
  expect(await accept(manager, code)).toMatchObject({ role: 'manager' })
})

test('a manager withdraws only what a manager may give', async () => {
  const page = await givenPage(server())
  const manager = await givenMember(server(), page, 'manager')
  const high = await invite(page, 'high@example.test', 'manager')
  const low = await invite(page, 'low@example.test', 'staff')
  const withdraw = (id: string) => send(server(), members.withdraw, { params: { id } }, { token: manager.pageToken })
  await expect(withdraw(high.id)).rejects.toMatchObject({ status: 403, code: 'member/rank' })
  expect(await withdraw(low.id)).toEqual({ id: low.id })
})

test('mobile numbers are invited by text message; what is neither mobile nor e-mail is refused', async () => {
  const page = await givenPage(server())
  expect((await invite(page, '0912 345 678')).email_mobile).toBe('+84912345678')
  const { db } = server().services
  expect(await db.asSystem((tx) => tx.first(sql`select channel from outbox where recipient = '+84912345678'`))).toEqual(
    { channel: 'sms' },
  )
  for (const bad of ['lan', 'a@b', '12', 'x y@z.test', '@'])
    await expect(invite(page, bad)).rejects.toMatchObject({ status: 400, fields: { email_mobile: expect.any(String) } })
})

test('anyone who holds a code reads what it is for before signing in, and of one that is over how it ended', async () => {
  const page = await givenPage(server())
  const lan = await givenUser(server())
  const look = (code: string) => send(server(), members.look, { body: { code } })
  const made = await invite(page, lan.email)
  const code = await codeFor(lan)
  expect(await look(code)).toEqual({
    state: 'open',
    invitation: { pageName: 'Quán Lá', from: 'Lan', role: 'staff', email_mobile: lan.email },
  })
  await send(server(), members.withdraw, { params: { id: made.id } }, { token: page.token })
  expect(await look(code)).toEqual({ state: 'withdrawn', invitation: null })
  await invite(page, lan.email)
  const late = await codeFor(lan)
  clock.advance(INVITATION_DAYS * 24 * 3600 + 1)
  expect(await look(late)).toEqual({ state: 'expired', invitation: null })
  await expect(look(`${'A'.repeat(22)}.${'A'.repeat(43)}`)).rejects.toMatchObject({
    status: 404,
    code: 'invitation/not-found',
  })
})

test('an invitation that is sent again lasts seven days from then, with the same link', async () => {
  const page = await givenPage(server())
  const lan = await givenUser(server())
  const { id, expiresAt } = await invite(page, lan.email)
  const code = await codeFor(lan)
  clock.advance(60)
  const again = await send(server(), members.resend, { params: { id } }, { token: page.token })
  expect(Date.parse(again.expiresAt) - Date.parse(expiresAt)).toBe(60_000)
  const { db } = server().services
  const letters = await db.asSystem((tx) => tx.rows(sql`select 1 from outbox where recipient = ${lan.email}`))
  expect(letters).toHaveLength(2)
  expect(await codeFor(lan)).toBe(code)
})

test('the inviter takes the link to hand it over by another way; it opens the door once', async () => {
  const page = await givenPage(server())
  const { id } = await invite(page, `technician-${newId(clock.now())}@example.test`)
  const { url } = await send(server(), members.link, { params: { id } }, { token: page.token })
  const code = new URL(url).searchParams.get('invitation')!
  const minh = await givenUser(server())
  expect(await accept(minh, code)).toMatchObject({ uid: minh.id, role: 'staff' })
  const over = send(server(), members.link, { params: { id } }, { token: page.token })
  await expect(over).rejects.toMatchObject({ code: 'invitation/not-found' })
})

test('a manager gets no link to a role they cannot give', async () => {
  const page = await givenPage(server())
  const manager = await givenMember(server(), page, 'manager')
  const { id } = await invite(page, `second-${newId(clock.now())}@example.test`, 'manager')
  for (const call of [members.link, members.resend]) {
    const refused = send(server(), call, { params: { id } }, { token: manager.pageToken })
    await expect(refused).rejects.toMatchObject({ code: 'member/rank' })
  }
})
