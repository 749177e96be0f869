import { expect, test } from 'vitest'
import { guestRights } from '@portico/contract/guests.ts'
import { accessRules } from '@portico/contract/gateways/accessRules.ts'
import { members } from '@portico/contract/members.ts'
import { profiles } from '@portico/contract/profiles.ts'
import { sql } from '../core/db/database.ts'
import { mayContact } from '../guests/index.ts'
import { formStep, givenGateway, givenMember, givenPage, givenSteps, send, type Venue } from '../testing/given.ts'
import { randomMac } from '../testing/givenGuest.ts'
import { openPortal, post } from '../testing/portal.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const rows = <Row>(statement: ReturnType<typeof sql<Row>>) => server().services.db.asSystem((tx) => tx.rows(statement))

/** A venue and a guest who has passed its form, messages and all. */
async function givenGuest() {
  const page = await givenPage(server())
  await givenSteps(server(), page, [formStep({ name: 'optional', phone: 'required', email: 'optional' })])
  const gateway = await givenGateway(server(), page, { configuration: { loginUrl: 'http://10.0.0.1/login' } })
  const shown = await openPortal(server(), gateway, { mac: randomMac() })
  const told = { name: 'Linh', phone: '0912345678', email: 'linh@example.test' }
  await post(server(), shown.action, { ...told, terms: 'yes', marketing: 'yes', of_age: 'yes' })
  const [guest] = await rows(sql<{ id: string }>`select id from guests where page_id = ${page.eid}`)
  return { page, gateway, id: guest!.id }
}

const calls = (token: string, id: string) => ({
  show: () => send(server(), guestRights.show, { params: { id } }, { token }),
  copy: () => send(server(), guestRights.copy, { params: { id }, body: { language: 'en' } }, { token }),
  correct: (body: Parameters<typeof send<typeof guestRights.correct>>[2]['body']) =>
    send(server(), guestRights.correct, { params: { id }, body }, { token }),
  withdraw: (channel?: 'sms') => send(server(), guestRights.withdraw, { params: { id }, body: { channel } }, { token }),
  erase: () => send(server(), guestRights.erase, { params: { id } }, { token }),
})

const logged = (page: Venue) =>
  rows(sql<{ action: string; actor_kind: string; actor_id: string; subject: string }>`
    select action, actor_kind, actor_id, subject from audit_log
    where page_id = ${page.eid} and action like 'guests.%' order by id`)

test('a manager shows a guest all that is held of them, each consent with its words and where it was given', async () => {
  const { page, gateway, id } = await givenGuest()
  const { pageToken } = await givenMember(server(), page, 'manager')
  const held = await calls(pageToken, id).show()
  expect(held.profile).toMatchObject({ name: 'Linh', phone: '+84912345678', isPhoneVerified: false })
  expect(held.devices).toHaveLength(1)
  const sms = held.consents.find(({ channel }) => channel === 'sms')!
  expect(sms).toMatchObject({
    purpose: 'marketing',
    isGiven: true,
    version: 0,
    text: expect.stringContaining('Quán Lá'),
  })
  expect(sms.history).toEqual([expect.objectContaining({ isGiven: true, method: 'tick', mac: held.devices[0]!.mac })])
  expect(sms.history[0]!.hotspot).toBe(
    (await rows(sql<{ name: string }>`select name from gateways where id = ${gateway.id}`))[0]!.name,
  )
})

