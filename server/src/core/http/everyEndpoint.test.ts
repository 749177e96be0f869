import { beforeAll, expect, test } from 'vitest'
import { ERRORS } from '@portico/contract/errors.ts'
import { fire, type Raw } from '../../testing/walk/fire.ts'
import { badTokens } from '../../testing/walk/badTokens.ts'
import { CALLS, GUARDED, kindOf, nameCalls } from '../../testing/walk/calls.ts'
import { fireWell, sampleOf } from '../../testing/walk/samples.ts'
import { lend } from '../../testing/walk/lend.ts'
import { givenWorld, noSimulator, tokenFor, type World } from '../../testing/walk/world.ts'
import { WALKED } from '../../testing/walk/google.ts'
import { useServer } from '../../testing/server.ts'

const server = useServer({ config: WALKED, simulate: noSimulator })
let world: World
beforeAll(async () => void (world = await givenWorld(server())))
const useWorld = lend(() => givenWorld(server()))

test('the walk sees every call, and most of them are guarded', () => {
  expect(CALLS.length).toBeGreaterThan(20)
  expect(GUARDED.length).toBeGreaterThan(CALLS.length / 2)
})

test.each(nameCalls(CALLS))('%s answers its owner with what it promises, and nothing more', async (_name, call) => {
  const { status, json, text } = await useWorld((own) => fireWell(own, call, tokenFor(own, call)))
  expect(`${status} ${status === 200 ? '' : text}`).toBe('200 ')
  const promised = call.endpoint.returns.safeParse(json)
  expect(promised.error?.issues).toBeUndefined()
  expect(json).toEqual(promised.data)
})

test.each(nameCalls(GUARDED))('%s wants to know who calls, before it reads what is asked', async (_name, call) => {
  const good = await sampleOf(world, call)
  expectRefused(await fire(server(), call.endpoint, good))
  expectRefused(await fire(server(), call.endpoint, { params: good.params }))
  const strangers: Record<string, string>[] = [
    { authorization: '' },
    { authorization: 'Bearer' },
    { authorization: 'Bearer ' },
    { authorization: 'Basic YTpi' },
    { authorization: `bearer: ${world.page.token}` },
    { cookie: `token=${world.page.token}` },
  ]
  for (const headers of strangers) expectRefused(await fire(server(), call.endpoint, { ...good, headers }))
  expectRefused(
    await fire(server(), call.endpoint, {
      ...good,
      query: { ...good.query, token: world.page.token, access_token: world.page.owner.token },
    }),
  )
  if (call.endpoint.method === 'GET') return
  const garbage: Raw[] = [
    { raw: '{', type: 'application/json' },
    { raw: '', type: 'application/json' },
    { raw: '[]', type: 'application/json' },
    { raw: '['.repeat(50_000), type: 'application/json' },
    { raw: '{"__proto__":{"x":1}}', type: 'application/json' },
    { raw: new Uint8Array([0, 255, 1, 254]), type: 'application/octet-stream' },
    { raw: 'x=1', type: 'application/x-www-form-urlencoded' },
    { raw: 'x', type: 'nonsense' },
  ]
  for (const raw of garbage) expectRefused(await fire(server(), call.endpoint, { params: good.params }, undefined, raw))
})

// The library of templates is the same for everybody, with either token.
const ONE_KIND = GUARDED.filter(({ endpoint: { access } }) => !('orPageToken' in access))
test.each(nameCalls(ONE_KIND))('%s is not opened by a token of the other kind', async (_name, call) => {
  const { page } = world
  expectRefused(await fireWell(world, call, kindOf(call) === 'page' ? page.owner.token : page.token))
})

test.each(nameCalls(GUARDED))('%s is not opened by any token that only looks like one', async (_name, call) => {
  const good = tokenFor(world, call)!
  const sample = await sampleOf(world, call)
  const tricks = Object.entries(badTokens(server(), good, kindOf(call)))
  expect(tricks.length).toBeGreaterThan(20)
  const results = await Promise.all(
    tricks.map(async ([trick, token]) => `${trick}: ${(await fire(server(), call.endpoint, sample, token)).status}`),
  )
  expect(results).toEqual(tricks.map(([trick]) => `${trick}: 401`))
})

test('the corpus is only about the token: a good one opens', async () => {
  const call = CALLS.find(({ name }) => name === 'accounts.verify')!
  expect((await fireWell(world, call, world.page.owner.token)).status).toBe(200)
})

function expectRefused({ status, json }: { status: number; json: unknown }): void {
  expect(status).toBe(401)
  expect(json).toMatchObject({ code: expect.stringMatching(/^auth\/(required|expired)$/), message: expect.any(String) })
  expect(Object.keys(ERRORS)).toContain((json as { code: string }).code)
}
