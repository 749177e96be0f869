// Ninety days of visits: who came when, on which gateway, for how long.
import { arrivals, closingTime, type Day } from './calendar.ts'
import { makePeople, type Guest } from './people.ts'
import { idAt, type Random } from './random.ts'

export type Spot = 'indoors' | 'garden'

export type Stay = {
  id: string
  session: { id: string; acctSessionId: string; username: string; ip: string }
  guest: Guest
  mac: string
  spot: Spot
  date: string
  askedAt: number
  onlineAt: number
  endedAt: number
  isFirst: boolean
  cause: string
  upBytes: number
  downBytes: number
}

const MINUTE_MS = 60_000
/** The gateways' limit; a stay of exactly this length was ended by them. */
export const LONGEST_MINUTES = 120
const SHORTEST_MINUTES = 15
const DOWN_BYTES_A_MINUTE = 2_600_000
const NETWORKS: Record<Spot, string> = { indoors: '192.168.8', garden: '10.5.50' }
const CAUSES = [
  ['IdleTimeout', 58],
  ['LostCarrier', 27],
  ['UserRequest', 15],
] as const

/** All stays of these days in order, with every guest's first marked. */
export function playOut(days: readonly Day[], random: Random): Stay[] {
  const people = makePeople(random)
  const regulars: Guest[] = []
  let sessions = 0x80000000
  return days.flatMap((day, index) => {
    const choose = chooserOf(
      regulars.filter((guest) => guest.leavesAt > day.startsAt),
      random,
    )
    const lastSeen = new Map<Guest, number>()
    // In the first weeks, most guests are new to the Wi-Fi.
    const shareNew = 0.31 + 0.69 * Math.exp(-index / 6)
    return arrivals(day, random).map((at) => {
      const known = random.chance(shareNew) ? undefined : choose((guest) => isFree(lastSeen.get(guest), at, random))
      const guest = known ?? people.newGuest(at)
      if (!known) regulars.push(guest)
      else if (random.chance(0.04)) guest.mac = people.newMac()
      const stay = makeStay(day, at, guest, !known, (sessions++).toString(16), random)
      lastSeen.set(guest, stay.endedAt)
      return stay
    })
  })
}

/** Few guests come twice a day, and none while still there. */
function isFree(seenUntil: number | undefined, at: number, random: Random): boolean {
  return seenUntil === undefined || (at > seenUntil + 45 * MINUTE_MS && random.chance(0.15))
}

/** Draws a guest by loyalty among those who fit; gives up after a few failed draws. */
function chooserOf(guests: readonly Guest[], random: Random): (fits: (guest: Guest) => boolean) => Guest | undefined {
  let sum = 0
  const upTo = guests.map((guest) => (sum += guest.loyalty))
  const draw = () => {
    const at = random.next() * sum
    let low = 0
    let high = guests.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (upTo[middle]! > at) high = middle
      else low = middle + 1
    }
    return guests[low]
  }
  return (fits) => {
    for (let tries = 0; tries < 12; tries++) {
      const guest = draw()
      if (guest && fits(guest)) return guest
    }
    return undefined
  }
}

/** How long a guest stays. */
export function drawSeconds(day: Day, random: Random): number {
  const median = day.isWeekend ? 52 : 43
  const minutes = Math.max(SHORTEST_MINUTES, Math.min(LONGEST_MINUTES, random.logNormal(median, 0.55)))
  return Math.round(minutes * 60)
}

/** Where a guest sits: hardly anybody outside in the rain. */
export function drawSpot(day: Day, random: Random): Spot {
  return random.chance(day.isRainy ? 0.12 : 0.4) ? 'garden' : 'indoors'
}

function makeStay(
  day: Day,
  onlineAt: number,
  guest: Guest,
  isFirst: boolean,
  acctSessionId: string,
  random: Random,
): Stay {
  const endedAt = Math.min(onlineAt + drawSeconds(day, random) * 1000, closingTime(day))
  const stayed = (endedAt - onlineAt) / MINUTE_MS
  const downBytes = Math.round(stayed * random.logNormal(DOWN_BYTES_A_MINUTE, 1.1))
  const spot = drawSpot(day, random)
  const ip = `${NETWORKS[spot]}.${random.int(20, 250)}`
  return {
    id: idAt(random, onlineAt),
    session: { id: idAt(random, onlineAt), acctSessionId, username: random.hex(20), ip },
    guest,
    mac: guest.mac,
    spot,
    date: day.date,
    askedAt: onlineAt - random.int(6, 45) * 1000,
    onlineAt,
    endedAt,
    isFirst,
    cause: stayed === LONGEST_MINUTES ? 'SessionTimeout' : random.weighted(CAUSES),
    upBytes: Math.round(downBytes * (0.05 + 0.2 * random.next())),
    downBytes,
  }
}