test('what a guest says is wrong is put right, by name in the log, and a new number is no longer proved', async () => {
  const { page, id } = await givenGuest()
  await rows(sql`update guests set phone_verified_at = now(), profile = '{"room":"12"}' where id = ${id} returning id`)
  await rows(sql`insert into guest_identities (page_id, kind, value, guest_id, verified_at)
    values (${page.eid}, 'phone', '+84912345678', ${id}, now()) returning kind`)
  const owner = calls(page.token, id)
  await expect(owner.correct({ phone: 'twelve' })).rejects.toMatchObject({
    status: 400,
    fields: { phone: expect.any(String) },
  })
  await expect(owner.correct({ email: '0912345678' })).rejects.toMatchObject({ fields: { email: expect.any(String) } })
  const held = await owner.correct({ phone: '0987 654 321', more: { room: '14', unknown: 'x' } })
  expect(held.profile).toMatchObject({
    name: 'Linh',
    phone: '+84987654321',
    isPhoneVerified: false,
    email: 'linh@example.test',
    more: { room: '14' },
  })
  expect(held.identities).toEqual([])
  expect((await owner.correct({ email: '', more: { room: '' } })).profile).toMatchObject({ email: null, more: {} })
  expect(await logged(page)).toEqual([
    { action: 'guests.correctFor', actorKind: 'user', actorId: page.owner.id, subject: id },
    { action: 'guests.correctFor', actorKind: 'user', actorId: page.owner.id, subject: id },
  ])
})

test('a consent taken back at the counter counts at once, in its channel only, and the first answer stays beside it', async () => {
  const { page, id } = await givenGuest()
  const may = (channel: string) =>
    server().services.db.asSystem((tx) => mayContact(tx, { pageId: page.eid, guestId: id }, 'marketing', channel))
  expect([await may('sms'), await may('email')]).toEqual([true, true])
  const held = await calls(page.token, id).withdraw('sms')
  expect([await may('sms'), await may('email')]).toEqual([false, true])
  const sms = held.consents.find(({ channel }) => channel === 'sms')!
  expect(sms.history.map(({ isGiven, method }) => [isGiven, method])).toEqual([
    [true, 'tick'],
    [false, 'counter'],
  ])
  await calls(page.token, id).withdraw()
  await calls(page.token, id).withdraw()
  expect(await may('email')).toBe(false)
  // The third took nothing back.
  expect((await logged(page)).map(({ action }) => action)).toEqual(['guests.withdrawFor', 'guests.withdrawFor'])
})

