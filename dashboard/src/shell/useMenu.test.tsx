import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Role } from '@portico/contract/access.ts'
import { LANGUAGES, type Language } from '@portico/locales/languages.ts'
import { usePage } from '../core/page.ts'
import { saveSession } from '../core/session.ts'
import { fakeServer, sessionReply } from '../core/testing/fakeServer.ts'
import { Around } from '../core/testing/show.tsx'
import type { Area } from '../core/screen.ts'
import { AREAS, entriesOf } from '../screens.ts'
import { useMenu } from './useMenu.ts'

const FRAMES: Record<Language, () => Promise<{ frame: { menu: Record<Area['label'], string> } }>> = {
  vi: () => import('@portico/locales/vi/frame.ts'),
  en: () => import('@portico/locales/en/frame.ts'),
  zh: () => import('@portico/locales/zh/frame.ts'),
  es: () => import('@portico/locales/es/frame.ts'),
  fr: () => import('@portico/locales/fr/frame.ts'),
  it: () => import('@portico/locales/it/frame.ts'),
}
const PAGE = '01900000-0000-7000-8000-000000000010'
const FREE = {
  Plan: { name: 'FREE', other_metrics: { videoUpload: 0, cta: 0, modules: [] } },
  end_date: null,
  isLifetime: true,
}
const WITH_ZALO = { ...FREE, Plan: { name: 'PRO', other_metrics: { videoUpload: 1, cta: 1, modules: ['zalo'] } } }

async function menuOf(
  role: Role,
  page: { name?: string; PageSubscription?: object } = {},
  group_id = 1,
  accounts: object[] = [],
) {
  const reply = sessionReply()
  saveSession({ ...reply, data: { ...reply.data, group_id } })
  usePage.setState({ pageId: PAGE, role, tokenError: null })
  const row = { eid: PAGE, name: 'Quán Lá', PageSubscription: FREE, UserPages: [], ...page }
  const server = fakeServer({
    'GET /pages': () => ({ body: { rows: [row], count: 1 } }),
    'POST /auth/page': () => ({
      body: { token: 'page', pageId: PAGE, role, expiresAt: new Date(Date.now() + 900_000).toISOString() },
    }),
    'GET /page-oa': () => ({ body: accounts }),
  })
  const { result } = renderHook(useMenu, { wrapper: Around })
  await waitFor(() => expect(server.calls()).toContain('GET /pages'))
  if (accounts.length > 0) await waitFor(() => expect(server.calls()).toContain('GET /page-oa'))
  // One more round for the answer to reach the hook.
  await new Promise((resolve) => setTimeout(resolve, 30))
  return {
    groups: result.current.map(({ label }) => label),
    areas: result.current,
    entries: result.current.flatMap(({ entries }) => entries.map(({ label }) => label)),
  }
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('an owner has every group of the specification, in its order, and no administration', async () => {
  const { groups } = await menuOf('owner')
  expect(groups).toEqual(['home', 'myPages', 'wifi', 'loyalty', 'guests', 'report', 'media', 'page'])
})

test('staff see what stands at the counter: no money, no reports, no campaigns, but a way to leave', async () => {
  const { entries, groups } = await menuOf('staff')
  expect(entries).toEqual(expect.arrayContaining(['counter', 'devices', 'giftOrders', 'role']))
  expect(entries.indexOf('counter')).toBeLessThan(entries.indexOf('devices'))
  for (const closed of ['billing', 'license', 'audit', 'integration', 'campaigns', 'profiles', 'media', 'home'])
    expect(entries).not.toContain(closed)
  expect(groups).not.toContain('report')
})

test('a manager reads the audit log, an editor does not', async () => {
  expect((await menuOf('manager')).entries).toContain('audit')
  cleanup()
  expect((await menuOf('editor')).entries).not.toContain('audit')
})

test.each(['Zalo Quán Lá', 'quán zalo'])('Zalo entries stand for a page called %s', async (name) => {
  expect((await menuOf('owner', { name })).groups).toContain('zalo')
})

test('Zalo entries stand for a page whose plan has the module, and not for one called ZALO without it', async () => {
  expect((await menuOf('owner', { PageSubscription: WITH_ZALO })).groups).toContain('zalo')
  cleanup()
  expect((await menuOf('owner', { name: 'ZALO' })).groups).not.toContain('zalo')
})

test('Zalo entries stand for a page whose account is connected', async () => {
  const { groups } = await menuOf('owner', {}, 1, [{ oaId: '4004' }])
  expect(groups).toContain('zalo')
})

test('administration appears for group 999 only', async () => {
  expect((await menuOf('analyst', {}, 999)).groups).toContain('admin')
  cleanup()
  expect((await menuOf('owner', {}, 998)).groups).not.toContain('admin')
})

test('the first level stays short: nine areas for an owner, each with its own icon', async () => {
  const { groups, areas } = await menuOf('owner')
  expect(groups.length).toBeLessThanOrEqual(9)
  expect(new Set(areas.map(({ icon }) => icon)).size).toBe(areas.length)
})

test.each(LANGUAGES)('no name in the menu is cut in %s', async (language) => {
  const { frame } = await FRAMES[language]()
  const labels = AREAS.flatMap((area: Area) => [area.label, ...entriesOf(area).map(({ label }) => label)])
  expect(labels.filter((label) => [...frame.menu[label]].length > 18).map((label) => frame.menu[label])).toEqual([])
})
