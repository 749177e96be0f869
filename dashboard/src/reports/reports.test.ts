import { createTranslator, type AbstractIntlMessages } from 'use-intl/core'
import { expect, test } from 'vitest'
import type { CampaignsReport, OverviewReport, SurveyReport, TimesReport } from '@portico/contract/reports/replies.ts'
import { dashboard } from '@portico/locales/en/dashboard.ts'
import { formatsFor } from '../core/formats.ts'
import { csvOf } from '@portico/contract/csv.ts'
import { campaignsSections } from './campaigns.ts'
import { barsData } from './chartParts.ts'
import { overviewSections } from './overview.ts'
import type { Section } from './sections.ts'
import { sheetsOf } from './sheets.ts'
import { surveySections } from './survey.ts'
import { timesSections } from './times.ts'
import { flowNames } from './useFlowNames.ts'
import { queryOf, rangeOf, readView, withoutFilters } from './view.ts'
import { nameOf, type Words } from './words.ts'
import { workbookOf } from './workbook.ts'

const messages: AbstractIntlMessages = dashboard
const t = createTranslator({ locale: 'en', messages, namespace: 'reports' }) as unknown as Words['t']
const words: Words = { t, format: formatsFor('en', 'Asia/Ho_Chi_Minh') }
const sheetWords = {
  figure: 'Figure',
  value: 'Value',
  before: 'Before',
  comeback: { group: 'Group', shown: 'With', heldOut: 'Without', guests: 'Guests', cameBack: 'Came back' },
  unit: (name: string) => name,
}

const head = {
  range: { from: '2026-11-20', to: '2026-11-21', days: 2 },
  comparedTo: { from: '2026-11-18', to: '2026-11-19', days: 2 },
  pages: 1,
  timeZone: 'Asia/Ho_Chi_Minh',
}
const bucket = (on: string, visits: number, newVisits: number) => ({
  on,
  visits,
  newVisits,
  guests: visits,
  seconds: 0,
  bytes: 0,
})
const figures = {
  visits: 30,
  guests: { count: 25, isEstimate: true },
  newGuests: 5,
  returningGuests: 20,
  contacts: 3,
  verifiedContacts: 2,
  consentsAsked: 4,
  consentsGiven: 1,
  consentRate: 0.25,
  funnel: { seen: 50, started: 40, verified: 30, online: 30 },
  impressions: 0,
  clicks: 0,
}
const overview: OverviewReport = {
  ...head,
  now: figures,
  previous: { ...figures, visits: 20, consentRate: null },
  by: 'day',
  series: [bucket('2026-11-20', 10, 2), bucket('2026-11-21', 20, 3)],
  before: [bucket('2026-11-18', 12, 0), bucket('2026-11-19', 8, 0)],
  topCampaign: { id: 'c', name: '=cmd()', impressions: 9, clicks: 0, ctr: 0 },
}
const part = (sections: readonly Section[], key: string) => sections.find((section) => section.key === key)

test('an address with nonsense in it asks for the last seven days and nothing else', () => {
  const nonsense = { compare: 'always', device: 'toaster', campaign: '1', tab: 'x', scope: 'mine', segment: 7 }
  expect(readView({ ...nonsense, range: 'last7' })).toEqual({})
  expect(queryOf({})).toEqual({ range: 'last7', compare: 'previous', scope: 'page' })
})

test('days that are none are asked for as they stand, so that they are refused and not answered with others', () => {
  for (const range of ['last8', '2026-11-21,2026-11-01', '2026-02-31,2026-03-01'])
    expect(queryOf(readView({ range }))).toMatchObject({ range })
})

test('what an address asks for is what the server is asked', () => {
  const view = readView({
    range: '2026-11-01,2026-11-15',
    compare: 'year',
    scope: 'all',
    device: 'phone',
    hotspot: 'bar',
  })
  expect(queryOf(view)).toEqual({
    range: '2026-11-01,2026-11-15',
    compare: 'year',
    scope: 'all',
    device: 'phone',
    hotspot: 'bar',
  })
  expect(withoutFilters(view)).toEqual({ range: '2026-11-01,2026-11-15', compare: 'year', scope: 'all' })
})

