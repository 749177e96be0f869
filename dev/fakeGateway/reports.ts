// Sends accounting to the RADIUS server and repeats it until it is answered.
import { setTimeout as sleep } from 'node:timers/promises'
import { Attr } from '@portico/radius/dictionary.ts'
import { encodeAccountingRequest } from '@portico/radius/encode.ts'
import type { Attribute } from '@portico/radius/packet.ts'
import { integerAttr } from '@portico/radius/writeAttributes.ts'
import type { Question } from './radiusClient.ts'

export type Report = { attributes: Attribute[]; at: number; isInterim: boolean }
export type Reports = {
  send(report: Report): void
  unanswered(): number
  /** @returns whether everything was answered within `ms` */
  settled(ms: number): Promise<boolean>
  close(): void
}

type Way = {
  ask(question: Question): Promise<unknown>
  secret(): Buffer
  acctPort: number
  retryMs: number
  now(): number
}

/** The next interim report contains everything that this one does. */
const INTERIM_TRIES = 3
/** Nearly an hour: a server that has forgotten the gateway is not asked forever. */
const TRIES = 100
const LONGEST_WAIT_MS = 30_000
/** For this many timeouts, the first report (Accounting-On) goes before all others. */
const HEAD_START = 5

export function makeReports(way: Way): Reports {
  const open = new Set<Promise<void>>()
  let isClosed = false
  let first: Promise<void> | undefined

  async function deliver({ attributes, at, isInterim }: Report): Promise<void> {
    const tries = isInterim ? INTERIM_TRIES : TRIES
    for (let tried = 0; tried < tries && !isClosed; tried += 1) {
      // Each attempt is a new packet, because its Acct-Delay-Time has grown (RFC 2866 §5.2).
      const delay = integerAttr(Attr.AcctDelayTime, Math.max(0, Math.floor((way.now() - at) / 1000)))
      const secret = way.secret()
      const encode = (id: number) => encodeAccountingRequest({ id, attributes: [...attributes, delay] }, secret)
      const waitMs = Math.min((way.retryMs / 4) * 2 ** tried, LONGEST_WAIT_MS)
      if (await way.ask({ port: way.acctPort, secret, encode, sends: 1, waitMs })) return
    }
  }

  return {
    send(report) {
      // A session reported before Accounting-On would count for the previous run.
      const delivery = (first ? first.then(() => deliver(report)) : deliver(report)).finally(() =>
        open.delete(delivery),
      )
      open.add(delivery)
      first ??= Promise.race([delivery, sleep(HEAD_START * way.retryMs, undefined, { ref: false })])
    },
    unanswered: () => open.size,
    async settled(ms) {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, ms, false)))
      const isSettled = await Promise.race([Promise.all(open).then(() => true), late])
      clearTimeout(timer)
      return isSettled
    },
    close: () => void (isClosed = true),
  }
}
