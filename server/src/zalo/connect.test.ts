import { afterAll, expect, test } from 'vitest'
import { zalo } from '@portico/contract/zalo.ts'
import { addOa, addUser } from '../../../dev/simulators/zalo/state.ts'
import { startZaloOa } from '../../../dev/simulators/zalo/startZaloOa.ts'
import { addTemplate } from '../../../dev/simulators/zalo/templates.ts'
import { sql } from '../core/db/database.ts'
import { givenPage, send, type Venue } from '../testing/given.ts'
import { handClock } from '../testing/clock.ts'
import { useServer } from '../testing/server.ts'
import { consent, givenZalo, ZALO_APP, zaloConfig } from '../testing/zalo.ts'
import { clearAccounts } from './account/clearAccounts.ts'
import { refreshTokens } from './account/refresh.ts'
import { forget } from './account/withToken.ts'
import {
  findFollower,
  findZaloUser,
  readUserQuota,
  readZnsTemplate,
  readZnsTemplates,
  sendConsultation,
  sendTemplate,
  uploadToZalo,
  ZaloError,
  type Consultation,
  type SendResult,
} from './index.ts'

const clock = handClock()
const sim = await startZaloOa(ZALO_APP, { clock: () => clock.now() })
addOa(sim.state, '4004', 'Cà phê Mộc')
const user = () => addUser(sim.state, sim.state.oas.get('4004')!, '2002', { phone: '84912345678' })
const server = useServer({ clock, config: zaloConfig(sim) })
afterAll(() => sim.close())

const HOUR = 3600
const as = async ({ owner, eid }: Venue) => ({
  token: await server().services.tokens.signPage({ userId: owner.id, family: owner.family, pageId: eid }),
})
const oaOf = async (page: Venue) => (await send(server(), zalo.pageOa, {}, await as(page)))[0]
const say = (page: Venue, message: Consultation = { kind: 'text', text: 'Chào' }): Promise<SendResult> =>
  sendConsultation(server().services, page.eid, { userId: user().id, message })
const asksForTokens = () => sim.state.log.filter(({ path }) => path === '/v4/oa/access_token').length

/** A page with its account, in a fresh state of Zalo. */
async function connected() {
  sim.state.faults.length = 0
  const page = await givenPage(server())
  await givenZalo(server(), page)
  return page
}
/** The account as other processes change it behind this one's back. */
const account = (set: string) =>
  server().services.db.asSystem(async (tx) => {
    await tx.run(sql`update zalo_accounts set ${sql.raw(set)}`)
    forget(server().services, { appId: ZALO_APP.id, oaId: '4004' })
  })

test('an owner connects the account by consent, and only the answer to their own consent counts', async () => {
  const page = await givenPage(server())
  expect(await oaOf(page)).toBeUndefined()
  await expect(send(server(), zalo.connect, {}, await as(page))).rejects.toMatchObject({ code: 'zalo/app-missing' })
  const body = { appId: ZALO_APP.id, appSecret: ZALO_APP.secret }
  const settings = await send(server(), zalo.saveSettings, { body }, await as(page))
  expect(settings).toMatchObject({ appSecret: { tail: 'cret' }, usedAppId: ZALO_APP.id })
  const answer = await consent(server(), page)
  const finish = async (given: typeof answer, venue = page) =>
    send(server(), zalo.finish, { body: given }, await as(venue))
  await expect(finish({ ...answer, state: 'forged' })).rejects.toMatchObject({ code: 'zalo/state' })
  await expect(finish(answer, await givenPage(server()))).rejects.toMatchObject({ code: 'zalo/state' })
  expect(await finish(answer)).toMatchObject([{ oaId: '4004', name: 'Cà phê Mộc', problem: null }])
  await expect(finish(answer)).rejects.toMatchObject({ code: 'zalo/state' })
  const late = await consent(server(), page)
  clock.advance(16 * 60)
  await expect(finish(late)).rejects.toMatchObject({ code: 'zalo/state' })
})

test('no token can be read in the database', async () => {
  await connected()
  const rows = await server().services.db.asSystem((tx) =>
    tx.rows(sql<{ row: string }>`select to_jsonb(a)::text as row from zalo_accounts a`),
  )
  const text = JSON.stringify(rows)
  for (const { access, refresh } of sim.state.grants)
    for (const token of [access, refresh, ZALO_APP.secret])
      expect(text).not.toContain(Buffer.from(token).toString('hex'))
})

