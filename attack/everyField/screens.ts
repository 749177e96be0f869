// Everything that shows what people wrote: the dashboard's screens, the guests' pages, and mails.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { shell } from '@portico/locales/vi/shell.ts'
import { signInAt } from '../../e2e/support/owner.ts'
import { homeHref } from '../../server/src/home/index.ts'
import { givenUser } from '../../server/src/testing/given.ts'
import { signInAtHome } from '../../server/src/testing/homeGuest.ts'
import { readMail } from '../../server/src/testing/readMail.ts'
import { givenTwoSteps } from '../../server/src/testing/twoSteps.ts'
import type { World } from '../../server/src/testing/walk/world.ts'
import { lookAt, wary, type Look } from './lookAt.ts'

/** Where something was looked at -> what was seen. */
export type Looks = Map<string, Look>

/** Signs the owner in, in a browser of their own. */
export async function enterDashboard(context: BrowserContext, { running, page: { owner, eid } }: World): Promise<Page> {
  const page = await signInAt(running, context, { owner }, `/page/${eid}`)
  await page.getByText('hit(').first().waitFor()
  return page
}

/** Opens screens one after the other as the owner. */
export async function openScreens(
  page: Page,
  { running, page: { eid } }: World,
  paths: readonly string[],
  looks: Looks,
): Promise<void> {
  for (const path of paths) {
    await page.goto(`${running.apiUrl}/page/${eid}${path.startsWith('/page/') ? `/${path.slice(1)}` : path}`)
    await lookAtScreen(page, path, looks)
  }
}

/** Opens the administrators' screens. */
export async function openAdminScreens(
  browser: Browser,
  { running }: World,
  paths: readonly string[],
  looks: Looks,
): Promise<void> {
  const admin = await givenUser(running, { groupId: 999 })
  const [code = ''] = await givenTwoSteps(running, admin)
  const context = await wary(browser)
  const page = await context.newPage()
  await page.goto(`${running.apiUrl}/signin`)
  await page.locator('input[name=emailOrMobile]').fill(admin.email)
  await page.locator('input[name=password]').fill(admin.password)
  await page.keyboard.press('Enter')
  await page.locator('input[name=totp]').fill(code)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard/)
  for (const path of paths) {
    await page.goto(`${running.apiUrl}/dashboard${path}`)
    await lookAtScreen(page, path, looks)
  }
  await context.close()
}

/** Headings of a screen that is none, or fell over. */
const LOST: readonly string[] = [shell.lost.title, shell.crashed.title]

async function lookAtScreen(page: Page, path: string, looks: Looks): Promise<void> {
  const heading = await page.locator('h1').first().innerText()
  const look = await lookAt(page)
  if (LOST.includes(heading)) look.faults.push(`not opened: ${heading}`)
  looks.set(path, look)
}

/** Opens the guests' pages from link to link: where they arrive, their home and all that it leads to. */
export async function openGuestPages(browser: Browser, world: World, most: number, looks: Looks): Promise<void> {
  const {
    running,
    page: { eid },
    gateway,
    guest,
  } = world
  const { portalUrl } = running.services.config
  const context = await wary(browser, { locale: 'en' })
  const [name = '', value = ''] = (await signInAtHome(running, world.page, guest.guestId)).split(/=(.*)/s)
  await context.addCookies([{ name, value, url: portalUrl }])
  const page = await context.newPage()
  const waiting = [homeHref(eid), `/g/${gateway.entryKey}?mac=02aabbccdd01`]
  const known = new Set(waiting)
  for (let path = waiting.shift(); path !== undefined && looks.size < most; path = waiting.shift()) {
    await page.goto(portalUrl + path)
    looks.set(`guest ${path.replaceAll(/[\w-]{20,}/g, '…')}`, await lookAt(page))
    const links = await page.evaluate(() =>
      [...document.links].map(({ origin, pathname, search }) => ({ origin, path: pathname + search })),
    )
    for (const link of links)
      if (link.origin === portalUrl && !known.has(link.path) && !/lang=/.test(link.path)) {
        known.add(link.path)
        waiting.push(link.path)
      }
  }
  await context.close()
}

/** Opens mails where nothing but their own writing protects the reader. */
export async function openMails(browser: Browser, raws: readonly string[], looks: Looks): Promise<void> {
  const context = await wary(browser)
  const page = await context.newPage()
  await page.goto('data:text/html,')
  for (const [number, raw] of raws.entries()) {
    const { html, subject } = await readMail(raw)
    await page.setContent(html)
    looks.set(`mail ${number} ${subject}`, await lookAt(page))
  }
  await context.close()
}
