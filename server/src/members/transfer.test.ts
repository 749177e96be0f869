import { expect, test } from 'vitest'
import { INVITATION_DAYS, members } from '@portico/contract/members.ts'
import { sql } from '../core/db/database.ts'
import { handClock } from '../testing/clock.ts'
import { givenMember, givenPage, type Venue } from '../testing/given.ts'
import { lettersTo } from '../testing/outbox.ts'
import { sendFromAnywhere as send } from '../testing/sendFromAnywhere.ts'
import { useServer } from '../testing/server.ts'

const clock = handClock()
const server = useServer({ clock, config: { trustProxy: ['127.0.0.1'] } })

const offer = (page: Venue, uid: string, password = page.owner.password, token = page.token) =>
  send(server(), members.transfer, { body: { page_id: page.eid, uid, password } }, { token })
const accept = (page: Venue, token: string) =>
  send(server(), members.acceptTransfer, { body: { page_id: page.eid } }, { token })
const end = (page: Venue, token: string) =>
  send(server(), members.endTransfer, { body: { page_id: page.eid } }, { token })
const roles = async (page: Venue, token: string) =>
  Object.fromEntries(
    (await send(server(), members.list, { query: { page_id: page.eid } }, { token })).rows.map(({ uid, role }) => [
      uid,
      role,
    ]),
  )

test('a page changes hands when its owner offers it and the other accepts, and never has two owners or none', async () => {
  const page = await givenPage(server())
  const staff = await givenMember(server(), page, 'staff')
  expect(await offer(page, staff.id)).toMatchObject({ uid: staff.id, displayName: 'Lan' })
  expect(await roles(page, page.token)).toEqual({ [page.owner.id]: 'owner', [staff.id]: 'staff' })
  const { rows } = await send(server(), members.waiting, {}, { token: staff.token })
  expect(rows).toEqual([expect.objectContaining({ kind: 'ownership', page_id: page.eid, role: 'owner', code: null })])
  expect(await accept(page, staff.pageToken)).toMatchObject({ uid: staff.id, role: 'owner', canReadIdentity: true })
  expect(await roles(page, page.token)).toEqual({ [page.owner.id]: 'manager', [staff.id]: 'owner' })
  await expect(accept(page, staff.pageToken)).rejects.toMatchObject({ code: 'transfer/not-found' })
})

test('it asks the owner’s password again, and only the owner can', async () => {
  const page = await givenPage(server())
  const manager = await givenMember(server(), page, 'manager')
  await expect(offer(page, manager.id, 'wrong')).rejects.toMatchObject({ status: 401, code: 'auth/wrong-password' })
  await expect(offer(page, manager.id, manager.password, manager.pageToken)).rejects.toMatchObject({ status: 403 })
  await expect(offer(page, page.owner.id)).rejects.toMatchObject({ code: 'member/rank' })
  await expect(accept(page, manager.pageToken)).rejects.toMatchObject({ status: 404, code: 'transfer/not-found' })
})

test('only who was asked can accept, in time, while the one who asked still owns the page', async () => {
  const page = await givenPage(server())
  const [asked, other] = [await givenMember(server(), page, 'staff'), await givenMember(server(), page, 'manager')]
  await offer(page, asked.id)
  for (const token of [other.pageToken, page.token])
    await expect(accept(page, token)).rejects.toMatchObject({ code: 'transfer/not-found' })
  await expect(end(page, other.pageToken)).rejects.toMatchObject({ code: 'transfer/not-found' })
  await end(page, asked.pageToken)
  await expect(accept(page, asked.pageToken)).rejects.toMatchObject({ code: 'transfer/not-found' })

  await offer(page, asked.id)
  await end(page, page.token)
  await expect(accept(page, asked.pageToken)).rejects.toMatchObject({ code: 'transfer/not-found' })

  await offer(page, asked.id)
  clock.advance(INVITATION_DAYS * 24 * 3600 + 1)
  const late = await server().services.tokens.signPage({ userId: asked.id, pageId: page.eid, family: asked.family })
  await expect(accept(page, late)).rejects.toMatchObject({ code: 'transfer/not-found' })
})

test('an offer ends when the one it was made to is removed', async () => {
  const page = await givenPage(server())
  const staff = await givenMember(server(), page, 'staff')
  await offer(page, staff.id)
  await send(server(), members.remove, { body: { page_id: page.eid, uid: staff.id } }, { token: page.token })
  const { transfer } = await send(server(), members.list, { query: { page_id: page.eid } }, { token: page.token })
  expect(transfer).toBeNull()
})

test('who is offered a page gets a letter in their own language, with the way to the answer', async () => {
  const page = await givenPage(server(), 'Quán Lá')
  const staff = await givenMember(server(), page, 'staff')
  await server().services.db.asSystem((tx) => tx.run(sql`update users set language = 'fr' where id = ${staff.id}`))
  await offer(page, staff.id)
  const letters = await lettersTo(server(), staff.email)
  expect(letters.map(({ subject }) => subject)).toEqual(['Lan souhaite vous céder Quán Lá'])
  expect(letters[0]!.text).toContain(`${server().services.config.publicUrl}/dashboard/my-pages`)
  expect(await lettersTo(server(), page.owner.email)).toEqual([])
})

test('anyone who has the page open hears of the offer, and of its end', async () => {
  const page = await givenPage(server())
  const staff = await givenMember(server(), page, 'staff')
  let heard = 0
  const stop = server().services.signals.subscribe(page.eid, (topic) => void (topic === 'members' && heard++))
  await offer(page, staff.id)
  await expect.poll(() => heard).toBe(1)
  await end(page, staff.pageToken)
  await expect.poll(() => heard).toBe(2)
  stop()
})
