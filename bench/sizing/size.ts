// Sizes an installation from measured costs: servers, disk a year, time to recover. Prints what it rests on.
import { parseArgs } from 'node:util'
import { ASSUMED, MEASURED, type Assumptions, type Cost } from './costs.ts'
import { placeVenues, visitsOfVenues } from './placeVenues.ts'

const GIGABYTE = 1e9

/** What a number of venues takes. */
export function size(of: Assumptions) {
  const visitBytes = MEASURED.visitBytes.value
  // The beginning of a visit, and every event counted on top, though the beginning counts one itself.
  const coreMicros = 1e6 / MEASURED.visitsPerCore.value + MEASURED.eventMicros.value * MEASURED.eventsPerVisit.value
  const perSecond = (of.cores * of.load * 1e6) / coreMicros
  const byProcessor = (perSecond * 3600) / of.peakShare
  const kept = of.keptYears * 365 * visitBytes
  const byRecovery = (of.recoveryHours * 3600 * of.diskMegabytes * 1e6) / kept
  const visits = visitsOfVenues(of.venues, of.visitsPerDay)
  const servers = placeVenues(visits, Math.min(byProcessor, byRecovery))
  const busiest = servers.reduce((most, next) => (next.visits > most.visits ? next : most))
  const visitsADay = visits.reduce((all, one) => all + one, 0)
  return {
    servers: servers.length,
    limit: byProcessor < byRecovery ? ('processor' as const) : ('recovery' as const),
    visitsADay,
    peakVisits: (visitsADay * of.peakShare) / 3600,
    diskGigabytesAYear: (visitsADay * 365 * visitBytes) / GIGABYTE,
    busiest: {
      venues: busiest.venues,
      peakLoad: ((busiest.visits * of.peakShare) / 3600) * (coreMicros / 1e6 / of.cores),
      gigabytes: (busiest.visits * kept) / GIGABYTE,
      recoveryHours: (busiest.visits * kept) / (of.diskMegabytes * 1e6) / 3600,
    },
  }
}

/** Prints the sizes, and each cost with where it is from. @param args `--venues 100000` and the like */
export function printSizes(args: string[]): void {
  const options = Object.fromEntries(
    Object.entries(ASSUMED).map(([name, { value }]) => [name, { type: 'string' as const, default: String(value) }]),
  )
  const { values } = parseArgs({ args, options })
  const of = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)])) as Assumptions
  if (Object.values(of).some((value) => !(value > 0))) throw new Error('each option is a number above 0')
  for (const [title, costs] of [
    ['Measured', MEASURED],
    ['Assumed', ASSUMED],
  ] as const) {
    console.log(`${title}:`)
    for (const [name, cost] of Object.entries(costs) as [string, Cost][]) {
      const value = of[name as keyof Assumptions] ?? cost.value
      console.log(`  ${String(value).padStart(8)} ${cost.unit} — ${cost.from}`)
    }
  }
  const sized = size(of)
  const whole = (number: number) => Math.round(number).toLocaleString('en')
  const { busiest } = sized
  console.log(`
${whole(of.venues)} venues: ${whole(sized.visitsADay)} visits a day, ${whole(sized.peakVisits)} a second at the peak
database servers of ${of.cores} cores: ${sized.servers}, and as many replicas; the ${sized.limit} decides
${whole(sized.diskGigabytesAYear)} GB a year over all of them
the fullest: ${whole(busiest.venues)} venues, ${(busiest.peakLoad * 100).toFixed(0)} % of its processor at the peak, ${whole(busiest.gigabytes)} GB, back in ${busiest.recoveryHours.toFixed(1)} hours`)
}
