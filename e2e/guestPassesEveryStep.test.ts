// Every kind of step in a real phone-sized browser, each alone, until the guest is online: in Vietnamese and English,
// with scripts and without, by touch, at double size, by keyboard alone and on a small phone in dark mode.
import { expect, test } from 'vitest'
import { portal } from '@portico/contract/portal.ts'
import { givenCodes } from '@portico/server/testing/accessCodes.ts'
import { formStep, send } from '@portico/server/testing/given.ts'
import { missing, skipIf } from './capabilities.ts'
import { useGuestRig, type Place } from './support/guestRig.ts'
import { WAYS, wayInWords, type Guest } from './support/guestWalk.ts'

const { server, outside, givenPlace, givenGuest, limitsOf } = await useGuestRig()

type Walk = (guest: Guest, place: Place, number: string) => Promise<void>

const question = (id: string, type: string, more: object = {}) => ({
  id,
  type,
  label: { vi: `Hỏi ${id}`, en: `Ask ${id}` },
  required: true,
  ...more,
})
const SURVEY = {
  type: 'survey',
  questions: [
    question('words', 'text'),
    question('people', 'number'),
    question('drink', 'choice', { options: [{ value: 'phin' }, { value: 'tea' }] }),
    question('stars', 'rating'),
    question('advice', 'nps'),
    question('born', 'date'),
    question('number', 'phone'),
    question('post', 'email'),
  ],
}
const ask = ({ way }: Guest, id: string) => (way.language === 'vi' ? `Hỏi ${id}` : `Ask ${id}`)

/** Requests a code, reads it where it arrives and types it. */
function byCode(kind: 'phone' | 'email', read: (guest: Guest, place: Place, to: string) => Promise<string>): Walk {
  return async (guest, place, number) => {
    const { t } = guest
    const to = kind === 'phone' ? number : `lan${number.slice(1)}@example.test`
    await guest.type(t(`form.${kind}`), to)
    await guest.tick('terms')
    await guest.seen()
    await guest.press(t('code.send'))
    await guest.heading(t('code.title'))
    await guest.seen()
    await guest.type(t('code.label'), await read(guest, place, to))
    await guest.press(t('code.button'))
  }
}

/** A few minutes of slow Internet to read the mail. */
async function withPass(guest: Guest, _place: Place, to: string): Promise<string> {
  await guest.press(guest.t('code.pass'))
  await guest.page.getByText(guest.t('code.passRuns')).waitFor()
  expect(limitsOf(guest)).toMatchObject({ sessionSeconds: 180 })
  await guest.seen()
  return outside.codeTo(to, 'email')
}

async function fromStaff({ phone }: Guest, { venue }: Place): Promise<string> {
  const { rows } = await send(server(), portal.codes, {}, { token: venue.token })
  const device = phone.mac.replaceAll('-', '').slice(-4).toLowerCase()
  return rows.find((row) => row.device === device)!.code
}

