// A Google and a Zalo for the walks, so that signing in and connecting can be tried like any other call.
import { startGoogle } from '../../../../dev/simulators/google.ts'
import { addOa, addUser } from '../../../../dev/simulators/zalo/state.ts'
import { startZaloOa } from '../../../../dev/simulators/zalo/startZaloOa.ts'
import { ZALO_APP, zaloConfig } from '../zalo.ts'

export const walkGoogle = await startGoogle('walk')

export const walkZalo = await startZaloOa(ZALO_APP)
addUser(walkZalo.state, addOa(walkZalo.state, '4004', 'Quán Lá'), '2002')

/** What a server needs to be walked: callers of many addresses, a Google to believe, and a Zalo to connect. */
export const WALKED = { ...zaloConfig(walkZalo), googleClientId: 'walk', googleIssuer: walkGoogle.issuer }
