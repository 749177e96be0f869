import { expect, test } from 'vitest'
import { homeAfterSignIn, screenOfLetter } from './origin.ts'

test.each(['/dashboard', '/dashboard/devices', '/dashboard/page/1?tab=a#b', '/dashboard?days=7'])(
  'signing in leads back to %s',
  (from) => {
    expect(homeAfterSignIn(from)).toBe(from)
  },
)

test.each([
  undefined,
  '',
  'https://evil.example/dashboard',
  '//evil.example',
  '/dashboard.evil.example',
  '/dashboards',
  '/dashboard\\..\\..\\evil',
  '/\\evil.example/dashboard',
  'javascript:alert(1)//dashboard',
])('signing in never leads to %s', (from) => {
  expect(homeAfterSignIn(from)).toBe('/dashboard')
})

test.each([
  ['/page/1', '/dashboard'],
  ['/page/1/', '/dashboard'],
  ['/page/1/devices', '/dashboard/devices'],
  ['/page/1/page-notification#digest', '/dashboard/page-notification#digest'],
  ['/page/1/report-visits?range=2026-01-01,2026-01-07', '/dashboard/report-visits?range=2026-01-01,2026-01-07'],
  ['/page/1//evil.example', '/dashboard//evil.example'],
])('the link %s of a letter means the screen %s', (href, screen) => {
  expect(screenOfLetter(href)).toBe(screen)
})