test('bars that are pressed ask for themselves; several in one bar cannot be pressed', () => {
  expect(readView({ weekday: 3, hour: '18', brand: 'oppo', q: 912 })).toEqual({
    weekday: '3',
    hour: '18',
    brand: 'oppo',
    q: '912',
  })
  expect(readView({ weekday: 8, hour: '24', brand: 'toaster', answer: 'taste' })).toEqual({})
  const bars = Array.from({ length: 5 }, (_, n) => ({ key: `maker${n}`, count: 9 - n, previous: null }))
  const rows = (most: number) => barsData(bars, 'Brand', head, words, undefined, most).rows.map((row) => row.key)
  expect(rows(5)).toEqual(['maker0', 'maker1', 'maker2', 'maker3', 'maker4'])
  expect(rows(4)).toEqual(['maker0', 'maker1', 'maker2', undefined])
})

test('a pressed day is that day; a pressed month ends with its last day, or with the report', () => {
  expect(rangeOf('2026-11-20', 'day', '2026-11-21')).toBe('2026-11-20,2026-11-20')
  expect(rangeOf('2026-02-01', 'month', '2026-11-21')).toBe('2026-02-01,2026-02-28')
  expect(rangeOf('2026-11-01', 'month', '2026-11-21')).toBe('2026-11-01,2026-11-21')
})

test('visits stand as those who came back and those who came first, with the time before as a line', () => {
  const visits = part(overviewSections(overview, words), 'visits')
  if (visits?.kind !== 'time') throw new Error('the overview has no course of visits')
  expect(visits.data.series.map(({ key }) => key)).toEqual(['returning', 'first', 'visits', 'guests', 'before'])
  expect(visits.data.rows.map(({ key, values }) => [key, ...values])).toEqual([
    ['2026-11-20', 8, 2, 10, 10, 12],
    ['2026-11-21', 17, 3, 20, 20, 8],
  ])
})

test('an estimate is marked, and a share nobody was asked about before is compared with nothing', () => {
  const shown = part(overviewSections(overview, words), 'figures')
  if (shown?.kind !== 'figures') throw new Error('the overview has no figures')
  const of = (key: string) => shown.figures.find((figure) => figure.key === key)
  expect(of('guests')?.isEstimate).toBe(true)
  expect(of('consentRate')).toMatchObject({ value: 0.25, before: undefined, unit: 'share' })
  expect(of('visits')).toMatchObject({ value: 30, before: 20 })
})

test('a file holds the figures of the screen, days as days and shares as percentages', () => {
  const sheets = sheetsOf(overviewSections(overview, words), 'Key figures', sheetWords)
  const rowsOf = (key: string) => sheets.find((sheet) => sheet.key === key)?.rows
  expect(rowsOf('visits')).toEqual([
    ['2026-11-20', 8, 2, 10, 10, 12],
    ['2026-11-21', 17, 3, 20, 20, 8],
  ])
  expect(rowsOf('figures')).toContainEqual(['Consent rate (percent)', 25, ''])
  expect(rowsOf('funnel')?.map(([, value]) => value)).toEqual([50, 40, 30, 30])
})

test('a campaign named like a formula is text in every file', async () => {
  const sheets = sheetsOf(overviewSections(overview, words), 'Key figures', sheetWords)
  const top = sheets.find(({ key }) => key === 'topCampaign')!
  expect(csvOf([top.header, ...top.rows])).toContain("'=cmd()")
  const workbook = new Uint8Array(await (await workbookOf([...sheets, { ...top, title: top.title }])).arrayBuffer())
  expect(String.fromCharCode(...workbook.slice(0, 2))).toBe('PK')
})

test('the busiest hour is named, and weekdays are averaged by how often they were', () => {
  const cells = Array.from({ length: 7 }, (_, day) =>
    Array.from({ length: 24 }, (_unused, hour) => (day === 5 && hour === 19 ? 8 : 0)),
  )
  const report: TimesReport = { ...head, cells, weekdays: [1, 1, 1, 1, 1, 2, 1], previousCells: null }
  const sections = timesSections(report, words)
  expect(part(sections, 'heat')).toMatchObject({ subtitle: 'Busiest: Saturday, 19:00, 8 visits' })
  const weekdays = part(sections, 'weekdays')
  expect(weekdays?.kind === 'bars' && weekdays.data.rows[5]?.values).toEqual([4])
  expect(timesSections({ ...report, cells: cells.map((row) => row.map(() => 0)) }, words)).toEqual([])
})

