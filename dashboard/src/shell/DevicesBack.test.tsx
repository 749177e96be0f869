import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLanguage } from '../core/language.ts'
import { devicesIn, givenVenue, showRouted } from '../core/testing/venue.tsx'
import { useSilentDevices } from '../core/useSilentDevices.ts'
import { message } from '../ui/toasts.ts'
import { DevicesBack } from './DevicesBack.tsx'

vi.mock('../ui/toasts.ts', () => ({ message: vi.fn<typeof message>() }))

const toast = vi.mocked(message)

function Frame() {
  const { reload, silent } = useSilentDevices()
  return (
    <>
      <DevicesBack />
      <button type="button" onClick={() => reload()}>
        {silent.length}
      </button>
    </>
  )
}

beforeEach(() => {
  localStorage.clear()
  useLanguage.setState({ language: 'en' })
  toast.mockClear()
})
afterEach(cleanup)

test('a device that was silent is announced when it is back, once and by name', async () => {
  const states = ['offline', 'offline', 'online']
  givenVenue('owner', { 'GET /devices': () => devicesIn(states)['GET /devices']() })
  showRouted(Frame)
  const count = await screen.findByText('2')
  expect(toast).not.toHaveBeenCalled()
  states[1] = 'online'
  for (const _ of [1, 2]) fireEvent.click(count)
  await waitFor(() => expect(toast).toHaveBeenCalledOnce())
  expect(toast.mock.calls[0]?.[0]).toBe('Bar 1 is back online')
})
