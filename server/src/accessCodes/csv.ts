import type { AccessCode } from '@portico/contract/accessCodes.ts'
import { csvOf } from '@portico/contract/csv.ts'
import { durationText, linkOf, priceText, type Printing } from './facts.ts'
import { slipPhrases } from './phrases.ts'

/** Codes as a table for a spreadsheet. Nothing in it is taken for a formula, and long codes stay text. */
export function codesCsv(codes: readonly AccessCode[], of: Printing): string {
  const { columns, states } = slipPhrases(of.language)
  const at = (instant: string | null) =>
    instant === null
      ? ''
      : new Intl.DateTimeFormat(of.language, { dateStyle: 'short', timeStyle: 'short', timeZone: of.timeZone }).format(
          new Date(instant),
        )
  const rows = codes.map((code) => [
    String(code.number),
    // A number of so many digits would be rounded: the blank in the middle keeps it text.
    code.code.replace(/^(.{4})/, '$1 '),
    code.note,
    states[code.state],
    durationText(code.durationMinutes, of.language),
    String(code.maxDevices),
    code.price === null ? '' : priceText(code.price, of),
    at(code.firstUsedAt),
    at(code.expiresAt),
    linkOf(of.portalUrl, code.code),
  ])
  return csvOf([Object.values(columns), ...rows])
}
