import { afterAll, beforeEach, expect, test } from 'vitest'
import { startZaloOa, type ZaloOaSimulator } from '../../../../dev/simulators/zalo/startZaloOa.ts'
import { addGrant } from '../../../../dev/simulators/zalo/oauth.ts'
import { addOa, addUser } from '../../../../dev/simulators/zalo/state.ts'
import { addTemplate } from '../../../../dev/simulators/zalo/templates.ts'
import { readConfig } from '../../core/config.ts'
import { makeEgress } from '../../core/egress/egress.ts'
import { handClock } from '../../testing/clock.ts'
import { proofOf } from './ask.ts'
import { retryAtOf, ZaloError } from './errors.ts'
import { readConversation } from './history.ts'
import { sendMessage } from './messages.ts'
import { readOa } from './oa.ts'
import { readOaQuota, readUserQuota } from './quota.ts'
import { readTags, tagUser, untagUser } from './tags.ts'
import { challengeOf, consentUrl, redeemCode, refreshPair } from './token.ts'
import { upload } from './uploads.ts'
import { listUsers, readUser } from './users.ts'
import { listTemplates, readTemplate, sendTemplateToPhone, sendTemplateToUser } from './zns.ts'

const APP = { id: '1001', secret: 'app-secret' }
const clock = handClock(new Date('2026-11-20T03:00:00Z'))
const simulators: ZaloOaSimulator[] = []
afterAll(async () => void (await Promise.all(simulators.map((one) => one.close()))))

/** A simulator of its own for each test, with one account, one user, one template. */
async function givenAccount() {
  const sim = await startZaloOa({ ...APP, oaSecret: 'oa-secret' }, { clock: () => clock.now() })
  simulators.push(sim)
  const oa = addOa(sim.state, '4004', 'Cà phê Mộc')
  const user = addUser(sim.state, oa, '2002000000000000001', { name: 'Lan', phone: '84912345678' })
  addTemplate(sim.state, oa, '77')
  // An app of its own, for limits are kept by app.
  const token = { access: addGrant(sim.state, oa.id).access, appId: `${simulators.length}` }
  const base = { ZALO_URL: sim.url, ZALO_OPENAPI_URL: sim.url, ZNS_URL: sim.url }
  const services = { config: readConfig(base), egress: makeEgress([sim.url]), clock }
  return { sim, oa, user, token, services }
}
beforeEach(() => clock.set(new Date('2026-11-20T03:00:00Z')))

const refusal = (code: number, kind: string) => expect.objectContaining({ code, kind }) as ZaloError

test('the challenge and the proof are what Zalo computes', () => {
  expect(challengeOf(`${'A'.repeat(42)}b`)).toBe('GDYdWUyR7280I0LW1c_vI5X1SA_TDqTRzQc0X4mIEtk')
  expect(proofOf('app-secret', 'tok')).toBe('0c7995e8dd6b88affbf589a744709e103fb98788391c39e83252391a4a93b5bb')
})

test('a consent becomes a pair of tokens once, with the verifier it was asked with', async () => {
  const { services, sim } = await givenAccount()
  const verifier = `${'A'.repeat(42)}b`
  const consent = async () => {
    const asked = { appId: APP.id, redirectUri: 'https://x.test/back', challenge: challengeOf(verifier), state: 's 1' }
    const back = await fetch(consentUrl(services, asked), { redirect: 'manual' })
    const { searchParams } = new URL(back.headers.get('location')!)
    expect([searchParams.get('state'), searchParams.get('oa_id')]).toEqual(['s 1', '4004'])
    return searchParams.get('code')!
  }
  const code = await consent()
  const pair = await redeemCode(services, APP, { code, verifier })
  expect(pair.expiresAt).toEqual(new Date(clock.now().getTime() + 25 * 3600_000))
  await expect(redeemCode(services, APP, { code, verifier })).rejects.toEqual(refusal(-14_019, 'config'))
  const other = await consent()
  await expect(redeemCode(services, APP, { code: other, verifier: 'x' })).rejects.toEqual(refusal(-14_020, 'config'))
  const late = await consent()
  await sim.control('clock', { advanceMs: 11 * 60_000 })
  await expect(redeemCode(services, APP, { code: late, verifier })).rejects.toEqual(refusal(-14_019, 'config'))
})

