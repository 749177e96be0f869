// The simulated Zalo is as strict as the real one is documented to be, or tests against it would prove nothing.
import { afterAll, expect, test } from 'vitest'
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { listenOnLoopback } from '../../../../dev/simulators/listen.ts'
import { addGrant } from '../../../../dev/simulators/zalo/oauth.ts'
import { addOa, addUser } from '../../../../dev/simulators/zalo/state.ts'
import { startZaloOa } from '../../../../dev/simulators/zalo/startZaloOa.ts'
import { addTemplate } from '../../../../dev/simulators/zalo/templates.ts'

const APP = { id: '1001', secret: 'app-secret', oaSecret: 'oa-secret' }
// Noon in Vietnam.
const sim = await startZaloOa(APP, { clock: () => new Date('2026-11-24T05:00:00Z') })
afterAll(() => sim.close())

const HOUR = 3600_000
const oa = addOa(sim.state, '4004', 'Quán Lá')
const token = () => addGrant(sim.state, '4004').access
type Sent = { error: number; message: string; data: Record<string, unknown>; limit: string | null; status: number }

async function ask(
  path: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
): Promise<Sent> {
  const response = await fetch(sim.url + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { access_token: token(), 'content-type': 'application/json', ...headers },
  })
  const answer = (await response.json()) as Omit<Sent, 'limit' | 'status'>
  return { ...answer, limit: response.headers.get('x-ratelimit-limit'), status: response.status }
}
const codeOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).error
const say = (user: string, message: object) =>
  ask('/v3.0/oa/message/cs', { body: { recipient: { user_id: user }, message } })

async function trade(path: string, form: Record<string, string>, headers = {}): Promise<Record<string, unknown>> {
  const response = await fetch(sim.url + path, {
    method: 'POST',
    body: new URLSearchParams({ app_id: APP.id, ...form }),
    headers: { secret_key: APP.secret, ...headers },
  })
  return (await response.json()) as Record<string, unknown>
}

test.each([
  ['/v4/oa/permission', '/v4/oa/access_token'],
  ['/v4/permission', '/v4/access_token'],
])(
  'login at %s: a code is good once for ten minutes and for its verifier, a refresh token dies as it is used',
  async (permission, access) => {
    const codeFor = async (challenge: string) => {
      const query = new URLSearchParams({
        app_id: APP.id,
        redirect_uri: 'http://a.test/',
        code_challenge: challenge,
        state: 's',
      })
      const { headers } = await fetch(`${sim.url}${permission}?${query}`, { redirect: 'manual' })
      return new URL(headers.get('location')!).searchParams.get('code')!
    }
    const challenge = createHash('sha256').update('verifier').digest('base64url')
    const by = (code: string, verifier: string) =>
      trade(access, { code, code_verifier: verifier, grant_type: 'authorization_code' })
    expect(await by(await codeFor(challenge), 'another')).not.toHaveProperty('access_token')
    const code = await codeFor(challenge)
    const first = await by(code, 'verifier')
    expect(first).toMatchObject({ expires_in: '90000' })
    expect(await by(code, 'verifier')).not.toHaveProperty('access_token')
    const late = await codeFor(challenge)
    await sim.control('clock', { advanceMs: 601_000 })
    expect(await by(late, 'verifier')).not.toHaveProperty('access_token')
    const again = () => trade(access, { refresh_token: String(first['refresh_token']), grant_type: 'refresh_token' })
    expect(await again()).toHaveProperty('access_token')
    expect(await again()).not.toHaveProperty('access_token')
    const wrongSecret = await trade(access, { grant_type: 'refresh_token' }, { secret_key: 'x' })
    expect(wrongSecret).toHaveProperty('error')
  },
)

test('each call needs its token, bare and fresh, counts towards the minute, and refuses at HTTP 200', async () => {
  const path = '/v2.0/oa/getoa'
  expect(await ask(path)).toMatchObject({ error: 0, status: 200, limit: '4000' })
  expect(await ask(path, { headers: { access_token: 'unknown' } })).toMatchObject({ error: -216, status: 200 })
  expect(await codeOf(path, { headers: { authorization: 'Bearer x' } })).toBe(-216)
  const old = token()
  await sim.control('clock', { advanceMs: 26 * HOUR })
  expect(await codeOf(path, { headers: { access_token: old } })).toBe(-220)
  for (const refusal of [-209, -212, -223]) {
    await sim.control('oa', { id: '4004', refusal })
    expect(await codeOf(path)).toBe(refusal)
  }
  await sim.control('oa', { id: '4004', refusal: 0 })
  expect(await codeOf('/v3.0/oa/user/detail')).toBe(-201)
  const list = (data: object) => codeOf(`/v3.0/oa/user/getlist?data=${encodeURIComponent(JSON.stringify(data))}`)
  expect(await list({ offset: 0, count: 51 })).toBe(-210)
  expect(await list({ offset: 9952, count: 50 })).toBe(-210)
  await sim.control('tier', { tier: 'basic' })
  expect(await list({ offset: 0, count: 50 })).toBe(-224)
  await sim.control('tier', { tier: 'full' })
  await sim.control('rate', { perMinute: 1 })
  expect(await codeOf(path)).toBe(-32)
  await sim.control('clock', { advanceMs: 60_000 })
  expect([await codeOf(path), await codeOf(path)]).toEqual([0, -32])
  await sim.control('rate', { perMinute: 4000 })
})

