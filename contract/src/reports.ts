// Reports, sharing them, and having them sent.
import * as z from 'zod'
import { endpoint, type Endpoint, type Schema } from './http/endpoint.ts'
import { crud, paging } from './http/crud.ts'
import * as replies from './reports/replies.ts'
import { COMPARES, filters, keyset, period, REPORTS, ReportQuery, search } from './reports/query.ts'
import { language, text } from './text.ts'

export {
  BRANDS,
  BROWSERS,
  DEVICES,
  FILTERS,
  LONGEST_DAYS,
  PRESETS,
  ReportQuery,
  SYSTEMS,
  type FilterName,
  type Preset,
  type ReportName,
} from './reports/query.ts'
export type {
  Bar,
  Bucket,
  CampaignsReport,
  CommentsReport,
  DevicesReport,
  GuestsReport,
  Head,
  LeadsReport,
  OverviewReport,
  ReportGuest,
  SoftwareReport,
  SurveyReport,
  TimesReport,
  VisitsReport,
} from './reports/replies.ts'

const may = { by: 'page', may: 'report:read' } as const
const mayPeople = { by: 'page', may: 'report.people:read' } as const

function report<Name extends string, Returns extends Schema>(name: Name, summary: string, returns: Returns) {
  return endpoint({
    method: 'GET',
    path: `/reports/${name}`,
    summary,
    access: may,
    query: ReportQuery,
    urgency: 'report',
    returns,
  } as const satisfies Endpoint)
}

/** Minutes from which a stay counts as engaged, and as long. Lengths are counted in these steps. */
export const DWELL_EDGES = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240] as const
/** One of the steps lengths are counted in. */
const edge = z.int().refine((minutes) => (DWELL_EDGES as readonly number[]).includes(minutes), 'field/invalid')

export const ReportSettings = z.object({ engagedMinutes: z.int(), longMinutes: z.int() })

/** A report as it is shared or sent: which, of which days, with which filters. */
export const SavedReport = z.object({
  report: z.enum(REPORTS),
  range: text(40),
  compare: z.enum(COMPARES),
  ...filters,
})

const Share = SavedReport.extend({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
})
/** Of people only their numbers leave by mail or link. */
const sentReport = z.enum(REPORTS).exclude(['guests', 'top-users'])

export const EVERY = ['day', 'week', 'month'] as const
const ScheduleFields = z.object({
  report: sentReport,
  every: z.enum(EVERY),
  /** Of the page's own clock. */
  hour: z.int().min(0).max(23),
  /** ISO, 1 is Monday; heeded by `week`. */
  weekday: z.int().min(1).max(7),
  /** Heeded by `month`. */
  monthday: z.int().min(1).max(28),
  recipients: z.array(z.email().max(128)).min(1).max(10),
  language: language,
  isOn: z.boolean(),
})

const Schedule = ScheduleFields.extend({
  id: z.uuid(),
  nextAt: z.iso.datetime(),
  lastSentAt: z.iso.datetime().nullable(),
})
export type Schedule = z.output<typeof Schedule>

const maySettings = { by: 'page', may: 'page.notification:write' } as const
const settings = { key: 'id', read: maySettings, edit: maySettings } as const

const usualShares = crud({
  ...settings,
  path: '/reports/shares',
  name: 'link',
  item: Share,
  fields: SavedReport.extend({ report: sentReport, days: z.int().min(1).max(365) }),
  filter: { state: z.enum(['open']).optional() },
  once: { url: z.string(), token: z.string() },
  verbs: ['list', 'create', 'remove'],
  about: {
    list: 'Read-only links to reports',
    create: 'Make a read-only link to a report; the link is shown only once',
    remove: 'Take a link back',
  },
})
export const shares = {
  ...usualShares,
  /** A caller from before there were pages gets as many as ever. */
  list: endpoint({
    ...usualShares.list,
    query: usualShares.list.query.extend({ limit: paging.shape.limit.unwrap().max(200).default(200) }),
  }),
  create: endpoint({ ...usualShares.create, perMinute: 20 }),
}

