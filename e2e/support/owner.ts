import type { BrowserContext, Page } from 'playwright-core'
import type { Language } from '@portico/locales/languages.ts'
import type { RunningServer } from '@portico/server/processes/all.ts'
import type { Venue } from '@portico/server/testing/given.ts'

/** Opens a screen in a language for a user, by default the owner, who signs in first and is led on to it. */
export async function signInAt(
  { apiUrl }: RunningServer,
  context: BrowserContext,
  { owner }: { owner: Pick<Venue['owner'], 'email' | 'password'> },
  path: string,
  language: Language = 'vi',
): Promise<Page> {
  await context.addInitScript((chosen) => {
    localStorage.setItem('language', chosen)
    // Otherwise the account's own language would apply.
    sessionStorage.setItem('language_chosen_here', 'yes')
  }, language)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(`${apiUrl}${path}`)
  await page.waitForURL(/\/signin\?/)
  await page.locator('input[name=emailOrMobile]').fill(owner.email)
  await page.locator('input[name=password]').fill(owner.password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname !== '/signin')
  return page
}
