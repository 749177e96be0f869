import { DEFAULT_DIGEST, DEFAULT_RULES, notifications } from '@portico/contract/notifications.ts'
import { send, type Venue } from './given.ts'
import type { RunningServer } from '../processes/all.ts'

/** The owner wants to hear of each guest who comes or goes: only then is it written down. */
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
