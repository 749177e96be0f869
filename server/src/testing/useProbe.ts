import { afterAll, beforeAll } from 'vitest'
import { openProbe, type Probe } from './radius.ts'

/** A probe that is open during the file's tests. */
export function useProbe(): Probe {
  let probe: Probe
  beforeAll(async () => void (probe = await openProbe()))
  afterAll(() => probe.close())
  return {
    get heard() {
      return probe.heard
    },
    send: (port, datagram) => probe.send(port, datagram),
    ask: (port, datagram, waitMs) => probe.ask(port, datagram, waitMs),
    close: () => probe.close(),
  }
}
