// One cold opening of a page on a slow phone with a slow line, timed by the browser.
import { devices, type Browser, type CDPSession } from 'playwright-core'
import { setTimeout as sleep } from 'node:timers/promises'

/** Lines as Lighthouse and browser tools throttle them: latency per request, kbit/s down and up. */
export const LINES = {
  'slow 4G': { latencyMs: 562.5, downKbps: 1474, upKbps: 675 },
  'slow 3G': { latencyMs: 2000, downKbps: 400, upKbps: 400 },
} as const
export type Line = keyof typeof LINES

const CPU_SLOWER = 4
const LONGEST_MS = 120_000
/** After the load event, later paints and tasks still belong to the page. */
const QUIET_MS = 600

/** Images and videos belong to the venue and are counted separately. */
export type Opening = {
  paintedMs: number
  interactiveMs: number
  bytes: number
  requests: number
  venueBytes: number
  venueRequests: number
}

/** @param wish the line, and whether scripts run */
export async function openOnce(
  browser: Browser,
  url: string,
  wish: { line: Line; hasScripts: boolean },
): Promise<Opening> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    locale: 'vi-VN',
    javaScriptEnabled: wish.hasScripts,
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(LONGEST_MS)
    const cdp = await context.newCDPSession(page)
    await slowDown(cdp, wish.line)
    const { loads, painted } = await listen(cdp)
    await page.goto(url, { waitUntil: 'load', timeout: LONGEST_MS })
    for (let waited = 0; painted.atMs() === 0 && waited < LONGEST_MS; waited += QUIET_MS) await sleep(QUIET_MS)
    await sleep(QUIET_MS)
    const { startedAtMs, readyMs } = await page.evaluate<Ready>(READY)
    const busyUntilMs = wish.hasScripts ? await page.evaluate(lastLongTask) : 0
    const paintedMs = painted.atMs() - startedAtMs
    if (!(paintedMs > 0)) throw new Error(`${url} painted nothing`)
    const venue = loads().filter(({ type }) => type === 'Image' || type === 'Media')
    const own = loads().filter((one) => !venue.includes(one))
    const sum = (of: readonly { bytes: number }[]) => of.reduce((total, { bytes }) => total + bytes, 0)
    return {
      paintedMs,
      interactiveMs: Math.max(paintedMs, readyMs, busyUntilMs),
      bytes: sum(own),
      requests: own.length,
      venueBytes: sum(venue),
      venueRequests: venue.length,
    }
  } finally {
    await context.close()
  }
}

async function slowDown(cdp: CDPSession, line: Line): Promise<void> {
  const { latencyMs, downKbps, upKbps } = LINES[line]
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: (downKbps * 1000) / 8,
    uploadThroughput: (upKbps * 1000) / 8,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
}

/** Requests and the time of the largest paint, reported by the browser, so that the page needs no script. */
async function listen(cdp: CDPSession) {
  const types = new Map<string, string>()
  const loaded: { type: string; bytes: number }[] = []
  let largestAtMs = 0
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    // The browser's own window requests these, not the page.
    if (!response.url.endsWith('/favicon.ico')) types.set(requestId, type)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId)
    if (type) loaded.push({ type, bytes: encodedDataLength })
  })
  cdp.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    if (event.lcpDetails) largestAtMs = event.lcpDetails.renderTime * 1000
  })
  await cdp.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint'] })
  return { loads: () => loaded, painted: { atMs: () => largestAtMs } }
}

type Ready = { startedAtMs: number; readyMs: number }

/** Runs in the page: when its document became usable. */
const READY = `({
  startedAtMs: performance.timeOrigin,
  readyMs: performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd,
})`

/** Runs in the page: when the last task that blocked input ended. */
function lastLongTask(): Promise<number> {
  return new Promise((resolve) => {
    const ends = [0]
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) ends.push(startTime + duration)
    }).observe({ type: 'longtask', buffered: true })
    setTimeout(() => resolve(Math.max(...ends)), 100)
  })
}
