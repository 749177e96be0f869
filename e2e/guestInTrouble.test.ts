// Faults on the way online, as a guest's phone shows them: always in words, always with a next step.
import { expect, test } from 'vitest'
import type { Language } from '@portico/locales/languages.ts'
import { LANGUAGE_NAMES } from '@portico/locales/languages.ts'
import { textIn } from '@portico/portal/text.ts'
import { givenCodes } from '@portico/server/testing/accessCodes.ts'
import { handClock } from '@portico/server/testing/clock.ts'
import { missing, skipIf } from './capabilities.ts'
import { useGuestRig } from './support/guestRig.ts'
import { WAYS, wayInWords, type Guest } from './support/guestWalk.ts'

const clock = handClock()
const { server, outside, fake, givenPlace, givenGuest } = await useGuestRig({ clock })
const able = skipIf(missing('chromium'))
const [TOUCH, LARGE, KEYBOARD, SMALL] = WAYS

/** Both languages, with scripts and without; the other four in turn. */
const EITHER = [TOUCH!, SMALL!].map((way) => [wayInWords(way), way] as const)
const OTHER = [LARGE!, KEYBOARD!].map((way) => [wayInWords(way), way] as const)

const alert = (guest: Guest, words: string) => guest.page.getByRole('alert').filter({ hasText: words }).waitFor()

async function changeLanguage(guest: Guest, to: Language): Promise<void> {
  await guest.page.locator('details.languages summary').click()
  await guest.page.getByRole('link', { name: LANGUAGE_NAMES[to] }).click()
}

test.for(EITHER)(
  'a wrong, exhausted or expired code is explained, and a new one lets the guest in (%s)',
  able,
  async ([, way]) => {
    const guest = await givenGuest(await givenPlace([{ type: 'phone-code', codeDeliverMode: ['sms'] }]), way)
    const { t } = guest
    const number = way.language === 'vi' ? '0912000901' : '0912000902'
    const to = `+84${number.slice(1)}`
    const enter = async (code: string) => {
      await guest.type(t('code.label'), code)
      await guest.press(t('code.button'))
    }
    await guest.type(t('form.phone'), number)
    await guest.tick('terms')
    await guest.press(t('code.send'))
    await guest.heading(t('code.title'))

    // Changing the language, going back and forth, and closing the sheet to read the message lose nothing.
    await changeLanguage(guest, 'fr')
    await guest.heading(textIn('fr')('code.title'))
    await changeLanguage(guest, way.language)
    await guest.heading(t('code.title'))
    await guest.page.goBack()
    await guest.page.goForward()
    await guest.heading(t('code.title'))
    await guest.reopen()
    await guest.heading(t('code.title'))

    const first = await outside.codeTo(to, 'sms')
    const wrong = first === '123456' ? '654321' : '123456'
    await enter(wrong)
    await alert(guest, t('notice.wrong', { left: 4 }))
    await guest.seen()
    for (const left of [3, 2, 1]) {
      await enter(wrong)
      await alert(guest, t('notice.wrong', { left }))
    }
    await enter(wrong)
    await alert(guest, t('notice.spent'))
    await enter(first)
    await alert(guest, t('notice.spent'))
    await guest.press(t('code.resend'))
    await alert(guest, t('notice.wait', { seconds: 60 }))

    clock.advance(61)
    await guest.press(t('code.resend'))
    const second = await outside.codeTo(to, 'sms', 1)
    clock.advance(301)
    await enter(second)
    await alert(guest, t('notice.expired'))
    await guest.press(t('code.resend'))
    await enter(await outside.codeTo(to, 'sms', 2))
    await guest.isOnline()
    await guest.close()
  },
)

test.for(OTHER)('a message that does not arrive is explained, and another way works (%s)', able, async ([, way]) => {
  const place = await givenPlace([{ type: 'phone-code', codeDeliverMode: ['zalo', 'screen'] }])
  const guest = await givenGuest(place, way)
  const { t } = guest
  await outside.zalo.control('fail-next', { path: '/message/template', code: -118 })
  await guest.type(t('form.phone'), way.language === 'vi' ? '0912000903' : '0912000904')
  await guest.tick('terms')
  await guest.press(t('code.send'))
  await guest.heading(t('code.title'))
  await alert(guest, t('notice.undelivered'))
  await guest.press(t('code.other.screen'))
  await guest.type(t('code.label'), await guest.page.locator('output').innerText())
  await guest.press(t('code.button'))
  await guest.isOnline()
  await guest.close()
})

