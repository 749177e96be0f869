import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@portico/contract/http/client.ts'
import { notify } from '../ui/toasts.ts'
import { Around } from './testing/show.tsx'
import { useDraft } from './useDraft.ts'

vi.mock('../ui/toasts.ts', () => ({ notify: vi.fn<typeof notify>() }))

type Item = { words: string; revision: number }

/** A server with one draft, which refuses a save based on an older revision. */
function open() {
  const server = { words: 'start', revision: 1, saved: [] as string[], isAway: false }
  const save = vi.fn(async (words: string, { revision }: { revision: number | undefined }): Promise<Item> => {
    if (server.isAway) throw new ApiError(0, { code: 'network/unreachable' })
    if (revision !== server.revision)
      throw new ApiError(409, { code: 'draft/changed', change: { by: 'Lan', at: '2026-11-22T08:00:00Z' } })
    Object.assign(server, { words, revision: server.revision + 1 })
    server.saved.push(words)
    return { words, revision: server.revision }
  })
  const hook = renderHook(
    () =>
      useDraft<string, Item>({
        item: { words: 'start', revision: 1 },
        contentOf: ({ words }) => words,
        save,
        read: async () => ({ words: server.words, revision: server.revision }),
      }),
    { wrapper: Around },
  )
  const draft = () => hook.result.current
  return { server, draft, close: hook.unmount, type: (words: string) => act(() => draft().change(() => words)) }
}

beforeEach(() => vi.clearAllMocks())
afterEach(cleanup)

test('a draft is saved by itself once the typing pauses, and undo is saved like any change', async () => {
  const { server, draft, type } = open()
  type('a')
  type('ab')
  expect(draft().state.saving).toBe('waiting')
  await waitFor(() => expect(draft().state.saving).toBe('saved'))
  expect(server.saved).toEqual(['ab'])
  act(() => draft().undo())
  await waitFor(() => expect(server.saved).toEqual(['ab', 'a']))
  expect([draft().content, draft().canUndo, draft().canRedo]).toEqual(['a', true, true])
})

test('what cannot be saved stays and is saved once the network is back', async () => {
  const { server, draft, type } = open()
  server.isAway = true
  type('kept')
  await waitFor(() => expect(draft().state.saving).toBe('failed'))
  expect([draft().content, vi.mocked(notify).mock.calls.length]).toEqual(['kept', 1])
  server.isAway = false
  expect(await act(() => draft().saveNow())).toBe(true)
  expect(server.words).toBe('kept')
})

test('after somebody else’s change nothing is saved until the editor has chosen, and says who it was', async () => {
  const { server, draft, type } = open()
  Object.assign(server, { words: 'theirs', revision: 7 })
  type('mine')
  await waitFor(() => expect(draft().state).toMatchObject({ saving: 'clash', change: { by: 'Lan' } }))
  type('mine, longer')
  expect(await act(() => draft().saveNow())).toBe(false)
  expect([server.words, draft().content]).toEqual(['theirs', 'mine, longer'])
})

test('taking theirs shows it, and undo brings mine back', async () => {
  const { server, draft, type } = open()
  Object.assign(server, { words: 'theirs', revision: 7 })
  type('mine')
  await waitFor(() => expect(draft().state.saving).toBe('clash'))
  await act(() => draft().settle('theirs'))
  expect([draft().content, draft().state.saving, draft().revision()]).toEqual(['theirs', 'saved', 7])
  act(() => draft().undo())
  await waitFor(() => expect(server.words).toBe('mine'))
})

test('keeping mine saves it over theirs as a new draft, and undo brings theirs back', async () => {
  const { server, draft, type } = open()
  Object.assign(server, { words: 'theirs', revision: 7 })
  type('mine')
  await waitFor(() => expect(draft().state.saving).toBe('clash'))
  await act(() => draft().settle('mine'))
  expect([server.words, server.revision, draft().state.saving]).toEqual(['mine', 8, 'saved'])
  act(() => draft().undo())
  expect(draft().content).toBe('theirs')
})

test('leaving the editor saves what waits; leaving the site with unsaved changes asks first', async () => {
  const { server, close, type } = open()
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(leave()).toBe(false)
  type('half a sentence')
  expect(leave()).toBe(true)
  close()
  await waitFor(() => expect(server.words).toBe('half a sentence'))
})