test('a campaign’s places, hotspots and variants narrow its days, and the file has the days before beside them', () => {
  const id = crypto.randomUUID()
  const counts = { impressions: 4, clicks: 1, previousImpressions: 2, previousClicks: 0 }
  const own = { campaignId: null, name: null, ...counts }
  const report: CampaignsReport = {
    ...head,
    by: 'day',
    series: [
      { on: '2026-11-20', impressions: 3, clicks: 1 },
      { on: '2026-11-21', impressions: 5, clicks: 1 },
    ],
    before: [
      { on: '2026-11-18', impressions: 4, clicks: 0 },
      { on: '2026-11-19', impressions: 0, clicks: 0 },
    ],
    rows: [
      {
        id,
        name: 'Tết',
        ...counts,
        ctr: 0.25,
        guests: { count: 3, isEstimate: false },
        reached: 3,
        cameBack: 1,
        daily: [],
      },
    ],
    parts: [
      { ...own, by: 'slot', key: 'success' },
      { ...own, by: 'slot', key: 'waiting' },
      { ...own, by: 'hotspot', key: 'bar', name: 'Bar' },
      { ...own, by: 'hotspot', key: '' },
      { ...counts, by: 'variant', key: 'a', campaignId: id, name: 'Tết' },
      { ...counts, by: 'variant', key: 'b', campaignId: id, name: 'Tết' },
    ],
  }
  const sections = campaignsSections(report, words)
  const picks = (by: string) => {
    const section = part(sections, `parts-${by}`)
    if (section?.kind !== 'bars') throw new Error(`the report has no bars by ${by}`)
    return section.data.rows.map(({ key }) => key && readView({ [section.filter!]: key }))
  }
  expect(picks('slot')).toEqual([{ slot: 'success' }, { slot: 'waiting' }])
  expect(picks('hotspot')).toEqual([{ hotspot: 'bar' }, undefined])
  expect(picks('variant')).toEqual([{ variant: `${id}=a` }, { variant: `${id}=b` }])
  expect(readView({ slot: 'roof', variant: 'a' })).toEqual({})
  const daily = sheetsOf(sections, 'Key figures', sheetWords).find(({ key }) => key === 'daily')
  expect(daily?.rows).toEqual([
    ['2026-11-20', 3, 1, 4],
    ['2026-11-21', 5, 1, 0],
  ])
})

test('questions, answers and steps are called as the owner calls them', () => {
  const names = flowNames(
    [
      {
        steps: [
          {
            id: 'ask',
            title: { vi: 'Hỏi khách' },
            questions: [{ id: 'q1', label: { en: 'Your drink?' }, options: [{ value: 'tea', label: { en: 'Tea' } }] }],
          },
        ],
      },
    ] as unknown as Parameters<typeof flowNames>[0],
    'en',
  )
  const report: SurveyReport = {
    ...head,
    comparedTo: null,
    questions: [
      {
        key: 'q1',
        kind: 'choice',
        answered: 3,
        options: [{ value: 'tea', count: 3, previous: null }],
        average: null,
        nps: null,
      },
    ],
    steps: [{ key: 'ask', viewed: 4, done: 3 }],
  }
  const [question, steps] = surveySections(report, { ...words, names })
  expect(question).toMatchObject({ title: 'Your drink?', data: { rows: [{ label: 'Tea', values: [3] }] } })
  expect(steps?.kind === 'table' && steps.rows[0]?.cells.map(({ text }) => text)).toEqual([
    'Hỏi khách',
    '4',
    '3',
    '25%',
  ])
})

test('codes become words, also those nobody has met yet', () => {
  expect(nameOf('phone', t, 'device')).toBe('Phone')
  expect(nameOf('ios', t)).toBe('iOS')
  expect(nameOf('samsung', t)).toBe('Samsung')
  expect(nameOf('samsung', t, 'program')).toBe('Samsung Internet')
  expect(nameOf('nothing', t, 'stage')).toBe('Nothing')
})
