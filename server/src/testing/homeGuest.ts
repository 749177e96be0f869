import { cookieHeader, issueKey } from '../guests/index.ts'
import type { RunningServer } from '../processes/all.ts'

/** Signs a browser in to a guest's home. @returns its cookie */
export async function signInAtHome(
  { services }: RunningServer,
  page: { eid: string },
  guestId: string,
): Promise<string> {
  const value = await services.db.asSystem((tx) => issueKey(services, tx, { pageId: page.eid, guestId, kind: 'home' }))
  return cookieHeader(services, page.eid, value, 'home').split(';')[0]!
}
