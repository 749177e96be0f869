import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ComponentProps, ComponentType } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FirstSteps } from '@portico/contract/pages.ts'
import { useLanguage } from '../core/language.ts'
import { usePage } from '../core/page.ts'
import { saveSession } from '../core/session.ts'
import { fakeServer, sessionReply } from '../core/testing/fakeServer.ts'
import { show } from '../core/testing/show.tsx'
import { FirstEvening } from './FirstEvening.tsx'

// A link needs a router; what counts here is where it leads.
vi.mock('@tanstack/react-router', () => {
  const linkOf = (Part: 'a' | ComponentType<ComponentProps<'a'>>) =>
    function To({ to, ...props }: ComponentProps<'a'> & { to: string }) {
      return <Part href={to} {...props} />
    }
  return { Link: linkOf('a'), createLink: linkOf }
})

const NEW: FirstSteps = {
  deviceAdded: false,
  deviceSeen: false,
  portalOpened: false,
  guestOnline: false,
  tried: false,
  memberInvited: false,
  emailConfirmed: true,
  twoStepOn: false,
  closed: false,
}
const DONE: FirstSteps = { ...NEW, deviceAdded: true, deviceSeen: true, portalOpened: true, guestOnline: true }

beforeEach(() => {
  useLanguage.setState({ language: 'en' })
  fakeServer({})
  saveSession(sessionReply())
  usePage.setState({ pageId: '01900000-0000-7000-8000-000000000010', role: 'owner', tokenError: null })
})
afterEach(cleanup)

test('a new owner sees what is done, what is not, and the one thing to do next', () => {
  show(<FirstEvening facts={NEW} onClose={() => Promise.resolve()} />)
  expect(screen.getByRole('img', { name: '2 of 6 steps done' })).toBeTruthy()
  const next = document.querySelector<HTMLElement>('[aria-current=step]')!
  expect(next.textContent).toContain('Add your router or access point')
  expect(within(next).getByRole('link', { name: 'Add a device' }).getAttribute('href')).toBe('/dashboard/devices')
  expect(screen.queryByRole('button', { name: 'Hide checklist' })).toBeNull()
})

test('trying it out is reported, and ticks nothing', () => {
  show(<FirstEvening facts={{ ...NEW, tried: true }} onClose={() => Promise.resolve()} />)
  expect(screen.getByText(/Your test with the simulator worked/)).toBeTruthy()
  expect(screen.getByRole('img', { name: '2 of 6 steps done' })).toBeTruthy()
})

test('once the first guest is online the list can be put away', () => {
  const close = vi.fn(() => Promise.resolve())
  show(<FirstEvening facts={DONE} onClose={close} />)
  expect(document.querySelector('[aria-current=step]')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Hide checklist' }))
  expect(close).toHaveBeenCalledOnce()
})
