import { afterAll, beforeAll, expect, test } from 'vitest'
import { zalo } from '@portico/contract/zalo.ts'
import { zaloUsers } from '@portico/contract/zalo/users.ts'
import { addOa, addUser } from '../../../../dev/simulators/zalo/state.ts'
import { startZaloOa } from '../../../../dev/simulators/zalo/startZaloOa.ts'
import { sql } from '../../core/db/database.ts'
import { givenMember, givenPage, send, type Venue } from '../../testing/given.ts'
import { useServer } from '../../testing/server.ts'
import { givenKnownGuest, givenZalo, ZALO_APP, zaloConfig } from '../../testing/zalo.ts'
import { syncUsers } from './sync.ts'

const sim = await startZaloOa(ZALO_APP)
const oa = addOa(sim.state, '4004', 'Cà phê Mộc')
const server = useServer({ config: zaloConfig(sim) })
afterAll(() => sim.close())

let page: Venue
beforeAll(async () => {
  for (let n = 0; n < 130; n++)
    addUser(sim.state, oa, `${10_000 + n}`, {
      name: n === 7 ? 'Đặng Thị Hường' : `Khách ${n}`,
      isFollower: n % 2 === 0,
      tags: new Set(n < 3 ? ['Khách quen'] : []),
      shared: n === 7 ? { phone: '84912345678', name: 'Hường' } : {},
      lastInteractionAt: Date.now() - n * 86_400_000,
    })
  page = await givenPage(server())
  await givenKnownGuest(server(), page, { phone: '+84912345678', name: 'Chị Hường' })
  await givenZalo(server(), page)
  await syncUsers(server().services, new AbortController().signal)
})

const list = (query: object = {}, token = page.token) => send(server(), zaloUsers.list, { query }, { token })
const ids = async (query: object) => (await list(query)).data.hits.map(({ user_id }) => user_id)

test('followers are found as the specification asks, newest first', async () => {
  const found = await list({ size: 20, from: 0 })
  expect(found.message).toBe('Success')
  expect(found.data.total).toEqual({ value: 130 })
  expect(found.data.hits).toHaveLength(20)
  expect(found.data.hits[0]).toMatchObject({ user_id: '10000', display_name: 'Khách 0', tag_names: ['Khách quen'] })
  expect((await list({ size: 50, from: 100 })).data.hits).toHaveLength(30)
  expect(await ids({ tag_name: 'Khách quen' })).toEqual(['10000', '10001', '10002'])
  expect((await list({ is_follower: 'true' })).data.total.value).toBe(65)
  const [account] = await send(server(), zalo.pageOa, {}, { token: page.token })
  expect(account).toMatchObject({ totalFollowers: 65, sync: { done: 130, total: 130, syncedAt: expect.any(String) } })
})

test('a name is found without its accents, and the guest with the same number is linked', async () => {
  expect(await ids({ search: 'huong dang' })).toEqual(['10007'])
  expect(await ids({ search: '912345' })).toEqual(['10007'])
  expect(await ids({ search: '100%' })).toEqual([])
  expect((await list({ is_linked: 'true' })).data.hits).toMatchObject([
    { user_id: '10007', guest_name: 'Chị Hường', linked_by: 'phone' },
  ])
})

test('who may not read names sees none, and finds nobody by one', async () => {
  const { pageToken } = await givenMember(server(), page, 'analyst')
  const found = await list({ is_linked: 'true' }, pageToken)
  expect(found.data.hits).toMatchObject([{ display_name: 'Đ***', phone: '***678', guest_name: 'C***', avatar: '' }])
  expect((await list({ search: 'huong' }, pageToken)).data.total.value).toBe(0)
})

