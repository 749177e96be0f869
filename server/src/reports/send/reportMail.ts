// A report as a letter: its figures in words, its bars as a picture.
import { formatMoney } from '@portico/contract/money.ts'
import { ownValue } from '@portico/contract/names.ts'
import type { Language } from '@portico/locales/languages.ts'
import type { Letter } from '../../core/mail/layout.ts'
import { fillIn } from '../../core/phrases.ts'
import { drawBars } from './drawBars.ts'
import { reportPhrases, type ReportPhrases } from './phrases.ts'
import type { Reader } from '../read/reader.ts'
import { COUNTS, type CountName } from '../reportsByName.ts'

type DrawnReport = { figures: { label: string; value: string }[]; bars: number[]; before?: number[] }
type Names = Record<string, string>
type Words = { phrases: ReportPhrases; number: (value: number) => string; language: Language; names: Names }
type Of = { report: CountName; page: { id: string; name: string }; language: Language; names: Names; publicUrl: string }

/** Reads a report and writes the letter. */
export async function writeLetter(reader: Reader, { report, page, language, names, publicUrl }: Of): Promise<Letter> {
  const phrases = reportPhrases(language)
  const format = new Intl.NumberFormat(language)
  const drawn = await DRAW[report](reader, { phrases, language, names, number: (value) => format.format(value) })
  const name = phrases.reports[report]
  const words = { page: page.name, report: name, range: rangeInWords(reader, language) }
  const hasAny = drawn.bars.some((value) => value > 0)
  return {
    subject: fillIn(phrases.subject, words),
    greeting: phrases.greeting,
    paragraphs: [fillIn(phrases.text, words), ...(hasAny ? [] : [phrases.none])],
    figures: drawn.figures,
    picture: hasAny
      ? { png: await drawBars(drawn.bars, drawn.before), alt: fillIn(phrases.picture, words) }
      : undefined,
    button: {
      label: phrases.button,
      url: `${publicUrl}/page/${page.id}/report-${report}?range=${reader.range.from},${reader.range.to}`,
    },
    closing: fillIn(phrases.closing, words),
  }
}

function rangeInWords({ range }: Reader, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return format.formatRange(new Date(range.from), new Date(range.to))
}

/** What the mail says about each report. */
const DRAW: Record<CountName, (reader: Reader, words: Words) => Promise<DrawnReport>> = {
  async overview(reader, { phrases: { figures }, number }) {
    const { now, series, before } = await COUNTS.overview(reader)
    const guests = number(now.guests.count)
    return {
      figures: [
        { label: figures.visits, value: number(now.visits) },
        { label: figures.guests, value: now.guests.isEstimate ? fillIn(figures.estimate, { count: guests }) : guests },
        { label: figures.newGuests, value: number(now.newGuests) },
        { label: figures.contacts, value: number(now.contacts) },
        { label: figures.consents, value: number(now.consentsGiven) },
      ],
      bars: series.map((bucket) => bucket.visits),
      before: before.map((bucket) => bucket.visits),
    }
  },

  async visits(reader, { phrases: { figures }, number, language }) {
    const { now, series, before } = await COUNTS.visits(reader)
    const minutes = now.averageSeconds === null ? 0 : Math.round(now.averageSeconds / 60)
    const gigabytes = new Intl.NumberFormat(language, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 })
    return {
      figures: [
        { label: figures.visits, value: number(now.visits) },
        { label: figures.averageStay, value: fillIn(figures.minutes, { count: number(minutes) }) },
        { label: figures.data, value: gigabytes.format(now.bytes / 1e9) },
      ],
      bars: series.map((bucket) => bucket.visits),
      before: before.map((bucket) => bucket.visits),
    }
  },

  async campaigns(reader, { phrases: { figures }, number }) {
    const { rows } = await COUNTS.campaigns(reader)
    const sum = (pick: (row: (typeof rows)[number]) => number) => number(rows.reduce((all, row) => all + pick(row), 0))
    return {
      figures: [
        { label: figures.impressions, value: sum((row) => row.impressions) },
        { label: figures.clicks, value: sum((row) => row.clicks) },
      ],
      bars: rows.slice(0, 20).map((row) => row.impressions),
    }
  },

  devices: async (reader, words) => topCounts((await COUNTS.devices(reader)).kinds, words),
  software: async (reader, words) => topCounts((await COUNTS.software(reader)).browsers, words),

  async times(reader, { language, number }) {
    const { cells } = await COUNTS.times(reader)
    const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
    const sums = cells.map((hours) => hours.reduce((all, visits) => all + visits, 0))
    // The 5th of January 1970 was a Monday.
    const label = (index: number) => format.format(new Date(Date.UTC(1970, 0, 5 + index)))
    const hours = Array.from({ length: 24 }, (_, hour) => cells.reduce((all, of) => all + of[hour]!, 0))
    return { figures: sums.map((visits, index) => ({ label: label(index), value: number(visits) })), bars: hours }
  },

  async survey(reader, { phrases: { figures }, number, names }) {
    const { questions } = await COUNTS.survey(reader)
    const told = questions.slice(0, 12)
    const value = ({ answered, average }: (typeof questions)[number]) =>
      [
        fillIn(figures.answered, { count: number(answered) }),
        ...(average === null ? [] : [`Ø ${number(Math.round(average * 10) / 10)}`]),
      ].join(', ')
    return {
      figures: told.map((of) => ({ label: ownValue(names, of.key) ?? of.key, value: value(of) })),
      bars: told.map((of) => of.answered),
    }
  },

  async loyalty(reader, { phrases: { figures }, number }) {
    const { now, series } = await COUNTS.loyalty(reader)
    const cost = now.cost.map(({ amount, currency }) => formatMoney(amount, currency)).join(' + ')
    return {
      figures: [
        { label: figures.pointsGiven, value: number(now.given) },
        { label: figures.pointsSpent, value: number(now.spent) },
        { label: figures.gifts, value: number(now.gifts) },
        ...(cost ? [{ label: figures.giftCost, value: cost }] : []),
      ],
      bars: series.map(({ given }) => given),
    }
  },

  async leads(reader, { phrases: { figures }, number }) {
    const { created, series, stages } = await COUNTS.leads(reader)
    const first = { label: figures.created, value: number(created) }
    return {
      figures: [first, ...stages.map(({ key, count }) => ({ label: key, value: number(count) }))],
      bars: series.map((bucket) => bucket.created),
    }
  },
}

/** Names that are the same in every language. */
const NAMES: Record<string, string> = {
  safari: 'Safari',
  chrome: 'Chrome',
  samsung: 'Samsung Internet',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  coccoc: 'Cốc Cốc',
  zalo: 'Zalo',
  facebook: 'Facebook',
}

function topCounts(
  bars: readonly { key: string; count: number }[],
  { phrases: { figures }, number }: Words,
): DrawnReport {
  const told = bars.filter((bar) => bar.count > 0).slice(0, 10)
  const label = (key: string) => ownValue(NAMES, key) ?? ownValue<string>(figures, key) ?? key
  return {
    figures: told.map(({ key, count }) => ({ label: label(key), value: number(count) })),
    bars: told.map((bar) => bar.count),
  }
}
