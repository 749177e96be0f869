import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLanguage } from '../core/language.ts'
import { show } from '../core/testing/show.tsx'
import { givenVenue } from '../core/testing/venue.tsx'
import { WaitingGuests } from './WaitingGuests.tsx'

vi.mock('../core/live.ts', () => ({ useLive: () => undefined, useLiveState: () => true }))

beforeEach(() => useLanguage.setState({ language: 'en' }))
afterEach(cleanup)

test('a code made a moment after this screen last looked at its clock has no more minutes than it lives', async () => {
  const createdAt = Date.now() + 4000
  givenVenue('staff', {
    'GET /login-codes': () => ({
      body: {
        rows: [
          {
            id: '01900000-0000-7000-8000-000000000011',
            code: '135433',
            hint: '•••678',
            device: '6fcf',
            createdAt: new Date(createdAt).toISOString(),
            expiresAt: new Date(createdAt + 300_000).toISOString(),
          },
        ],
      },
    }),
  })
  show(<WaitingGuests />)
  await screen.findByText('135 433')
  expect(screen.getByText(/5 min/).textContent).not.toMatch(/6/)
})
