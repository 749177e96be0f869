import { afterEach, expect, test, vi } from 'vitest'
import { act, cleanup, screen } from '@testing-library/react'
import type { LiveEvent } from '@portico/contract/live.ts'
import { useLanguage } from '../core/language.ts'
import { usePage } from '../core/page.ts'
import { saveSession } from '../core/session.ts'
import { fakeServer, sessionReply } from '../core/testing/fakeServer.ts'
import { show } from '../core/testing/show.tsx'
import { FlowsTab } from './FlowsTab.tsx'

let topics: readonly string[] = []
let hear: (event: LiveEvent) => void
vi.mock('../core/live.ts', () => ({
  useLive: (wanted: string[], onEvent: typeof hear) => {
    topics = wanted
    hear = onEvent
  },
}))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => undefined }))

afterEach(cleanup)

const flow = (id: number, name: string) => ({
  id: `01900000-0000-7000-8000-00000000000${id}`,
  name,
  steps: [],
  draftSteps: [],
  gateways: [],
  isActive: false,
  isDefault: false,
  version: 1,
  templateId: null,
  templateName: null,
  updatedAt: '2026-11-21T01:00:00Z',
  hasChanges: false,
  revision: 1,
})

test('a login flow a colleague makes appears without a reload', async () => {
  const rows = [flow(1, 'Ground floor')]
  fakeServer({
    'POST /auth/page': () => ({
      body: { token: 'p', role: 'owner', expiresAt: new Date(Date.now() + 9e5).toISOString() },
    }),
    'GET /pages': () => ({ body: { rows: [], count: 0 } }),
    'GET /login-flows': () => ({ body: { rows, count: rows.length } }),
  })
  useLanguage.setState({ language: 'en' })
  saveSession(sessionReply())
  usePage.setState({ pageId: '01900000-0000-7000-8000-000000000010', role: 'owner', tokenError: null })
  show(<FlowsTab tabs={null} />)
  await screen.findByText('Ground floor')
  expect(topics).toEqual(['flows'])
  rows.push(flow(2, 'Second floor'))
  act(() => hear({ topic: 'flows', at: '2026-11-21T02:00:00Z' }))
  await screen.findByText('Second floor')
})
