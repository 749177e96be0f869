// What a slip says of a code, in the reader's language.
import type { AccessCode } from '@portico/contract/accessCodes.ts'
import type { Language } from '@portico/locales/languages.ts'
import type { PaperPicture } from '../core/paper.ts'
import { fillIn, slipPhrases, type SlipPhrases } from './phrases.ts'

const formatOf = makeFormatCache<Intl.NumberFormat>()
const dateOf = makeFormatCache<Intl.DateTimeFormat>()

export type Printing = {
  language: Language
  venue: string
  ssid: string
  currency: string
  timeZone: string
  portalUrl: string
  /** The venue's, when its look has one. */
  logo?: PaperPicture
}

/** Time in the unit people would say: 90 minutes, 2 hours, 3 days. */
export function durationText(minutes: number, language: Language): string {
  const [value, unit] =
    minutes % 1440 === 0 ? [minutes / 1440, 'day'] : minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute']
  const make = () => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  return formatOf(`${language} ${unit}`, make).format(value)
}

/** Money of a page, from minor units. */
export function priceText(price: number, { currency, language }: Pick<Printing, 'currency' | 'language'>): string {
  const format = formatOf(
    `${language} ${currency}`,
    () => new Intl.NumberFormat(language, { style: 'currency', currency }),
  )
  return format.format(price / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0))
}

/** The line of small print: how long, how many devices, how much data. */
export function factsOf(code: AccessCode, of: Printing, t: SlipPhrases = slipPhrases(of.language)): string {
  const facts = [`${durationText(code.durationMinutes, of.language)} ${t.fromFirstUse}`]
  if (code.maxDevices > 1) facts.push(fillIn(t.devices, { count: code.maxDevices }))
  if (code.dataMegabytes !== null) facts.push(fillIn(t.data, { amount: dataText(code.dataMegabytes, of.language) }))
  return facts.join(' · ')
}

/** The last day a code can be used, on the venue's own calendar; empty without one. */
export function untilText(code: AccessCode, { language, timeZone }: Printing): string {
  if (code.validUntil === null) return ''
  const make = () => new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short', timeZone })
  const date = dateOf(`${language} ${timeZone}`, make).format(new Date(code.validUntil))
  return fillIn(slipPhrases(language).until, { date })
}

/** The address that signs in by itself. */
export function linkOf(portalUrl: string, code: string): string {
  return `${portalUrl}/c/${code}`
}

function dataText(megabytes: number, language: Language): string {
  const [value, unit] = megabytes >= 1000 ? [megabytes / 1000, 'gigabyte'] : [megabytes, 'megabyte']
  const make = () =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })
  return formatOf(`${language} ${unit} short`, make).format(value)
}

/** Making a formatter takes longer than a whole slip, and a sheet needs the same few thousands of times. */
function makeFormatCache<Format>(): (key: string, make: () => Format) => Format {
  const formats = new Map<string, Format>()
  return (key, make) => {
    const known = formats.get(key) ?? make()
    if (formats.size > 500) formats.clear()
    formats.set(key, known)
    return known
  }
}
