// What a worker knows while it moves a handful of guests on, read when it is first asked for.
import type { AutomationContent, Who } from '@portico/contract/automations/content.ts'
import type { GuestFacts } from '@portico/contract/profiles/facts.ts'
import type { Matcher, Moment } from '@portico/contract/segments/matchGuest.ts'
import type { Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import { readFactsOf } from '../../profiles/index.ts'
import { readMoment } from '../../segments/index.ts'
import type { Line, Passenger } from './people.ts'
import { compileWho, readVersion } from './plans.ts'

export type Page = { id: string; timeZone: string }

export type Batch = {
  services: Services
  tx: Tx
  page: Page
  now: Date
  /** Guests as segments know them; one without a profile is missing. */
  facts(): Promise<Map<string, GuestFacts>>
  contentOf(passenger: Passenger): Promise<AutomationContent | undefined>
  /** Whether a guest is meant; undefined while nothing is known of them yet. */
  isMeant(who: Who, guestId: string): Promise<boolean | undefined>
  lines: Line[]
  /** Who came into which automation in this batch, before it is written. */
  admitted: Set<string>
  /** Messages of this batch that the log does not count yet, by guest. */
  written: Map<string, number>
}

/** A batch in which nothing is read yet. */
export function openBatch(
  services: Services,
  tx: Tx,
  page: Page,
  { people, now }: { people: readonly Passenger[]; now: Date },
): Batch {
  const guestIds = [...new Set(people.flatMap(({ guestId }) => guestId ?? []))]
  let facts: Promise<Map<string, GuestFacts>> | undefined
  let moment: Promise<Moment> | undefined
  const matchers = new Map<Who, Promise<Matcher>>()
  const readFacts = () => (facts ??= readFactsOf(tx, page.id, guestIds))
  return {
    services,
    tx,
    page,
    now,
    facts: readFacts,
    contentOf: (passenger) => readVersion(tx, page.id, passenger),
    async isMeant(who, guestId) {
      const guest = (await readFacts()).get(guestId)
      if (!guest) return undefined
      moment ??= readMoment(tx, page, now).then((at) => ({ ...at, now: at.now.getTime() }))
      const matcher = matchers.get(who) ?? compileWho(tx, page.id, who)
      matchers.set(who, matcher)
      return (await matcher)(guest, await moment)
    },
    lines: [],
    admitted: new Set(),
    written: new Map(),
  }
}
