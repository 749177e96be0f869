import { DEFAULT_DIGEST, DEFAULT_RULES, notifications } from '@portico/contract/notifications.ts'
import { send, type Venue } from './given.ts'
import type { RunningServer } from '../processes/all.ts'

/** Turns on notices of guests' arrival and departure: only then are those events written. */
export async function hearOfGuests(server: RunningServer, page: Venue): Promise<void> {
  const rule = { channels: ['mail' as const], roles: ['owner' as const], people: [] }
  const body = {
    emailNotification: true,
    rules: { ...DEFAULT_RULES, 'guest.online': rule, 'guest.offline': rule },
    firstVisitsOnly: false,
    offlineMinutes: 10,
    quietHours: null,
    digest: DEFAULT_DIGEST,
  }
  await send(server, notifications.update, { body }, { token: page.token })
}
