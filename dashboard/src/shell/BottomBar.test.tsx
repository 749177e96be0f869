import { afterEach, beforeEach, expect, test } from 'vitest'
import { cleanup, screen } from '@testing-library/react'
import { useLanguage } from '../core/language.ts'
import { devicesIn, givenVenue, showRouted } from '../core/testing/venue.tsx'
import { BottomBar } from './BottomBar.tsx'

function barWith(...states: string[]) {
  givenVenue('owner', devicesIn(states))
  showRouted(() => <BottomBar isMenuOpen={false} onMenu={() => undefined} />)
}

beforeEach(() => {
  localStorage.clear()
  useLanguage.setState({ language: 'en' })
})
afterEach(cleanup)

test('on a phone, the button of the closed menu says how many devices are silent', async () => {
  barWith('offline', 'online', 'offline')
  const badge = await screen.findByRole('img', { name: /2 devices/ })
  expect(screen.getByRole('button').contains(badge)).toBe(true)
})
