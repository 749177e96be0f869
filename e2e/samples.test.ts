// The page of samples: every block of the dashboard's ui/ is shown, fits a phone and is free of barriers.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { missing, skipIf } from './capabilities.ts'
import { barriers, launch, newPerson } from './support/browser.ts'

const ROOT = join(import.meta.dirname, '..')
const BUILT = join(ROOT, '.cache/samples')
const ADDRESS = 'http://samples.test/'
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const WIDTHS = [390, 1440]
const able = skipIf(missing('chromium'))

let person: BrowserContext
let page: Page

beforeAll(async () => {
  if (missing('chromium')) return
  // A process of its own: tests freeze what Vite wants to change.
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const options = ['--config', join(ROOT, 'dashboard/samples/vite.config.ts'), '--logLevel', 'error']
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync(process.execPath, [vite, 'build', ...options], { cwd: join(ROOT, 'dashboard'), env })
  person = await newPerson(await launch())
  await person.route(`${ADDRESS}**`, async (route) => {
    const path = new URL(route.request().url()).pathname
    const file = join(BUILT, path === '/' ? 'index.html' : path)
    if (!existsSync(file)) return route.fulfill({ status: 404 })
    return route.fulfill({ body: await readFile(file), contentType: TYPES[extname(file)] ?? 'image/svg+xml' })
  })
  page = await person.newPage()
})
afterAll(() => person?.browser()?.close())

test.for(['light', 'dark'] as const)(
  'every sample is free of barriers in %s, and fits a phone',
  able,
  async (scheme) => {
    await page.emulateMedia({ colorScheme: scheme })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(ADDRESS)
      await page.locator('[data-story]').first().waitFor()
      expect(await barriers(page)).toEqual([])
      const wide = await page
        .locator('[data-story]')
        .evaluateAll((stories) =>
          stories
            .filter(
              (story) => story.getBoundingClientRect().right > innerWidth || story.scrollWidth > story.clientWidth,
            )
            .map((story) => (story as HTMLElement).dataset['story']),
        )
      expect(wide, `${width}`).toEqual([])
    }
  },
)

test('no sample complains', able, async () => {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  await page.reload()
  await page.locator('[data-story]').first().waitFor()
  expect(said).toEqual([])
})
