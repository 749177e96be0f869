import { timingSafeEqual } from 'node:crypto'
import { hashToken } from '../../core/secrets.ts'
import { plain, type StepKind, type Tried } from './step.ts'

/** The word on the board. Written by hand, so case and blanks are forgiven. */
export const password: StepKind = {
  ...plain,
  show: (_guest, base, tried) => ({ ...base, kind: 'password', problem: tried?.errors['password'] }),
  check({ step }, sent): Tried {
    const typed = (sent['password'] ?? '').trim()
    if (typed === '') return { values: {}, errors: { password: 'field/required' } }
    if (isSame(typed, step.password)) return { values: {}, errors: {} }
    return { values: {}, errors: { password: 'field/invalid' }, notice: { kind: 'password-wrong' } }
  },
}

function isSame(typed: string, expected: string): boolean {
  const plainly = (text: string) => hashToken(text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ''))
  return timingSafeEqual(plainly(typed), plainly(expected))
}
