// A guest with a phone in front of the portal: reads each screen, fills it in, and is online or gives up.
import { setTimeout as sleep } from 'node:timers/promises'
import type { FakeGateway } from '../fakeGateway/startFakeGateway.ts'
import type { ScriptedPhone } from '../fakeGateway/scriptedPhone.ts'
import type { CookieJar } from '../gateways/cookieJar.ts'
import { openPhoneBrowser } from '../gateways/phoneBrowser.ts'
import { PHONES } from '../seed/phones.ts'
import { makeRandom, type Random } from '../seed/random.ts'
import type { Door } from './doors.ts'
import { lookAtAdvert } from './lookAtAdvert.ts'
import { fillForm, type Visitor } from './fillForm.ts'

const MOST_SCREENS = 8

type Arrival = { visitor: Visitor; door: Door; cookies: CookieJar; random: Random; turnsBack: boolean }
/** How long a guest looks at a screen, and what ends it early. */
type Pace = { thinkMs: number; signal: AbortSignal }

/** @returns the phone once it is online; undefined for a guest who went no further */
export async function signIn(
  gateway: FakeGateway,
  { visitor, door, cookies, random, turnsBack }: Arrival,
  { thinkMs, signal }: Pace,
): Promise<ScriptedPhone | undefined> {
  const phone = gateway.phone(door.nasId, visitor.mac)
  // A phone stays the same phone, so its name is drawn from its address.
  const userAgent = makeRandom(Number.parseInt(visitor.mac.slice(-8), 16)).weighted(PHONES)
  const browser = openPhoneBrowser(visitor.mac, door.hosts, { language: visitor.language, userAgent, cookies })
  let page = await browser.open(await phone.join())
  if (turnsBack) return undefined
  for (let screen = 0; screen < MOST_SCREENS; screen++) {
    await lookAtAdvert(browser, page, random)
    if (await phone.canReachInternet()) {
      // The page that waited says by now that the guest is online.
      if (page.url.pathname.startsWith('/s/')) await lookAtAdvert(browser, await browser.open(page.url), random)
      return phone
    }
    if (!page.html.includes('<form')) return undefined
    await sleep(thinkMs * (0.5 + random.next()), undefined, { ref: false, signal })
    page = await browser.submit(page, fillForm(page.html, visitor, random))
  }
  return undefined
}
