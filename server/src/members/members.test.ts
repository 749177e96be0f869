import { expect, test } from 'vitest'
import { ROLES } from '@portico/contract/access.ts'
import { accounts } from '@portico/contract/accounts.ts'
import { sessions } from '@portico/contract/gateways.ts'
import { type ApiError } from '@portico/contract/http/client.ts'
import { members } from '@portico/contract/members.ts'
import { pages } from '@portico/contract/pages.ts'
import { givenGateway, givenMember, givenPage, givenUser, send } from '../testing/given.ts'
import { givenGuestAtDoor, givenSession } from '../testing/givenGuest.ts'
import { useServer } from '../testing/server.ts'

const server = useServer()
const BELOW_MANAGER = ['editor', 'staff', 'analyst'] as const
type Body<E extends { body: { _zod: { input: unknown } } }> = E['body']['_zod']['input']

const list = (page: { eid: string }, token: string) =>
  send(server(), members.list, { query: { page_id: page.eid } }, { token })
const update = (token: string, body: Body<typeof members.update>) => send(server(), members.update, { body }, { token })
const remove = (token: string, body: Body<typeof members.remove>) => send(server(), members.remove, { body }, { token })
const leave = (token: string, page_id: string) => send(server(), members.leave, { body: { page_id } }, { token })

test('owner and manager see who works here; the others do not', async () => {
  const page = await givenPage(server())
  const people = {
    manager: await givenMember(server(), page, 'manager'),
    staff: await givenMember(server(), page, 'staff'),
  }
  await send(server(), sessions.online, {}, { token: people.staff.pageToken })
  for (const token of [page.token, people.manager.pageToken]) {
    const { rows, count, invitations, transfer } = await list(page, token)
    expect(rows.map(({ role, canReadIdentity }) => [role, canReadIdentity])).toEqual([
      ['owner', true],
      ['manager', true],
      ['staff', false],
    ])
    expect(rows[2]).toMatchObject({
      uid: people.staff.id,
      displayName: 'Lan',
      email_mobile: people.staff.email,
      lastActiveAt: expect.any(String),
    })
    expect([count, invitations, transfer]).toEqual([3, [], null])
  }
  await expect(list(page, people.staff.pageToken)).rejects.toMatchObject({ status: 403 })
})

test('a page named beside the token must be the token’s own; any other does not exist', async () => {
  const [page, other] = [await givenPage(server()), await givenPage(server())]
  const body = { page_id: other.eid, uid: other.owner.id }
  const tries = [
    () => list(other, page.token),
    () => update(page.token, { ...body, role: 'staff' }),
    () => remove(page.token, body),
    () =>
      send(
        server(),
        members.invite,
        { body: { page_id: other.eid, email_mobile: 'me@example.test', role: 'manager' } },
        { token: page.token },
      ),
    () => send(server(), members.transfer, { body: { ...body, password: page.owner.password } }, { token: page.token }),
    () => send(server(), members.acceptTransfer, { body: { page_id: other.eid } }, { token: page.token }),
    () => send(server(), members.endTransfer, { body: { page_id: other.eid } }, { token: page.token }),
  ]
  for (const tried of tries) await expect(tried()).rejects.toMatchObject({ status: 404, code: 'page/not-found' })
  await expect(update(page.token, { page_id: page.eid, uid: other.owner.id, role: 'staff' })).rejects.toMatchObject({
    status: 404,
    code: 'member/not-found',
  })
})

test('only the owner makes a manager, and nobody makes an owner or lifts themselves', async () => {
  const page = await givenPage(server())
  const manager = await givenMember(server(), page, 'manager')
  const staff = await givenMember(server(), page, 'staff')
  const page_id = page.eid
  await expect(update(manager.pageToken, { page_id, uid: staff.id, role: 'manager' })).rejects.toMatchObject({
    status: 403,
    code: 'member/rank',
  })
  await expect(
    send(
      server(),
      members.invite,
      { body: { page_id, email_mobile: 'a@example.test', role: 'manager' } },
      { token: manager.pageToken },
    ),
  ).rejects.toMatchObject({ code: 'member/rank' })
  await expect(update(page.token, { page_id, uid: staff.id, role: 'owner' as never })).rejects.toMatchObject({
    status: 400,
  })
  await expect(update(manager.pageToken, { page_id, uid: manager.id, role: 'editor' })).rejects.toMatchObject({
    code: 'member/rank',
  })
  await expect(update(page.token, { page_id, uid: page.owner.id, role: 'staff' })).rejects.toMatchObject({
    code: 'member/rank',
  })
  await expect(update(staff.pageToken, { page_id, uid: staff.id, role: 'editor' })).rejects.toMatchObject({
    status: 403,
    code: 'auth/forbidden',
  })
  expect(await update(page.token, { page_id, uid: staff.id, role: 'manager' })).toMatchObject({
    role: 'manager',
    canReadIdentity: true,
  })
})

