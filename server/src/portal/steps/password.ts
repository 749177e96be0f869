import { timingSafeEqual } from 'node:crypto'
import { takeShares } from '../../accessCodes/index.ts'
import { sql } from '../../core/db/database.ts'
import { hashToken } from '../../core/secrets.ts'
import { plain, type StepGuest, type StepKind, type Tried } from './step.ts'

/** Tries at once, and how many more each hour. A phone's address can be changed: the page's share bounds everybody. */
const TRIES = {
  device: { most: 8, anHour: 20 },
  gateway: { most: 60, anHour: 120 },
  page: { most: 200, anHour: 300 },
  /** Phones that were online here before have a share of their own: strangers cannot use it up. */
  known: { most: 200, anHour: 300 },
} as const

/** The word on the board. Written by hand, so case and blanks are forgiven. */
export const password: StepKind = {
  ...plain,

  show: (_guest, base, tried) => ({ ...base, kind: 'password', problem: tried?.errors['password'] }),

  check(_guest, sent): Tried {
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

async function takeTry({ services, tx, session, gateway }: StepGuest): Promise<(() => Promise<void>) | undefined> {
  const { pageId, arrival } = session
  const known = await tx.first(
    sql`select 1 from visits where page_id = ${pageId} and mac = ${arrival.mac} and online_at is not null limit 1`,
  )
  const device = { kind: 'password-device', key: arrival.mac, ...TRIES.device }
  const shared = known
    ? [{ kind: 'password-known', key: '', ...TRIES.known }]
    : [
        { kind: 'password-gateway', key: gateway.id, ...TRIES.gateway },
        { kind: 'password-page', key: '', ...TRIES.page },
      ]
  return takeShares(tx, pageId, [device, ...shared], services.clock.now())
}

function isSame(typed: string, expected: string): boolean {
  const plainly = (text: string) => hashToken(text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ''))
  return timingSafeEqual(plainly(typed), plainly(expected))
}
