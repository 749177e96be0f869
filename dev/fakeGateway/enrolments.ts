// The hotspots of this process, each with its own UDP port towards the RADIUS server.
import { randomBytes } from 'node:crypto'
import { isIPv4 } from 'node:net'
import { AcctStatusType, Attr } from '@portico/radius/dictionary.ts'
import { encodeStatusServer } from '@portico/radius/encode.ts'
import { textAttr } from '@portico/radius/writeAttributes.ts'
import { gatewayReport } from './accounting.ts'
import { joinPath, type Enrolment, type Nas } from './nas.ts'
import { openRadiusClient } from './radiusClient.ts'
import { makeReports } from './reports.ts'
import type { Wire } from './wire.ts'

type Setup = {
  radius: { address: string; authPort: number; acctPort: number }
  host: string
  retryMs: number
  wire: Wire
  now(): number
}

export type Enrolments = {
  all(): Nas[]
  enrol(enrolment: Enrolment): Nas
  /** Waits `graceMs` for the last reports, sends Accounting-Off, waits once more, and closes the ports. */
  close(graceMs: number): Promise<void>
}

export function keepEnrolments(setup: Setup): Enrolments {
  const { radius, now } = setup
  // Two venues may give their gateways the same name; their portals differ.
  const known = new Map<string, Nas>()
  const timers: NodeJS.Timeout[] = []
  const keyOf = ({ nasId, portalUrl }: Enrolment) => `${nasId} ${portalUrl}`

  function add(enrolment: Enrolment): Nas {
    const client = openRadiusClient(radius.address, setup.wire)
    const nas: Nas = {
      ...enrolment,
      auth: enrolment.auth ?? 'chap',
      secret: Buffer.from(enrolment.secret),
      joinPath: joinPath(enrolment),
      address: isIPv4(setup.host) && setup.host !== '0.0.0.0' ? setup.host : '127.0.0.1',
      client,
      reports: makeReports({
        ask: client.ask,
        secret: () => nas.secret,
        acctPort: radius.acctPort,
        retryMs: setup.retryMs,
        now,
      }),
    }
    known.set(keyOf(enrolment), nas)
    announce(nas, AcctStatusType.AccountingOn)
    if (enrolment.statusSeconds) timers.push(setInterval(askStatus, enrolment.statusSeconds * 1000, nas))
    return nas
  }

  function announce(nas: Nas, status: typeof AcctStatusType.AccountingOn | typeof AcctStatusType.AccountingOff): void {
    nas.reports.send({ attributes: gatewayReport(nas, status, now()), at: now(), isInterim: false })
  }

  function askStatus({ nasId, secret, client }: Nas): void {
    const attributes = [textAttr(Attr.NasIdentifier, nasId)]
    const encode = (id: number) => encodeStatusServer({ id, authenticator: randomBytes(16), attributes }, secret)
    void client.ask({ port: radius.authPort, secret, encode, sends: 1, waitMs: setup.retryMs })
  }

  async function goDown(nas: Nas, graceMs: number): Promise<void> {
    // A Stop after Accounting-Off would count for the gateway's next run.
    if (await nas.reports.settled(graceMs)) {
      announce(nas, AcctStatusType.AccountingOff)
      await nas.reports.settled(graceMs)
    }
    nas.reports.close()
    nas.client.close()
  }

  return {
    all: () => [...known.values()],
    enrol(enrolment) {
      const nas = known.get(keyOf(enrolment))
      if (!nas) return add(enrolment)
      nas.secret = Buffer.from(enrolment.secret)
      nas.auth = enrolment.auth ?? nas.auth
      return nas
    },
    async close(graceMs) {
      for (const timer of timers) clearInterval(timer)
      await Promise.all([...known.values()].map((nas) => goDown(nas, graceMs)))
    },
  }
}
