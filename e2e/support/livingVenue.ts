// The demo venue in a browser: the address of each of its screens, and a person who is signed in to it.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { useServer } from '@portico/server/testing/server.ts'
import { zaloConfig } from '@portico/server/testing/zalo.ts'
import { DEMO_ACCOUNTS, seedDemo } from '../../dev/seed/seedDemo.ts'
import { PAGE_ID } from '../../dev/seed/venue.ts'
import { DEMO_ZALO } from '../../dev/seed/writeZalo.ts'
import { fillDemoZalo } from '../../dev/simulators/zalo/demo.ts'
import { startZaloOa } from '../../dev/simulators/zalo/startZaloOa.ts'
import { launch, newPerson, reason } from './browser.ts'
import { learnToWalk } from './formWalk.ts'
import { signInAt } from './owner.ts'
import { screenPaths } from './screenPaths.ts'

/** Their own walks leave the venue, or have nothing of a venue's. */
const LATER = /admin|^\/(campaign|wifi-campaign)\/\$/

export type LivingVenue = {
  paths: string[]
  enter: (options: BrowserContextOptions) => Promise<Page>
  /** Opens a screen of the café, whichever venue the screen before has chosen. */
  open: (page: Page, path: string) => Promise<void>
}

/** Starts a server with the demo, and a Zalo that knows its people, before a file's tests. */
export async function useLivingVenue(): Promise<LivingVenue> {
  const { appId: id, appSecret: secret, oaSecret } = DEMO_ZALO
  const zalo = await startZaloOa({ id, secret, oaSecret })
  const server = useServer({ config: zaloConfig(zalo) })
  const paths: string[] = []
  let browser: Browser

  beforeAll(async () => {
    if (reason) return
    const { services } = server()
    await seedDemo(services)
    await fillDemoZalo(zalo, services)
    for (const [pattern, path] of await screenPaths(server(), PAGE_ID)) if (!LATER.test(pattern)) paths.push(path)
    browser = await launch()
  })
  afterAll(async () => {
    await browser?.close()
    await zalo.close()
  })

  return {
    paths,
    async enter(options) {
      const person = await newPerson(browser, options)
      await learnToWalk(person)
      // A button that leads to another site leaves the walk where it is: 204 ends a navigation without a new page.
      await person.route(
        ({ origin }) => origin !== server().apiUrl,
        (route) => route.fulfill({ status: 204 }),
      )
      return signInAt(server(), person, { owner: DEMO_ACCOUNTS.owner }, `/page/${PAGE_ID}`)
    },
    async open(page, path) {
      await page.goto(`${server().apiUrl}/page/${PAGE_ID}${path.startsWith('/page/') ? `/${path.slice(1)}` : path}`)
      await page.locator('main h1').first().waitFor()
    },
  }
}
