// A Google for the walks: its tokens are good, so that signing in with one can be tried like any other call.
import { startGoogle } from '../../../../dev/simulators/google.ts'

export const walkGoogle = await startGoogle('walk')

/** What a server needs to be walked: callers of many addresses, and a Google to believe. */
export const WALKED = { trustProxy: ['127.0.0.1'], googleClientId: 'walk', googleIssuer: walkGoogle.issuer }
