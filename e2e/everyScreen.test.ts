// Every address of the specification §2 opens without breaking the content security policy.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settings } from '@portico/locales/vi/settings.ts'
import { shell } from '@portico/locales/vi/shell.ts'
import { givenPage, givenUser, type Person, type Venue } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { givenTwoSteps } from '@portico/server/testing/twoSteps.ts'
import { able, launch, newPerson, reason } from './support/browser.ts'

const PUBLIC = ['/', '/signin', '/signup', '/activate/x', '/forgot-password', '/reset-password/x', '/terms', '/help']
const DASHBOARD = `
/ /my-pages /create-page /page/{eid} /settings
/devices /media /campaign /campaign/1 /wifi-campaign /wifi-campaign/1 /wifi-login-flow
/tasks /gifts /gift-orders /guests-custom-profile /sale-leads /accesscode /counter
/report-overview /report-campaigns /report-visits /report-devices /report-software
/report-times /report-loyalty /report-survey /report-top-users
/page-notification /page-license /page-role /page-integration /page-audit /user-finance
/zalo-settings /zalo-chatbot /zalo-automation /zalo-followers /zalo-messages /zalo-message-templates
`
  .trim()
  .split(/\s+/)

const ADMIN = [
  '/admin-plans',
  '/admin-subscriptions',
  '/admin-license-code',
  '/admin-manage-templates',
  '/admin-payments',
  '/admin-vouchers',
  '/admin-pages',
  '/admin-users',
  '/admin-report',
  '/admin-work',
  '/admin-announcements',
  '/admin-register',
  '/admin-log',
]

const server = useServer()
let browser: Browser
let page: Page
let venue: Venue

beforeAll(async () => {
  if (reason) return
  venue = await givenPage(server(), 'Quán Lá')
  browser = await launch()
  page = await (await newPerson(browser)).newPage()
})
afterAll(() => browser?.close())

async function signIn(at: Page, { email, password }: Person): Promise<void> {
  await at.goto(`${server().apiUrl}/signin`)
  await at.locator('input[name=emailOrMobile]').fill(email)
  await at.locator('input[name=password]').fill(password)
  await at.keyboard.press('Enter')
}

const userMenu = () => page.getByRole('button', { name: `${shell.user.menu}: ` })

/** Addresses that do not open, break the policy, or do not show where to sign out. */
async function badAmong(paths: readonly string[]): Promise<object[]> {
  const bad: object[] = []
  for (const path of paths) {
    const { heading, breaches } = await open(`/dashboard${path.replace('{eid}', venue.eid)}`)
    const isLost = [shell.lost.title, shell.crashed.title, settings.twoStep.title, ''].includes(heading)
    const canSignOut = (await userMenu().count()) === 1
    if (breaches.length > 0 || isLost || !canSignOut) bad.push({ path, heading, breaches, canSignOut })
  }
  return bad
}

/** Opens an address as if typed. @returns its heading and its policy violations */
async function open(path: string): Promise<{ heading: string; breaches: string[] }> {
  await page.goto(server().apiUrl + path)
  const heading = await page.locator('h1').first().innerText()
  // The live stream never ends, so the network never becomes idle; everything else loads within this time.
  await page.waitForTimeout(300)
  return { heading, breaches: await page.evaluate(() => (globalThis as unknown as { breaches: string[] }).breaches) }
}

test.each(PUBLIC)('%s opens for anybody', able, async (path) => {
  const { heading, breaches } = await open(path)
  expect(heading).not.toBe(shell.lost.title)
  expect(breaches).toEqual([])
})

test(
  'every screen of the dashboard opens, with nothing against the policy',
  { ...able, timeout: 240_000 },
  async () => {
    await signIn(page, venue.owner)
    await page.waitForURL(/\/dashboard/)
    expect(await badAmong(DASHBOARD)).toEqual([])
    await userMenu().click()
    await page.getByText(shell.user.signOut, { exact: true }).waitFor()
  },
)

test('an address that is none says so in words and leads home; so does one of administrators', able, async () => {
  for (const path of ['/nothing', '/dashboard/nothing', '/dashboard/admin-plans'])
    expect(await open(path)).toEqual({ heading: shell.lost.title, breaches: [] })
  await page
    .getByRole('link', { name: shell.lost.back })
    .or(page.getByRole('button', { name: shell.lost.back }))
    .first()
    .click()
  await page.waitForURL(/\/dashboard$/)
})

test(
  'an administrator is led to the second step first, and with it every screen of administrators opens',
  { ...able, timeout: 120_000 },
  async () => {
    const admin = await givenUser(server(), { groupId: 999 })
    page = await (await newPerson(browser)).newPage()
    await signIn(page, admin)
    await page.waitForURL(/\/dashboard/)
    for (const path of ADMIN) expect((await open(`/dashboard${path}`)).heading).toBe(settings.twoStep.title)

    const [code = ''] = await givenTwoSteps(server(), admin)
    page = await (await newPerson(browser)).newPage()
    await signIn(page, admin)
    await page.locator('input[name=totp]').fill(code)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/dashboard/)
    expect(await badAmong(ADMIN)).toEqual([])
  },
)

test('a phone can put the dashboard on its home screen: name, pictures and place are found', able, async () => {
  const { breaches } = await open('/signin')
  const { manifest, icons } = await page.evaluate(async () => {
    const href = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href
    const response = await fetch(href)
    const manifest = { type: response.headers.get('content-type'), ...(await response.json()) }
    const sources = [...manifest.icons, { src: '/apple-touch-icon.png', sizes: '180x180' }]
    const icons = await Promise.all(
      sources.map(async ({ src, sizes }: { src: string; sizes: string }) => {
        const image = new Image()
        image.src = src
        await image.decode()
        return `${image.naturalWidth}x${image.naturalHeight}` === sizes
      }),
    )
    return { manifest, icons }
  })
  expect(manifest).toMatchObject({
    type: expect.stringContaining('application/manifest+json'),
    name: 'Portico',
    start_url: '/dashboard',
    display: 'standalone',
  })
  expect([icons, breaches]).toEqual([[true, true, true, true], []])
})
