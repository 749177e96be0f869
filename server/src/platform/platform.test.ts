import { expect, test } from 'vitest'
import { accounts } from '@portico/contract/accounts.ts'
import { audit } from '@portico/contract/audit.ts'
import { gateways } from '@portico/contract/gateways.ts'
import { members } from '@portico/contract/members.ts'
import { pages } from '@portico/contract/pages.ts'
import { adminPages, adminUsers } from '@portico/contract/platform.ts'
import { announcements } from '@portico/contract/platform/announcements.ts'
import { platform } from '@portico/contract/platform/overview.ts'
import { switches } from '@portico/contract/platform/switches.ts'
import { sql } from '../core/db/database.ts'
import { encodePage } from '../core/pageToken.ts'
import { handClock } from '../testing/clock.ts'
import { givenMember, givenPage, givenUser, send } from '../testing/given.ts'
import { useServer } from '../testing/server.ts'
import { endLooks } from './endLooks.ts'

const clock = handClock(new Date('2026-11-24T03:00:00Z'))
const server = useServer({ clock })
const REASON = { reason: 'Báo cáo lừa đảo số 12' }

async function givenAdmin() {
  const admin = await givenUser(server(), { groupId: 999 })
  await server().services.db.asSystem((tx) =>
    tx.run(sql`insert into user_totp (user_id, secret, confirmed_at) values (${admin.id}, '\\x00', now())`),
  )
  return admin
}

test('a suspended page shows no portal, its members read why, and it goes on as if nothing had been', async () => {
  const [admin, page] = [await givenAdmin(), await givenPage(server(), 'Trang giả')]
  const params = { pageId: page.eid }
  const home = () =>
    fetch(`${server().services.config.portalUrl}/home/${encodePage(page.eid)}`).then(({ status }) => status)
  const before = await home()
  const shut = await send(server(), adminPages.suspend, { params, body: REASON }, admin)
  expect([before, await home()]).toEqual([200, 404])
  expect(shut).toMatchObject({ suspensionReason: REASON.reason, suspendedAt: clock.now().toISOString() })
  const { suspended } = await send(server(), announcements.current, {}, page.owner)
  expect(suspended).toEqual([{ pageId: page.eid, name: 'Trang giả', reason: REASON.reason }])
  const log = await send(server(), audit.list, { query: {} }, { token: page.token })
  expect(log.rows.find(({ action }) => action === 'adminPages.suspend')).toMatchObject({ detail: REASON })
  const found = await send(server(), adminPages.list, { query: { state: 'suspended', search: 'trang GIẢ' } }, admin)
  expect(found.rows.map(({ pageId }) => pageId)).toContain(page.eid)
  await send(server(), adminPages.resume, { params, body: {} }, admin)
  expect((await send(server(), announcements.current, {}, page.owner)).suspended).toEqual([])
  expect(await home()).toBe(before)
})

test('an administrator looks at a page for an hour: read only, without names, in the owner’s sight', async () => {
  const [admin, page] = [await givenAdmin(), await givenPage(server())]
  const ask = () => send(server(), accounts.pageToken, { body: { pageId: page.eid } }, admin)
  await expect(ask()).rejects.toMatchObject({ code: 'page/not-found' })
  const { until } = await send(server(), adminPages.look, { params: { pageId: page.eid }, body: REASON }, admin)
  expect(Date.parse(until) - clock.now().getTime()).toBe(3600_000)
  const { token, role } = await ask()
  expect(role).toBe('analyst')
  await send(server(), gateways.list, { query: {} }, { token })
  await expect(
    send(server(), gateways.create, { body: { name: 'Cổng', type: 'radius' } }, { token }),
  ).rejects.toMatchObject({ code: 'auth/forbidden' })
  const { rows } = await send(server(), members.list, { query: { page_id: page.eid } }, { token: page.token })
  expect(rows.map(({ uid }) => uid)).toContain(admin.id)
  clock.advance(3601)
  const { tokens } = server().services
  const again = await tokens.signUser({ userId: admin.id, family: admin.family })
  await expect(
    send(server(), accounts.pageToken, { body: { pageId: page.eid } }, { token: again }),
  ).rejects.toMatchObject({ code: 'page/not-found' })
  const kept = await tokens.signPage({ userId: admin.id, family: admin.family, pageId: page.eid })
  await expect(send(server(), gateways.list, { query: {} }, { token: kept })).rejects.toMatchObject({
    code: 'auth/expired',
  })
  await endLooks(server().services)
  const left = await server().services.db.asSystem((tx) =>
    tx.rows(sql`select 1 from members where page_id = ${page.eid} and user_id = ${admin.id}`),
  )
  expect(left).toEqual([])
})