test('the copy to hand over can be read by a machine and by a person, and fetches nothing', async () => {
  const { page, id } = await givenGuest()
  const { data, html } = await calls(page.token, id).copy()
  expect(data).toMatchObject({ venue: 'Quán Lá', id, profile: { email: 'linh@example.test' } })
  expect(html).toContain('+84912345678')
  expect(html).not.toMatch(/<button|<script|src="|action="|href="(?!#)/)
  expect((await logged(page)).map(({ action }) => action)).toEqual(['guests.copyFor'])
})

test('an erased guest is gone for everybody, once, with the totals left standing', async () => {
  const { page, id } = await givenGuest()
  const owner = calls(page.token, id)
  await owner.erase()
  for (const ask of [owner.show, owner.erase, owner.copy])
    await expect(ask()).rejects.toMatchObject({ code: 'guest/not-found' })
  expect(await rows(sql`select name, phone, email from guests where id = ${id}`)).toEqual([
    { name: null, phone: null, email: null },
  ])
  expect(await rows(sql`select count(*)::int as n from visits where page_id = ${page.eid}`)).toEqual([{ n: 1 }])
  expect((await logged(page)).map(({ action }) => action)).toEqual(['guests.eraseFor'])
})

test('who is not to see personal data sees none of it, whatever their role; who only sees changes nothing', async () => {
  const { page, id } = await givenGuest()
  for (const role of ['editor', 'staff', 'analyst'] as const) {
    const { pageToken, id: uid } = await givenMember(server(), page, role)
    await expect(calls(pageToken, id).show()).rejects.toMatchObject({ code: 'auth/forbidden' })
    const change = { page_id: page.eid, uid, canReadIdentity: true }
    await send(server(), members.update, { body: change }, { token: page.token })
    expect((await calls(pageToken, id).show()).profile.name).toBe('Linh')
    for (const action of [calls(pageToken, id).copy, calls(pageToken, id).erase, calls(pageToken, id).withdraw])
      await expect(action()).rejects.toMatchObject({ code: 'auth/forbidden' })
  }
  const manager = await givenMember(server(), page, 'manager')
  const change = { page_id: page.eid, uid: manager.id, canReadIdentity: false }
  await send(server(), members.update, { body: change }, { token: page.token })
  for (const action of [calls(manager.pageToken, id).show, calls(manager.pageToken, id).erase])
    await expect(action()).rejects.toMatchObject({ code: 'auth/forbidden' })
})

test('nobody reaches the guests of another venue', async () => {
  const [mine, other] = [await givenPage(server()), await givenGuest()]
  for (const ask of Object.values(calls(mine.token, other.id)).filter((one) => one.length === 0))
    await expect((ask as () => Promise<unknown>)()).rejects.toMatchObject({ code: 'guest/not-found' })
})

test('what a member changes of a guest is kept with who did it, and told on the guest’s page', async () => {
  const { page, id } = await givenGuest()
  const { correct } = calls(page.token, id)
  await correct({ name: 'Linh Chi', language: 'en', add: { birthday: '1994-11-25', 'Ghế quen': 'Cạnh cửa sổ' } })
  const held = await correct({ more: { 'Ghế quen': 'Ngoài hiên' } })
  expect(held.profile).toMatchObject({ name: 'Linh Chi', language: 'en', more: { 'Ghế quen': 'Ngoài hiên' } })
  expect(held.edits[0]).toMatchObject({
    field: 'Ghế quen',
    before: 'Cạnh cửa sổ',
    after: 'Ngoài hiên',
    isByGuest: false,
  })
  const { rows: told } = await send(server(), profiles.timeline, { params: { id }, query: {} }, { token: page.token })
  expect(told.filter(({ kind }) => kind === 'edit')).toContainEqual(
    expect.objectContaining({ title: 'name', before: 'Linh', text: 'Linh Chi', by: 'Lan' }),
  )
  const bad: Record<string, string>[] = [
    { birthday: '31/02/1990' },
    { birthday: '1990-02-31' },
    { constructor: 'x' },
    { ['x'.repeat(41)]: 'y' },
  ]
  for (const add of bad) await expect(correct({ add })).rejects.toMatchObject({ status: 400 })
  const many = Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`k${n}`, 'v']))
  await expect(correct({ add: many })).rejects.toMatchObject({ code: 'request/too-many' })
})

test('of two who edit a guest at once, the second is warned and nothing is overwritten', async () => {
  const { page, id } = await givenGuest()
  const { show, correct } = calls(page.token, id)
  const { mark: seen } = await show()
  const ends = await Promise.allSettled([correct({ name: 'Liên', seen }), correct({ phone: '0987654321', seen })])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(correct({ name: 'Lý', seen })).rejects.toMatchObject({ code: 'guest/changed' })
  const { mark } = await show()
  await correct({ name: 'Lý', seen: mark })
})

test('a guest who is erased while somebody edits them is gone for the one who saves, and no edit is left', async () => {
  const { page, id } = await givenGuest()
  const { show, correct, erase } = calls(page.token, id)
  const { mark: seen } = await show()
  await correct({ name: 'Liên' })
  await erase()
  await expect(correct({ name: 'Lý', seen })).rejects.toMatchObject({ code: 'guest/not-found' })
  expect(await rows(sql`select 1 from guest_edits where page_id = ${page.eid}`)).toEqual([])
})

test('a block shows on the guest’s page, and is gone once it is lifted', async () => {
  const { page, id } = await givenGuest()
  const as = { token: page.token }
  const { show } = calls(page.token, id)
  const body = { kind: 'deny', guestId: id, reason: 'Làm ồn' } as const
  await send(server(), accessRules.create, { body }, as)
  const { rule } = await show()
  expect(rule).toMatchObject({ kind: 'deny', reason: 'Làm ồn', until: null })
  await send(server(), accessRules.remove, { params: { id: rule!.id } }, as)
  expect((await show()).rule).toBeNull()
})
