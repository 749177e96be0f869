// Each kind of step in a real browser as a phone has it: with scripts and without, in Vietnamese and in English.
import { devices, type Browser, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Language } from '@portico/locales/languages.ts'
import { textIn } from '@portico/portal/text.ts'
import { givenGateway, givenPage, givenSteps } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { startFakeGateway, type FakeGateway } from '../dev/fakeGateway/startFakeGateway.ts'
import { startSms } from '../dev/simulators/sms.ts'
import { missing, skipIf } from './capabilities.ts'
import { launch } from './support/browser.ts'

const KEY = 'sms-key'
const sms = await startSms(KEY)
const server = useServer({ config: { smsUrl: sms.url, smsKey: KEY } })
let browser: Browser
let fake: FakeGateway

beforeAll(async () => {
  const { radius } = server()
  fake = await startFakeGateway({
    httpPort: 0,
    radius: { address: '127.0.0.1', authPort: radius.authPort, acctPort: radius.acctPort },
    interimSeconds: 1,
  })
  if (missing('chromium')) return
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  await Promise.all([fake.stop(), sms.close()])
})

const STEPS = [
  { type: 'terms' },
  { type: 'phone-code', codeDeliverMode: ['sms', 'screen'] },
  {
    type: 'survey',
    questions: [
      { id: 'stars', type: 'rating', label: { vi: 'Cà phê', en: 'Coffee' }, required: true },
      { id: 'nps', type: 'nps', label: { vi: 'Giới thiệu', en: 'Recommend' }, required: true },
      { id: 'name', type: 'text', mappingField: 'name', required: true },
    ],
  },
  { type: 'password', password: 'tra da' },
  {
    type: 'video',
    video: { mediaUrl: '', posterUrl: '', seconds: 5, skipAfterSeconds: 0 },
    text: { vi: 'Bánh', en: 'Bread' },
  },
]

const WAYS: [Language, boolean][] = [
  ['vi', true],
  ['vi', false],
  ['en', true],
  ['en', false],
]

test.each(WAYS)(
  'a guest reading %s gets online through every step (scripts: %s)',
  skipIf(missing('chromium')),
  async (language, hasScripts) => {
    const t = textIn(language)
    const venue = await givenPage(server())
    await givenSteps(server(), venue, STEPS)
    const gateway = await givenGateway(server(), venue, { configuration: { loginUrl: `${fake.url}/login` } })
    const portalUrl = `${server().services.config.portalUrl}/g/${gateway.entryKey}`
    fake.enrol({ nasId: gateway.nasId, secret: gateway.radiusSecret.toString(), portalUrl })
    const phone = fake.phone(gateway.nasId)
    const context = await browser.newContext({ ...devices['Pixel 7'], locale: language, javaScriptEnabled: hasScripts })
    const page = await context.newPage()
    const strangers: string[] = []
    page.on('request', (request) => {
      if (!/^http:\/\/127\.0\.0\.1|^data:/.test(request.url())) strangers.push(request.url())
    })
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await page.goto((await phone.join()).href)
    await fits(page)
    await page.locator('#terms').check()
    await press(t('step.next'))

    const number = `09${language === 'vi' ? 12 : 13}000${hasScripts ? 111 : 222}`
    await page.getByLabel(t('form.phone')).fill(number)
    await press(t('code.send'))
    await page.getByRole('heading', { name: t('code.title') }).waitFor()
    await fits(page)
    // Reloading, and another language and back, lose nothing.
    await page.reload()
    await page.goto(`${page.url().split('?')[0]}?lang=fr`)
    await page.goto(`${page.url().split('?')[0]}?lang=${language}`)
    const to = `+84${number.slice(1)}`
    await expect.poll(() => sms.sent.filter((one) => one.to === to).length, { timeout: 8000 }).toBe(1)
    await page.getByLabel(t('code.label')).fill('000000')
    await press(t('code.button'))
    await page.getByRole('alert').waitFor()
    await page.getByLabel(t('code.label')).fill(/^\d{6}/.exec(sms.sent.find((one) => one.to === to)!.text)![0])
    await press(t('code.button'))

    await page.getByRole('radio', { name: t('survey.stars', { stars: 5 }) }).check({ force: true })
    await page.getByRole('radio', { name: '10', exact: true }).check({ force: true })
    await page.getByLabel(t('form.name')).fill('Lan')
    await fits(page)
    await press(t('step.next'))

    await page.getByLabel(t('password.label')).fill('cà phê')
    await press(t('password.button'))
    await page.getByText(t('password.wrong')).waitFor()
    await page.goBack()
    await page.getByLabel(t('password.label')).fill('Tra Da')
    await press(t('password.button'))
    await fits(page)
    await press(t('video.button'))
    await page.getByRole('heading', { name: t('online.title') }).waitFor({ timeout: 15_000 })
    expect(await phone.canReachInternet()).toBe(true)
    expect(strangers).toEqual([])
    await context.close()
  },
)

/** Nothing sticks out of the phone, nor at twice the size. */
async function fits(page: Page): Promise<void> {
  const { width, height } = page.viewportSize()!
  for (const part of [1, 2]) {
    await page.setViewportSize({ width: Math.round(width / part), height: Math.round(height / part) })
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width, height })
}
