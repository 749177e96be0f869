import { guestWifiProfile } from './guestWifiProfile.ts'
import { guestZalo } from './guestZalo.ts'

export const guestWays = { zalo: guestZalo, wifiProfile: guestWifiProfile } as const