test.each(ROLES)('a manager touches nobody of equal or higher rank, and may give what is below: %s', async (role) => {
  const page = await givenPage(server())
  const manager = await givenMember(server(), page, 'manager')
  const other = await givenMember(server(), page, role)
  for (const given of BELOW_MANAGER) {
    const change = () => update(manager.pageToken, { page_id: page.eid, uid: other.id, role: given })
    if (role === 'owner' || role === 'manager')
      await expect(change()).rejects.toMatchObject({ status: 403, code: 'member/rank' })
    else expect((await change()).role).toBe(given)
  }
  await expect(remove(manager.pageToken, { page_id: page.eid, uid: other.id })).rejects.toMatchObject({ status: 403 })
})

test('the owner removes anybody below, everybody may leave, the last owner may not', async () => {
  const page = await givenPage(server())
  const page_id = page.eid
  for (const role of ['manager', ...BELOW_MANAGER] as const) {
    const [sacked, leaver] = [await givenMember(server(), page, role), await givenMember(server(), page, role)]
    expect(await remove(page.token, { page_id, uid: sacked.id })).toEqual({ page_id, uid: sacked.id })
    await expect(remove(leaver.pageToken, { page_id, uid: sacked.id })).rejects.toMatchObject({ status: 403 })
    await leave(leaver.pageToken, page_id)
    await expect(
      send(server(), pages.read, { params: { eid: page_id } }, { token: leaver.token }),
    ).rejects.toMatchObject({ status: 404 })
  }
  for (const last of [() => remove(page.token, { page_id, uid: page.owner.id }), () => leave(page.token, page_id)])
    await expect(last()).rejects.toMatchObject({ status: 409, code: 'member/last-owner' })
  expect((await list(page, page.token)).rows.map(({ role }) => role)).toEqual(['owner'])
})

test('of two owners who leave in the same moment one stays, and neither removes the other', async () => {
  for (let round = 0; round < 5; round++) {
    const page = await givenPage(server())
    const second = await givenMember(server(), page, 'owner')
    await expect(remove(page.token, { page_id: page.eid, uid: second.id })).rejects.toMatchObject({
      code: 'member/rank',
    })
    const left = await Promise.allSettled([leave(page.token, page.eid), leave(second.pageToken, page.eid)])
    const outcomes = left.map((one) => (one.status === 'fulfilled' ? 'left' : (one.reason as ApiError).code))
    expect(outcomes.toSorted()).toEqual(['left', 'member/last-owner'])
  }
})

test('guests’ names are masked for anyone who has no switch for them, at once when it is turned', async () => {
  const page = await givenPage(server())
  const gateway = await givenGateway(server(), page)
  await givenSession(server(), gateway, { guest: await givenGuestAtDoor(server(), gateway, { name: 'Nguyễn Linh' }) })
  const staff = await givenMember(server(), page, 'staff')
  const manager = await givenMember(server(), page, 'manager')
  const nameFor = async (token: string) => (await send(server(), sessions.online, {}, { token })).rows[0]!.guestName
  expect([await nameFor(page.token), await nameFor(manager.pageToken), await nameFor(staff.pageToken)]).toEqual([
    'Nguyễn Linh',
    'Nguyễn Linh',
    'N***',
  ])
  const page_id = page.eid
  expect((await update(page.token, { page_id, uid: staff.id, canReadIdentity: true })).canReadIdentity).toBe(true)
  expect(await nameFor(staff.pageToken)).toBe('Nguyễn Linh')
  await update(page.token, { page_id, uid: manager.id, canReadIdentity: false })
  expect(await nameFor(manager.pageToken)).toBe('N***')
  await expect(
    update(manager.pageToken, { page_id, uid: staff.id, canReadIdentity: true }),
    'nobody opens what is closed to them',
  ).rejects.toMatchObject({ status: 403 })
  expect(
    (await update(page.token, { page_id, uid: staff.id, role: 'editor' })).canReadIdentity,
    'a new role starts over',
  ).toBe(false)
})

test('a role taken away is felt on the very next call, by the tokens handed out before', async () => {
  const page = await givenPage(server())
  const manager = await givenMember(server(), page, 'manager')
  const rename = () =>
    send(server(), pages.update, { params: { eid: page.eid }, body: { title: 'Xin chào' } }, { token: manager.token })
  await rename()
  await update(page.token, { page_id: page.eid, uid: manager.id, role: 'analyst' })
  await expect(rename()).rejects.toMatchObject({ status: 403 })
  await expect(list(page, manager.pageToken)).rejects.toMatchObject({ status: 403 })
  await remove(page.token, { page_id: page.eid, uid: manager.id })
  await expect(rename()).rejects.toMatchObject({ status: 404 })
  await expect(send(server(), sessions.online, {}, { token: manager.pageToken })).rejects.toMatchObject({
    status: 401,
    code: 'auth/expired',
  })
  await expect(
    send(server(), accounts.pageToken, { body: { pageId: page.eid } }, { token: manager.token }),
  ).rejects.toMatchObject({ status: 404 })
})

test('a stranger with a page token of their own making is nobody', async () => {
  const page = await givenPage(server())
  const stranger = await givenUser(server())
  await expect(list(page, stranger.token)).rejects.toMatchObject({ status: 401 })
})