test.for(OTHER)(
  'an access code that is unknown, expired or on too many phones is explained, and after a pause a good one works (%s)',
  able,
  async ([, way]) => {
    const place = await givenPlace([{ type: 'access-code' }])
    const over = await givenCodes(server(), place.venue, {
      count: 1,
      validUntil: new Date(clock.now().getTime() + 60_000).toISOString(),
    })
    const { codes } = await givenCodes(server(), place.venue, { count: 2, maxDevices: 1 })
    const [taken, good] = codes
    const friend = await givenGuest(place, TOUCH!)
    const guest = await givenGuest(place, way)
    const { t } = guest
    const enter = async (who: Guest, code: string) => {
      await who.type(who.t('accessCode.label'), code)
      await who.press(who.t('accessCode.button'))
    }
    await friend.tick('terms')
    await enter(friend, taken!.code)
    await friend.isOnline()
    await friend.close()

    await guest.tick('terms')
    await enter(guest, '0000 0000 0000')
    await alert(guest, t('notice.access-unknown'))
    await guest.seen()
    clock.advance(61)
    await enter(guest, over.codes[0]!.code)
    await alert(guest, t('notice.access-expired'))
    await enter(guest, taken!.code)
    await alert(guest, t('notice.access-devices'))
    const tooMany = guest.page.getByRole('alert').filter({ hasText: t('notice.access-too-many') })
    for (let tries = 0; tries < 20 && !(await tooMany.isVisible()); tries++) {
      await enter(guest, `0000 0000 ${1000 + tries}`)
      await guest.page.getByRole('alert').waitFor()
    }
    await tooMany.waitFor()
    clock.advance(600)
    await enter(guest, good!.code)
    await guest.isOnline()
    await guest.close()
  },
)

test.for(EITHER)('a full venue says so, and lets the guest in when another has left (%s)', able, async ([, way]) => {
  const place = await givenPlace([{ type: 'one-tap' }], { maxGuests: 1 })
  const friend = await givenGuest(place, LARGE!)
  await friend.tick('terms')
  await friend.press(friend.t('connect.button'))
  await friend.isOnline()
  const guest = await givenGuest(place, way)
  const { t } = guest
  await guest.tick('terms')
  await guest.press(t('connect.button'))
  await guest.heading(t('problem.full.title'))
  await guest.seen()
  await guest.press(t('problem.full.button'))
  await guest.heading(t('problem.full.title'))
  await friend.press(friend.t('online.leave'))
  await friend.heading(friend.t('problem.left.title'))
  await guest.press(t('problem.full.button'))
  await guest.isOnline()
  await Promise.all([guest.close(), friend.close()])
})

test.for(OTHER)(
  'a gateway without an answer is explained, and trying again repeats no question (%s)',
  able,
  async ([, way]) => {
    const guest = await givenGuest(await givenPlace([{ type: 'one-tap' }]), way)
    const { t } = guest
    fake().faults.dropReplies = 1
    try {
      await guest.tick('terms')
      await guest.press(t('connect.button'))
      await guest.heading(t('problem.gateway-silent.title'))
      await guest.seen()
      expect(await guest.phone.canReachInternet()).toBe(false)
    } finally {
      fake().faults.dropReplies = 0
    }
    await guest.press(t('problem.gateway-silent.button'))
    await guest.isOnline()
    await guest.close()
  },
)

test.for(WAYS.map((way) => [wayInWords(way), way] as const))(
  'an advert lets a guest continue only after its seconds (%s)',
  able,
  async ([, way]) => {
    const video = { mediaUrl: '', posterUrl: '', seconds: 10, skipAfterSeconds: 5 }
    const guest = await givenGuest(await givenPlace([{ type: 'terms' }, { type: 'video', video }]), way)
    const { t, page } = guest
    await guest.tick('terms')
    await guest.press(t('step.next'))
    await page.getByText(t('video.skipIn')).waitFor()
    await guest.seen()
    await guest.press(t('video.button'))
    await alert(guest, t('notice.watch', { seconds: 5 }))
    expect(await guest.phone.canReachInternet()).toBe(false)
    clock.advance(5)
    await guest.press(t('video.button'))
    await guest.isOnline()
    await guest.close()
  },
)
