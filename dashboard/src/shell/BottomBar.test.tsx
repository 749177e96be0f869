import { afterEach, beforeEach, expect, test } from 'vitest'
import { cleanup, screen } from '@testing-library/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useLanguage } from '../core/language.ts'
import { usePage } from '../core/page.ts'
import { saveSession } from '../core/session.ts'
import { fakeServer, sessionReply } from '../core/testing/fakeServer.ts'
import { show } from '../core/testing/show.tsx'
import { BottomBar } from './BottomBar.tsx'

function barWith(...states: string[]) {
  const rows = states.map((state, i) => ({ nas_id: `bar-${i}`, name: `Bar ${i}`, state, lastSeenAt: null }))
  fakeServer({
    'POST /auth/page': () => ({
      body: { token: 'p', role: 'owner', expiresAt: new Date(Date.now() + 9e5).toISOString() },
    }),
    'GET /pages': () => ({ body: { rows: [], count: 0 } }),
    'GET /devices': () => ({ body: { rows, count: rows.length } }),
  })
  saveSession(sessionReply())
  usePage.setState({ pageId: '01900000-0000-7000-8000-000000000010', role: 'owner', tokenError: null })
  const routeTree = createRootRoute({ component: () => <BottomBar isMenuOpen={false} onMenu={() => undefined} /> })
  show(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() }) as never} />)
}

beforeEach(() => {
  localStorage.clear()
  useLanguage.setState({ language: 'en' })
})
afterEach(cleanup)

test('on a phone, the button of the closed menu says how many devices are silent', async () => {
  barWith('offline', 'online', 'offline')
  const badge = await screen.findByRole('img', { name: /2 devices/ })
  expect(screen.getByRole('button').contains(badge)).toBe(true)
})
