import { afterAll, expect, test } from 'vitest'
import { leads } from '@portico/contract/leads.ts'
import { givenPage } from '../../testing/given.ts'
import { startReceiver } from '../../testing/receiver.ts'
import { useServer } from '../../testing/server.ts'
import { readTraceparent } from './span.ts'

const receiver = await startReceiver()
const server = useServer({ config: { tracesUrl: receiver.url } })
afterAll(() => receiver.close())

type Received = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[]
}

/** Every span that came to the collector. */
function received(): Received[] {
  return receiver
    .at('/v1/traces')
    .flatMap(({ body }) => JSON.parse(body).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
}

const until = (name: string, traceId?: string) =>
  expect
    .poll(() => received().find((span) => span.name === name && (!traceId || span.traceId === traceId)), {
      timeout: 10_000,
    })
    .toBeTruthy()

function makeLead(token: string, traceparent: string): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', traceparent }
  const body = JSON.stringify({ name: 'Canary Linh', phone: '0912345678' })
  return fetch(server().apiUrl + leads.create.path, { method: 'POST', headers, body })
}

test('a request and its statements stand in the caller’s trace at the collector, and nothing of what was sent does', async () => {
  const { token } = await givenPage(server())
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  expect((await makeLead(token, `00-${traceId}-b7ad6b7169203331-01`)).status).toBe(200)
  await until('POST /leads', traceId)
  const spans = received().filter((span) => span.traceId === traceId)
  const request = spans.find(({ kind }) => kind === 2)!
  expect(request).toMatchObject({ parentSpanId: 'b7ad6b7169203331', name: 'POST /leads' })
  expect(request.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: '200' } })
  const statements = spans.filter((span) => span.parentSpanId === request.spanId)
  expect(statements.map(({ name }) => name)).toContain('insert leads')
  for (const { startTimeUnixNano, endTimeUnixNano } of statements) {
    expect(BigInt(startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(request.startTimeUnixNano))
    expect(BigInt(endTimeUnixNano)).toBeLessThanOrEqual(BigInt(request.endTimeUnixNano))
  }
  expect(JSON.stringify(spans)).not.toMatch(/canary|912345678/i)
})

test('a trace whose caller does not want it is not made', async () => {
  const { token } = await givenPage(server())
  const unwanted = '1af7651916cd43dd8448eb211c80319c'
  const wanted = '2af7651916cd43dd8448eb211c80319c'
  await makeLead(token, `00-${unwanted}-b7ad6b7169203331-00`)
  await makeLead(token, `00-${wanted}-b7ad6b7169203331-01`)
  await until('POST /leads', wanted)
  expect(received().filter(({ traceId }) => traceId === unwanted)).toEqual([])
})

test('a job is a trace of its own, with what it asks of the database', async () => {
  await server().jobs.run('guests.clear')
  await until('job guests.clear')
  const job = received().find(({ name }) => name === 'job guests.clear')!
  expect(
    received()
      .filter((span) => span.parentSpanId === job.spanId)
      .map(({ name }) => name),
  ).toContain('delete guest_keys')
})

test('a collector that refuses keeps no request from its answer', async () => {
  const { token } = await givenPage(server())
  receiver.answer('/v1/traces', 500)
  const before = receiver.at('/v1/traces').length
  expect((await makeLead(token, '')).status).toBe(200)
  await expect.poll(() => receiver.at('/v1/traces').length, { timeout: 10_000 }).toBeGreaterThan(before)
  receiver.answer('/v1/traces', 200)
  expect((await makeLead(token, '')).status).toBe(200)
})

test.each([
  ['nothing', undefined],
  ['another form', 'b7ad6b7169203331'],
  ['no trace', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`],
  ['a version that cannot be', '0f-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'.replace('0f', 'ff')],
])('%s in the header begins a trace of our own', (_name, header) => {
  expect(readTraceparent(header)).toBeUndefined()
})
