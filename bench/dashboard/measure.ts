// What a browser loads to sign in to the dashboard and to show the home screen.
import type { Browser, BrowserContext } from 'playwright-core'
import { DEMO_ACCOUNTS } from '../../dev/seed/seedDemo.ts'
import { PAGE } from '../../dev/seed/venue.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import { startInstallation, type Installation } from '../rig/installation.ts'
import { reactAloneBytes } from './reactAlone.ts'
import { load, LONGEST_MS, openBrowser, type ScriptLoad } from './scripts.ts'

const LOCALE = { locale: 'vi-VN' }
/** The home screen's title, which appears only when a page is open. */
const HOME = 'main h1'

export async function measure(): Promise<Figure[]> {
  const browser = await openBrowser()
  const portico = await startInstallation()
  try {
    const alone = await reactAloneBytes()
    const stranger = await browser.newContext(LOCALE)
    const signIn = await load(stranger, `${portico.apiUrl}/signin`, 'input[type=password]')
    const owner = await browser.newContext({ ...LOCALE, storageState: await signInAsOwner(portico, browser) })
    const home = await load(owner, `${portico.apiUrl}/dashboard`, HOME)
    return [...figuresOf('sign-in', signIn, alone), ...figuresOf('home', home, alone)]
  } finally {
    await browser.close()
    await portico.stop()
  }
}

function figuresOf(
  screen: string,
  { initialBytes, laterBytes, scripts, calls, isCompressed }: ScriptLoad,
  aloneBytes: number,
): Figure[] {
  const note = `${scripts} scripts; ${laterBytes.toLocaleString('en')} more bytes are fetched ahead once it stands${isCompressed ? '' : '; THE SERVER SENDS SOME OF THEM UNCOMPRESSED'}`
  return [
    figureOf({
      name: `${screen}, JavaScript`,
      unit: 'bytes brotli',
      ours: [{ value: initialBytes }],
      limit: { name: 'React alone', rounds: [{ value: aloneBytes }] },
      note,
    }),
    figureOf({ name: `${screen}, calls`, unit: 'requests', ours: [{ value: calls }] }),
  ]
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** Signs in by hand and returns the browser's storage; its cache is dropped. */
async function signInAsOwner({ apiUrl }: Installation, browser: Browser): Promise<State> {
  const { email, password } = DEMO_ACCOUNTS.owner
  const context = await browser.newContext(LOCALE)
  const page = await context.newPage()
  page.setDefaultTimeout(LONGEST_MS)
  await page.goto(`${apiUrl}/signin`)
  await page.locator('input[type=password]').fill(password)
  await page.locator('form input').first().fill(email)
  await page.locator('input[type=password]').press('Enter')
  await page.waitForURL('**/dashboard')
  // The owner has a second, empty venue.
  await page.getByText(PAGE.name).first().click()
  await page.locator(HOME).waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}
