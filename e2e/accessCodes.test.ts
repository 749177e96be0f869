// The life of a code: created, printed, read by a phone's camera, used by one device, and revoked.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { devices, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessCodes } from '@portico/contract/accessCodes.ts'
import { accessCodes as t } from '@portico/locales/vi/accessCodes.ts'
import { textIn } from '@portico/portal/text.ts'
import { givenCodes } from '@portico/server/testing/accessCodes.ts'
import { givenGateway, givenMember, givenPage, givenSteps, send, type Venue } from '@portico/server/testing/given.ts'
import { givenLook, givenPicture, logo } from '@portico/server/testing/look.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { startFakeGateway, type FakeGateway } from '../dev/fakeGateway/startFakeGateway.ts'
import { missing, pathOf, skipIf } from './capabilities.ts'
import { able, barriers, launch, newPerson, reason } from './support/browser.ts'

const server = useServer()
const guest = textIn('vi')
const folder = mkdtempSync(join(tmpdir(), 'portico-paper-'))
let browser: Browser
let fake: FakeGateway
let owner: Page
let venue: Venue
let nasId: string
let printed: string[]

beforeAll(async () => {
  if (reason) return
  const { radius, services } = server()
  fake = await startFakeGateway({
    httpPort: 0,
    radius: { address: '127.0.0.1', authPort: radius.authPort, acctPort: radius.acctPort },
    interimSeconds: 1,
  })
  venue = await givenPage(server(), 'Cà phê Hiên Nhà')
  await givenSteps(server(), venue, [{ type: 'access-code' }])
  await givenLook(server(), venue, { logo: await givenPicture(server(), venue, await logo('#b3261e', 300, 100)) })
  const configuration = { loginUrl: `${fake.url}/login`, coaAddress: '127.0.0.1', coaPort: fake.coaPort }
  const gateway = await givenGateway(server(), venue, { configuration })
  nasId = gateway.nasId
  const portalUrl = `${services.config.portalUrl}/g/${gateway.entryKey}`
  fake.enrol({ nasId, secret: gateway.radiusSecret.toString(), portalUrl })
  browser = await launch()
  owner = await signedIn(venue.owner)
}, 60_000)
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await browser?.close()
  await fake?.stop()
})

async function signedIn({ email, password }: { email: string; password: string }): Promise<Page> {
  const page = await (await newPerson(browser, { acceptDownloads: true })).newPage()
  page.setDefaultTimeout(45_000)
  await page.goto(`${server().apiUrl}/signin`)
  await page.locator('input[name=emailOrMobile]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/dashboard/)
  return page
}

const phoneOf = (): Promise<BrowserContext> => browser.newContext({ ...devices['Pixel 7'], locale: 'vi' })

/** Presses a button of the page and returns the saved file. */
async function saveFile(press: () => Promise<void>, name: string): Promise<Buffer> {
  const [file] = await Promise.all([owner.waitForEvent('download'), press()])
  const path = join(folder, name)
  await file.saveAs(path)
  return readFileSync(path)
}

async function rowAction(name: string, action: string): Promise<void> {
  await owner.getByRole('row').filter({ hasText: name }).locator('button[aria-haspopup=menu]').click()
  await owner.getByRole('menuitem', { name: action, exact: true }).click()
}

test('an owner makes a batch and sees the sheet with the venue’s logo before printing it', able, async () => {
  await owner.goto(`${server().apiUrl}/dashboard/accesscode`)
  await owner.getByRole('button', { name: t.create, exact: true }).first().click()
  const form = owner.getByRole('dialog')
  await form.getByRole('textbox', { name: new RegExp(`^${t.form.name}`) }).fill('Bàn ngoài hiên')
  await form.getByLabel(t.form.count).fill('7')
  await form.locator('svg image').first().waitFor()
  expect(await barriers(owner)).toEqual([])
  await form.getByRole('button', { name: t.form.make }).click()
  await owner.getByRole('row').filter({ hasText: 'Bàn ngoài hiên' }).waitFor()
})

test(
  'the printed sheet holds one code to scan for each one made, and a phone’s camera reads them all',
  skipIf(reason ?? missing('zbarimg', 'pdftoppm')),
  async () => {
    await owner.getByRole('button', { name: `${t.action.print}: Bàn ngoài hiên` }).click()
    const drawer = owner.getByRole('dialog')
    await drawer.getByLabel(t.print.ssid).fill('Hien Nha')
    const pdf = await saveFile(() => drawer.getByRole('button', { name: t.print.make }).click(), 'sheet.pdf')
    printed = scanned(pdf)
    expect(printed).toHaveLength(7)
    for (const link of printed) expect(link).toMatch(new RegExp(`^${server().services.config.portalUrl}/c/\\d{8,}$`))
    expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1)
    await owner.keyboard.press('Escape')
  },
)

