// Half of all guests hold an iPhone: the portal's steps and the dashboard's main screens in its engine, WebKit.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shell } from '@portico/locales/vi/shell.ts'
import { textIn } from '@portico/portal/text.ts'
import { formStep } from '@portico/server/testing/given.ts'
import { missing, skipIf } from './capabilities.ts'
import { reason as noBrowser } from './support/browser.ts'
import { useGuestRig } from './support/guestRig.ts'
import { startWebKit, type WebKit } from './support/webKit.ts'
import type { Screen } from './support/screen.ts'

const reason = missing('webKit')
const PHONE = [390, 844] as const
const DESK = [1440, 900] as const
const LONG = { timeout: 90_000 }
const { server, outside, fake, givenPlace } = await useGuestRig()
const t = textIn('en')
let webKit: WebKit | undefined
let screen: Screen

beforeAll(async () => {
  if (reason) return
  webKit = await startWebKit()
  screen = await webKit.open()
}, LONG.timeout)
afterAll(async () => {
  await screen?.close()
  await webKit?.stop()
})

const question = (id: string, type: string, more: object = {}) => ({
  id,
  type,
  label: { vi: id, en: `Ask ${id}` },
  ...more,
})
const STEPS = [
  formStep({ name: 'required', email: 'optional' }),
  { type: 'survey', questions: [question('words', 'text'), question('born', 'date'), question('advice', 'nps')] },
  { type: 'phone-code', codeDeliverMode: ['sms'] },
  { type: 'password', password: 'Trà đá 9' },
]

describe('in WebKit', skipIf(reason), () => {
  test('a guest passes form, survey, code and password and is online, on screens that fit a phone', LONG, async () => {
    const { gateway } = await givenPlace(STEPS)
    const phone = fake().phone(gateway.nasId)
    const portal = await phone.join()
    portal.searchParams.set('lang', 'en')
    await screen.resize(...PHONE)
    await screen.open(portal)

    await screen.type({ selector: '#name' }, 'Lan')
    await screen.type({ selector: '#email' }, 'lan@example.test')
    await screen.click('#terms')
    await fits()
    await screen.press(t('form.button'))

    await screen.type({ label: 'Ask words' }, 'Quiet music')
    await screen.type({ label: 'Ask born' }, '1994-05-17')
    await fits()
    await screen.press(t('step.next'))

    await screen.type({ label: t('form.phone') }, '0912000345')
    await screen.press(t('code.send'))
    await screen.type({ label: t('code.label') }, await outside.codeTo('+84912000345', 'sms'))
    await fits()
    await screen.press(t('code.button'))

    await screen.type({ label: t('password.label') }, 'trà đá9')
    await screen.press(t('password.button'))
    await screen.sees(t('online.title'))
    expect(await phone.canReachInternet()).toBe(true)
  })

  test(
    'an owner signs in and finds devices, sessions and reports, without an error',
    { ...skipIf(noBrowser), ...LONG },
    async () => {
      const { venue } = await givenPlace(STEPS)
      await screen.resize(...DESK)
      await screen.open(`${server().apiUrl}/signin`)
      await screen.evaluate(
        `localStorage.setItem('language', 'vi'); sessionStorage.setItem('language_chosen_here', 'yes')`,
      )
      await screen.open(`${server().apiUrl}/signin`)
      await screen.type({ selector: 'input[name=emailOrMobile]' }, venue.owner.email)
      await screen.type({ selector: 'input[name=password]' }, venue.owner.password)
      await screen.click('button[type=submit]')
      await screen.sees('Quán Lá', 'main')
      for (const path of [
        'devices',
        'sessions',
        'wifi-login-flow',
        'accesscode',
        'report-overview',
        'media',
        'page-role',
        'wifi-campaign',
        'guests-custom-profile',
        'gifts',
        'zalo-messages',
        'zalo-message-templates',
      ]) {
        await screen.open(`${server().apiUrl}/dashboard/${path}`)
        await screen.sees('', 'h1')
        const heading = await screen.evaluate<string>(`return document.querySelector('h1').innerText`)
        expect([shell.lost.title, shell.crashed.title, '']).not.toContain(heading)
        expect(
          await screen.evaluate('return document.documentElement.scrollWidth - innerWidth'),
          path,
        ).toBeLessThanOrEqual(0)
      }
    },
  )
})

async function fits(): Promise<void> {
  expect(await screen.evaluate('return document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
}