const CASES: [name: string, steps: object[], walk: Walk][] = [
  [
    'one tap',
    [{ type: 'one-tap' }],
    async (guest) => {
      await guest.tick('terms')
      await guest.press(guest.t('connect.button'))
    },
  ],
  [
    'house rules',
    [{ type: 'terms', text: { vi: 'Nói khẽ nhé.', en: 'Speak softly.' } }],
    async (guest) => {
      await guest.page.getByText(guest.way.language === 'vi' ? 'Nói khẽ nhé.' : 'Speak softly.').waitFor()
      await guest.tick('terms')
      await guest.press(guest.t('step.next'))
    },
  ],
  [
    'a form',
    [formStep({ name: 'required', phone: 'required', email: 'optional' })],
    async (guest, _place, number) => {
      const { t, page } = guest
      await guest.type(t('form.name'), 'Lan')
      await guest.type(t('form.phone'), number)
      await guest.tick('terms')
      expect(await page.locator('#marketing').isChecked()).toBe(false)
      await guest.press(t('form.button'))
    },
  ],
  [
    'a survey of eight kinds of question',
    [SURVEY],
    async (guest, _place, number) => {
      await guest.type(ask(guest, 'words'), 'Bánh mì ngon')
      await guest.type(ask(guest, 'people'), '2')
      await guest.choose(ask(guest, 'drink'), 'tea')
      await guest.choose(ask(guest, 'stars'), guest.t('survey.stars', { stars: 4 }))
      await guest.choose(ask(guest, 'advice'), '9')
      await guest.date(ask(guest, 'born'), '1995-08-21')
      await guest.type(ask(guest, 'number'), number)
      await guest.type(ask(guest, 'post'), 'lan@example.test')
      await guest.tick('terms')
      await guest.press(guest.t('step.next'))
    },
  ],
  [
    'a code by text message',
    [{ type: 'phone-code', codeDeliverMode: ['sms'] }],
    byCode('phone', (_guest, _place, to) => outside.codeTo(abroad(to), 'sms')),
  ],
  [
    'a code by Zalo',
    [{ type: 'phone-code', codeDeliverMode: ['zalo'] }],
    byCode('phone', (_guest, _place, to) => outside.codeTo(abroad(to), 'zalo')),
  ],
  [
    'a code by e-mail, read with the short pass',
    [{ type: 'email-code', codeDeliverMode: ['email'] }],
    byCode('email', withPass),
  ],
  [
    'a code on the screen',
    [{ type: 'phone-code', codeDeliverMode: ['screen'] }],
    byCode('phone', (guest) => guest.page.locator('output').innerText()),
  ],
  ['a code from the staff', [{ type: 'email-code', codeDeliverMode: ['staff'] }], byCode('email', fromStaff)],
  [
    'an access code',
    [{ type: 'access-code' }],
    async (guest, { venue }) => {
      const { codes } = await givenCodes(server(), venue, { count: 1, durationMinutes: 45 })
      await guest.type(guest.t('accessCode.label'), codes[0]!.code)
      await guest.tick('terms')
      await guest.press(guest.t('accessCode.button'))
    },
  ],
  [
    'the password on the board',
    [{ type: 'password', password: 'Trà đá 9' }],
    async (guest) => {
      await guest.type(guest.t('password.label'), 'trà đá9')
      await guest.tick('terms')
      await guest.press(guest.t('password.button'))
    },
  ],
  [
    'four steps in a row, with Back after a wrong password',
    [
      { type: 'terms' },
      { type: 'phone-code', codeDeliverMode: ['sms'] },
      { type: 'survey', questions: [question('stars', 'rating')] },
      { type: 'password', password: 'tra da' },
    ],
    async (guest, _place, number) => {
      const { t, page } = guest
      await page.getByText(t('step.position', { number: 1, of: 4 })).waitFor()
      await guest.tick('terms')
      await guest.press(t('step.next'))
      await guest.type(t('form.phone'), number)
      await guest.press(t('code.send'))
      await guest.type(t('code.label'), await outside.codeTo(abroad(number), 'sms'))
      await guest.press(t('code.button'))
      await guest.choose(ask(guest, 'stars'), t('survey.stars', { stars: 5 }))
      await guest.press(t('step.next'))
      await guest.type(t('password.label'), 'cà phê')
      await guest.press(t('password.button'))
      await page.getByText(t('password.wrong')).waitFor()
      await page.goBack()
      await guest.type(t('password.label'), 'Tra Da')
      await guest.press(t('password.button'))
    },
  ],
  [
    'a step of last time, which is passed over',
    [{ ...formStep({ name: 'required' }), skipKnown: true }],
    async (guest) => {
      const { t } = guest
      await guest.type(t('form.name'), 'Lan')
      await guest.tick('terms')
      await guest.press(t('form.button'))
      await guest.isOnline()
      await guest.phone.logout()
      await guest.reopen()
      await guest.tick('terms')
      await guest.press(t('connect.button'))
    },
  ],
]

const WALKS = CASES.flatMap(([name, steps, walk], kind) =>
  WAYS.map((way, turn) => ({ name, steps, walk, way, kind, turn })),
)

test.concurrent.for(WALKS.map((one) => [one.name, wayInWords(one.way), one] as const))(
  'a guest gets online through %s (%s)',
  // Five at a time, so that a busy machine keeps up.
  { ...skipIf(missing('chromium')), timeout: 300_000 },
  async ([, , { steps, walk, way, kind, turn }]) => {
    const place = await givenPlace(steps)
    const guest = await givenGuest(place, way)
    await guest.seen()
    expect(await guest.phone.canReachInternet()).toBe(false)
    await walk(guest, place, `09120${String(10_000 + kind * 10 + turn)}`)
    await guest.isOnline()
    await guest.close()
  },
)

/** A Vietnamese number in the format of messages. */
function abroad(number: string): string {
  return `+84${number.slice(1)}`
}
