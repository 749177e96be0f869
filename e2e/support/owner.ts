import type { BrowserContext, Page } from 'playwright-core'
import type { Language } from '@portico/locales/languages.ts'
import type { Running } from '@portico/server/processes/all.ts'
import type { Venue } from '@portico/server/testing/given.ts'

/** Signs somebody in, by default the owner, and opens a screen in a language. */
export async function signInAt(
  { apiUrl }: Running,
  context: BrowserContext,
  { owner }: { owner: Pick<Venue['owner'], 'email' | 'password'> },
  path: string,
  language: Language = 'vi',
): Promise<Page> {
  await context.addInitScript((chosen) => {
    localStorage.setItem('language', chosen)
    // Else the account's own language would be followed.
    sessionStorage.setItem('language_chosen_here', 'yes')
  }, language)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(`${apiUrl}/signin`)
  await page.locator('input[name=emailOrMobile]').fill(owner.email)
  await page.locator('input[name=password]').fill(owner.password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard/)
  await page.goto(`${apiUrl}${path}`)
  return page
}
