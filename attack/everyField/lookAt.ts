// A browser in which a text that ran, or that became markup, is noticed.
import type { Browser, BrowserContext, BrowserContextOptions, Frame, Page } from 'playwright-core'
import { newPerson } from '../../e2e/support/browser.ts'

/** What a page made of the texts that stand on it. */
export type Look = {
  /** Texts that ran or became markup, and reports of the content security policy. */
  faults: string[]
  /** Numbers of the fields whose text can be read. */
  shown: number[]
}

/** A person whose pages have the function that the texts would call. */
export async function wary(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await newPerson(browser, { reducedMotion: 'reduce', ...options })
  await context.addInitScript(() => {
    const hits: number[] = []
    Object.assign(globalThis, { hits, hit: (index: number) => hits.push(index) })
  })
  return context
}

/** Serves a person's pages without their policy, as a careless setting would. */
export async function dropPolicy(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    return route.fulfill({ response, headers })
  })
}

/** Looks at a page and its frames, once what it loads is there. */
export async function lookAt(page: Page): Promise<Look> {
  await page.locator('[data-skeleton], [aria-busy=true]').first().waitFor({ state: 'detached' })
  // What a text loads to run with is refused within this time.
  await page.waitForTimeout(300)
  const looks = await Promise.all(page.frames().map((frame) => lookInto(frame).catch(() => lookAgain(frame))))
  return { faults: looks.flatMap(({ faults }) => faults), shown: [...new Set(looks.flatMap(({ shown }) => shown))] }
}

/** A preview was drawn again, or the screen led on to another, while it was looked at. */
async function lookAgain(frame: Frame): Promise<Look> {
  if (frame.isDetached()) return { faults: [], shown: [] }
  await frame.waitForLoadState()
  return lookInto(frame)
}

function lookInto(frame: Frame): Promise<Look> {
  return frame.evaluate(() => {
    const { hits, breaches } = globalThis as unknown as { hits: number[]; breaches: string[] }
    const elements = [...document.querySelectorAll('*')]
    const markup = elements.flatMap((one) =>
      [...one.attributes]
        .filter(({ name, value }) =>
          /^on/i.test(name) ? value.includes('hit(') : /^\s*javascript:/i.test(value) && name !== 'value',
        )
        .map(({ name, value }) => `${one.tagName} ${name}=${value.slice(0, 80)}`),
    )
    const typed = elements.map((one) =>
      one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement ? one.value : '',
    )
    const text = `${document.body.innerText} ${typed.join(' ')}`
    return {
      faults: [...hits.map((index) => `ran: ${index}`), ...breaches.map((one) => `policy: ${one}`), ...markup],
      shown: [...text.matchAll(/hit[.(](\d+)/g)].map(([, index]) => Number(index)),
    }
  })
}

/** Puts the words of the page back as markup, as a careless line of code would. */
export async function weaken(page: Page): Promise<void> {
  await page.evaluate(() => {
    try {
      document.body.innerHTML = document.body.innerText
    } catch {
      // Where the policy wants trusted types it has been reported by now.
    }
  })
}