test('looking does not replace a role that somebody has', async () => {
  const [admin, page] = [await givenAdmin(), await givenPage(server())]
  await server().services.db.asSystem((tx) =>
    tx.run(sql`insert into members (page_id, user_id, role) values (${page.eid}, ${admin.id}, 'manager')`),
  )
  await expect(
    send(server(), adminPages.look, { params: { pageId: page.eid }, body: REASON }, admin),
  ).rejects.toMatchObject({ code: 'member/duplicate' })
})

test('a closed account is signed out at once and stays out until it is reopened; nobody closes their own', async () => {
  const [admin, page] = [await givenAdmin(), await givenPage(server())]
  const clerk = await givenMember(server(), page, 'staff')
  const params = { userId: clerk.id }
  const read = () => send(server(), pages.list, { query: {} }, { token: clerk.token })
  await read()
  expect(await send(server(), adminUsers.suspend, { params, body: REASON }, admin)).toMatchObject({
    isActive: false,
    signIns: 0,
  })
  await expect(read()).rejects.toMatchObject({ code: 'auth/required' })
  expect(await send(server(), adminUsers.resume, { params, body: {} }, admin)).toMatchObject({ isActive: true })
  // The sign-ins of before stay ended.
  await expect(read()).rejects.toMatchObject({ code: 'auth/required' })
  await expect(
    send(server(), adminUsers.suspend, { params: { userId: admin.id }, body: REASON }, admin),
  ).rejects.toMatchObject({ code: 'auth/forbidden' })
  const { rows } = await send(server(), platform.log, { query: { actor: admin.id } }, admin)
  expect(rows.map(({ action, reason }) => [action, reason]).toSorted()).toEqual([
    ['adminUsers.resume', ''],
    ['adminUsers.suspend', REASON.reason],
  ])
})

test('an announcement is read in the reader’s language, from its day to its end', async () => {
  const admin = await givenAdmin()
  const day = (hours: number) => new Date(clock.now().getTime() + hours * 3600_000).toISOString()
  const words = { vi: 'Bảo trì tối nay', en: 'Maintenance tonight' }
  const body = { words, tone: 'warn', startsAt: day(1), endsAt: day(3) } as const
  const ended = { ...body, endsAt: body.startsAt }
  await expect(send(server(), announcements.create, { body: ended }, admin)).rejects.toMatchObject({ status: 400 })
  const { id } = await send(server(), announcements.create, { body }, admin)
  const read = async (language: string) => {
    const token = await server().services.tokens.signUser({ userId: admin.id, family: admin.family })
    return (await send(server(), announcements.current, {}, { token, language })).rows
  }
  expect(await read('en')).toEqual([])
  clock.advance(2 * 3600)
  expect(await read('en')).toEqual([{ id, tone: 'warn', text: 'Maintenance tonight' }])
  expect(await read('fr')).toEqual([{ id, tone: 'warn', text: 'Bảo trì tối nay' }])
  clock.advance(2 * 3600)
  expect(await read('vi')).toEqual([])
})

test('the report counts the platform, and the work screen names what waits', async () => {
  const admin = await givenAdmin()
  const before = await send(server(), platform.report, { query: { months: 3 } }, admin)
  await givenPage(server())
  const { totals, rows } = await send(server(), platform.report, { query: { months: 3 } }, admin)
  expect(totals.pages).toBe(before.totals.pages + 1)
  expect(rows).toHaveLength(3)
  const { queues } = await send(server(), platform.work, {}, admin)
  expect(queues.map(({ name }) => name)).toEqual(['outbox', 'messages', 'webhooks', 'imports', 'zalo'])
})

test('an administrator stops new accounts at once, and lets them in again', async () => {
  const admin = await givenAdmin()
  const set = (isOn: boolean) => send(server(), switches.set, { params: { name: 'signUp' }, body: { isOn } }, admin)
  const signUp = (email: string) =>
    send(server(), accounts.signUp, {
      body: {
        displayName: 'Trần Thu Hiên',
        email_mobile: email,
        password: 'correct horse 9',
        terms: true,
        language: 'vi',
      },
    })
  await set(false)
  await expect(signUp('stop@example.test')).rejects.toMatchObject({ code: 'auth/sign-up-closed' })
  await set(true)
  await signUp('go@example.test')
})
