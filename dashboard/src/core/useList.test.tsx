import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { crud } from '@portico/contract/http/crud.ts'
import { message, notify } from '../ui/toasts.ts'
import { saveSession } from './session.ts'
import { fakeServer, refusal, sessionReply } from './testing/fakeServer.ts'
import { Around } from './testing/show.tsx'
import { useList } from './useList.ts'
import { useWholeList } from './useWholeList.ts'

vi.mock('../ui/toasts.ts', () => ({ message: vi.fn<typeof message>(), notify: vi.fn<typeof notify>() }))

const fields = z.object({ name: z.string() })
const things = crud({
  path: '/things',
  key: 'id',
  name: 'thing',
  item: fields.extend({ id: z.string() }),
  fields,
  filter: { kind: z.string().optional() },
  read: { by: 'user' },
  edit: { by: 'user' },
})

const row = (id: number) => ({ id: `${id}`, name: `thing ${id}` })

function listOf(total: number) {
  return ({ query }: { query: URLSearchParams }) => {
    const skip = Number(query.get('skip'))
    const rows = Array.from({ length: total }, (_, id) => row(id)).slice(skip, skip + Number(query.get('limit')))
    return { body: { rows, count: total } }
  }
}

async function opened(options?: Parameters<typeof useList>[2], filter?: { kind?: string }) {
  const { result } = renderHook(() => useList(things, filter, options), { wrapper: Around })
  await waitFor(() => expect(result.current.loading).toBe(false))
  return { list: () => result.current, names: () => result.current.rows.map(({ name }) => name) }
}

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  saveSession(sessionReply())
})

test('a list shows its rows and how many there are in all, and more rows go to the end', async () => {
  const server = fakeServer({ 'GET /things': listOf(5) })
  const { list, names } = await opened({ pageSize: 2 }, { kind: 'big' })
  expect(list()).toMatchObject({ count: 5, hasMore: true })
  act(() => list().loadMore())
  await waitFor(() => expect(names()).toEqual(['thing 0', 'thing 1', 'thing 2', 'thing 3']))
  expect(server.seen[1]?.query.toString()).toBe('kind=big&limit=2&skip=2')
  act(() => list().loadMore())
  await waitFor(() => expect(list().hasMore).toBe(false))
  expect(names()).toHaveLength(5)
})

test.each([
  ['front', ['new', 'thing 0', 'thing 1']],
  ['end', ['thing 0', 'thing 1', 'new']],
] as const)('a new row goes to the %s, the count grows, and a toast says so', async (newRows, expected) => {
  fakeServer({ 'GET /things': listOf(2), 'POST /things': ({ body }) => ({ body: { id: '9', ...(body as object) } }) })
  const { list, names } = await opened({ newRows })
  await act(() => list().create({ name: 'new' }))
  await waitFor(() => expect(names()).toEqual(expected))
  expect(list().count).toBe(3)
  expect(message).toHaveBeenCalledExactlyOnceWith('Created')
})

test('a change replaces its row, a deletion takes it away and lowers the count', async () => {
  const server = fakeServer({
    'GET /things': listOf(3),
    'PUT /things/1': () => ({ body: { id: '1', name: 'renamed' } }),
    'DELETE /things/0': () => ({ body: { id: '0' } }),
  })
  const { list, names } = await opened()
  await act(() => list().update({ id: '1' }, { name: 'renamed' }))
  await act(() => list().remove({ id: '0' }))
  await waitFor(() => expect(names()).toEqual(['renamed', 'thing 2']))
  expect(list().count).toBe(2)
  expect(server.calls()).toEqual(['GET /things', 'PUT /things/1', 'DELETE /things/0'])
  expect(vi.mocked(message).mock.calls).toEqual([['Updated'], ['Deleted']])
})

test('a refused change keeps the list, says why, and tells the form', async () => {
  fakeServer({ 'GET /things': listOf(1), 'DELETE /things/0': () => refusal(403, 'auth/forbidden') })
  const { list, names } = await opened()
  await expect(act(() => list().remove({ id: '0' }))).rejects.toMatchObject({ code: 'auth/forbidden' })
  expect(names()).toEqual(['thing 0'])
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    kind: 'bad',
    text: 'Delete failed: Your role on this page does not allow this.',
  })
})

test('a lost connection while saving is left to the form that still holds what was typed', async () => {
  fakeServer({ 'GET /things': listOf(1), 'POST /things': () => 'no answer' })
  const { list } = await opened()
  await expect(act(() => list().create({ name: 'new' }))).rejects.toMatchObject({ code: 'network/unreachable' })
  expect(notify).not.toHaveBeenCalled()
})

test('a list that cannot be loaded holds the error and can be asked again', async () => {
  const server = fakeServer({ 'GET /things': () => 'no answer' })
  const { list, names } = await opened()
  expect(list().error).toMatchObject({ code: 'network/unreachable' })
  server.answers['GET /things'] = listOf(1)
  await act(() => list().reload())
  await waitFor(() => expect(names()).toEqual(['thing 0']))
})

test('a list that is needed whole is loaded page after page', async () => {
  const server = fakeServer({ 'GET /things': listOf(250) })
  const { result } = renderHook(() => useWholeList(things, { kind: 'big' }), { wrapper: Around })
  await waitFor(() => expect(result.current.rows).toHaveLength(250))
  expect(server.seen.map(({ query }) => query.get('skip'))).toEqual(['0', '100', '200'])
})
