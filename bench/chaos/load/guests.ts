// New guests who come in one after another, as long as something else goes on: through the portal, then by RADIUS.
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMs } from '@portico/server/core/clock.ts'
import { openProbe } from '@portico/server/testing/radius.ts'
import { Code, decodePacket } from '@portico/radius/packet.ts'
import { accessRequest } from '../../radius/packets.ts'
import type { Place } from '../rig/processes.ts'
import type { ChaosVenue } from '../rig/venue.ts'
import { passPortal, type Login } from './passPortal.ts'

const EVERY_MS = 200
/** A gateway sends a request again after so long, and so often. */
const AGAIN_MS = 2000
const TRIES = 3

type Count = { tried: number; in: number; took: number[] }
export type Guests = { portal: Count; radius: Count }

/** Begins at once. @returns how many got in, when it is stopped */
export function countGuests(venue: ChaosVenue, place: Place): { stop(): Promise<Guests> } {
  const guests: Guests = {
    portal: { tried: 0, in: 0, took: [] },
    radius: { tried: 0, in: 0, took: [] },
  }
  const under = new Set<Promise<void>>()
  let isOver = false
  const arrive = async () => {
    const mac = `02${randomBytes(5).toString('hex')}`
    const login = await timed(guests.portal, () => passPortal(venue, place, mac))
    if (login) await timed(guests.radius, () => signIn(venue, place, { ...login, mac }))
  }
  const going = (async () => {
    for (; !isOver; await sleep(EVERY_MS)) {
      const one = arrive().finally(() => under.delete(one))
      under.add(one)
    }
  })()
  return {
    async stop() {
      isOver = true
      await going
      await Promise.all(under)
      return guests
    },
  }
}

async function timed<T>(count: Count, come: () => Promise<T | undefined>): Promise<T | undefined> {
  const from = monotonicMs()
  count.tried++
  const result = await come()
  if (result === undefined) return undefined
  count.in++
  count.took.push(monotonicMs() - from)
  return result
}

async function signIn({ gateway }: ChaosVenue, { authPort }: Place, login: Login & { mac: string }) {
  const probe = await openProbe()
  try {
    const packet = accessRequest({ nasId: gateway.nasId, secret: gateway.radiusSecret }, login)(1)
    for (let tries = 0; tries < TRIES; tries++) {
      const datagram = await probe.ask(authPort, packet, AGAIN_MS)
      if (datagram) return decodePacket(datagram)?.code === Code.AccessAccept || undefined
    }
    return undefined
  } finally {
    probe.close()
  }
}
