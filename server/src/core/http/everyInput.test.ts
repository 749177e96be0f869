import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { ERRORS } from '@portico/contract/errors.ts'
import { INHERITED_NAMES } from '@portico/contract/names.ts'
import { CALLS, nameCalls, type Call } from '../../testing/walk/calls.ts'
import { fire, type FiredReply, type Raw, type Sample } from '../../testing/walk/fire.ts'
import { changes, nasty, placesIn, spoil, withKeys, withText } from '../../testing/walk/nasty.ts'
import { referencesOf, sampleOf } from '../../testing/walk/samples.ts'
import { firstGood, valuesOf } from '../../testing/walk/shapes.ts'
import { givenWorld, noSimulator, tokenFor, type World } from '../../testing/walk/world.ts'
import { WALKED } from '../../testing/walk/google.ts'
import { useServer } from '../../testing/server.ts'

const server = useServer({ config: WALKED, simulate: noSimulator })

/** A password is checked slowly on purpose. */
const SLOW = new Set([
  'accounts.login',
  'accounts.signUp',
  'accounts.resetPassword',
  'accounts.changePassword',
  'accounts.addEmail',
  'accounts.beginTotp',
  'accounts.endTotp',
])
/** Every run draws others. `npm test -- --long` draws four times as many. */
const [FEW, MANY] = process.env['TEST_LONG'] === '1' ? [15, 40] : [4, 10]
/** As often as there is something to draw: without query and body only the path can be wrong, without that nothing. */
function runsOf({ name, endpoint: { params, query, body } }: Call): number {
  if (!query && !body) return params ? FEW : 3
  return SLOW.has(name) ? Math.min(12, MANY) : MANY
}

/** A venue for what is refused before anything happens, and for reading. */
let unchanged: World
beforeAll(async () => void (unchanged = await givenWorld(server())))

/** Who only reads leaves the venue as it was, for the next to read. */
const worldFor = async ({ endpoint }: Call): Promise<World> =>
  endpoint.method === 'GET' ? unchanged : givenWorld(server())

