// The question to every report: which days, compared with which, which venues, which guests.
import * as z from 'zod'
import { SLOTS } from '../campaigns/kinds.ts'
import { text } from '../text.ts'
import { keysOf } from '../records.ts'

/** Ranges by name; each ends with today, in the page's own time zone. */
export const PRESETS = { last7: 7, last10: 10, last30: 30 } as const
export type Preset = keyof typeof PRESETS

/** The longest range a report answers. */
export const LONGEST_DAYS = 800

export const COMPARES = ['none', 'previous', 'year'] as const
export const DEVICES = ['phone', 'tablet', 'computer', 'other'] as const
/** Codes of makes, systems and browsers; stored by their place, so a new one goes to the end. */
export const BRANDS = ['other', 'apple', 'samsung', 'xiaomi', 'oppo', 'vivo', 'realme', 'huawei', 'google'] as const
export const SYSTEMS = ['other', 'ios', 'android', 'windows', 'macos', 'linux', 'chromeos'] as const
export const BROWSERS = [
  'other',
  'safari',
  'chrome',
  'samsung',
  'edge',
  'firefox',
  'opera',
  'coccoc',
  'zalo',
  'facebook',
  'webview',
] as const
export const SEGMENTS = ['new', 'returning'] as const
export const REPORTS = [
  'overview',
  'campaigns',
  'visits',
  'devices',
  'software',
  'times',
  'survey',
  'guests',
  'top-users',
  'leads',
  'loyalty',
] as const
export type ReportName = (typeof REPORTS)[number]

/** `range` is a preset, or `from,to` with both days in it; without `to` it goes up to today. */
export const period = {
  range: text(40).default('last7'),
  compare: z.enum(COMPARES).default('none'),
  /** `all`: every page of the caller's on which they may read reports. */
  scope: z.enum(['page', 'all']).default('page'),
}

/** Reads from single events, so a long range of a busy page may be refused as `report/too-heavy`. */
export const filters = {
  /** Guests' phones, not gateways. */
  device: z.enum(DEVICES).optional(),
  /** A gateway, by its `nas_id`. */
  hotspot: text(64).optional(),
  /** Guests who saw this campaign by the end of the range, and not for the last time before it. */
  campaign: z.uuid().optional(),
  /** Adverts in this place of the portal; of anything else, guests who saw one there in the range. */
  slot: z.enum(SLOTS).optional(),
  /** The same of a variant of a campaign, as `<campaign>=<variant>`. */
  variant: text(40)
    .regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}=[a-d]$/, 'field/invalid')
    .optional(),
  /** New: the guest's first visit falls within the range. */
  segment: z.enum(SEGMENTS).optional(),
  brand: z.enum(BRANDS).optional(),
  system: z.enum(SYSTEMS).optional(),
  browser: z.enum(BROWSERS).optional(),
  /** The phone's own sign-in window, or a full browser. */
  window: z.enum(['mini', 'browser']).optional(),
  /** ISO, 1 is Monday. */
  weekday: z.enum(['1', '2', '3', '4', '5', '6', '7']).optional(),
  /** Of the page's own clock. */
  hour: z
    .string()
    .regex(/^(1?\d|2[0-3])$/, 'field/invalid')
    .optional(),
  /** Guests who gave this answer in the range, as `<question>=<value>`. */
  answer: text(330)
    .regex(/^[^=]+=/, 'field/invalid')
    .optional(),
}
export type FilterName = keyof typeof filters
export const FILTERS = keysOf(filters)

export const ReportQuery = z.object({ ...period, ...filters })
export type ReportQuery = z.output<typeof ReportQuery>

/** Keyset paging: `after` is the `next` of the page before. */
export const keyset = {
  limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
  after: text(300).optional(),
}

/** Part of a name, phone number or e-mail, as far as the caller may read them; case and accents do not matter. */
export const search = { q: text(80).optional() }
