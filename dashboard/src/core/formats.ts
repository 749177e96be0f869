// Numbers, money and times as people of each language write them.
import { formatMoney } from '@portico/contract/money.ts'
import type { Language } from '@portico/locales/languages.ts'

export { formatMoney, minorDigits } from '@portico/contract/money.ts'

/** The regional form of each language; English follows the flag shown for it. */
export const LOCALES: Record<Language, string> = {
  vi: 'vi-VN',
  en: 'en-GB',
  zh: 'zh-CN',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
}

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Every format a screen needs, for one language and one time zone. Instants are ISO strings, days `YYYY-MM-DD`. */
export function formatsFor(language: Language, timeZone: string | undefined) {
  const locale = LOCALES[language]
  const at = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone, ...options })
    return (instant: string | number | Date) => format.format(new Date(instant))
  }
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return {
    locale,
    timeZone,
    date: at({ dateStyle: 'medium' }),
    time: at({ timeStyle: 'short' }),
    dateTime: at({ dateStyle: 'medium', timeStyle: 'short' }),
    /** A calendar day, which has no time zone: `2026-11-21`. */
    day: (day: string, options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
    number: (value: number) => whole.format(value),
    /** With at most one decimal: an average. */
    decimal: (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value),
    compact: (value: number) =>
      new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value),
    /** 0.25 gives 25 %. */
    percent: (share: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share),
    bytes: (bytes: number) => inBytes(locale, bytes),
    duration: (seconds: number) => inTime(locale, seconds),
    /** "3 minutes ago"; `now` is given so that a screen decides when it is asked again. */
    ago: (instant: string, now = Date.now()) => inRelation(relative, (Date.parse(instant) - now) / 1000),
    money: formatMoney,
  }
}

function inBytes(locale: string, bytes: number): string {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), BYTE_UNITS.length - 1)
  const value = bytes / 1024 ** power
  const options = {
    style: 'unit',
    unit: BYTE_UNITS[power],
    unitDisplay: 'short',
    maximumFractionDigits: value < 10 && power > 0 ? 1 : 0,
  } as const
  return new Intl.NumberFormat(locale, options).format(value)
}

/** The two largest parts: "2 h 5 min", "40 sec". */
function inTime(locale: string, seconds: number): string {
  const parts = [
    [Math.floor(seconds / 86_400), 'day'],
    [Math.floor(seconds / 3600) % 24, 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [Math.floor(seconds) % 60, 'second'],
  ] as const
  const first = parts.findIndex(([value]) => value > 0)
  const shown =
    first < 0 ? parts.slice(3) : parts.slice(first, first + (first < 2 ? 2 : 1)).filter(([value]) => value > 0)
  return shown
    .map(([value, unit]) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value))
    .join(' ')
}

function inRelation(format: Intl.RelativeTimeFormat, seconds: number): string {
  const size = Math.abs(seconds)
  if (size < 60) return format.format(Math.round(seconds), 'second')
  if (size < 3600) return format.format(Math.round(seconds / 60), 'minute')
  if (size < 86_400) return format.format(Math.round(seconds / 3600), 'hour')
  return format.format(Math.round(seconds / 86_400), 'day')
}