test.each(nameCalls(CALLS))(
  '%s answers whatever is sent, and keeps its promise',
  { timeout: 60_000 },
  async (_name, call) => {
    const { params, query, body } = call.endpoint
    let world = await worldFor(call)
    let renewalsLeft = Math.ceil(runsOf(call) / 4)
    const drawing = { references: referencesOf(world), optional: 'some' as const }
    const oneOf = (schema: typeof query | typeof body) =>
      schema
        ? fc.oneof({ weight: 3, arbitrary: valuesOf(schema, drawing) }, { weight: 1, arbitrary: nasty })
        : fc.constant(undefined)
    const drawn = fc.record({
      query: oneOf(query),
      body: oneOf(body),
      param: fc.option(fc.oneof(nasty, fc.uuid()), { nil: undefined }),
      spoilt: changes,
      isGood: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(drawn, async (one) => {
        const good = await sampleOf(world, call)
        const sample: Sample = {
          ...good,
          ...(params && one.param !== undefined && !one.isGood
            ? { params: Object.fromEntries(Object.keys(params.shape).map((name) => [name, asText(one.param)])) }
            : {}),
          ...(query ? { query: asQuery(one.isGood ? one.query : spoil(one.query, one.spoilt)) } : {}),
          ...(body ? { body: one.isGood ? one.body : spoil(one.body, one.spoilt) } : {}),
        }
        const answer = await fire(server(), call.endpoint, sample, tokenFor(world, call))
        expectKept(call, answer)
        // What was deleted or renamed before is there again for the next.
        if (one.isGood && (answer.status === 404 || answer.status === 401) && renewalsLeft-- > 0)
          world = await givenWorld(server())
      }),
      // What a call is about may take long to make; a slow machine then tries fewer.
      { numRuns: runsOf(call), interruptAfterTimeLimit: 2500 },
    )
  },
)

const BROKEN = [
  '{',
  '"',
  'x',
  '{"a":}',
  '\0',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":1}}',
  '['.repeat(20_000),
]
const TOO_LARGE = JSON.stringify({ a: 'x'.repeat(1_100_000) })
test.each(nameCalls(CALLS.filter(({ endpoint }) => endpoint.method !== 'GET')))(
  '%s refuses a body that is none, or too large, in the caller’s words',
  async (_name, call) => {
    const good = await sampleOf(unchanged, call)
    const send = (raw: string, type = 'application/json') =>
      fire(server(), call.endpoint, { params: good.params }, tokenFor(unchanged, call), { raw, type })
    const refused = BROKEN.map(async (raw) => {
      const answer = await send(raw)
      expect(answer.status, raw.slice(0, 20)).toBe(400)
      expectKept(call, answer)
    })
    await Promise.all(refused)
    expect((await send(TOO_LARGE)).status).toBe(413)
    expect((await send('<a/>', 'application/xml')).status).toBe(400)
  },
)

const withBody = CALLS.filter(({ endpoint }) => endpoint.body)
test.each(nameCalls(withBody))('%s stores every text or says which it cannot', async (_name, call) => {
  const world = await givenWorld(server())
  const good = await sampleOf(world, call)
  const full = firstGood(call.endpoint.body!, { references: referencesOf(world), optional: 'all' }) ?? good.body
  const places = placesIn(full).filter(({ of, key }) => typeof of[key] === 'string')
  for (const [at] of places.entries()) {
    for (const text of ['a\0b', '\ud800', 'http://a.example/\0', 'http://a.example/\udc00', '\u202e😀\uffff']) {
      const body: unknown = structuredClone(full)
      const { of, key } = placesIn(body).filter((place) => typeof place.of[place.key] === 'string')[at]!
      of[key] = text
      expectKept(call, await fire(server(), call.endpoint, { ...good, body }, tokenFor(world, call)))
    }
  }
})

test.each(nameCalls(CALLS))('%s takes the names every object has for names like others', async (_name, call) => {
  const { params, query, body } = call.endpoint
  const world = await worldFor(call)
  const good = await sampleOf(world, call)
  const full = body && (firstGood(body, { references: referencesOf(world), optional: 'all' }) ?? good.body)
  const token = tokenFor(world, call)
  const send = async (sample: Sample, raw?: Raw) =>
    expectKept(call, await fire(server(), call.endpoint, sample, token, raw))
  for (const name of SLOW.has(call.name) ? ['constructor'] : INHERITED_NAMES) {
    const named = query && Object.fromEntries(Object.keys(query.shape).map((one) => [one, name]))
    if (body || query) await send({ ...good, query: { ...named, [name]: name }, body: withText(full, name) })
    if (params) await send({ ...good, params: Object.fromEntries(Object.keys(params.shape).map((one) => [one, name])) })
  }
  // JSON with __proto__ or constructor.prototype is refused before it is read.
  const keys = INHERITED_NAMES.filter((name) => name !== '__proto__')
  if (body) await send({ ...good, body: undefined }, { raw: withKeys(full, keys), type: 'application/json' })
})

test('after all names every object has, calls of another venue still work', async () => {
  const calls = CALLS.filter(({ name }) => /^(pages\.list|accounts\.setLanguage|flows\.list)$/.test(name))
  const world = await givenWorld(server())
  for (const call of calls) {
    const answer = await fire(server(), call.endpoint, await sampleOf(world, call), tokenFor(world, call))
    expect(answer.status, call.name).toBe(200)
  }
  expect(calls).toHaveLength(3)
})

function expectKept({ name, endpoint }: Call, { status, json, text }: FiredReply): void {
  expect(status, `${name}: ${text.slice(0, 300)}`).toBeLessThan(500)
  if (status === 200) return expect(endpoint.returns.safeParse(json).error?.issues).toBeUndefined()
  const { code, message } = json as { code: keyof typeof ERRORS; message: string }
  expect([code, ERRORS[code], message.length > 5]).toEqual([code, status, true])
}

function asText(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.toWellFormed().slice(0, 300) || 'x'
}

function asQuery(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([name, one]) => [
          name,
          Array.isArray(one) ? one.map(asText) : one === undefined ? undefined : asText(one),
        ]),
      )
    : { [asText(value)]: '1' }
}
