// The replies of reports. An estimated figure has `isEstimate` beside it.
import * as z from 'zod'

const count = z.number().int()

/** The days a figure is of, both included, in the page's time zone. */
export const Period = z.object({ from: z.iso.date(), to: z.iso.date(), days: count })

/** In front of every report. */
export const Head = z.object({
  range: Period,
  /** Null when nothing is compared, also where the venue has no figures that early. */
  comparedTo: Period.nullable(),
  /** How many venues are in it. */
  pages: count,
  timeZone: z.string(),
})

/** Unique guests. The error of an estimate is 1.5 % in two cases of three and 3 % in nineteen of twenty. */
export const Unique = z.object({ count, isEstimate: z.boolean() })

const OverviewFigures = z.object({
  visits: count,
  guests: Unique,
  newGuests: count,
  /** Of `guests`, those who had been here before the range. */
  returningGuests: count,
  /** Guests who left a phone number or e-mail. */
  contacts: count,
  /** Guests who proved one. */
  verifiedContacts: count,
  consentsAsked: count,
  consentsGiven: count,
  /** Share of those asked, 0 to 1; null when no guest was asked. */
  consentRate: z.number().nullable(),
  funnel: z.object({ seen: count, started: count, verified: count, online: count }),
  impressions: count,
  clicks: count,
})

export const Bucket = z.object({
  /** A day, or the first day of a month within the range. */
  on: z.iso.date(),
  visits: count,
  newVisits: count,
  /** Of a month: sum of the days' unique guests, so one who came on two days counts twice. */
  guests: count,
  seconds: count,
  bytes: count,
})

const Series = {
  /** Ranges over 92 days come by month. */
  by: z.enum(['day', 'month']),
  series: z.array(Bucket),
  /** One for each of `series`, in the same order; empty when nothing is compared. */
  before: z.array(Bucket),
}

export const Campaign = z.object({
  id: z.uuid(),
  name: z.string().nullable(),
  impressions: count,
  clicks: count,
  /** Clicks of impressions, 0 to 1. */
  ctr: z.number().nullable(),
  guests: Unique,
  /** Guests it was shown to for the first time in the range. */
  reached: count,
  /** Of `reached`, those who visited on a later day; null when there are too many to count. */
  cameBack: count.nullable(),
  previousImpressions: count.nullable(),
  previousClicks: count.nullable(),
  /** By day, or by month like the charts of a long range, for pacing. */
  daily: z.array(z.object({ on: z.iso.date(), impressions: count, clicks: count })),
})

export const OverviewReport = Head.extend({
  now: OverviewFigures,
  previous: OverviewFigures.nullable(),
  ...Series,
  topCampaign: Campaign.pick({ id: true, name: true, impressions: true, clicks: true, ctr: true }).nullable(),
})

/** Of all campaigns of the report together, except variants, which are of one. */
const CampaignPart = z.object({
  by: z.enum(['slot', 'hotspot', 'variant']),
  /** The slot, the hotspot's `nas_id` or the variant. */
  key: z.string(),
  campaignId: z.uuid().nullable(),
  /** Of the hotspot, or of the campaign of a variant; null when it is gone. */
  name: z.string().nullable(),
  impressions: count,
  clicks: count,
  previousImpressions: count.nullable(),
  previousClicks: count.nullable(),
})

const Delivery = z.object({ on: z.iso.date(), impressions: count, clicks: count })

export const CampaignsReport = Head.extend({
  by: z.enum(['day', 'month']),
  /** All campaigns of the report together, one for each day or month. */
  series: z.array(Delivery),
  /** One for each of `series`, in the same order; empty when nothing is compared. */
  before: z.array(Delivery),
  rows: z.array(Campaign),
  /** Null under a filter by guests. Variants of campaigns that had several. */
  parts: z.array(CampaignPart).nullable(),
})

const VisitFigures = z.object({
  visits: count,
  guests: Unique,
  /** Stays that ended, the only ones with a length. */
  ended: count,
  seconds: count,
  averageSeconds: count.nullable(),
  bytes: count,
})

export const VisitsReport = Head.extend({
  now: VisitFigures,
  previous: VisitFigures.nullable(),
  ...Series,
  /** Stays by length against the page's own thresholds, in minutes. */
  dwell: z.object({
    engagedMinutes: count,
    longMinutes: count,
    short: count,
    engaged: count,
    long: count,
    histogram: z.array(z.object({ fromMinutes: count, toMinutes: count.nullable(), stays: count })),
  }),
})

/** One bar: `key` is a code such as `ios`, which the screen puts into words. */
export const Bar = z.object({ key: z.string(), count, previous: count.nullable() })

export const DevicesReport = Head.extend({
  kinds: z.array(Bar),
  brands: z.array(Bar),
  hotspots: z.array(
    z.object({
      page_id: z.uuid(),
      nas_id: z.string(),
      name: z.string(),
      visits: count,
      ended: count,
      seconds: count,
      bytes: count,
      seen: count,
      previousVisits: count.nullable(),
    }),
  ),
})

