// Which scripts a screen makes a browser load, by asking a browser.
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type BrowserContext } from 'playwright-core'

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']
const QUIET_MS = 1500
const LONGEST_MS = 60_000

export type Loaded = { scriptBytes: number; scripts: number; calls: number; isCompressed: boolean }

/** @throws when this machine has no Chromium: the figure is then missing, not guessed. */
export async function openBrowser() {
  const executablePath = BROWSERS.find((path) => existsSync(path))
  if (!executablePath) throw new Error(`No Chromium in ${BROWSERS.join(', ')}: install one to measure what the dashboard loads.`)
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] })
}

/**
 * Opens an address, waits until what is looked for stands there and the network is quiet.
 * @returns brotli bytes of all scripts at the best quality, and calls made.
 */
export async function load(context: BrowserContext, url: string, landmark: string): Promise<Loaded> {
  const page = await context.newPage()
  const scripts = new Map<string, { bytes: number; isCompressed: boolean }>()
  const reading: Promise<void>[] = []
  let calls = 0
  let waited = 0
  page.on('response', (response) => {
    waited = 0
    const kind = response.request().resourceType()
    if (kind === 'fetch' || kind === 'xhr' || kind === 'eventsource') calls++
    if (kind !== 'script') return
    reading.push(response.body().then((body) => void scripts.set(response.url(), { bytes: brotliCompressSync(body).length, isCompressed: response.headers()['content-encoding'] !== undefined })))
  })
  await page.goto(url)
  await page.locator(landmark).first().waitFor({ timeout: LONGEST_MS })
  waited = 0
  for (let total = 0; waited < QUIET_MS && total < LONGEST_MS; total += 100, waited += 100) await sleep(100)
  await Promise.all(reading)
  await page.close()
  const all = [...scripts.values()]
  return { scriptBytes: all.reduce((sum, { bytes }) => sum + bytes, 0), scripts: all.length, calls, isCompressed: all.every(({ isCompressed }) => isCompressed) }
}
