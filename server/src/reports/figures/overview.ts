// The overview and the summary of visits.
import { DWELL_EDGES, type OverviewReport, type VisitsReport } from '@portico/contract/reports.ts'
import { readCampaigns } from './campaigns.ts'
import { headOf, type Reader } from '../read/reader.ts'
import type { Range } from '../read/range.ts'
import { readSettings } from '../read/settings.ts'
import { courseOf, sumOf } from '../read/sumRange.ts'
import { uniqueGuests } from '../people/uniques.ts'

const OVERVIEW = [
  'visits',
  'new_visits',
  'contacts',
  'verified_contacts',
  'consents_asked',
  'consents_given',
  'seen',
  'started',
  'verified',
  'impressions',
  'clicks',
] as const

/** Visits, guests, consents and the way into the Wi-Fi. */
export async function overview(reader: Reader): Promise<OverviewReport> {
  const { range, before } = reader
  const [now, previous, [top]] = await Promise.all([
    overviewOf(reader, range),
    before ? overviewOf(reader, before) : null,
    readCampaigns(reader, range, { by: ['clicks', 'impressions'], most: 1 }),
  ])
  const { figures, by, series } = now
  return {
    ...headOf(reader),
    now: figures,
    previous: previous && previous.figures,
    by,
    series,
    before: previous?.series ?? [],
    topCampaign: top ?? null,
  }
}

async function overviewOf(reader: Reader, range: Range) {
  const [{ sums, ...chart }, guests] = await Promise.all([
    courseOf(reader, range, OVERVIEW),
    uniqueGuests(reader, range),
  ])
  const figures: OverviewReport['now'] = {
    visits: sums.visits,
    guests,
    newGuests: sums.newVisits,
    returningGuests: Math.max(0, guests.count - sums.newVisits),
    contacts: sums.contacts,
    verifiedContacts: sums.verifiedContacts,
    consentsAsked: sums.consentsAsked,
    consentsGiven: sums.consentsGiven,
    consentRate: share(sums.consentsGiven, sums.consentsAsked),
    funnel: { seen: sums.seen, started: sums.started, verified: sums.verified, online: sums.visits },
    impressions: sums.impressions,
    clicks: sums.clicks,
  }
  return { figures, ...chart }
}

/** A part of a whole, 0 to 1; null of nothing. */
export function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole
}

const DWELLS = Array.from({ length: DWELL_EDGES.length + 1 }, (_, index) => `dwell${index}`)

/** Sessions, lengths of stay and data. */
export async function visits(reader: Reader): Promise<VisitsReport> {
  const { range, before, pages, tx } = reader
  const [now, previous, stays, settings] = await Promise.all([
    visitsOf(reader, range),
    before ? visitsOf(reader, before) : null,
    sumOf(reader, 'profile', range, DWELLS),
    readSettings(tx, pages[0]!),
  ])
  const edges = [0, ...DWELL_EDGES]
  const histogram = edges.map((fromMinutes, index) => ({
    fromMinutes,
    toMinutes: edges[index + 1] ?? null,
    stays: Math.max(0, stays[`dwell${index}`]!),
  }))
  const between = (from: number, to: number) =>
    histogram.filter((bar) => bar.fromMinutes >= from && bar.fromMinutes < to).reduce((sum, bar) => sum + bar.stays, 0)
  const { engagedMinutes, longMinutes } = settings
  const dwell = {
    ...settings,
    short: between(0, engagedMinutes),
    engaged: between(engagedMinutes, longMinutes),
    long: between(longMinutes, Infinity),
    histogram,
  }
  const { figures, by, series } = now
  const shown = { now: figures, previous: previous && previous.figures, by, series, before: previous?.series ?? [] }
  return { ...headOf(reader), ...shown, dwell }
}

const VISITS = ['visits', 'ended', 'seconds', 'bytes'] as const

async function visitsOf(reader: Reader, range: Range) {
  const [course, guests] = await Promise.all([courseOf(reader, range, VISITS), uniqueGuests(reader, range)])
  const { visits, ended, seconds, bytes } = course.sums
  const averageSeconds = ended === 0 ? null : Math.round(seconds / ended)
  const figures: VisitsReport['now'] = { visits, ended, seconds, bytes, guests, averageSeconds }
  return { figures, ...course }
}
