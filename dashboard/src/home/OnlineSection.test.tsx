import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { OnlineSession } from '@portico/contract/gateways.ts'
import type { LiveEvent } from '@portico/contract/live.ts'
import { useLanguage } from '../core/language.ts'
import { usePage } from '../core/page.ts'
import { saveSession } from '../core/session.ts'
import { fakeServer, refusal, sessionReply } from '../core/testing/fakeServer.ts'
import { show } from '../core/testing/show.tsx'
import { useConfirming } from '../ui/confirm.ts'
import * as toasts from '../ui/toasts.ts'
import { OnlineSection } from './OnlineSection.tsx'
import { useOnline } from './useOnline.ts'

let hear: (event: LiveEvent) => void
vi.mock('../core/live.ts', () => ({
  useLive: (_: unknown, onEvent: typeof hear) => (hear = onEvent),
  useLiveState: () => true,
}))

const PAGE = '01900000-0000-7000-8000-000000000010'
const HA: OnlineSession = {
  id: '01900000-0000-7000-8000-000000000020',
  guestId: null,
  guestName: 'Thu Hà',
  ownDevice: null,
  mac: 'A4:83:E7:00:1C:00',
  ip: null,
  nas_id: 'bar',
  deviceName: 'Router at the bar',
  startedAt: '2026-11-21T01:00:00Z',
  seconds: 3700,
  downBytes: 5_000_000,
  upBytes: 1000,
  downRate: null,
  upRate: null,
  endsAt: null,
  downKbps: 0,
  upKbps: 0,
  isLeaving: false,
  change: null,
  can: ['disconnect', 'extend', 'changeSpeed'],
}

function Screen() {
  return <OnlineSection online={useOnline()} />
}

let rows: OnlineSession[]
let message: ReturnType<typeof vi.spyOn>
let notify: ReturnType<typeof vi.spyOn>

function serve(disconnect: () => object, list: () => object = () => ({ body: { rows, count: rows.length } })) {
  return fakeServer({
    'POST /auth/page': () => ({
      body: { token: 'p', role: 'owner', expiresAt: new Date(Date.now() + 9e5).toISOString() },
    }),
    'GET /pages': () => ({ body: { rows: [], count: 0 } }),
    'GET /sessions': list,
    [`POST /sessions/${HA.id}/disconnect`]: disconnect,
  })
}

async function throwOut() {
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnect: Thu Hà' }))
  await waitFor(() => expect(useConfirming.getState().question?.title).toBe('Disconnect Thu Hà?'))
  await act(async () => useConfirming.getState().answer(true))
}

beforeEach(() => {
  rows = [HA]
  useLanguage.setState({ language: 'en' })
  saveSession(sessionReply())
  usePage.setState({ pageId: PAGE, role: 'owner', tokenError: null })
  message = vi.spyOn(toasts, 'message').mockImplementation(() => undefined)
  notify = vi.spyOn(toasts, 'notify').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a guest is shown with device, time and bytes', async () => {
  serve(() => ({}))
  show(<Screen />)
  await screen.findByText('Thu Hà')
  expect(document.querySelector('tbody tr')?.textContent).toContain('Router at the bar1 hr 1 min4.8 MB')
})

test('nobody is disconnected without a yes', async () => {
  const server = serve(() => ({ body: { result: 'disconnected' } }))
  show(<Screen />)
  fireEvent.click(await screen.findByRole('button', { name: 'Disconnect: Thu Hà' }))
  await act(async () => useConfirming.getState().answer(false))
  expect(server.calls().some((call) => call.endsWith('/disconnect'))).toBe(false)
})

test('a disconnect the gateway confirmed is called done', async () => {
  serve(() => {
    rows = []
    return { body: { result: 'disconnected' } }
  })
  show(<Screen />)
  await throwOut()
  await waitFor(() => expect(message).toHaveBeenCalledWith('Thu Hà disconnected', expect.anything()))
  await screen.findByText('No one is on the Wi-Fi right now')
})

test('a guest who leaves while an older list is on its way is not shown for ever', async () => {
  let answer: (body: object) => void = () => undefined
  let asked = 0
  serve(
    () => ({ body: { result: 'disconnected' } }),
    () => (++asked === 2 ? new Promise((resolve) => (answer = resolve)) : { body: { rows, count: rows.length } }),
  )
  show(<Screen />)
  await throwOut()
  await waitFor(() => expect(asked).toBe(2))
  const before = { body: { rows: [HA], count: 1 } }
  rows = []
  act(() => hear({ topic: 'sessions', at: '2026-11-21T02:00:00Z' }))
  await new Promise((resolve) => setTimeout(resolve, 50))
  await act(async () => answer(before))
  await screen.findByText('No one is on the Wi-Fi right now')
})

test('a queued disconnect is not called done: the guest is shown as leaving until the gateway did it', async () => {
  serve(() => ({ body: { result: 'queued' } }))
  show(<Screen />)
  await throwOut()
  await waitFor(() => expect(notify).toHaveBeenCalledOnce())
  expect(message).not.toHaveBeenCalled()
  expect(await screen.findByText('Leaving…')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Disconnect: Thu Hà' })).toBeNull()
})

test('when the gateway does not answer, the owner hears so and can try again', async () => {
  serve(() => refusal(502, 'device/unreachable'))
  show(<Screen />)
  await throwOut()
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ kind: 'bad' })))
  expect(await screen.findByRole('button', { name: 'Disconnect: Thu Hà' })).toBeTruthy()
})

test('an analyst sees who is online and no button that would be refused', async () => {
  serve(() => ({}))
  usePage.setState({ role: 'analyst' })
  show(<Screen />)
  await screen.findByText('Thu Hà')
  expect(screen.queryByRole('button', { name: /Disconnect/ })).toBeNull()
})
