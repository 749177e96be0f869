// Reports, sharing them, and having them sent.
import * as z from 'zod'
import { endpoint, type Endpoint } from './http/endpoint.ts'
import { listOf } from './http/crud.ts'
import * as replies from './reports/replies.ts'
import { COMPARES, filters, keyset, period, REPORTS, ReportQuery, search } from './reports/query.ts'
import { text } from './text.ts'

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

function report<Name extends string, Returns extends z.ZodType>(name: Name, summary: string, returns: Returns) {
  return endpoint({
    method: 'GET',
    path: `/reports/${name}`,
    summary,
    access: may,
    query: ReportQuery,
    returns,
  } as const satisfies Endpoint)
}

/** Minutes from which a stay counts as engaged, and as long. Lengths are counted in these steps. */
export const DWELL_EDGES = [1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240] as const
/** One of the steps lengths are counted in. */
const edge = z.int().refine((minutes) => (DWELL_EDGES as readonly number[]).includes(minutes), 'field/invalid')

export const ReportSettings = z.object({ engagedMinutes: z.int(), longMinutes: z.int() })

/** A report as it is shared or sent: which, of which days, with which filters. */
export const Saved = z.object({
  report: z.enum(REPORTS),
  range: text(40),
  compare: z.enum(COMPARES),
  ...filters,
})

export const Share = Saved.extend({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  revokedAt: z.iso.datetime().nullable(),
})

export const EVERY = ['day', 'week', 'month'] as const
const ScheduleFields = z.object({
  /** Of people only their numbers leave by mail or link. */
  report: z.enum(REPORTS).exclude(['guests', 'top-users']),
  every: z.enum(EVERY),
  /** Of the page's own clock. */
  hour: z.int().min(0).max(23),
  /** ISO, 1 is Monday; heeded by `week`. */
  weekday: z.int().min(1).max(7),
  /** Heeded by `month`. */
  monthday: z.int().min(1).max(28),
  recipients: z.array(z.email().max(128)).min(1).max(10),
  language: z.enum(['vi', 'en', 'zh', 'es', 'fr', 'it']),
  isOn: z.boolean(),
})

export const Schedule = ScheduleFields.extend({
  id: z.uuid(),
  nextAt: z.iso.datetime(),
  lastSentAt: z.iso.datetime().nullable(),
})

const id = z.object({ id: z.uuid() })
const maySettings = { by: 'page', may: 'page.notification:write' } as const

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
  comments: endpoint({
    method: 'GET',
    path: '/reports/survey/comments',
    summary: 'What guests wrote, newest first',
    access: mayPeople,
    query: z.object({ ...period, ...keyset, key: text(128).optional() }),
    returns: replies.CommentsReport,
  }),
  guests: endpoint({
    method: 'GET',
    path: '/reports/guests',
    summary: 'Guests of the range, the last to visit first',
    access: mayPeople,
    query: z.object({ ...period, ...filters, ...keyset, ...search }),
    returns: replies.GuestsReport,
  }),
  topUsers: endpoint({
    method: 'GET',
    path: '/reports/top-users',
    summary: 'Guests by visits, time or data in the range',
    access: mayPeople,
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
  shares: endpoint({
    method: 'GET',
    path: '/reports/shares',
    summary: 'Read-only links to reports',
    access: maySettings,
    returns: listOf(Share),
  }),
  share: endpoint({
    method: 'POST',
    path: '/reports/shares',
    summary: 'Make a read-only link to a report; the link is told this once',
    access: maySettings,
    body: Saved.extend({
      report: Saved.shape.report.exclude(['guests', 'top-users']),
      days: z.int().min(1).max(365),
    }),
    returns: Share.extend({ url: z.string(), token: z.string() }),
    perMinute: 20,
  }),
  revokeShare: endpoint({
    method: 'DELETE',
    path: '/reports/shares/{id}',
    summary: 'Take a link back',
    access: maySettings,
    params: id,
    returns: id,
  }),
  shared: endpoint({
    method: 'POST',
    path: '/reports/shared',
    summary: 'What a read-only link shows; its secret is in the body, so that no log keeps it',
    access: { by: 'anyone' },
    body: z.object({ token: z.string().regex(/^[\w-]{32}$/) }),
    returns: z.object({
      pageName: z.string(),
      expiresAt: z.iso.datetime(),
      saved: Saved,
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
    }),
    perMinute: 60,
  }),
  schedules: endpoint({
    method: 'GET',
    path: '/reports/schedules',
    summary: 'Reports sent by mail',
    access: maySettings,
    returns: listOf(Schedule),
  }),
  createSchedule: endpoint({
    method: 'POST',
    path: '/reports/schedules',
    summary: 'Have a report sent by mail',
    access: maySettings,
    body: ScheduleFields,
    returns: Schedule,
  }),
  updateSchedule: endpoint({
    method: 'PUT',
    path: '/reports/schedules/{id}',
    summary: 'Change a report sent by mail',
    access: maySettings,
    params: id,
    body: ScheduleFields,
    returns: Schedule,
  }),
  removeSchedule: endpoint({
    method: 'DELETE',
    path: '/reports/schedules/{id}',
    summary: 'Stop sending a report',
    access: maySettings,
    params: id,
    returns: id,
  }),
}
