import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { endpoint } from '@portico/contract/http/endpoint.ts'
import { useInvalidate, usePutReply, useReply } from './keys.ts'
import { saveSession } from './session.ts'
import { fakeServer, sessionReply } from './testing/fakeServer.ts'
import { Around } from './testing/show.tsx'

const read = (path: `/${string}`) =>
  endpoint({
    method: 'GET',
    path,
    summary: 'Read',
    access: { by: 'user' },
    query: z.object({ of: z.string().optional() }),
    returns: z.object({ value: z.string() }),
  })
const cups = { read: read('/cups') }
const plates = { read: read('/plates') }

beforeEach(() => {
  localStorage.clear()
  saveSession(sessionReply())
})

function look(of: string) {
  let asked = 0
  const answer =
    (name: string) =>
    ({ query }: { query: URLSearchParams }) => ({
      body: { value: `${name} ${query.get('of')} ${(asked += 1)}` },
    })
  const server = fakeServer({ 'GET /cups': answer('cup'), 'GET /plates': answer('plate') })
  const hook = renderHook(
    (props: { of: string }) => ({
      cup: useReply(cups.read, { query: props }, { hasLast: true }),
      plate: useReply(plates.read, { query: props }),
      invalidate: useInvalidate(),
      put: usePutReply(),
    }),
    { wrapper: Around, initialProps: { of } },
  )
  return { server, ...hook }
}

test('what a group answered is asked again, and nothing else', async () => {
  const { server, result } = look('tea')
  await waitFor(() => expect(result.current.cup.data && result.current.plate.data).toBeDefined())
  await act(() => result.current.invalidate(cups))
  expect(server.calls().filter((call) => call === 'GET /cups')).toHaveLength(2)
  expect(server.calls().filter((call) => call === 'GET /plates')).toHaveLength(1)
})

test('two questions to one call are two answers; the last one stays until the next comes', async () => {
  const { result, rerender } = look('tea')
  await waitFor(() => expect(result.current.cup.data?.value).toMatch(/^cup tea/))
  rerender({ of: 'milk' })
  expect(result.current.cup.data?.value).toMatch(/^cup tea/)
  expect(result.current.plate.data).toBeUndefined()
  await waitFor(() => expect(result.current.cup.data?.value).toMatch(/^cup milk/))
})

test('a newer answer takes the place of the one on the screen', async () => {
  const { result } = look('tea')
  await waitFor(() => expect(result.current.cup.data).toBeDefined())
  act(() => result.current.put(cups.read, { query: { of: 'tea' } }, { value: 'new' }))
  await waitFor(() => expect(result.current.cup.data?.value).toBe('new'))
})

test('the last answer of one call is never shown as the answer of another', async () => {
  fakeServer({ 'GET /cups': () => ({ body: { value: 'cup' } }), 'GET /plates': () => ({ body: { value: 'plate' } }) })
  const hook = renderHook(({ call }) => useReply(call, { query: {} }, { hasLast: true }), {
    wrapper: Around,
    initialProps: { call: cups.read },
  })
  await waitFor(() => expect(hook.result.current.data?.value).toBe('cup'))
  hook.rerender({ call: plates.read })
  expect(hook.result.current.data).toBeUndefined()
  await waitFor(() => expect(hook.result.current.data?.value).toBe('plate'))
})
