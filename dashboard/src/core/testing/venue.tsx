import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { usePage } from '../page.ts'
import { saveSession } from '../session.ts'
import { fakeServer, sessionReply } from './fakeServer.ts'
import { show } from './show.tsx'

/** Signs a member in at a venue. @param answers of the server, beside those every venue gives */
export function givenVenue(role: 'owner' | 'staff', answers: Parameters<typeof fakeServer>[0]) {
  saveSession(sessionReply())
  usePage.setState({ pageId: '01900000-0000-7000-8000-000000000010', role, tokenError: null })
  return fakeServer({
    'POST /auth/page': () => ({ body: { token: 'p', role, expiresAt: new Date(Date.now() + 9e5).toISOString() } }),
    'GET /pages': () => ({ body: { rows: [], count: 0 } }),
    ...answers,
  })
}

/** The devices of a venue in these states, as the server lists them. */
export function devicesIn(states: readonly string[], lastSeenAt: string | null = null) {
  const rows = states.map((state, i) => ({ nas_id: `bar-${i}`, name: `Bar ${i}`, state, lastSeenAt }))
  return { 'GET /devices': () => ({ body: { rows, count: rows.length } }) }
}

/** Shows a component that has links. */
export function showRouted(component: () => React.JSX.Element) {
  const routeTree = createRootRoute({ component })
  return show(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() }) as never} />)
}
