import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { usePage } from '../core/page.ts'
import { saveSession } from '../core/session.ts'
import { fakeServer, sessionReply } from '../core/testing/fakeServer.ts'
import { show } from '../core/testing/show.tsx'
import { Palette } from './Palette.tsx'

const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
const row = (n: number) => ({ eid: idOf(n), name: `Chi nhánh ${n}`, PageSubscription: null, UserPages: [] })

beforeEach(async () => {
  localStorage.clear()
  saveSession(sessionReply())
  usePage.setState({ pageId: idOf(1), role: 'owner', tokenError: null })
  fakeServer({
    'GET /pages': ({ query }) => ({
      body: query.has('search')
        ? { rows: [row(55)], count: 1 }
        : { rows: Array.from({ length: 50 }, (_, n) => row(n + 1)), count: 55 },
    }),
    'POST /auth/page': () => ({ body: { token: 't', role: 'owner', expiresAt: '2099-01-01T00:00:00.000Z' } }),
  })
  const routeTree = createRootRoute({ component: () => <Palette asked={1} onLook={() => undefined} /> })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  show(<RouterProvider router={router as never} />)
})
afterEach(cleanup)

test('a page beyond the first fifty is found by its name', async () => {
  await screen.findByText('Chi nhánh 1')
  expect(screen.queryByText('Chi nhánh 55')).toBeNull()
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'nhanh 55' } })
  fireEvent.click(await screen.findByText('Chi nhánh 55'))
  await waitFor(() => expect(usePage.getState().pageId).toBe(idOf(55)))
})

test('the dialog has a name that is read out', async () => {
  expect((await screen.findByRole('dialog')).getAttribute('aria-label')).toBeTruthy()
})