const usualSchedules = crud({
  ...settings,
  path: '/reports/schedules',
  name: 'report sent by mail',
  item: Schedule,
  fields: ScheduleFields,
  most: 20,
  about: {
    list: 'Reports sent by mail',
    create: 'Have a report sent by mail',
    update: 'Change a report sent by mail',
    remove: 'Stop sending a report',
  },
})
export const schedules = {
  ...usualSchedules,
  update: endpoint({ ...usualSchedules.update, body: ScheduleFields }),
}

export const reports = {
  overview: report('overview', 'Visits, guests, consents and the way into the Wi-Fi', replies.OverviewReport),
  campaigns: report(
    'campaigns',
    'How often each campaign was shown, to whom, and what came of it',
    replies.CampaignsReport,
  ),
  visits: report('visits', 'Sessions, lengths of stay and data', replies.VisitsReport),
  devices: report('devices', 'Guests\u2019 phones, and each hotspot', replies.DevicesReport),
  software: report('software', 'Systems, browsers and the sign-in window', replies.SoftwareReport),
  times: report('times', 'Visits by weekday and hour', replies.TimesReport),
  survey: report('survey', 'Answers by question, NPS and where guests stop', replies.SurveyReport),
  leads: report('leads', 'Leads by stage and source', replies.LeadsReport),
  loyalty: endpoint({
    method: 'GET',
    path: '/reports/loyalty',
    summary: 'Points given and spent, gifts by kind, their cost, and who came back because of them',
    access: may,
    urgency: 'report',
    query: z.object(period),
    returns: replies.LoyaltyReport,
  }),
  comments: endpoint({
    method: 'GET',
    path: '/reports/survey/comments',
    summary: 'What guests wrote, newest first',
    access: mayPeople,
    urgency: 'report',
    query: z.object({ ...period, ...keyset, key: text(128).optional() }),
    returns: replies.CommentsReport,
  }),
  guests: endpoint({
    method: 'GET',
    path: '/reports/guests',
    summary: 'Guests of the range, the last to visit first',
    access: mayPeople,
    urgency: 'report',
    query: z.object({ ...period, ...filters, ...keyset, ...search }),
    returns: replies.GuestsReport,
  }),
  topUsers: endpoint({
    method: 'GET',
    path: '/reports/top-users',
    summary: 'Guests by visits, time or data in the range',
    access: mayPeople,
    urgency: 'report',
    query: z.object({
      ...period,
      ...filters,
      ...keyset,
      ...search,
      sort: z.enum(['visits', 'seconds', 'bytes']).default('visits'),
    }),
    returns: replies.GuestsReport,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/reports/settings',
    summary: 'From how many minutes a stay is engaged, and long',
    access: may,
    returns: ReportSettings,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/reports/settings',
    summary: 'Change the lengths that count as engaged and long',
    access: { by: 'page', may: 'page.settings:write' },
    body: z
      .object({ engagedMinutes: edge, longMinutes: edge })
      .refine(({ engagedMinutes, longMinutes }) => engagedMinutes < longMinutes, {
        path: ['longMinutes'],
        message: 'field/invalid',
      }),
    returns: ReportSettings,
  }),
  shares: shares.list,
  share: shares.create,
  revokeShare: shares.remove,
  shared: endpoint({
    method: 'POST',
    path: '/reports/shared',
    summary: 'What a read-only link shows; its secret is in the body, so that no log keeps it',
    access: { by: 'anyone' },
    urgency: 'report',
    body: z.object({ token: z.string().regex(/^[\w-]{22}\.[\w-]{32}$/) }),
    returns: z.object({
      pageName: z.string(),
      expiresAt: z.iso.datetime(),
      saved: SavedReport,
      /** Of the survey: steps, questions, and answers as `<question> <value>`, in the words of the owner. */
      names: z.record(z.string(), z.string()).optional(),
      /** The reply of the report of that name. */
      overview: replies.OverviewReport.optional(),
      campaigns: replies.CampaignsReport.optional(),
      visits: replies.VisitsReport.optional(),
      devices: replies.DevicesReport.optional(),
      software: replies.SoftwareReport.optional(),
      times: replies.TimesReport.optional(),
      survey: replies.SurveyReport.optional(),
      leads: replies.LeadsReport.optional(),
      loyalty: replies.LoyaltyReport.optional(),
    }),
    perMinute: 60,
  }),
  schedules: schedules.list,
  createSchedule: schedules.create,
  updateSchedule: schedules.update,
  removeSchedule: schedules.remove,
}
