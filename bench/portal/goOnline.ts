// Brings one guest online through the simulated hotspot, so that there is a success page to open.
import type { Browser } from 'playwright-core'
import { contract } from '@portico/contract/index.ts'
import { call } from '@portico/contract/http/client.ts'
import { signIn } from '../rig/demoSession.ts'
import type { Installation } from '../rig/installation.ts'

const LONGEST_MS = 60_000

/** @returns the address of a success page, which needs no cookie */
export async function goOnline(portico: Installation, browser: Browser): Promise<string> {
  const { pageToken } = await signIn(portico)
  const { url } = await call({ base: portico.apiUrl }, contract.gateways.tryOut, {}, { token: pageToken })
  const page = await browser.newPage()
  page.setDefaultTimeout(LONGEST_MS)
  await page.goto(url)
  await page.locator('input[name=name]').fill('Lan')
  await page.locator('input[name=terms]').check()
  await page.locator('form button[type=submit]').first().click()
  await page.locator('.page.online h1').waitFor()
  const address = page.url()
  await page.close()
  return address
}
