import { expect, test } from 'vitest'
import {
  PERMISSIONS,
  ROLES,
  allows,
  mayMember,
  outranks,
  planHas,
  rankOf,
  type PaidFeature,
  type Subscription,
} from './access.ts'

const NOW = new Date('2026-11-21T05:00:00Z')

test('an unknown role has no right and no rank, whatever it is called', () => {
  for (const role of [undefined, '', 'Owner', 'admin', '999', 'constructor', '__proto__', 'toString']) {
    expect(rankOf(role)).toBe(0)
    expect(outranks(role, 'analyst')).toBe(false)
    for (const permission of PERMISSIONS)
      expect(mayMember({ role: role ?? '', canReadIdentity: true }, permission)).toBe(false)
  }
})

test('nobody stands above themselves or an equal; owner above manager above the rest', () => {
  for (const role of ROLES) expect(outranks(role, role)).toBe(false)
  for (const role of ['editor', 'staff', 'analyst']) {
    expect(outranks('manager', role)).toBe(true)
    expect(outranks(role, 'editor')).toBe(false)
  }
  expect(outranks('owner', 'manager')).toBe(true)
  expect(outranks('manager', 'owner')).toBe(false)
})

test('anyone who may do something to all may do it to their own', () => {
  const pairs = [
    ['media:delete', 'media.own:delete'],
    ['gift-order:cancel', 'gift-order.own:cancel'],
    ['access-code:issue', 'access-code.single:issue'],
    ['access-code:revoke', 'access-code.own:revoke'],
    ['points:adjust', 'points.capped:adjust'],
    ['lead:write', 'lead.assigned:write'],
    ['report:read', 'report.today:read'],
  ] as const
  const wrong = pairs.flatMap(([wide, narrow]) =>
    ROLES.filter((role) => allows(role, wide) && !allows(role, narrow)).map((role) => `${role} ${narrow}`),
  )
  expect(wrong).toEqual([])
})

test('what is written, published or deleted can be read by the same people', () => {
  // Leaving shows nothing; looking one guest up is what a clerk has instead of the list.
  const exceptions = ['page.roles:leave', 'guest:lookup']
  const wrong = PERMISSIONS.flatMap((permission) => {
    const read = PERMISSIONS.find((other) => other === `${permission.split(':')[0]}:read`)
    if (!read || exceptions.includes(permission)) return []
    return ROLES.filter((role) => allows(role, permission) && !allows(role, read)).map(
      (role) => `${role} ${permission}`,
    )
  })
  expect(wrong).toEqual([])
})

test('personal data follows the member’s own switch; without one, the role', () => {
  const identity = (role: string, canReadIdentity: boolean | null) =>
    mayMember({ role, canReadIdentity }, 'guest.identity:read')
  expect(ROLES.filter((role) => identity(role, null))).toEqual(['owner', 'manager'])
  expect(ROLES.filter((role) => identity(role, true))).toEqual([...ROLES])
  expect(ROLES.filter((role) => identity(role, false))).toEqual([])
  expect(mayMember({ role: 'manager', canReadIdentity: false }, 'guest:export')).toBe(false)
  expect(mayMember({ role: 'staff', canReadIdentity: true }, 'guest:export')).toBe(false)
  expect(mayMember({ role: 'manager', canReadIdentity: false }, 'guest.rights:serve')).toBe(false)
  const seesOne = (canReadIdentity: boolean | null) =>
    ROLES.filter((role) => mayMember({ role, canReadIdentity }, 'guest.held:read'))
  expect([seesOne(null), seesOne(true), seesOne(false)]).toEqual([['owner', 'manager'], [...ROLES], []])
})

const plan = (name: string, over: Partial<Subscription> = {}, metrics = {}): Subscription => ({
  Plan: { name, other_metrics: { videoUpload: 0, cta: 0, modules: ['loyalty'], ...metrics } },
  end_date: '2026-12-01T00:00:00Z',
  isLifetime: false,
  ...over,
})

test.each<[string, Subscription | null, PaidFeature, boolean]>([
  ['a running plan with the module', plan('PRO'), 'loyalty', true],
  ['a running plan without it', plan('PRO'), 'zalo', false],
  [
    'a plan for life, its end long past',
    plan('PRO', { end_date: '2020-01-01T00:00:00Z', isLifetime: true }),
    'loyalty',
    true,
  ],
  ['a plan that ended a moment ago', plan('PRO', { end_date: NOW.toISOString() }), 'loyalty', false],
  ['a plan with neither an end nor a lifetime', plan('PRO', { end_date: null }), 'loyalty', false],
  ['the plan FREE, even for life', plan('FREE', { isLifetime: true }), 'loyalty', false],
  ['no subscription', null, 'loyalty', false],
  ['video bought', plan('PRO', {}, { videoUpload: 1 }), 'videoUpload', true],
  ['video not bought', plan('PRO', {}, { modules: ['videoUpload'] }), 'videoUpload', false],
  ['call to action bought', plan('PRO', {}, { cta: 1 }), 'cta', true],
  ['call to action not bought', plan('PRO', {}, { cta: 2 }), 'cta', false],
])('a paid feature: %s', (_name, subscription, module, has) => {
  expect(planHas(subscription, module, NOW)).toBe(has)
})
