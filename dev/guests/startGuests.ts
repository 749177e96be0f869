// The demo venue's guests, who come and go by the café's day through its portal and its RADIUS server.
import type { Services } from '@portico/server/core/services.ts'
import type { FakeGateway } from '../fakeGateway/startFakeGateway.ts'
import type { ScriptedPhone } from '../fakeGateway/scriptedPhone.ts'
import { openCookieJar, type CookieJar } from '../gateways/cookieJar.ts'
import { makePeople } from '../seed/people.ts'
import { dayNumber } from '../seed/calendar.ts'
import { acceptOrders, openDoor } from './doors.ts'
import { chooseGuest } from './chooseGuest.ts'
import { planDay, type PlannedVisit } from './planDay.ts'
import { signIn } from './signIn.ts'

/** At most one guest arrives at each look, so that a start fills the café guest by guest. */
const LOOK_MS = 4000
const THINK_MS = 8000
/** Fewer than this look like an empty café. */
const FEWEST = 3
/** Nobody signs in for less than this. */
const SHORTEST_MS = 3 * 60_000

type Stay = PlannedVisit & { phone: ScriptedPhone }
export type GuestPace = { lookMs?: number; thinkMs?: number }

/** Runs until stopped. A visit that fails is given up; the next guest comes as planned. */
// oxlint-disable-next-line eslint/max-lines-per-function -- parts start one after another, and stop the other way round
export async function startGuests(
  gateway: FakeGateway,
  services: Services,
  { lookMs = LOOK_MS, thinkMs = THINK_MS }: GuestPace = {},
): Promise<{ stop(): Promise<void> }> {
  const hasNight = services.config.demoGuests === 'always'
  const leaving = new AbortController()
  const stays = new Set<Stay>()
  const begun = new Set<PlannedVisit>()
  const jars = new Map<string, CookieJar>()
  let day = planDay(services.clock.now(), hasNight)
  let people = makePeople(day.random)
  let current: Promise<void> = Promise.resolve()
  let isBusy = false

  await acceptOrders(gateway, services)
  for (const spot of ['indoors', 'garden'] as const) await openDoor(gateway, services, spot)

  function turnPage(now: Date): void {
    if (dayNumber(now) === day.number) return
    day = planDay(now, hasNight)
    people = makePeople(day.random)
    begun.clear()
    jars.clear()
  }

  async function admit(visit: PlannedVisit): Promise<void> {
    const door = await openDoor(gateway, services, visit.spot)
    if (!door) return
    const visitor = await chooseGuest(services, people, visit.isNew)
    const cookies = jars.get(visitor.mac) ?? openCookieJar()
    jars.set(visitor.mac, cookies)
    const arrival = { visitor, door, cookies, random: day.random, turnsBack: visit.turnsBack }
    const phone = await signIn(gateway, arrival, { thinkMs, signal: leaving.signal })
    if (phone) stays.add({ ...visit, phone })
  }

  async function look(): Promise<void> {
    const now = services.clock.now()
    turnPage(now)
    for (const stay of stays) {
      if (stay.leavesAt > now.getTime()) continue
      stays.delete(stay)
      if (stay.logsOut) await stay.phone.logout()
      else stay.phone.walkOut()
    }
    const next = nextVisit(now.getTime())
    if (next) await admit(next)
  }

  /** Guests who are due; and while few are there, the next guest of the day comes earlier than planned. */
  function nextVisit(now: number): PlannedVisit | undefined {
    const waiting = day.visits.filter((visit) => !begun.has(visit))
    const due = waiting.find((visit) => visit.arrivesAt <= now && visit.leavesAt > now + SHORTEST_MS)
    const isOpen = day.visits.some((visit) => visit.arrivesAt <= now)
    const early = isOpen && stays.size < FEWEST ? waiting.find((visit) => visit.arrivesAt > now) : undefined
    const next = due ?? early
    if (next) begun.add(next)
    return next === early && early ? { ...early, leavesAt: now + early.leavesAt - early.arrivesAt } : next
  }

  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    current = look()
      .catch((error: Error) => services.log.debug({ reason: error.message }, 'a simulated guest gave up'))
      .finally(() => (isBusy = false))
  }, lookMs)

  return {
    async stop() {
      clearInterval(timer)
      leaving.abort()
      await current
    },
  }
}
