import { timingSafeEqual } from 'node:crypto'
import { takeShares, wasOnline } from '../../accessCodes/index.ts'
import { hashToken } from '../../core/secrets.ts'
import { isAtVenue } from './atVenue.ts'
import { plain, type StepGuest, type StepKind, type StepAnswers } from './step.ts'

/** Tries at once, and how many more each hour. A phone's address can be changed: the page's share bounds everybody. */
const TRIES = {
  device: { most: 8, anHour: 20 },
  gateway: { most: 60, anHour: 120 },
  page: { most: 150, anHour: 225 },
  /** Requests that do not come from the venue: they cannot use up what guests need. */
  outside: { most: 50, anHour: 75 },
  /** Phones that were online here before have a share of their own: strangers cannot use it up. */
  known: { most: 200, anHour: 300 },
} as const

/** The word on the board. Written by hand, so case and blanks are forgiven. */
export const password: StepKind = {
  ...plain,

  show: (_guest, base, tried) => ({ ...base, kind: 'password', problem: tried?.errors['password'] }),

  check(_guest, sent): StepAnswers {
    const typed = (sent['password'] ?? '').replaceAll('\0', '').trim().slice(0, 200)
    return typed === ''
      ? { values: {}, errors: { password: 'field/required' } }
      : { values: { password: typed }, errors: {} }
  },

  async act(guest, tried) {
    const typed = tried.values['password'] ?? ''
    // The session need not know what was typed.
    delete tried.values['password']
    const giveBack = await takeTry(guest)
    // With no tries left the word is not looked at: right and wrong get the same answer.
    if (!giveBack) return { kind: 'stay', notice: { kind: 'password-too-many' }, status: 429 }
    if (!isSame(typed, guest.step.password)) {
      tried.errors['password'] = 'field/invalid'
      return { kind: 'stay', notice: { kind: 'password-wrong' }, status: 422 }
    }
    await giveBack()
    return { kind: 'done' }
  },
}

async function takeTry(guest: StepGuest): Promise<(() => Promise<void>) | undefined> {
  const { services, tx, session, gateway } = guest
  const { pageId, arrival } = session
  const now = services.clock.now()
  const device = { kind: 'password-device', key: arrival.mac, ...TRIES.device }
  if (!(await isAtVenue(guest))) {
    const elsewhere = { ...device, key: `${arrival.mac} elsewhere` }
    return takeShares(tx, pageId, [elsewhere, { kind: 'password-outside', key: '', ...TRIES.outside }], now)
  }
  const shared = (await wasOnline(tx, pageId, arrival.mac))
    ? [{ kind: 'password-known', key: '', ...TRIES.known }]
    : [
        { kind: 'password-gateway', key: gateway.id, ...TRIES.gateway },
        { kind: 'password-page', key: '', ...TRIES.page },
      ]
  return takeShares(tx, pageId, [device, ...shared], now)
}

function isSame(typed: string, expected: string): boolean {
  const plainly = (text: string) => hashToken(text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ''))
  return timingSafeEqual(plainly(typed), plainly(expected))
}
