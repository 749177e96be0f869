import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLanguage } from '../core/language.ts'
import { usePage } from '../core/page.ts'
import { saveSession } from '../core/session.ts'
import { fakeServer, sessionReply } from '../core/testing/fakeServer.ts'
import { show } from '../core/testing/show.tsx'
import type { message, notify } from '../ui/toasts.ts'
import { Counter } from './Counter.tsx'

vi.mock('../ui/toasts.ts', () => ({ message: vi.fn<typeof message>(), notify: vi.fn<typeof notify>() }))
vi.mock('../core/live.ts', () => ({ useLive: () => undefined, useLiveState: () => true }))

const PAGE = '01900000-0000-7000-8000-000000000010'
const PRESET = {
  id: '01900000-0000-7000-8000-000000000011',
  name: 'One hour',
  durationMinutes: 60,
  maxDevices: 1,
  price: 5000,
}
const CODE = {
  id: '01900000-0000-7000-8000-000000000012',
  batchId: PRESET.id,
  batchName: PRESET.name,
  number: 1,
  code: '482103957716',
  note: '',
  state: 'unused',
  reason: null,
  devices: 0,
  maxDevices: 1,
  durationMinutes: 60,
  usedBytes: 0,
  dataMegabytes: null,
  price: 5000,
  validUntil: null,
  firstUsedAt: null,
  expiresAt: null,
  createdAt: '2026-11-21T00:00:00.000Z',
  isOwn: true,
  link: 'http://wifi.test/c/482103957716',
  ssid: 'Quán Lá',
  logo: null,
}

function open(presets: object[]) {
  usePage.setState({ pageId: PAGE, role: 'staff', tokenError: null })
  const server = fakeServer({
    'POST /auth/page': () => ({
      body: { token: 'p', role: 'staff', expiresAt: new Date(Date.now() + 9e5).toISOString() },
    }),
    'GET /access-code-presets': () => ({ body: { rows: presets, currency: 'VND' } }),
    'POST /access-codes': () => ({ body: CODE }),
  })
  show(<Counter />)
  return server
}

beforeEach(() => {
  useLanguage.setState({ language: 'en' })
  saveSession(sessionReply())
})
afterEach(cleanup)

test('one press gives a clerk a code in large groups, with a QR code to scan', async () => {
  const server = open([PRESET])
  fireEvent.click(await screen.findByRole('button', { name: /One hour/ }))
  expect(await screen.findByText('4821 0395 7716')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Guests scan this to get online' })).toBeTruthy()
  expect(server.seen.find(({ call }) => call === 'POST /access-codes')?.body).toEqual({ batchId: PRESET.id, note: '' })
})

test('after a code the next guest can be served', async () => {
  open([PRESET])
  fireEvent.click(await screen.findByRole('button', { name: /One hour/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Another code' }))
  await waitFor(() => expect(screen.getByRole('button', { name: /One hour/ })).toBeTruthy())
})

test('where nothing can be issued it says who can change that', async () => {
  open([])
  expect(await screen.findByText('Nothing to issue yet')).toBeTruthy()
})
