import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '@portico/contract/access.ts'
import type { Member } from '@portico/contract/members.ts'
import { useLanguage } from '../core/language.ts'
import { usePage } from '../core/page.ts'
import { saveSession } from '../core/session.ts'
import { fakeServer, sessionReply } from '../core/testing/fakeServer.ts'
import { show } from '../core/testing/show.tsx'
import { useConfirming } from '../ui/confirm.ts'
import type { message, notify } from '../ui/toasts.ts'
import { MembersPage } from './MembersPage.tsx'

vi.mock('../ui/toasts.ts', () => ({ message: vi.fn<typeof message>(), notify: vi.fn<typeof notify>() }))
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => Promise.resolve() }))

vi.mock('../core/live.ts', () => ({ useLive: () => undefined, useLiveState: () => true }))

const PAGE = '01900000-0000-7000-8000-000000000010'
const idOf = (at: number) => `01900000-0000-7000-8000-00000000000${at}`

function member(at: number, displayName: string, role: Role): Member {
  return {
    page_id: PAGE,
    uid: idOf(at),
    displayName,
    email_mobile: `${at}@example.com`,
    role,
    canReadIdentity: role === 'owner' || role === 'manager',
    since: '2026-11-01T00:00:00.000Z',
    lastActiveAt: null,
  }
}
// The signed-in user of `sessionReply` is number 1.
const TEAM = [member(1, 'Thu Hà', 'owner'), member(2, 'Minh', 'manager'), member(3, 'Lan', 'staff')]

function open(role: Role) {
  usePage.setState({ pageId: PAGE, role, tokenError: null })
  const server = fakeServer({
    'POST /auth/page': () => ({ body: { token: 'p', role, expiresAt: new Date(Date.now() + 9e5).toISOString() } }),
    'GET /pages': () => ({ body: { rows: [], count: 0 } }),
    'GET /user-page': () => ({ body: { rows: TEAM, count: 3, invitations: [], transfer: null } }),
    'PUT /user-page': () => ({ body: TEAM[2] }),
    'DELETE /user-page': () => ({ body: { page_id: PAGE, uid: idOf(3) } }),
  })
  show(<MembersPage />)
  return server
}

beforeEach(() => {
  useLanguage.setState({ language: 'en' })
  saveSession(sessionReply())
})
afterEach(cleanup)

test('an owner sees everybody, with contact and role, and knows which one is themselves', async () => {
  open('owner')
  await screen.findByText('Minh')
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows[0]).toContain('Thu Hà You')
  expect(rows[2]).toContain('3@example.comStaff')
})

test('the switch for personal data asks the server for exactly that member', async () => {
  const server = open('owner')
  fireEvent.click(await screen.findByRole('switch', { name: 'Let Lan see guests’ personal data' }))
  await waitFor(() => expect(server.calls()).toContain('PUT /user-page'))
  const sent = server.seen.find(({ call }) => call === 'PUT /user-page')
  expect(sent?.body).toEqual({ page_id: PAGE, uid: idOf(3), canReadIdentity: true })
})

test('a manager has no switch and no menu for the owner and for managers', async () => {
  open('manager')
  await screen.findByText('Minh')
  expect(screen.getAllByRole('switch')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Actions for Thu Hà' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Actions for Minh' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Actions for Lan' })).toBeTruthy()
})

test('staff see their own role and a way out, and nobody else is asked about', async () => {
  const server = open('staff')
  expect(await screen.findByText('Your role: Staff')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Leave page' })).toBeTruthy()
  expect(server.calls()).not.toContain('GET /user-page')
})

test('nobody leaves without a yes', async () => {
  const server = open('staff')
  fireEvent.click(await screen.findByRole('button', { name: 'Leave page' }))
  await act(async () => useConfirming.getState().answer(false))
  expect(server.calls()).not.toContain('DELETE /user-page')
  fireEvent.click(screen.getByRole('button', { name: 'Leave page' }))
  await act(async () => useConfirming.getState().answer(true))
  await waitFor(() => expect(server.calls()).toContain('DELETE /user-page'))
  await waitFor(() => expect(usePage.getState().pageId).toBeNull())
})
