import { expect, test } from 'vitest'
import { GROUPS } from '@portico/contract/index.ts'
import { audit } from '@portico/locales/vi/audit.ts'

/** Groups whose calls stand under another name in the log. */
const SERVED_AS: Record<string, string> = { guestRights: 'guests' }

/** Every call that leaves a row in the log of a page, as the log names it. */
const ACTIONS = Object.entries(GROUPS).flatMap(([group, calls]) =>
  Object.entries(calls).flatMap(([name, { access, method, isPart }]) =>
    access.by === 'page' && method !== 'GET' && !isPart ? [[SERVED_AS[group] ?? group, name] as const] : [],
  ),
)

test('every change on a page is explained in words, not by the name of its call', () => {
  expect(ACTIONS.length).toBeGreaterThan(70)
  const missing = ACTIONS.filter(([feature, name]) => !(`${feature}-${name}` in audit.did))
  expect(missing).toEqual([])
})

test('the log can be narrowed to every feature that writes into it', () => {
  const missing = ACTIONS.filter(([feature]) => !(feature in audit.feature))
  expect(missing).toEqual([])
})