export const SoftwareReport = Head.extend({
  systems: z.array(Bar),
  browsers: z.array(Bar),
  /** Visits from the phone's own sign-in window, and from a full browser. */
  windows: z.array(Bar),
})

export const TimesReport = Head.extend({
  /** Visits by weekday, Monday first, and hour of the page's clock. */
  cells: z.array(z.array(count)),
  /** How often each weekday occurs in the range, for averages. */
  weekdays: z.array(count),
  previousCells: z.array(z.array(count)).nullable(),
})

/** Names and contacts come masked to those who may not read them. */
export const ReportGuest = z.object({
  page_id: z.uuid(),
  guestId: z.uuid(),
  name: z.string().nullable(),
  contact: z.string().nullable(),
  /** Known by the phone's changing address alone: one person may appear twice. */
  isEstimate: z.boolean(),
  visits: count,
  seconds: count,
  bytes: count,
  firstSeenAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
})

export const GuestsReport = Head.extend({ rows: z.array(ReportGuest), next: z.string().nullable() })

export const SurveyReport = Head.extend({
  questions: z.array(
    z.object({
      /** `<step>` or `<step>.<question>` of the flow. */
      key: z.string(),
      kind: z.enum(['choice', 'scale', 'text']),
      answered: count,
      options: z.array(z.object({ value: z.string(), count, previous: count.nullable() })),
      average: z.number().nullable(),
      /** Net promoter score, -100 to 100, of questions answered 0 to 10. */
      nps: z.number().nullable(),
    }),
  ),
  /** How many saw and finished each step, in the order most pass them. */
  steps: z.array(z.object({ key: z.string(), viewed: count, done: count })),
})

export const CommentsReport = Head.extend({
  rows: z.array(z.object({ id: z.uuid(), at: z.iso.datetime(), key: z.string(), text: z.string() })),
  next: z.string().nullable(),
})

const ReturnCounts = z.object({ guests: count, cameBack: count })

/** Guests who had 14 days to come back: those it was shown to, and those who were left out. */
export const Comeback = z.object({
  shown: ReturnCounts,
  heldOut: ReturnCounts,
  /** Of the shares who came back, with the bounds of its 95 % interval; null while a group is empty. */
  difference: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
})

export const LeadsReport = Head.extend({
  created: count,
  previousCreated: count.nullable(),
  /** `name` is the venue's own; without it the usual one is meant. */
  stages: z.array(Bar.extend({ name: z.string().optional() })),
  sources: z.array(Bar),
  series: z.array(z.object({ on: z.iso.date(), created: count })),
})

/** Money in minor units; one row for each currency of the venues. */
const Money = z.object({ currency: z.string(), amount: count })

const LoyaltyFigures = z.object({
  /** Points: given for anything, spent on gifts and games, and lapsed. */
  given: count,
  spent: count,
  expired: count,
  tasks: count,
  /** Gifts that became guests', and what they cost the venue. */
  gifts: count,
  cost: z.array(Money),
  /** Guests who got points. */
  collectors: count,
})

export const LoyaltyReport = Head.extend({
  now: LoyaltyFigures,
  previous: LoyaltyFigures.nullable(),
  /** What guests can still spend, today. `cost` is what it would cost at the price of the gifts of the last year. */
  owed: z.object({ points: count, guests: count, cost: z.array(Money) }),
  by: z.enum(['day', 'month']),
  series: z.array(z.object({ on: z.iso.date(), given: count, spent: count, expired: count })),
  /** Points given, by what for. */
  reasons: z.array(Bar),
  /** Gifts given, by type. */
  kinds: z.array(Bar),
  /** Orders of the range by what became of them: a status, or why they were canceled. */
  outcomes: z.array(Bar),
  /** Gifts given, most first. */
  gifts: z.array(
    z.object({ id: z.uuid(), name: z.string(), type: z.string(), given: count, used: count, cost: Money }),
  ),
  /** Percent of new guests who are left out now. */
  holdOut: count,
  /** Of one venue, since it leaves guests out; null where it never did. */
  comeback: Comeback.nullable(),
})

export type LoyaltyReport = z.output<typeof LoyaltyReport>
export type Comeback = z.output<typeof Comeback>
export type Head = z.output<typeof Head>
export type Bucket = z.output<typeof Bucket>
export type Bar = z.output<typeof Bar>
export type OverviewReport = z.output<typeof OverviewReport>
export type CampaignsReport = z.output<typeof CampaignsReport>
export type VisitsReport = z.output<typeof VisitsReport>
export type DevicesReport = z.output<typeof DevicesReport>
export type SoftwareReport = z.output<typeof SoftwareReport>
export type TimesReport = z.output<typeof TimesReport>
export type SurveyReport = z.output<typeof SurveyReport>
export type CommentsReport = z.output<typeof CommentsReport>
export type LeadsReport = z.output<typeof LeadsReport>
export type GuestsReport = z.output<typeof GuestsReport>
export type ReportGuest = z.output<typeof ReportGuest>
