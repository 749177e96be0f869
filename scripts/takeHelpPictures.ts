// Takes the pictures of the help centre from a running demo (`npm start`): `npm run help:pictures -- http://localhost:4040 vi en`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from 'playwright-core'
import { pathOf } from '../e2e/capabilities.ts'
import { PICTURES, type Picture } from './helpPictures.ts'

type Sentences = { [key: string]: string | Sentences }

const [url = 'http://localhost:4040', ...languages] = process.argv.slice(2)
const WIDTH = 1100
const MOST_HEIGHT = 600
const QUALITY = 0.72

const browser = await chromium.launch({ executablePath: pathOf('chromium'), args: ['--no-sandbox', '--disable-gpu'] })
try {
  for (const language of languages.length > 0 ? languages : ['vi', 'en']) await takeAll(language)
} finally {
  await browser.close()
}

async function takeAll(language: string): Promise<void> {
  const { dashboard } = (await import(`../locales/src/${language}/dashboard.ts`)) as { dashboard: Sentences }
  const say = (key: string) =>
    key.split('.').reduce<unknown>((at, part) => (at as Sentences)[part], dashboard) as string
  const context = await browser.newContext({ viewport: { width: WIDTH, height: 820 }, reducedMotion: 'reduce' })
  await context.addInitScript((chosen) => {
    localStorage.setItem('language', chosen)
    // Otherwise the account's own language would apply.
    sessionStorage.setItem('language_chosen_here', 'yes')
  }, language)
  const page = await context.newPage()
  page.setDefaultTimeout(8000)
  const folder = join(import.meta.dirname, `../locales/src/${language}/help`)
  mkdirSync(folder, { recursive: true })
  for (const picture of PICTURES) {
    if (picture.name === 'first-evening') await signIn(page)
    try {
      writeFileSync(join(folder, `${picture.name}.webp`), await take(page, picture, say))
    } catch (error) {
      console.error(`${language}/${picture.name}: ${String(error).split('\n')[0]}`)
      process.exitCode = 1
    }
  }
  await context.close()
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${url}/signin`)
  await page.locator('input[name=emailOrMobile]').fill('demo@portico.test')
  await page.locator('input[name=password]').fill('portico-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard/)
  await openVenue(page, 0)
}

/** The demo's first venue is alive, its second stands before its first evening. */
async function openVenue(page: Page, index: number): Promise<string> {
  const eid = await page.evaluate(async (at) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('id_token')}` }
    const { rows } = await (await fetch('/pages', { headers })).json()
    return rows[at].eid as string
  }, index)
  await page.goto(`${url}/page/${eid}`)
  await page.waitForURL(/\/dashboard/)
  return eid
}

async function take(page: Page, picture: Picture, say: (key: string) => string): Promise<Buffer> {
  const eid = picture.path.startsWith('/dashboard') ? await openVenue(page, picture.venue ?? 0) : ''
  await page.goto(url + picture.path.replace('$eid', eid))
  await page.locator('h1').first().waitFor()
  await page.waitForTimeout(900)
  for (const key of picture.press ?? []) {
    const target = key.startsWith('css:') ? page.locator(key.slice(4)) : named(page, say(key))
    await target.first().click()
    await page.waitForTimeout(700)
  }
  const shown = page.locator(picture.crop ?? 'main').first()
  await page.evaluate(() => scrollTo(0, 0))
  const box = (await shown.boundingBox())!
  const clip = {
    x: Math.max(0, box.x),
    y: Math.max(0, box.y),
    width: Math.min(box.width, WIDTH - Math.max(0, box.x)),
    height: Math.min(box.height, picture.height ?? MOST_HEIGHT, 820 - Math.max(0, box.y)),
  }
  return compress(page, await page.screenshot({ clip }))
}

function named(page: Page, name: string): Locator {
  return (['menuitem', 'tab', 'button', 'link', 'radio'] as const)
    .map((role) => page.getByRole(role, { name, exact: true }))
    .reduce((all, one) => all.or(one))
}

/** WebP by the browser's own encoder. */
async function compress(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage()
  const data = await blank.evaluate(
    async ([source, quality]) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob())
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      canvas.getContext('2d')!.drawImage(bitmap, 0, 0)
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer())
      return Array.from(bytes)
    },
    [`data:image/png;base64,${png.toString('base64')}`, QUALITY] as const,
  )
  await blank.close()
  return Buffer.from(data)
}
