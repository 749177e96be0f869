// Asks a browser which scripts a screen loads.
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type BrowserContext } from 'playwright-core'
import { pathOf } from '../../e2e/capabilities.ts'

const QUIET_MS = 3000
/** A timeout for a busy machine; nothing here measures time. */
export const LONGEST_MS = 180_000

/** Brotli bytes at the best quality: of what the screen waits for, and of what is prefetched afterwards. */
export type ScriptLoad = {
  initialBytes: number
  laterBytes: number
  scripts: number
  calls: number
  isCompressed: boolean
}

type Script = { url: string; bytes: number; isCompressed: boolean }

/** @throws when the machine has no Chromium: the figure is then missing, not estimated. */
export async function openBrowser() {
  return chromium.launch({ executablePath: pathOf('chromium'), args: ['--no-sandbox', '--disable-dev-shm-usage'] })
}

/** Opens an address and waits for the element and then for a quiet network. */
export async function load(context: BrowserContext, url: string, landmark: string): Promise<ScriptLoad> {
  const page = await context.newPage()
  const reading: Promise<Script>[] = []
  let calls = 0
  let waited = 0
  await page.addInitScript(noteAppearance, landmark)
  page.on('response', (response) => {
    waited = 0
    const { 'content-type': type = '', 'content-encoding': encoding } = response.headers()
    if (/json|event-stream/.test(type)) calls++
    if (!type.includes('javascript')) return
    reading.push(
      response.body().then((body) => ({
        url: response.url(),
        bytes: brotliCompressSync(body).length,
        isCompressed: encoding !== undefined,
      })),
    )
  })
  page.setDefaultTimeout(LONGEST_MS)
  await page.goto(url)
  await page.locator(landmark).first().waitFor()
  for (waited = 0; waited < QUIET_MS; waited += 100) await sleep(100)
  const scripts = await Promise.all(reading)
  const later = new Set(await page.evaluate(askedForLater))
  await page.close()
  const sum = (of: readonly Script[]) => of.reduce((total, { bytes }) => total + bytes, 0)
  return {
    initialBytes: sum(scripts.filter(({ url: of }) => !later.has(of))),
    laterBytes: sum(scripts.filter(({ url: of }) => later.has(of))),
    scripts: scripts.length,
    calls,
    isCompressed: scripts.every((script) => script.isCompressed),
  }
}

/** Runs in the page: notes when the element appears. */
function noteAppearance(landmark: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(landmark)) return
    performance.mark('landmark')
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}

/** Runs in the page: lists requests after that moment. */
function askedForLater(): string[] {
  const at = performance.getEntriesByName('landmark')[0]?.startTime ?? Infinity
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry.startTime > at)
    .map((entry) => entry.name)
}
