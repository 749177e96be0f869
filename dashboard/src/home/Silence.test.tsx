import { afterEach, beforeEach, expect, test } from 'vitest'
import { cleanup, screen } from '@testing-library/react'
import { useLanguage } from '../core/language.ts'
import { devicesIn, givenVenue, showRouted } from '../core/testing/venue.tsx'
import { useSilentDevices } from '../core/useSilentDevices.ts'
import { OnlineSection } from './OnlineSection.tsx'
import { Silence } from './Silence.tsx'
import { useOnline } from './useOnline.ts'

const HOUR_AGO = new Date(Date.now() - 3_600_000).toISOString()

function Home() {
  const { silent, isAll } = useSilentDevices()
  return (
    <>
      <Silence silent={silent} isAll={isAll} />
      <OnlineSection online={useOnline()} isSilent={isAll} />
    </>
  )
}

function homeWith(...states: string[]) {
  givenVenue('owner', {
    'GET /sessions': () => ({ body: { rows: [], count: 0 } }),
    ...devicesIn(states, HOUR_AGO),
  })
  showRouted(Home)
}

beforeEach(() => {
  localStorage.clear()
  useLanguage.setState({ language: 'en' })
})
afterEach(cleanup)

test('an hour of silence is what an owner sees first, and nothing says "live"', async () => {
  homeWith('offline', 'offline')
  expect((await screen.findByRole('alert')).textContent).toContain('All your devices are offline')
  expect(screen.queryByText('Live')).toBeNull()
  expect(screen.getByText('Offline')).toBeTruthy()
  expect(screen.queryByText('No one is on the Wi-Fi right now')).toBeNull()
  expect(screen.getByText('Who is on the Wi-Fi is not known')).toBeTruthy()
})

test('one silent device among others is named', async () => {
  homeWith('online', 'offline')
  expect((await screen.findByRole('alert')).textContent).toContain('Bar 1')
})

test('nothing is said while every device is in contact', async () => {
  homeWith('online', 'waiting')
  expect(await screen.findByText('No one is on the Wi-Fi right now')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
