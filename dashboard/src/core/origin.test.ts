import { expect, test } from 'vitest'
import { homeAfterSignIn } from './origin.ts'

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
