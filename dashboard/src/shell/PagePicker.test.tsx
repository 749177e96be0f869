import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { usePage } from '../core/page.ts'
import { saveSession } from '../core/session.ts'
import { fakeServer, sessionReply } from '../core/testing/fakeServer.ts'
import { show } from '../core/testing/show.tsx'
import { PagePicker } from './PagePicker.tsx'

const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
const row = (n: number) => ({ eid: idOf(n), name: `Chi nhánh ${n}`, PageSubscription: null, UserPages: [] })
const first = Array.from({ length: 50 }, (_, n) => row(n + 1))
const far = row(55)

beforeEach(async () => {
  localStorage.clear()
  saveSession(sessionReply())
  usePage.setState({ pageId: far.eid, role: 'owner', tokenError: null })
  fakeServer({
    'GET /pages': ({ query }) => ({
      body: query.has('search') ? { rows: [far], count: 1 } : { rows: first, count: 55 },
    }),
    [`GET /pages/${far.eid}`]: () => ({ body: far }),
    'POST /auth/page': () => ({ body: { token: 't', role: 'owner', expiresAt: '2099-01-01T00:00:00.000Z' } }),
  })
  const routeTree = createRootRoute({ component: () => <PagePicker isRail={false} /> })
  const router = createRouter({ routeTree, history: createMemoryHistory() })
  await router.load()
  show(<RouterProvider router={router as never} />)
})
afterEach(cleanup)

test('the open page keeps its name in the picker when it stands beyond the first fifty', async () => {
  await screen.findByRole('button', { name: /^Chi nhánh 55/ })
})

test('typing finds a page beyond the first fifty, and choosing it opens it', async () => {
  usePage.setState({ pageId: idOf(1) })
  await screen.findByRole('button', { name: /^Chi nhánh 1:/ })
  // The test browser has no popovers, so the test sends their event.
  const box = Object.assign(document.querySelector('[popover]')!, { hidePopover: () => undefined })
  fireEvent(box, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  expect(screen.queryByText('Chi nhánh 55')).toBeNull()
  fireEvent.change(await screen.findByRole('searchbox', { hidden: true }), { target: { value: 'nhanh 55' } })
  fireEvent.click(await screen.findByText('Chi nhánh 55'))
  await waitFor(() => expect(usePage.getState().pageId).toBe(far.eid))
})
