import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '@portico/contract/access.ts'
import { DEFAULT_DIGEST, DEFAULT_RULES, NOTICE_KINDS } from '@portico/contract/notifications.ts'
import { useLanguage } from '../core/language.ts'
import { usePage } from '../core/page.ts'
import { saveSession } from '../core/session.ts'
import { fakeServer, sessionReply } from '../core/testing/fakeServer.ts'
import { show } from '../core/testing/show.tsx'
import type { message, notify } from '../ui/toasts.ts'
import { NotificationsPage } from './NotificationsPage.tsx'

vi.mock('../ui/toasts.ts', () => ({ message: vi.fn<typeof message>(), notify: vi.fn<typeof notify>() }))

const PAGE = '01900000-0000-7000-8000-000000000010'
const LAN = '01900000-0000-7000-8000-000000000003'
const SETTINGS = {
  emailNotification: true,
  rules: DEFAULT_RULES,
  firstVisitsOnly: true,
  offlineMinutes: 10,
  quietHours: null,
  digest: DEFAULT_DIGEST,
  timeZone: 'Asia/Ho_Chi_Minh',
  people: [{ uid: LAN, displayName: 'Lan', role: 'staff', hasMail: false }],
}

function open(role: Role) {
  usePage.setState({ pageId: PAGE, role, tokenError: null })
  const server = fakeServer({
    'POST /auth/page': () => ({ body: { token: 'p', role, expiresAt: new Date(Date.now() + 9e5).toISOString() } }),
    'GET /pages': () => ({ body: { rows: [], count: 0 } }),
    'GET /alert-channels': () => ({ body: { rows: [], count: 0 } }),
    'GET /push-subscriptions': () => ({ body: { rows: [], count: 0, publicKey: 'k' } }),
    'GET /notification-settings': () => ({ body: SETTINGS }),
    'PUT /notification-settings': ({ body }) => ({ body }),
  })
  show(<NotificationsPage />)
  return server
}
const checkbox = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const sent = ({ seen }: ReturnType<typeof open>) =>
  seen.find(({ call }) => call === 'PUT /notification-settings')?.body as typeof SETTINGS | undefined

beforeEach(() => {
  useLanguage.setState({ language: 'en' })
  saveSession(sessionReply())
})
afterEach(cleanup)

test('an owner sees who gets which notification, and saves what they change of it, no more', async () => {
  const server = open('owner')
  expect((await checkbox('A device goes offline: E-mail')).checked).toBe(true)
  expect(screen.queryByText('Save changes')).toBeNull()
  fireEvent.click(await checkbox('A guest gets online: E-mail'))
  fireEvent.click(screen.getByText('Save changes'))
  await waitFor(() => expect(sent(server)).toBeDefined())
  const { timeZone: _zone, people: _people, ...rest } = SETTINGS
  expect(sent(server)).toEqual({
    ...rest,
    rules: { ...DEFAULT_RULES, 'guest.online': { channels: ['mail'], roles: ['owner'], people: [] } },
  })
})

test('only those who may see something are offered as its receivers, by role and by name', async () => {
  open('owner')
  const [devices] = await screen.findAllByText('To: Owner, Manager')
  fireEvent.click(devices!)
  expect(screen.getByText('Staff')).toBeTruthy()
  expect(screen.getByText('(no e-mail)')).toBeTruthy()
  cleanup()
  open('owner')
  const row = (await screen.findByText('An integration fails')).closest('li')!
  fireEvent.click(within(row).getByText('To: Owner'))
  expect(within(row).queryByText('Staff')).toBeNull()
  expect(within(row).getByText('Manager')).toBeTruthy()
})

test('a change taken back leaves nothing to save', async () => {
  open('manager')
  fireEvent.click(await checkbox('A member joins: Browser'))
  fireEvent.click(screen.getByText('Discard changes'))
  expect((await checkbox('A member joins: Browser')).checked).toBe(false)
  expect(screen.queryByText('Save changes')).toBeNull()
})

test('an editor looks and changes nothing', async () => {
  open('editor')
  expect((await checkbox('A device goes offline: E-mail')).disabled).toBe(true)
  expect(screen.getByText(/Your role can only view/)).toBeTruthy()
})

test('a browser that cannot receive messages says so instead of offering a button', async () => {
  open('owner')
  expect(await screen.findByText(/require https|does not support notifications/)).toBeTruthy()
  expect(screen.queryByText('Turn on here')).toBeNull()
})

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', 0],
  ['an iPad, which says it is a Mac,', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5],
])('%s is told to put Portico on the home screen first', async (_name, userAgent, maxTouchPoints) => {
  vi.stubGlobal('isSecureContext', true)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(maxTouchPoints)
  open('owner')
  await screen.findByText(/then “Add to Home Screen”/)
  expect(screen.queryByText('Turn on here')).toBeNull()
  vi.restoreAllMocks()
})

test('group chats are introduced once while there are none', async () => {
  open('owner')
  await screen.findByText('No group chats yet')
  expect(screen.getAllByText(/^Send notifications to a Telegram, Slack or Zalo group/)).toHaveLength(1)
})

test('every notice there is has its rule, where the letter about it leads', async () => {
  open('owner')
  await checkbox('A device goes offline: E-mail')
  expect(NOTICE_KINDS.filter((kind) => !document.getElementById(kind))).toEqual([])
})