/** What a camera finds on the first page, at the resolution of a receipt printer. */
function scanned(pdf: Buffer): string[] {
  const path = join(folder, 'scanned.pdf')
  writeFileSync(path, pdf)
  execFileSync(pathOf('pdftoppm'), [
    '-r',
    '203',
    '-png',
    '-f',
    '1',
    '-l',
    '1',
    '-singlefile',
    path,
    join(folder, 'page'),
  ])
  const out = execFileSync(pathOf('zbarimg'), ['-q', '--raw', join(folder, 'page.png')], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return out.toString().trim().split('\n')
}

test('the table holds the same codes', skipIf(reason ?? missing('zbarimg', 'pdftoppm')), async () => {
  const csv = (await saveFile(() => rowAction('Bàn ngoài hiên', t.action.csv), 'codes.csv')).toString()
  for (const code of printed.map(codeIn)) expect(csv.replaceAll(' ', '')).toContain(code)
})

test.each([
  ['slip58', 3],
  ['slip80', 3],
  ['sheet', 1],
] as const)(
  'a camera joins the Wi-Fi and signs in from a %s, whatever marks the network’s name has',
  { ...skipIf(reason ?? missing('zbarimg', 'pdftoppm')) },
  async (as, perRow) => {
    const page = await givenPage(server(), 'Quán Lá')
    const { batch, codes } = await givenCodes(server(), page, { count: 1 })
    const { token } = page
    await send(server(), accessCodes.setNetwork, { body: { ssid: 'Hien; "Nha"' } }, { token })
    const body = { as, perRow }
    const { base64 } = await send(server(), accessCodes.print, { params: { id: batch.id }, body }, { token })
    expect(scanned(Buffer.from(base64, 'base64')).toSorted()).toEqual([
      String.raw`WIFI:T:nopass;S:Hien\; \"Nha\";;`,
      `${server().services.config.portalUrl}/c/${codes[0]!.code}`,
    ])
  },
)

const codeIn = (link: string) => link.split('/c/')[1]!

test(
  'a scanned code lets a guest in after one tick, typed it lets another in, and a second phone reads why not',
  skipIf(reason ?? missing('zbarimg', 'pdftoppm')),
  async () => {
    const [first, second] = [fake.phone(nasId), fake.phone(nasId)]
    const scanning = await phoneOf()
    const camera = await scanning.newPage()
    await camera.goto(printed[0]!)
    await camera.goto((await first.join()).href)
    expect(await camera.getByLabel(guest('accessCode.label')).inputValue()).toBe(codeIn(printed[0]!))
    expect(await barriers(camera)).toEqual([])
    await camera.locator('#terms').check()
    await camera.getByRole('button', { name: guest('accessCode.button') }).click()
    await camera.getByRole('heading', { name: guest('online.title') }).waitFor({ timeout: 20_000 })
    expect(await first.canReachInternet()).toBe(true)

    const typing = await phoneOf()
    const page = await typing.newPage()
    await page.goto((await second.join()).href)
    await page.locator('#terms').check()
    await page.getByLabel(guest('accessCode.label')).fill(codeIn(printed[0]!))
    await page.getByRole('button', { name: guest('accessCode.button') }).click()
    await page.getByRole('alert').waitFor()
    expect(await second.canReachInternet()).toBe(false)
    const other = codeIn(printed[1]!).replace(/^(.{4})/, '$1 ')
    await page.getByLabel(guest('accessCode.label')).fill(other)
    await page.getByRole('button', { name: guest('accessCode.button') }).click()
    await page.getByRole('heading', { name: guest('online.title') }).waitFor({ timeout: 20_000 })
    expect(await second.canReachInternet()).toBe(true)

    await owner.goto(`${server().apiUrl}/dashboard/accesscode`)
    await rowAction('Bàn ngoài hiên', t.action.revoke)
    await owner.getByRole('dialog').getByRole('button', { name: t.action.revoke }).click()
    await expect.poll(() => first.canReachInternet(), { timeout: 15_000 }).toBe(false)
    await expect.poll(() => second.canReachInternet(), { timeout: 15_000 }).toBe(false)
    await Promise.all([scanning.close(), typing.close()])
  },
)

test('a clerk hands out one code, prints its slip alone, and finds no settings', able, async () => {
  await givenCodes(server(), venue, { kind: 'counter', name: 'Hai tiếng', count: 5 })
  const clerk = await signedIn(await givenMember(server(), venue, 'staff'))
  await clerk.goto(`${server().apiUrl}/dashboard/accesscode`)
  await clerk.getByRole('button', { name: 'Hai tiếng' }).click()
  await clerk.getByRole('button', { name: t.counter.slip, exact: true }).waitFor()
  expect(await barriers(clerk)).toEqual([])
  expect(await clerk.getByRole('button', { name: t.create, exact: true }).count()).toBe(0)
  await clerk.emulateMedia({ media: 'print' })
  const code = (
    await clerk
      .getByText(/^[\d ]{9,}$/)
      .first()
      .innerText()
  ).replaceAll(' ', '')
  expect(await clerk.getByText('Cà phê Hiên Nhà').filter({ visible: true }).count()).toBe(1)
  for (const hidden of [clerk.getByRole('navigation'), clerk.getByRole('button')])
    expect(await hidden.filter({ visible: true }).count()).toBe(0)
  if (!missing('zbarimg', 'pdftoppm'))
    expect(scanned(await clerk.pdf({ width: '80mm', height: '160mm' })).toSorted()).toEqual([
      'WIFI:T:nopass;S:Hien Nha;;',
      `${server().services.config.portalUrl}/c/${code}`,
    ])
})
