import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Gateway } from '@portico/contract/gateways.ts'
import { fakeServer } from '../core/testing/fakeServer.ts'
import { show } from '../core/testing/show.tsx'
import { DeviceDrawer } from './DeviceDrawer.tsx'

const device = {
  nas_id: 'box',
  name: 'Quầy',
  type: 'mikrotik',
  manufacturer: '',
  configuration: { loginUrl: 'http://10.5.50.1/login', sessionMinutes: 60 },
} as Gateway

afterEach(cleanup)

test('what a technician sets stands closed under Advanced, and opens by itself when it holds an error', async () => {
  fakeServer({})
  const save = vi.fn(() => Promise.resolve())
  show(<DeviceDrawer device={device} onClose={() => undefined} onSave={save} />)
  const advanced = (await screen.findByText('Advanced')).closest('details')!
  const address = advanced.querySelector<HTMLInputElement>('[data-path="configuration.coaAddress"]')!
  expect(advanced.open).toBe(false)
  expect(screen.getByDisplayValue('http://10.5.50.1/login').closest('details')).toBeNull()
  fireEvent.change(address, { target: { value: 'somewhere' } })
  fireEvent.submit(address.closest('form')!)
  await waitFor(() => expect(advanced.open).toBe(true))
  expect(save).not.toHaveBeenCalled()
})
