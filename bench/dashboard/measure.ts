// What a browser loads of the dashboard to sign in, and to see the home screen.
import type { BrowserContext } from 'playwright-core'
import { DEMO_ACCOUNTS } from '../../dev/seed/seedDemo.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import { startInstallation, type Installation } from '../rig/installation.ts'
import { reactAloneBytes } from './reactAlone.ts'
import { load, openBrowser, type Loaded } from './scripts.ts'

export async function measure(): Promise<Figure[]> {
  const browser = await openBrowser()
  const portico = await startInstallation()
  try {
    const alone = await reactAloneBytes()
    const stranger = await browser.newContext({ locale: 'vi-VN' })
    const owner = await browser.newContext({ locale: 'vi-VN' })
    const signIn = await load(stranger, `${portico.apiUrl}/signin`, 'input[type=password]')
    await signInAsOwner(portico, owner)
    const home = await load(owner, `${portico.apiUrl}/dashboard`, 'main h1')
    return [...figuresOf('sign-in', signIn, alone), ...figuresOf('home', home, alone)]
  } finally {
    await browser.close()
    await portico.stop()
  }
}

function figuresOf(screen: string, loaded: Loaded, aloneBytes: number): Figure[] {
  const note = `${loaded.scripts} scripts${loaded.isCompressed ? '' : '; THE SERVER SENT SOME OF THEM UNCOMPRESSED'}`
  return [
    figureOf({ name: `${screen}, JavaScript`, unit: 'bytes brotli', ours: [{ value: loaded.scriptBytes }], limit: { name: 'React alone', rounds: [{ value: aloneBytes }] }, note }),
    figureOf({ name: `${screen}, calls`, unit: 'requests', ours: [{ value: loaded.calls }] }),
  ]
}

/** By the refresh cookie, as a browser that comes back does. */
async function signInAsOwner({ apiUrl }: Installation, context: BrowserContext): Promise<void> {
  const { email, password } = DEMO_ACCOUNTS.owner
  const response = await context.request.post(`${apiUrl}/auth/login`, { data: { email_mobile: email, password } })
  if (!response.ok()) throw new Error(`sign-in answered ${response.status()}`)
}
