// What accounting packets amount to: one state a session, the same however they are repeated and
// reordered on the way. Pure, so that a test can mutate thousands of histories.

export type AccountingRecord = {
  status: 'start' | 'interim' | 'stop'
  /** When it happened, in ms since 1970: Event-Timestamp, or arrival less Acct-Delay-Time. */
  at: number
  /** `at` is the time of arrival: the packet has no Event-Timestamp that can be right, and may be an old one sent again. */
  isArrivalTime?: true
  /** Its own Event-Timestamp, believed or not. */
  stamp?: number
  /** Acct-Session-Time. */
  seconds: number
  /** Guest's upload (RFC 2866 calls it input) and download, in bytes; undefined when not reported. */
  up: number | undefined
  down: number | undefined
  cause?: string
  /** An inferred Stop: the gateway no longer reports the session. */
  isInferred?: true
}

export type SessionState = {
  startedAt: number
  updatedAt: number
  stoppedAt: number | undefined
  /** Closed by us for want of a Stop: a newer packet opens it again. */
  isStopInferred: boolean
  cause: string | undefined
  seconds: number
  up: number
  down: number
}

const GIGAWORD = 2 ** 32

/** The state after a record; `undefined` before the first, which may be of any kind: a Start can be lost. */
export function applyRecord(state: SessionState | undefined, record: AccountingRecord): SessionState {
  if (state && record.isArrivalTime && record.seconds > 0 && record.seconds < state.seconds) return state
  const startedAt = record.at - record.seconds * 1000
  const before = state ?? {
    startedAt,
    updatedAt: 0,
    stoppedAt: undefined,
    isStopInferred: false,
    cause: undefined,
    seconds: 0,
    up: 0,
    down: 0,
  }
  const isNewer = record.seconds >= before.seconds
  const began = Math.min(before.startedAt, startedAt)
  return {
    startedAt: began,
    updatedAt: Math.max(before.updatedAt, record.at),
    seconds: Math.max(before.seconds, record.seconds),
    up: count(before.up, record.up, isNewer),
    down: count(before.down, record.down, isNewer),
    ...readEnd(before, { ...record, at: endOf(record, began) }),
  }
}

/** A Stop that has only its time of arrival ended when its seconds were over: it may have been late, or our clock set meanwhile. */
function endOf({ status, at, isArrivalTime, seconds }: AccountingRecord, startedAt: number): number {
  return status === 'stop' && isArrivalTime && seconds > 0 ? Math.min(at, startedAt + seconds * 1000) : at
}

/** After a Stop nothing opens the session again, unless we had only inferred it and the packet is newer. */
function readEnd(
  before: SessionState,
  record: AccountingRecord,
): Pick<SessionState, 'stoppedAt' | 'isStopInferred' | 'cause'> {
  const { stoppedAt, isStopInferred, cause } = before
  if (record.status === 'stop') {
    const isKnown = stoppedAt !== undefined && (!isStopInferred || record.isInferred)
    if (isKnown) return { stoppedAt: Math.min(stoppedAt, record.at), isStopInferred, cause }
    return { stoppedAt: record.at, isStopInferred: record.isInferred ?? false, cause: record.cause }
  }
  // The time of arrival does not show that a packet is newer; growing counters do.
  const isAhead = !record.isArrivalTime || hasProgress(before, record)
  const isAlive = isStopInferred && stoppedAt !== undefined && record.at > stoppedAt && isAhead
  return isAlive
    ? { stoppedAt: undefined, isStopInferred: false, cause: undefined }
    : { stoppedAt, isStopInferred, cause }
}

function hasProgress(before: SessionState, { seconds, up = 0, down = 0 }: AccountingRecord): boolean {
  return seconds > before.seconds || up > before.up || down > before.down
}

/**
 * Counters are absolute and only grow. One that fell while time went on has passed 2^32 on a box that
 * sends no Gigawords (RFC 2869 §5.1): the smallest total that fits is meant.
 */
function count(total: number, reported: number | undefined, isNewer: boolean): number {
  if (reported === undefined) return total
  // Nothing was reported before: what comes is all there is, however late it comes.
  if (total === 0) return reported
  const [older, newer] = isNewer ? [total, reported] : [reported, total]
  if (newer >= older) return newer
  const turns = Math.ceil((older - newer) / GIGAWORD)
  return Math.min(newer + turns * GIGAWORD, Number.MAX_SAFE_INTEGER)
}