test('a refresh token is dead as soon as it is used, also when its answer is lost', async () => {
  const { services, sim, oa } = await givenAccount()
  const first = addGrant(sim.state, oa.id)
  const next = await refreshPair(services, APP, first.refresh)
  await expect(refreshPair(services, APP, first.refresh)).rejects.toEqual(refusal(-14_014, 'config'))
  await sim.control('fail-next', { path: '/access_token', kind: 'drop' })
  await expect(refreshPair(services, APP, next.refresh)).rejects.toEqual(refusal(0, 'unknown'))
  await expect(refreshPair(services, APP, next.refresh)).rejects.toEqual(refusal(-14_014, 'config'))
})

test('a token that is unknown, or past its 25 hours, asks to be refreshed', async () => {
  const { services, sim, token } = await givenAccount()
  expect(await readOa(services, token)).toMatchObject({ id: '4004', name: 'Cà phê Mộc', followers: 1 })
  await expect(readOa(services, { ...token, access: 'x' })).rejects.toEqual(refusal(-216, 'token'))
  await sim.control('clock', { advanceMs: 26 * 3600_000 })
  await expect(readOa(services, token)).rejects.toEqual(refusal(-220, 'token'))
  await expect(listTemplates(services, token)).rejects.toEqual(refusal(-124, 'token'))
})

test('an app that requires the proof gets it', async () => {
  const { services, sim, token } = await givenAccount()
  await sim.control('app', { checksProof: true })
  await expect(readOa(services, token)).rejects.toEqual(refusal(-242, 'config'))
  expect(await readOa(services, { ...token, appSecret: APP.secret })).toMatchObject({ id: '4004' })
})

test('users are listed and shown, and tagged both ways', async () => {
  const { services, token, user } = await givenAccount()
  expect(await listUsers(services, token, { offset: 0 })).toEqual({ total: 1, ids: [user.id] })
  await expect(listUsers(services, token, { offset: 9952 })).rejects.toEqual(refusal(-210, 'permanent'))
  await tagUser(services, token, user.id, 'Khách quen')
  expect(await readTags(services, token)).toEqual(['Khách quen'])
  expect(await readUser(services, token, user.id)).toMatchObject({
    name: 'Lan',
    isFollower: true,
    tags: ['Khách quen'],
    lastInteractionOn: '2026-11-20',
  })
  expect(await listUsers(services, token, { offset: 0, filter: { tag: 'khác' } })).toMatchObject({ total: 0 })
  await untagUser(services, token, user.id, 'Khách quen')
  expect((await readUser(services, token, user.id)).tags).toEqual([])
})

test('a message is free within two days, paid for within seven, and refused after', async () => {
  const { services, sim, token, user, oa } = await givenAccount()
  const say = () => sendMessage(services, token, { userId: user.id, message: { kind: 'text', text: 'Chào Lan' } })
  expect(await say()).toMatchObject({ quota: { type: 'reply', remain: 7, total: 8 } })
  expect(await readUserQuota(services, token, user.id)).toMatchObject({ replies: { remain: 7, total: 8 } })
  user.lastInteractionAt = clock.now().getTime() - 49 * 3600_000
  expect(await say()).toMatchObject({ quota: { type: 'sub_quota', remain: 99 } })
  expect(await readOaQuota(services, token)).toContainEqual({
    product: 'cs',
    type: 'sub_quota',
    total: 100,
    remain: 99,
  })
  Object.assign(oa, { quotas: { ...oa.quotas, sub: 0, purchase: 0 }, balance: 60 })
  expect(await say()).toEqual({ messageId: expect.any(String) })
  await expect(say()).rejects.toEqual(refusal(-321, 'config'))
  user.lastInteractionAt = clock.now().getTime() - 7 * 24 * 3600_000 - 1
  await expect(say()).rejects.toEqual(refusal(-230, 'permanent'))
  expect(sim.state.log.at(-1)!.headers).not.toHaveProperty('authorization')
  expect((await readConversation(services, token, { userId: user.id, offset: 0 })).map(({ text }) => text)).toEqual([
    'Chào Lan',
    'Chào Lan',
    'Chào Lan',
  ])
})

