import { expect, test } from 'vitest'
import { SCREENS } from '@portico/contract/screens.ts'
import { router } from './routes.tsx'

test('the server knows the first word of every screen, and no other', () => {
  const first = Object.keys(router.routesByPath).map((path) => path.split('/')[1] ?? '')
  expect([...new Set(first)].toSorted()).toEqual([...SCREENS])
})
