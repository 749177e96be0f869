// Puts venues of very different size on servers, each with what it may hold.

/** Visits a day of each venue, few large and many small ones: flatter than Zipf's law, for no venue has a tenth of all guests. */
export function visitsOfVenues(count: number, mean: number): number[] {
  const weights = Array.from({ length: count }, (_, index) => 1 / (index + 1) ** 0.6)
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight) => (weight / sum) * count * mean)
}

export type Server = { venues: number; visits: number }

/** The largest first, each on the server with the least. @returns the fewest servers that hold them */
export function placeVenues(visits: readonly number[], mostVisits: number): Server[] {
  const sorted = visits.toSorted((a, b) => b - a)
  if (sorted[0]! > mostVisits)
    throw new Error(`one venue alone has ${Math.round(sorted[0]!)} visits a day, more than a server takes`)
  const total = sorted.reduce((all, one) => all + one, 0)
  for (let count = Math.ceil(total / mostVisits); ; count++) {
    const servers: Server[] = Array.from({ length: count }, () => ({ venues: 0, visits: 0 }))
    for (const one of sorted) {
      const server = servers.reduce((least, next) => (next.visits < least.visits ? next : least))
      server.venues += 1
      server.visits += one
    }
    if (servers.every((server) => server.visits <= mostVisits)) return servers
  }
}
