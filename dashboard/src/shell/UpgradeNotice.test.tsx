import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fakeServer, sessionReply } from '../core/testing/fakeServer.ts'
import { saveSession } from '../core/session.ts'
import { usePage } from '../core/page.ts'
import { show } from '../core/testing/show.tsx'
import { UpgradeNotice } from './UpgradeNotice.tsx'

afterEach(cleanup)

const plan = (name: string, price: number, modules: string[]) => ({
  id: crypto.randomUUID(),
  name,
  price,
  currency: 'VND',
  period: 'month',
  other_metrics: { videoUpload: 0, cta: 0, modules, limits: {} },
  isOnSale: true,
  isForNew: false,
})

async function noticeFor(rows: object[]): Promise<string> {
  saveSession(sessionReply())
  usePage.setState({ pageId: null, role: 'owner', tokenError: null })
  fakeServer({ 'GET /plans': () => ({ body: { rows, count: rows.length } }) })
  const routeTree = createRootRoute({ component: () => <UpgradeNotice module="loyalty" /> })
  show(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() })} />)
  return (await screen.findByRole('status')).textContent ?? ''
}

test('an owner reads which plan opens the screen and what it costs, the cheapest one that has it', async () => {
  const text = await noticeFor([
    plan('FREE', 0, ['loyalty']),
    plan('MINI', 99_000, ['zalo']),
    plan('QUÁN', 199_000, ['loyalty']),
  ])
  expect(text).toMatch(/QUÁN plan, 199[.,]000\s₫ a month/)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/dashboard/page-license')
})

test('where no plan on sale has it, it says who can help instead of a price', async () => {
  expect(await noticeFor([plan('MINI', 99_000, ['zalo'])])).toContain('Contact your platform provider')
})
