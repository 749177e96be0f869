// All ids of an account's users. Zalo lists 10,000 at most; beyond them, those who were in touch within shorter and shorter times.
import { DAY_MS } from '@portico/contract/dates.ts'
import type { AskServices, ZaloToken } from '../client/ask.ts'
import { listUsers, USERS_PER_CALL, type UserFilter } from '../client/users.ts'

/** The last offset that Zalo answers. */
const LAST_OFFSET = 9951
const MOST_LISTED = LAST_OFFSET + USERS_PER_CALL - 1
/** Official Accounts exist since then. */
const FIRST_DAY_MS = Date.parse('2013-01-01')

type Take = (ids: string[]) => Promise<void>

/** Hands over ids, some more than once. @throws ZaloError */
export async function listAllUsers(services: AskServices, token: ZaloToken, take: Take): Promise<void> {
  const total = await listSome(services, token, {}, take)
  if (total <= MOST_LISTED) return
  const today = Math.floor(services.clock.now().getTime() / DAY_MS) * DAY_MS + DAY_MS
  await listBetween(services, token, { firstMs: FIRST_DAY_MS, lastMs: today }, take)
}

type Span = { firstMs: number; lastMs: number }

/** Halves the time until Zalo lists all of it; a single day is as short as it gets. */
async function listBetween(services: AskServices, token: ZaloToken, span: Span, take: Take): Promise<void> {
  const { firstMs, lastMs } = span
  const period = `${dayOf(firstMs)}:${dayOf(lastMs)}`
  const { total } = await listUsers(services, token, { offset: 0, filter: { period } })
  if (total === 0) return
  if (total <= MOST_LISTED || lastMs - firstMs < DAY_MS) return void (await listSome(services, token, { period }, take))
  const middleMs = firstMs + Math.floor((lastMs - firstMs) / 2 / DAY_MS) * DAY_MS
  await listBetween(services, token, { firstMs, lastMs: middleMs }, take)
  await listBetween(services, token, { firstMs: middleMs + DAY_MS, lastMs }, take)
}

/** @returns how many Zalo says there are */
async function listSome(services: AskServices, token: ZaloToken, filter: UserFilter, take: Take): Promise<number> {
  for (let offset = 0; ; offset += USERS_PER_CALL) {
    const { total, ids } = await listUsers(services, token, { offset, filter })
    if (ids.length > 0) await take(ids)
    if (ids.length < USERS_PER_CALL || offset + USERS_PER_CALL > LAST_OFFSET) return total
  }
}

/** `2024_05_22` */
function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10).replaceAll('-', '_')
}
