import { redeem, type Refused } from '../../accessCodes/index.ts'
import type { Notice } from '@portico/portal/view.ts'
import { isAtVenue } from './atVenue.ts'
import { openLinkedCode } from '../arrive/codeFromLink.ts'
import { plain, type StepKind, type StepAnswers } from './step.ts'

const NOTICES: Record<Refused, Notice['kind']> = {
  unknown: 'access-unknown',
  expired: 'access-expired',
  spent: 'access-spent',
  revoked: 'access-revoked',
  off: 'access-revoked',
  devices: 'access-devices',
  'too-many': 'access-too-many',
}

/** A code from a slip or the counter: it says how long and how fast. Scanned from a QR code it is filled in already. */
export const accessCode: StepKind = {
  ...plain,

  show: ({ services, session }, base, tried) => ({
    ...base,
    kind: 'accessCode',
    value: tried?.values['code'] ?? openLinkedCode(services, session.progress),
    problem: tried?.errors['code'],
  }),

  check(_guest, sent): StepAnswers {
    const code = (sent['code'] ?? '').replaceAll('\0', '').trim().slice(0, 60)
    return { values: { code }, errors: code === '' ? { code: 'field/required' } : {} }
  },

  async act(guest, tried) {
    const { services, tx, session, state, ip } = guest
    const { pageId, arrival, progress } = session
    const typed = tried.values['code'] ?? ''
    const redeemed = await redeem(services, tx, {
      pageId,
      mac: arrival.mac,
      address: ip,
      isAtVenue: await isAtVenue(guest),
      typed,
    })
    progress.offered = undefined
    if (redeemed.kind !== 'in')
      return {
        kind: 'stay',
        notice: { kind: NOTICES[redeemed.kind] },
        status: redeemed.kind === 'too-many' ? 429 : 422,
      }
    const { codeId, seconds, downKbps, upKbps } = redeemed
    state.paid = { codeId, seconds, downKbps, upKbps }
    // The session need not know the code any more.
    delete tried.values['code']
    return { kind: 'done' }
  },
}