test('pictures, files, buttons and requests go out in the form that Zalo takes, and stale uploads do not', async () => {
  const { services, sim, token, user } = await givenAccount()
  const say = (message: Parameters<typeof sendMessage>[2]['message']) =>
    sendMessage(services, token, { userId: user.id, message })
  const bytes = new Uint8Array(2000)
  const attachmentId = await upload(services, token, { kind: 'image', name: 'a"b.png', type: 'image/png', bytes })
  const file = await upload(services, token, { kind: 'file', name: 'menu.pdf', type: 'application/pdf', bytes })
  await say({ kind: 'picture', text: 'Món mới', attachmentId })
  await say({ kind: 'picture', url: 'https://x.test/a.png' })
  await say({ kind: 'file', token: file })
  await say({ kind: 'request-info', title: 'Nhận quà', subtitle: '', imageUrl: 'https://x.test/a.png' })
  await say({
    kind: 'buttons',
    text: 'Chọn',
    buttons: [
      { title: 'Gọi', type: 'oa.open.phone', phone: '84912345678' },
      { title: 'Đặt', type: 'oa.query.hide', payload: '#f:1' },
    ],
  })
  const large = { kind: 'image', name: 'b.png', type: 'image/png', bytes: new Uint8Array(1_100_000) } as const
  await expect(upload(services, token, large)).rejects.toEqual(refusal(-201, 'permanent'))
  await expect(say({ kind: 'text', text: 'a'.repeat(2001) })).rejects.toEqual(refusal(-201, 'permanent'))
  sim.state.grants[0]!.accessUntil = Infinity
  await sim.control('clock', { advanceMs: 7 * 24 * 3600_000 + 1 })
  await expect(say({ kind: 'picture', attachmentId })).rejects.toEqual(refusal(-100, 'permanent'))
})

test('templates go by user and by phone, approved and with all their parameters', async () => {
  const { services, sim, token, user, oa } = await givenAccount()
  const data = { name: 'Lan' }
  expect(await listTemplates(services, token)).toMatchObject([{ id: '77', status: 'ENABLE' }])
  expect(await readTemplate(services, token, '77')).toMatchObject({ price: 200, params: [{ name: 'name' }] })
  expect(await sendTemplateToUser(services, token, { userId: user.id, templateId: '77', data })).toMatchObject({
    messageId: expect.any(String),
  })
  const toPhone = (change: object) =>
    sendTemplateToPhone(services, token, { phone: '+84912345678', templateId: '77', data, trackingId: 't1', ...change })
  expect(await toPhone({})).toMatchObject({ quota: { type: 'daily', remain: 499, total: 500 } })
  await expect(toPhone({ data: {} })).rejects.toEqual(refusal(-1122, 'permanent'))
  await expect(toPhone({ phone: '123' })).rejects.toEqual(refusal(-108, 'permanent'))
  oa.templates.get('77')!.status = 'PENDING_REVIEW'
  await expect(toPhone({})).rejects.toEqual(refusal(-131, 'permanent'))
  oa.templates.get('77')!.status = 'ENABLE'
  oa.quotas.znsLeft = 0
  await expect(toPhone({})).rejects.toEqual(refusal(-144, 'wait'))
  expect(sim.state.log.at(-1)!.path).toBe('/message/template')
})

test('the limit of a minute is kept before Zalo refuses, and the next minute is free again', async () => {
  const { services, sim, token } = await givenAccount()
  await sim.control('rate', { perMinute: 7 })
  const calls = await Promise.allSettled(Array.from({ length: 4 }, () => readOa(services, token)))
  expect(calls.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0)
  await expect(readOa(services, token)).rejects.toEqual(refusal(-32, 'retry'))
  expect(sim.state.rate.count).toBeLessThanOrEqual(7)
  clock.advance(60)
  expect(await readOa(services, token)).toMatchObject({ id: '4004' })
})

test('an answer that is nonsense, or never comes, leaves open whether the message went out', async () => {
  const { services, sim, token, user } = await givenAccount()
  const say = () => sendMessage(services, token, { userId: user.id, message: { kind: 'text', text: 'Chào' } })
  for (const kind of ['drop', 'nonsense']) {
    await sim.control('fail-next', { path: '/message/cs', kind })
    await expect(say()).rejects.toEqual(refusal(0, 'unknown'))
  }
  const nobody = { ...services, config: { ...services.config, zaloOpenapiUrl: 'http://127.0.0.1:9' } }
  nobody.egress = makeEgress(['http://127.0.0.1:9'])
  await expect(readOa(nobody, token)).rejects.toEqual(refusal(0, 'retry'))
})

test('what waits for the morning waits for the morning in Vietnam', () => {
  const at = (iso: string, code: number) => retryAtOf(new ZaloError(code, ''), new Date(iso))?.toISOString()
  expect(at('2026-11-20T16:30:00Z', -234)).toBe('2026-11-20T23:05:00.000Z')
  expect(at('2026-11-20T20:00:00Z', -133)).toBe('2026-11-20T23:05:00.000Z')
  expect(at('2026-11-20T03:00:00Z', -144)).toBe('2026-11-20T23:05:00.000Z')
  expect(at('2026-11-20T03:00:20Z', -32)).toBe('2026-11-20T03:01:00.000Z')
  expect(at('2026-11-20T03:00:00Z', -230)).toBeUndefined()
})