test('a token from the API Explorer connects too; a wrong one says why and changes nothing', async () => {
  const page = await givenPage(server())
  const body = { appId: ZALO_APP.id, appSecret: ZALO_APP.secret }
  await send(server(), zalo.saveSettings, { body }, await as(page))
  const paste = async (refreshToken: string) => send(server(), zalo.paste, { body: { refreshToken } }, await as(page))
  await expect(paste('rt-old')).rejects.toMatchObject({ code: 'zalo/refused' })
  expect(await oaOf(page)).toBeUndefined()
  const { refresh } = (await sim.control('tokens')) as { refresh: string }
  expect(await paste(refresh)).toMatchObject([{ oaId: '4004' }])
})

test('of twenty who find the token lapsed at once, one trades it', async () => {
  const page = await connected()
  clock.advance(26 * HOUR)
  const before = asksForTokens()
  const results = await Promise.all(Array.from({ length: 20 }, () => say(page)))
  expect(results.map(({ sent }) => sent)).toEqual(Array.from({ length: 20 }, () => true))
  expect(asksForTokens() - before).toBe(1)
})

test('the token is traded after twenty hours by itself, and not before', async () => {
  await connected()
  const before = asksForTokens()
  clock.advance(19 * HOUR)
  await refreshTokens(server().services)
  expect(asksForTokens()).toBe(before)
  clock.advance(2 * HOUR)
  await Promise.all([refreshTokens(server().services), refreshTokens(server().services)])
  expect(asksForTokens()).toBe(before + 1)
})

test('a token that Zalo takes no more is refreshed once, and the message goes out', async () => {
  const page = await connected()
  for (const grant of sim.state.grants) grant.access = `${grant.access} revoked`
  const before = asksForTokens()
  expect(await say(page)).toMatchObject({ sent: true, quota: { type: 'reply' } })
  expect(asksForTokens() - before).toBe(1)
})

test('an answer lost after Zalo rotated ends in one clear notice, and never in a loop', async () => {
  const page = await connected()
  await sim.control('fail-next', { path: '/access_token', kind: 'drop' })
  clock.advance(21 * HOUR)
  await expect(refreshTokens(server().services)).rejects.toThrow()
  expect(await oaOf(page)).toMatchObject({ problem: 'unreachable', mustReconnect: false })
  expect(await say(page)).toMatchObject({ sent: true })
  clock.advance(120)
  const before = asksForTokens()
  await expect(refreshTokens(server().services)).rejects.toThrow('Invalid refresh token')
  for (let n = 0; n < 3; n++) await refreshTokens(server().services)
  expect(asksForTokens() - before).toBe(1)
  expect(await oaOf(page)).toMatchObject({ problem: 'reconnect', detail: 'Invalid refresh token', mustReconnect: true })
  const told = await server().services.db.asSystem((tx) =>
    tx.rows(sql<{ reason: string }>`select data ->> 'reason' as reason from happenings
      where page_id = ${page.eid} and kind = 'integration.failing'`),
  )
  expect(told).toEqual([{ reason: 'Invalid refresh token' }])
  clock.advance(10 * HOUR)
  expect(await say(page)).toMatchObject({ sent: false, kind: 'config' })
  await givenZalo(server(), { ...page, ...(await as(page)) })
  expect(await oaOf(page)).toMatchObject({ problem: null, mustReconnect: false })
  expect(await say(page)).toMatchObject({ sent: true })
})

test('a process that died while it traded holds nobody up for long', async () => {
  const page = await connected()
  const until = new Date(clock.now().getTime() + 26 * HOUR * 1000 + 20_000).toISOString()
  await account(`refreshing_until = '${until}'`)
  clock.advance(26 * HOUR)
  const waiting = say(page)
  setTimeout(() => clock.advance(25), 300)
  expect(await waiting).toMatchObject({ sent: true })
})

test('two pages of one account share its tokens, and the last to leave forgets them', async () => {
  const [one, other] = [await connected(), await connected()]
  clock.advance(26 * HOUR)
  expect([await say(one), await say(other)]).toMatchObject([{ sent: true }, { sent: true }])
  await send(server(), zalo.disconnect, {}, await as(one))
  expect(await oaOf(one)).toBeUndefined()
  expect(await say(one)).toMatchObject({ sent: false, kind: 'config', code: 0 })
  expect(await say(other)).toMatchObject({ sent: true })
})

