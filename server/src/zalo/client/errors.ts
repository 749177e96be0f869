// What Zalo refuses with, and what follows from it. A code means the same on every call of its host.

/**
 * - `retry`: soon again. `wait`: later, at a known time or once something is refilled. `permanent`: never for this message.
 * - `config`: the owner has to do something. `token`: the access token is refreshed, once.
 * - `unknown`: nobody knows whether it was done.
 */
export type ZaloKind = 'retry' | 'wait' | 'permanent' | 'config' | 'token' | 'unknown'

/** A refusal of Zalo, or an answer that never came (`code` 0). */
export class ZaloError extends Error {
  readonly code: number
  readonly kind: ZaloKind

  constructor(code: number, reason: string, kind: ZaloKind = kindOf(code)) {
    super(reason)
    this.code = code
    this.kind = kind
  }
}

/** Codes of openapi.zalo.me: https://developers.zalo.me/docs/official-account/phu-luc/ma-loi */
const OPENAPI: Record<ZaloKind, readonly number[]> = {
  retry: [-32, -200],
  wait: [-211, -214, -234],
  permanent: [-100, -201, -210, -213, -217, -218, -227, -230, -232, -233, -235, -240, -244, -248, -249],
  config: [-204, -205, -209, -212, -219, -221, -223, -224, -237, -238, -241, -242, -320, -321, -403],
  token: [-216, -220],
  unknown: [],
}

/** Codes of business.openapi.zalo.me (ZNS). */
const BUSINESS: Record<ZaloKind, readonly number[]> = {
  retry: [],
  wait: [-133, -144, -145, -146, -147, -1441, -1471],
  permanent: [-108, -109, -111, -112, -114, -118, -119, -131, -139, -140, -141, -161, -162, -1121, -1122, -1124],
  config: [-101, -102, -103, -104, -105, -115, -117, -126, -127, -135, -136, -137, -138, -1241],
  token: [-124],
  unknown: [],
}

const KINDS = new Map(
  [OPENAPI, BUSINESS].flatMap((table) =>
    Object.entries(table).flatMap(([kind, codes]) => codes.map((code) => [code, kind] as const)),
  ),
)

/** What follows from a code; one nobody knows is for good, so that no message is repeated on it. */
export function kindOf(code: number): ZaloKind {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the tables above are kinds
  return (KINDS.get(code) as ZaloKind | undefined) ?? 'permanent'
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Vietnam's clock, in which Zalo states its hours. */
const ZONE_MS = 7 * 60 * MINUTE_MS
const MORNING_MS = (6 * 60 + 5) * MINUTE_MS

/** When another try is worth it; undefined when time alone changes nothing. */
export function retryAtOf({ code, kind }: ZaloError, now: Date): Date | undefined {
  const at = now.getTime()
  if (code === -32) return new Date((Math.floor(at / MINUTE_MS) + 1) * MINUTE_MS)
  if (kind === 'retry') return new Date(at + MINUTE_MS)
  if (kind !== 'wait') return undefined
  if (code === -214) return new Date(at + 30 * MINUTE_MS)
  const midnight = Math.floor((at + ZONE_MS) / DAY_MS) * DAY_MS - ZONE_MS
  const morning = midnight + MORNING_MS
  // At night the coming morning; a quota of the day is refilled at the next midnight.
  const isEarly = (code === -234 || code === -133) && at < morning
  return new Date(isEarly ? morning : morning + DAY_MS)
}
