// Google, Facebook, Zalo: a few minutes of Internet, the real browser, and back as somebody known.
import type { SignIn } from '@portico/contract/flows.ts'
import { renewHandOff, wayOut } from '../signIn/handOff.ts'
import { plain, type StepKind } from './step.ts'

/** The step of one provider. */
export function signInStep(provider: SignIn): StepKind {
  return {
    ...plain,

    show(guest, base) {
      const { services, session, state } = guest
      const now = services.clock.now().getTime()
      const pass = session.progress.pass
      const secondsLeft = pass ? Math.ceil((Date.parse(pass.endsAt) - now) / 1000) : 0
      if (!pass || !state.beganAt || secondsLeft <= 0) return { ...base, kind: 'signIn', provider }
      return { ...base, kind: 'signIn', provider, elsewhere: wayOut(guest, secondsLeft) }
    },

    async act({ services, session, state }, _tried, form) {
      const { pass } = session.progress
      const isOver = !pass || Date.parse(pass.endsAt) <= services.clock.now().getTime()
      if (state.beganAt && !isOver && form['do'] !== 'again')
        return { kind: 'stay', notice: { kind: 'sign-in-away' }, status: 200 }
      renewHandOff(services, session, state)
      state.beganAt = services.clock.now().toISOString()
      return isOver ? { kind: 'pass' } : { kind: 'further' }
    },
  }
}
