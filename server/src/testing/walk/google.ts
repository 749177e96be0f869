// A Google, a Zalo and payment providers for the walks, so that their calls can be tried like any other.
import { startGoogle } from '../../../../dev/simulators/google.ts'
import { startPayments } from '../../../../dev/simulators/payments/startPayments.ts'
import { addOa, addUser } from '../../../../dev/simulators/zalo/state.ts'
import { startZaloOa } from '../../../../dev/simulators/zalo/startZaloOa.ts'
import { ZALO_APP, zaloConfig } from '../zalo.ts'

export const walkGoogle = await startGoogle('walk')

export const walkZalo = await startZaloOa(ZALO_APP)
addUser(walkZalo.state, addOa(walkZalo.state, '4004', 'Quán Lá'), '2002')

const walkPayments = await startPayments()

/** What a server needs to be walked: callers of many addresses, a Google to believe, a Zalo to connect, and providers to pay by. */
export const WALKED = {
  ...zaloConfig(walkZalo),
  googleClientId: 'walk',
  googleIssuer: walkGoogle.issuer,
  paymentAccounts: walkPayments.accounts,
}
