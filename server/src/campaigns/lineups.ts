// Every process holds the bookings of the pages it serves: a change is signalled, and figures are read again every few seconds.
import type { Services } from '../core/services.ts'
import { readLineup, type Lineup } from './readLineup.ts'

/** Older figures are read again while the guest is answered with these. */
const FRESH_MS = 10_000
/** Older ones are not answered with. */
const USABLE_MS = 60_000
const TOPICS: ReadonlySet<string> = new Set(['campaigns', 'segments', 'templates', 'media', 'devices'])

type PageLineup = { lineup?: Lineup; readAt: number; isChanged: boolean; loading?: Promise<Lineup> }

export type Lineups = {
  /** What may be shown on a page now. Takes a connection of its own: not to be called while holding one. */
  get(pageId: string): Promise<Lineup>
  /** The same as it was at the last {@link Lineups.get}, without waiting. */
  peek(pageId: string): Lineup | undefined
}

const opened = new WeakMap<Services['db'], Lineups>()

/** The bookings this process holds. */
export function lineupsOf(services: Services): Lineups {
  const before = opened.get(services.db)
  if (before) return before
  const made = openLineups(services)
  opened.set(services.db, made)
  return made
}

function openLineups({ db, clock, signals, log }: Services): Lineups {
  const pages = new Map<string, PageLineup>()
  signals.onReconnect(() => pages.forEach((held) => (held.isChanged = true)))

  function hold(pageId: string): PageLineup {
    const held: PageLineup = { readAt: 0, isChanged: true }
    pages.set(pageId, held)
    signals.subscribe(pageId, (topic) => {
      if (TOPICS.has(topic)) held.isChanged = true
    })
    return held
  }

  async function load(pageId: string, held: PageLineup): Promise<Lineup> {
    // Set before reading: a change that comes meanwhile is read once more.
    held.isChanged = false
    const now = clock.now()
    try {
      const lineup = await db.asSystem((tx) => readLineup(tx, pageId, now))
      Object.assign(held, { lineup, readAt: now.getTime() })
      return lineup
    } catch (error) {
      held.isChanged = true
      throw error
    }
  }

  function refresh(pageId: string, held: PageLineup): Promise<Lineup> {
    held.loading ??= load(pageId, held).finally(() => (held.loading = undefined))
    return held.loading
  }

  return {
    get(pageId) {
      const held = pages.get(pageId) ?? hold(pageId)
      const age = Math.abs(clock.now().getTime() - held.readAt)
      if (!held.lineup || held.isChanged || age > USABLE_MS) return refresh(pageId, held)
      if (age > FRESH_MS)
        refresh(pageId, held).catch((error: Error) =>
          log.warn({ reason: error.message }, 'campaigns could not be read again'),
        )
      return Promise.resolve(held.lineup)
    },
    peek: (pageId) => pages.get(pageId)?.lineup,
  }
}
