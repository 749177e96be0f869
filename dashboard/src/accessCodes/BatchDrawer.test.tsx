import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePage } from '../core/page.ts'
import { saveSession } from '../core/session.ts'
import { fakeServer, sessionReply } from '../core/testing/fakeServer.ts'
import { show } from '../core/testing/show.tsx'
import type { message, notify } from '../ui/toasts.ts'
import { BatchDrawer } from './BatchDrawer.tsx'

vi.mock('../ui/toasts.ts', () => ({ message: vi.fn<typeof message>(), notify: vi.fn<typeof notify>() }))

const PAGE = '01900000-0000-7000-8000-000000000010'

beforeEach(() => {
  localStorage.clear()
  saveSession(sessionReply())
  usePage.setState({ pageId: PAGE, role: 'owner', tokenError: null })
})
afterEach(cleanup)

test('a batch for the counter can be chosen by click, and the sheet again', async () => {
  fakeServer({ 'GET /pages': () => ({ body: { rows: [], count: 0 } }) })
  show(<BatchDrawer opened onClose={() => undefined} taken={0} ssid="Quán Lá" logo={null} />)
  expect(await screen.findByText('Print preview')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: /Issued at the counter/ }))
  await waitFor(() => expect(screen.queryByText('Print preview')).toBeNull())
  fireEvent.click(screen.getByRole('radio', { name: /Printed as a batch/ }))
  expect(await screen.findByText('Print preview')).toBeTruthy()
})