test('answers cost nothing for two days, use the quota until a week is over, and then are refused', async () => {
  addUser(sim.state, oa, '2002', { lastInteractionAt: sim.state.now(), repliesLeft: 1 })
  await sim.control('quota', { sub: 1, purchase: 1 })
  expect((await say('2002', { text: 'a' })).data['quota']).toMatchObject({
    quota_type: 'reply',
    remain: '0',
    total: '8',
  })
  await sim.control('clock', { advanceMs: 49 * HOUR })
  expect((await say('2002', { text: 'a' })).data['quota']).toMatchObject({ quota_type: 'sub_quota', remain: '0' })
  expect((await say('2002', { text: 'a' })).data['quota']).toMatchObject({ quota_type: 'purchase_quota' })
  expect((await say('2002', { text: 'a' })).data).not.toHaveProperty('quota')
  oa.balance = 0
  expect((await say('2002', { text: 'a' })).error).toBe(-321)
  oa.balance = 1000
  await sim.control('clock', { advanceMs: 5 * 24 * HOUR })
  expect((await say('2002', { text: 'a' })).error).toBe(-230)
  await sim.control('say', { user: '2002', text: 'Alo' })
  expect((await say('2002', { text: 'a'.repeat(2001) })).error).toBe(-201)
  const buttons = Array.from({ length: 6 }, () => ({ title: 'a', type: 'oa.query.show', payload: 'a' }))
  const withButtons = (some: object[]) => ({ text: 'a', attachment: { type: 'template', payload: { buttons: some } } })
  expect((await say('2002', withButtons(buttons))).error).toBe(-201)
  expect((await say('2002', withButtons([{ ...buttons[0], payload: 'a'.repeat(1001) }]))).error).toBe(-201)
  for (const refusal of [-217, -227, -244]) {
    sim.state.oas.get('4004')!.users.get('2002')!.refusal = refusal
    expect((await say('2002', { text: 'a' })).error).toBe(refusal)
  }
  expect(await codeOf('/v2.0/oa/message', { body: { recipient: { user_id: '2002' }, message: { text: 'a' } } })).toBe(
    -240,
  )
  expect(await codeOf('/v3.0/oa/message/promotion', { body: {} })).toBe(-233)
})

test('an article to many is sent half an hour later, and nothing else goes to many', async () => {
  const to = (media: string) => ({
    recipient: { target: { gender: '0' } },
    message: { attachment: { type: 'template', payload: { elements: [{ media_type: media, attachment_id: 'a1' }] } } },
  })
  expect(await codeOf('/v2.0/oa/message', { body: to('image') })).toBe(-201)
  expect(await codeOf('/v2.0/oa/message', { body: to('article') })).toBe(0)
  expect(sim.state.broadcasts).toMatchObject([{ articleId: 'a1', isSent: false }])
  await sim.control('clock', { advanceMs: 31 * 60_000 })
  expect(sim.state.broadcasts).toMatchObject([{ isSent: true }])
})

test('templates need approval, their parameters, and what is left of the day', async () => {
  addTemplate(sim.state, oa, '77', { status: 'PENDING_REVIEW' })
  const send = (data: object) =>
    codeOf('/message/template', {
      body: { phone: '84901234567', template_id: '77', template_data: { name: 'Lan' }, tracking_id: 't', ...data },
    })
  expect(await send({})).toBe(-131)
  await sim.control('judge', { template: '77', status: 'ENABLE' })
  expect(await send({ phone: '0901234567' })).toBe(-108)
  expect(await send({ template_data: {} })).toBe(-1122)
  expect(await send({})).toBe(0)
  expect(sim.state.phoneTemplates.at(-1)).toMatchObject({ phone: '84901234567', trackingId: 't' })
  await sim.control('quota', { znsLeft: 0 })
  expect(await send({})).toBe(-144)
})

test('an event that nobody takes is repeated after 30 s, 5, 15, 30 and 60 minutes, and then webhooks are off', async () => {
  await sim.control('hook', { url: 'http://127.0.0.1:9/' })
  await sim.control('say', { user: '2002', text: 'Alo' })
  await sim.control('settle')
  expect(sim.hooks.isOn).toBe(true)
  for (const minutes of [0.5, 5, 15, 30]) await sim.control('clock', { advanceMs: minutes * 60_000 + 1000 })
  expect(sim.hooks.isOn).toBe(true)
  await sim.control('clock', { advanceMs: HOUR + 1000 })
  expect(sim.hooks.isOn).toBe(false)
  const retries: unknown[] = []
  const receiver = createServer((request, response) => {
    retries.push(request.headers['num_retry'])
    response.end('{}')
  })
  const url = await listenOnLoopback(receiver, 0)
  await sim.control('hook', { url: 'http://127.0.0.1:9/', isOn: true })
  await sim.control('say', { user: '2002', text: 'Alo' })
  await sim.control('settle')
  await sim.control('hook', { url })
  await sim.control('clock', { advanceMs: 31_000 })
  expect(retries).toEqual(['1'])
  await new Promise((resolve) => receiver.close(resolve))
})

test('a fault can refuse, answer late, or lose an answer after its work was done', async () => {
  await sim.control('fail-next', { path: '/getoa', code: -200, times: 1 })
  expect([await codeOf('/v2.0/oa/getoa'), await codeOf('/v2.0/oa/getoa')]).toEqual([-200, 0])
  await sim.control('fail-next', { path: '/getoa', kind: 'slow', delayMs: 300 })
  const from = performance.now()
  await ask('/v2.0/oa/getoa')
  expect(performance.now() - from).toBeGreaterThan(290)
  const { refresh } = addGrant(sim.state, '4004')
  await sim.control('fail-next', { path: '/access_token', kind: 'drop' })
  const again = () => trade('/v4/oa/access_token', { refresh_token: refresh, grant_type: 'refresh_token' })
  await expect(again()).rejects.toThrow()
  expect(await again()).not.toHaveProperty('access_token')
})
