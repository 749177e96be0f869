// Google, Facebook and Zalo on a phone: the sign-in sheet gets a few minutes, the real browser signs in, and
// the full session follows; a guest who does not return is cut off. In two browsers that share only the address.
import { expect, test } from 'vitest'
import { PASS, SIGN_INS, type SignIn } from '@portico/contract/flows.ts'
import { runningClock } from '@portico/server/testing/clock.ts'
import { waitFor } from '../dev/fakeGateway/waitFor.ts'
import { missing, skipIf } from './capabilities.ts'
import { useGuestRig } from './support/guestRig.ts'
import { takePhone, WAYS, wayInWords, type Guest, type Way } from './support/guestWalk.ts'

const clock = runningClock()
const { browser, givenPlace, givenGuest, limitsOf } = await useGuestRig({ clock })
// Five at a time, so that a busy machine keeps up.
const able = { ...skipIf(missing('chromium')), timeout: 300_000 }

const NAMES = { google: 'Google', facebook: 'Facebook', zalo: 'Zalo' } as const
const LIMITS = { sessionSpeed: { downKbps: 8000, upKbps: 4000 }, sessionTimeout: 45 }
const WALKS = SIGN_INS.flatMap((type) => WAYS.map((way) => [NAMES[type], wayInWords(way), type, way] as const))

/** Agrees in the sheet, which then asks to open the real browser. */
async function begin(type: SignIn, way: Way): Promise<{ sheet: Guest; address: string }> {
  const place = await givenPlace([{ type, ...LIMITS }])
  const sheet = await givenGuest(place, way)
  await sheet.tick('terms')
  await sheet.seen()
  await sheet.press(sheet.t('signIn.begin', { provider: NAMES[type] }))
  await sheet.heading(sheet.t('signIn.openTitle'))
  await sheet.seen()
  const { sessionSeconds } = await waitFor(() => limitsOf(sheet), { what: 'the pass', timeoutMs: 20_000 })
  expect(sessionSeconds).toBe(PASS.seconds)
  return { sheet, address: await sheet.page.locator('#address').inputValue() }
}

/** The same phone's real browser, which shares nothing with the sheet. */
function openBrowser({ phone }: Guest, way: Way): Promise<Guest> {
  return takePhone(browser(), phone, way)
}

test.concurrent.for(WALKS)(
  'a guest signs in with %s in the real browser, and the few minutes become the session (%s)',
  able,
  async ([, , type, way]) => {
    const { sheet, address } = await begin(type, way)
    const real = await openBrowser(sheet, way)
    await real.page.goto(address)
    await real.isOnline()
    expect(limitsOf(real)).toMatchObject({ sessionSeconds: 45 * 60, downKbps: 8000 })
    await sheet.press(sheet.t('signIn.done'))
    await sheet.isOnline()
    await Promise.all([real.close(), sheet.close()])
  },
)

// In sequence, because they advance the clock for the whole server.
test.for(WAYS.map((way) => [wayInWords(way), way] as const))(
  'a guest who claims to be done without signing in reads so; one who never signs in is cut off and may begin again (%s)',
  { ...able, concurrent: false },
  async ([, way]) => {
    const { sheet } = await begin('google', way)
    const { t } = sheet
    await sheet.press(t('signIn.done'))
    await sheet.page
      .getByRole('alert')
      .filter({ hasText: t('notice.sign-in-away') })
      .waitFor()
    clock.advance(PASS.seconds + 1)
    expect(await sheet.phone.canReachInternet()).toBe(false)
    await sheet.reopen()
    await sheet.press(t('signIn.begin', { provider: 'Google' }))
    await sheet.heading(t('signIn.openTitle'))
    const real = await openBrowser(sheet, way)
    await real.page.goto(await sheet.page.locator('#address').inputValue())
    await real.isOnline()
    await Promise.all([real.close(), sheet.close()])
  },
)