test('a tag given here is given at Zalo, and what Zalo refuses does not show as done', async () => {
  const as = { token: page.token }
  const change = (endpoint: typeof zaloUsers.tag | typeof zaloUsers.untag, id = '10009') =>
    send(server(), endpoint, { params: { id }, body: { tag: 'Sinh nhật' } }, as)
  expect((await change(zaloUsers.tag)).tag_names).toEqual(['Sinh nhật'])
  expect([...oa.users.get('10009')!.tags]).toEqual(['Sinh nhật'])
  expect((await send(server(), zaloUsers.tags, {}, as)).rows).toContainEqual({ name: 'Sinh nhật', users: 1 })
  await sim.control('fail-next', { path: '/tag/rmfollowerfromtag', code: -201 })
  await expect(change(zaloUsers.untag)).rejects.toMatchObject({ code: 'zalo/refused' })
  expect(await ids({ tag_name: 'Sinh nhật' })).toEqual(['10009'])
  expect((await change(zaloUsers.untag)).tag_names).toEqual([])
  await expect(change(zaloUsers.tag, '999')).rejects.toMatchObject({ code: 'zalo/user-not-found' })
})

test('a member says who somebody is, and takes it back', async () => {
  const guestId = await givenKnownGuest(server(), page, { name: 'Anh Nam' })
  const link = (to: string | null) =>
    send(server(), zaloUsers.link, { params: { id: '10011' }, body: { guestId: to } }, { token: page.token })
  expect(await link(guestId)).toMatchObject({ guest_id: guestId, guest_name: 'Anh Nam', linked_by: 'hand' })
  expect(await link(null)).toMatchObject({ guest_id: null, linked_by: null })
  const stranger = await givenKnownGuest(server(), await givenPage(server()), { name: 'Lạ' })
  await expect(link(stranger)).rejects.toMatchObject({ code: 'request/not-found' })
})

test('reading them all goes on after the limit of a minute, and forgets who left', async () => {
  addUser(sim.state, oa, '20000', { name: 'Người mới' })
  oa.users.delete('10129')
  await send(server(), zaloUsers.sync, {}, { token: page.token })
  await sim.control('fail-next', { path: '/user/detail', code: -32, times: 1 })
  const wanted = () =>
    server().services.db.asSystem((tx) =>
      tx.first(sql<{ wanted: boolean }>`select sync_wanted_at is not null as wanted from zalo_accounts`),
    )
  const run = () => syncUsers(server().services, new AbortController().signal)
  await run()
  await expect.poll(async () => (await run(), await wanted()), { timeout: 10_000 }).toEqual({ wanted: false })
  expect(await ids({ search: 'nguoi moi' })).toEqual(['20000'])
  const [account] = await send(server(), zalo.pageOa, {}, { token: page.token })
  expect(account!.totalFollowers).toBe(66)
})

test('an account with many users delays no other account', async () => {
  sim.state.rate.perMinute = 1_000_000
  sim.state.oas.delete(oa.id)
  addUser(sim.state, addOa(sim.state, '6006', 'Quán nhỏ'), '60001', { name: 'Khách quán nhỏ' })
  const other = await givenPage(server())
  await givenZalo(server(), other)
  sim.state.oas.set(oa.id, oa)
  await sim.control('fail-next', { path: '/user/detail', kind: 'slow', delayMs: 800, times: 200 })
  const begun = server().services.clock.now()
  for (const { token } of [page, other]) await send(server(), zaloUsers.sync, {}, { token })
  const isRead = async ({ token }: Venue) => {
    const [account] = await send(server(), zalo.pageOa, {}, { token })
    return Date.parse(account!.sync.syncedAt ?? '') > begun.getTime()
  }
  const run = syncUsers(server().services, new AbortController().signal)
  await expect.poll(() => isRead(other), { timeout: 10_000 }).toBe(true)
  expect(await isRead(page)).toBe(false)
  await run
}, 60_000)

test('beyond ten thousand, the rest is found by when they were in touch', async () => {
  const large = addOa(sim.state, '5005', 'Chuỗi lớn')
  for (let n = 0; n < 10_400; n++)
    addUser(sim.state, large, `${50_000 + n}`, { lastInteractionAt: Date.now() - (n % 700) * 86_400_000 })
  const { listAllUsers } = await import('./listAllUsers.ts')
  const { addGrant } = await import('../../../../dev/simulators/zalo/oauth.ts')
  sim.state.rate.perMinute = 1_000_000
  const found = new Set<string>()
  const token = { access: addGrant(sim.state, '5005').access, appId: 'large' }
  await listAllUsers(server().services, token, async (some) => some.forEach((id) => found.add(id)))
  expect(found.size).toBe(10_400)
})
