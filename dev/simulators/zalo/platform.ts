// The platform's own account, which sends codes by an approved template under a token that is set by hand.
import { addGrant } from './oauth.ts'
import { addOa, type SimOa, type SimState } from './state.ts'
import { addTemplate } from './templates.ts'

const FOR_EVER_MS = 100 * 365 * 86_400_000

/** Adds it, with its token and the template of codes. */
export function addPlatformOa(state: SimState, { token, templateId }: { token: string; templateId: string }): SimOa {
  const oa = addOa(state, 'platform', 'Portico')
  const accessUntil = state.now() + FOR_EVER_MS
  Object.assign(addGrant(state, oa.id), { access: token, accessUntil })
  const otp = { name: 'otp', require: true, type: 'OTP', maxLength: 6, minLength: 6, acceptNull: false }
  addTemplate(state, oa, templateId, { name: 'Mã đăng nhập', tag: 'TRANSACTION', params: [otp] })
  return oa
}
