// Keeps an app below Zalo's limit of requests a minute, which is read from each answer.
import type { EgressReply } from '../../core/egress/egress.ts'
import { ZaloError } from './errors.ts'

const MINUTE_MS = 60_000
/** Left to other processes of the installation, which count the same minute. */
const SPARED = 5

type Host = 'openapi' | 'business'
type SpentMinute = { minute: number; left: number }

const spent = new Map<string, SpentMinute>()

/** Notes how much of this minute is left. ZNS is not counted with the rest. */
export function noteRate(appId: string, host: Host, headers: EgressReply['headers'], now: Date): void {
  const left = Number(headers['x-ratelimit-remain'])
  if (headers['x-ratelimit-remain'] === undefined || !Number.isInteger(left)) return
  spent.set(`${host} ${appId}`, { minute: minuteOf(now), left })
}

/** @throws ZaloError with the code of Zalo's own limit, before it is reached */
export function refuseAboveRate(appId: string, host: Host, now: Date): void {
  const last = spent.get(`${host} ${appId}`)
  if (last && last.minute === minuteOf(now) && last.left <= SPARED)
    throw new ZaloError(-32, 'The requests of this minute are used up')
}

function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / MINUTE_MS)
}
