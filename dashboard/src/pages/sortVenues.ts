// In what order the venues of an overview stand, and what at each asks for somebody.
import type { PageOverview } from '@portico/contract/pages/overview.ts'

export const ORDERS = ['trouble', 'name', 'visits'] as const
export type Order = (typeof ORDERS)[number]

export type Trouble = 'open' | 'allOffline' | 'offline' | 'noDevice'
/** From the worst. */
const WORST: readonly (Trouble | undefined)[] = ['open', 'allOffline', 'offline', 'noDevice', undefined]

/** What is wrong at a venue, the worst first; nothing where the role sees no figures. */
export function troubleOf({ figures }: Pick<PageOverview, 'figures'>): Trouble | undefined {
  if (!figures) return undefined
  if (figures.open > 0) return 'open'
  if (figures.gateways === 0) return 'noDevice'
  if (figures.offline === figures.gateways) return 'allOffline'
  return figures.offline > 0 ? 'offline' : undefined
}

/** The venues in an order; equal ones by name. */
export function sortVenues(venues: readonly PageOverview[], order: Order, language: string): PageOverview[] {
  const { compare } = new Intl.Collator(language, { numeric: true })
  const rank = (venue: PageOverview) => {
    if (order === 'visits') return -(venue.figures?.visitsToday ?? -1)
    return order === 'trouble' ? WORST.indexOf(troubleOf(venue)) : 0
  }
  return venues.toSorted((a, b) => rank(a) - rank(b) || compare(a.name, b.name))
}
