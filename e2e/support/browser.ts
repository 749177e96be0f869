// A real browser on the built dashboard, for promises that only a browser can keep or break.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core'
import { missing, pathOf, skipIf } from '../capabilities.ts'
import { AXE } from './axe.ts'

const BUILT = join(import.meta.dirname, '../../dashboard/dist/index.html')
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Without motion, which costs a browser on a shared processor more than the screens. */
const USUAL = { locale: 'vi-VN', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const

/** Why these tests cannot run here; undefined when they can. */
export const reason = missing('chromium') ?? (existsSync(BUILT) ? undefined : 'the dashboard is not built')
export const able = skipIf(reason)

let open: Browser[] = []
const complaints = new WeakMap<Page, string[]>()

export async function launch(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: pathOf('chromium'), args: FLAGS })
  open.push(browser)
  return browser
}

/** Records a page's errors, failed requests and error responses from now on. */
function listenTo(page: Page): void {
  const told: string[] = []
  complaints.set(page, told)
  page.on('pageerror', (error) => told.push(`error ${error.message}`))
  page.on('console', (message) => message.type() === 'error' && told.push(`console ${message.text()}`))
  page.on('requestfailed', (request) => told.push(`failed ${request.url()} ${request.failure()?.errorText}`))
  page.on('response', (reply) => reply.status() >= 400 && told.push(`${reply.status()} ${reply.url()}`))
}

/** @returns if wanted, for every open page: its address, its content, and its recent complaints. */
export async function lookAround(isWanted: boolean): Promise<string[]> {
  open = open.filter((browser) => browser.isConnected())
  if (!isWanted) return []
  const pages = open.flatMap((browser) => browser.contexts().flatMap((context) => context.pages()))
  return Promise.all(
    pages.map(async (page) => {
      const text = await page
        .evaluate(() => (document.querySelector('main') ?? document.body).innerText)
        .catch((error: Error) => error.message)
      return [page.url(), text.slice(0, 1500), ...(complaints.get(page) ?? []).slice(-20)].join('\n  ')
    }),
  )
}

/** A person with their own browser, which records violations of the content security policy. */
export async function newPerson(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ ...USUAL, ...options })
  context.on('page', listenTo)
  await context.addInitScript(() => {
    const breaches: string[] = []
    Object.assign(globalThis, { breaches })
    document.addEventListener('securitypolicyviolation', (event) =>
      breaches.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    )
  })
  return context
}

type AxeNode = { target: string[]; any: { data?: { messageKey?: string } | null }[] }
type Violation = { id: string; nodes: AxeNode[] }

/** A button half under the phone's fixed bar comes out by scrolling. */
function isCovered(id: string, { any }: AxeNode): boolean {
  return id === 'target-size' && any.some(({ data }) => data?.messageKey?.startsWith('partiallyObscured'))
}

/** Half-faded text would be judged for its contrast, so animations are finished first. */
async function comesToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(moving.map((one) => one.finished))
  })
}

/** Reading axe takes as long as running it, so a page gets it once. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
}

/** WCAG violations of the current screen, with axe's names and places. */
export async function barriers(page: Page): Promise<string[]> {
  await bringAxe(page)
  let found: string[] = []
  // A message that appeared or vanished meanwhile is checked again; a real violation is there both times.
  for (let reading = 0; reading < 2; reading += 1) {
    await comesToRest(page)
    const { violations } = await page.evaluate<{ violations: Violation[] }>(
      'axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"], iframes: false })',
    )
    found = violations.flatMap(({ id, nodes }) => {
      const [first] = nodes.filter((node) => !isCovered(id, node))
      return first ? [`${id} ${first.target.join(' ')}`] : []
    })
    if (found.length === 0) return found
  }
  return found
}
