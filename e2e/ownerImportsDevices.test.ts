// A device list from a spreadsheet: valid lines are added once, others are named and returned for correction.
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gateways } from '@portico/contract/gateways.ts'
import { gateways as en } from '@portico/locales/en/gateways.ts'
import { gateways as vi } from '@portico/locales/vi/gateways.ts'
import { givenGateway, givenPage, send, type Venue } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { able, barriers, launch, newPerson, reason } from './support/browser.ts'
import { signInAt } from './support/owner.ts'

const server = useServer()
let browser: Browser
beforeAll(async () => {
  if (!reason) browser = await launch()
})
afterAll(() => browser?.close())

const DESKS = [
  ['vi', vi, { viewport: { width: 1440, height: 900 } }],
  ['en', en, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
] as const
const GOOD = 450

/** As a spreadsheet in Vietnam saves it: with a byte order mark and semicolons. */
function spreadsheet(known: string): string {
  const good = Array.from({ length: GOOD }, (_, n) => `Phòng ${n + 101};mikrotik;phong-${n + 101};hAP ax2;`)
  const wrong = [
    `Sảnh;mikrotik;${known};;`,
    'Hồ bơi;mikrotic;ho-boi;;',
    'Quầy bar;opennds;q b;;',
    'Nhà xe;mikrotik;;;nha-xe',
  ]
  return `\uFEFFname;type;nas_id;manufacturer;loginUrl\r\n${[...wrong, ...good].join('\r\n')}\r\n`
}

async function chooseFile(page: Page, button: string, name: string, content: string | Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button, exact: true }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
}

const countOf = async ({ token }: Venue) => (await send(server(), gateways.list, {}, { token })).count
/** A pattern for a sentence with a number; both languages use one plural form. */
const countPattern = (sentence: string, count: number) =>
  new RegExp(/other \{(.*?)\}/.exec(sentence)![1]!.replace('#', String(count)).replace('.', '\\.'))

test.each(DESKS)(
  'an owner reading %s adds a hotel from a file, corrects the wrong lines, and sends it again without harm',
  able,
  async (language, t, options) => {
    const venue = await givenPage(server(), 'Khách sạn Hoa Sen')
    const { nasId } = await givenGateway(server(), venue)
    const before = await countOf(venue)
    const desk = await newPerson(browser, { ...options, locale: language, acceptDownloads: true })
    const page = await signInAt(server(), desk, venue, '/dashboard/devices', language)
    await page.getByRole('button', { name: t.import.action, exact: true }).click()
    const drawer = page.getByRole('dialog', { name: t.import.title })
    await drawer.waitFor()
    expect(await barriers(page)).toEqual([])

    await chooseFile(
      page,
      t.import.choose,
      'picture.csv',
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0xff, 0xfe, 0, 1]),
    )
    await page.getByText(t.import.problems.notText).waitFor()

    await chooseFile(page, t.import.choose, 'hotel.csv', spreadsheet(nasId))
    await drawer.getByRole('status').getByText(countPattern(t.import.ready, GOOD)).waitFor()
    for (const problem of ['duplicate', 'type', 'nas_id', 'loginUrl'] as const)
      expect(await drawer.getByRole('cell', { name: t.import.problems[problem] }).isVisible(), problem).toBe(true)
    expect(await countOf(venue), 'nothing is sent before it is wished').toBe(before)
    await drawer.getByRole('button', { name: countPattern(t.import.add, GOOD) }).click()
    await page.getByText(countPattern(t.import.added, GOOD)).waitFor()
    expect(await countOf(venue)).toBe(before + GOOD)
    expect(await barriers(page)).toEqual([])

    const saving = page.waitForEvent('download')
    await drawer.getByRole('button', { name: countPattern(t.import.wrongLines, 4) }).click()
    const wrongLines = readFileSync(await (await saving).path(), 'utf8')
    expect(wrongLines).toContain(t.import.problems.nas_id.slice(0, 20))
    const corrected = wrongLines
      .replace(nasId, 'sanh')
      .replace('mikrotic', 'mikrotik')
      .replace('q b', 'quay-bar')
      .replace(/nha-xe/, 'http://10.5.50.1/login')
    await chooseFile(page, t.import.choose, 'hotel.csv', corrected)
    await drawer.getByRole('button', { name: countPattern(t.import.add, 4) }).click()
    await drawer.waitFor({ state: 'hidden' })
    expect(await countOf(venue)).toBe(before + GOOD + 4)

    await page.getByRole('button', { name: t.import.action, exact: true }).click()
    await chooseFile(page, t.import.choose, 'hotel.csv', spreadsheet(nasId))
    await drawer
      .getByRole('status')
      .getByText(countPattern(t.import.wrong, GOOD + 4))
      .waitFor()
    expect(await countOf(venue)).toBe(before + GOOD + 4)
    await desk.close()
  },
)
