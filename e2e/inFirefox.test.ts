// The dashboard in Firefox: an owner signs in and looks at the main screens, on a desk and on a phone.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { shell } from '@portico/locales/vi/shell.ts'
import { givenGateway, givenPage } from '@portico/server/testing/given.ts'
import { useServer } from '@portico/server/testing/server.ts'
import { missing, skipIf } from './capabilities.ts'
import { reason as noBrowser } from './support/browser.ts'
import { startFirefox, type Firefox } from './support/firefox.ts'

// `noBrowser` also says whether the dashboard is built.
const reason = missing('firefox') ?? noBrowser
const LONG = { timeout: 120_000 }
/** A screen that is left while it loads says so in this engine; 2152398850 is NS_BINDING_ABORTED. */
const LEFT_BEHIND = /error loading dynamically imported module|Unable to preload|download failed .* status=2152398850 /
const SIZES = [
  [1440, 900],
  [390, 844],
] as const
const SCREENS = `
/ /my-pages /devices /sessions /wifi-login-flow /templates /accesscode /guests-custom-profile /segments /sale-leads
/report-overview /report-visits /media /page-role /page-notification /settings
`
  .trim()
  .split(/\s+/)

const server = useServer()
let firefox: Firefox | undefined

beforeEach(async () => {
  if (!reason) firefox = await startFirefox()
}, LONG.timeout)
afterEach(() => firefox?.stop())

describe('in Firefox', skipIf(reason), () => {
  test('an owner signs in and every main screen stands, fits and does not complain', LONG, async () => {
    const { screen, complaints } = firefox!
    const venue = await givenPage(server(), 'Quán Lá')
    await givenGateway(server(), venue)
    await screen.open(`${server().apiUrl}/signin`)
    await screen.evaluate(
      `localStorage.setItem('language', 'vi'); sessionStorage.setItem('language_chosen_here', 'yes')`,
    )
    await screen.open(`${server().apiUrl}/signin`)
    await screen.type({ selector: 'input[name=emailOrMobile]' }, venue.owner.email)
    await screen.type({ selector: 'input[name=password]' }, venue.owner.password)
    await screen.click('button[type=submit]')
    await screen.sees('Quán Lá', 'main')
    for (const [width, height] of SIZES) {
      await screen.resize(width, height)
      for (const path of SCREENS) {
        await screen.open(`${server().apiUrl}/dashboard${path}`)
        await screen.sees('', 'main h1')
        const heading = await screen.evaluate<string>(`return document.querySelector('h1').innerText`)
        expect([shell.lost.title, shell.crashed.title, ''], path).not.toContain(heading)
        const overflow = await screen.evaluate<number>('return document.documentElement.scrollWidth - innerWidth')
        expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
    expect(complaints.filter((text) => !LEFT_BEHIND.test(text))).toEqual([])
  })
})