test('an account whose pages are deleted loses its tokens', async () => {
  const pages = [await connected(), await connected()]
  const left = () =>
    server().services.db.asSystem((tx) =>
      tx.first(sql<{ pages: number }>`
        select cardinality(page_ids) as pages from zalo_accounts where ${pages[1]!.eid}::uuid = any(page_ids)`),
    )
  const forgetPage = ({ eid }: Venue) =>
    server().services.db.asSystem((tx) => tx.run(sql`delete from zalo_pages where page_id = ${eid}`))
  const before = (await left())!.pages
  await forgetPage(pages[0]!)
  await clearAccounts(server().services)
  expect((await left())!.pages).toBe(before - 1)
  await forgetPage(pages[1]!)
  await clearAccounts(server().services)
  expect(await left()).toBeUndefined()
})

test('what only the owner can repair stands on the account with what Zalo said, until it works again', async () => {
  const page = await connected()
  await sim.control('oa', { id: '4004', tier: 'basic' })
  expect(await say(page)).toMatchObject({ sent: false, kind: 'config', code: -224 })
  expect(await oaOf(page)).toMatchObject({ problem: 'package', mustReconnect: false })
  await sim.control('oa', { id: '4004', tier: 'full' })
  expect(await send(server(), zalo.check, {}, await as(page))).toMatchObject([{ problem: null }])
})

test('a refusal says whether to try again, and a lost answer that nobody knows', async () => {
  const page = await connected()
  addTemplate(sim.state, sim.state.oas.get('4004')!, '77')
  const order = { templateId: '77', data: { name: 'Lan' }, trackingId: 't' }
  const toUser = () => sendTemplate(server().services, page.eid, { userId: user().id, ...order })
  const toPhone = () => sendTemplate(server().services, page.eid, { phone: '+84912345678', ...order })
  expect([await toUser(), await toPhone()]).toMatchObject([{ sent: true }, { sent: true, quota: { total: 500 } }])
  expect(await readZnsTemplates(server().services, page.eid)).toMatchObject([{ id: '77', status: 'ENABLE' }])
  await sim.control('fail-next', { path: '/message/template', kind: 'drop' })
  expect(await toPhone()).toMatchObject({ sent: false, kind: 'unknown' })
  await sim.control('fail-next', { path: '/message/template', code: -144 })
  expect(await toPhone()).toMatchObject({ sent: false, kind: 'wait', retryAt: expect.any(Date) })
  await sim.control('fail-next', { path: '/message/template', code: -230 })
  expect(await toUser()).toMatchObject({ sent: false, kind: 'permanent', code: -230 })
})

test('other areas send pictures, read quotas and templates, and find who a guest is', async () => {
  const page = await connected()
  const { services } = server()
  const attachmentId = await uploadToZalo(services, page.eid, {
    kind: 'image',
    name: 'a.png',
    type: 'image/png',
    bytes: new Uint8Array(100),
  })
  expect(await say(page, { kind: 'picture', text: 'Món mới', attachmentId })).toMatchObject({ sent: true })
  expect(await readUserQuota(services, page.eid, '2002')).toMatchObject({ replies: { remain: 7, total: 8 } })
  expect(await readZnsTemplate(services, page.eid, '77')).toMatchObject({
    params: [{ name: 'name', isRequired: true }],
  })
  const guestId = page.owner.id
  await services.db.asSystem(async (tx) => {
    await tx.run(sql`insert into zalo_users (page_id, user_id, name, guest_id, is_follower, created_at)
      values (${page.eid}, '2002', 'Lan', ${guestId}, true, now())`)
    expect(await findFollower(tx, page.eid, guestId)).toMatchObject({ userId: '2002', isFollower: true })
    expect(await findZaloUser(tx, page.eid, '2002')).toMatchObject({ name: 'Lan', guestId })
    expect(await findFollower(tx, (await givenPage(server())).eid, guestId)).toBeUndefined()
  })
  const nobody = await givenPage(server())
  await expect(readZnsTemplates(services, nobody.eid)).rejects.toBeInstanceOf(ZaloError)
})
