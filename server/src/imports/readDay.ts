const DAY_MS = 86_400_000
/** Spreadsheets count days from here (and believe that 1900 was a leap year). */
const FIRST_DAY = Date.UTC(1899, 11, 30)

/**
 * A day as people write it, as `2026-11-23`: the year first, else the day before the month; the month first only where
 * nothing else is possible. Also a spreadsheet's number of a day. @returns undefined for what is no day
 */
export function readDay(text: string): string | undefined {
  const bare = text.replace(/[T\s]\d{1,2}:\d\d.*$/, '').trim()
  if (/^\d{1,5}(?:\.\d+)?$/.test(bare)) return ofNumber(Number(bare))
  const parts = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})$/.exec(bare)
  if (!parts) return undefined
  const [, first = '', second = '', third = ''] = parts
  if (first.length === 4) return dayOf(Number(first), Number(second), Number(third))
  if (third.length !== 4) return undefined
  const [day, month] = Number(second) > 12 ? [Number(second), Number(first)] : [Number(first), Number(second)]
  return dayOf(Number(third), month, day)
}

function ofNumber(number: number): string | undefined {
  if (number < 1 || number > 80_000) return undefined
  return new Date(FIRST_DAY + Math.floor(number) * DAY_MS).toISOString().slice(0, 10)
}

/** The 31st of February is no day. */
function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const text = Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
  const pad = (number: number) => String(number).padStart(2, '0')
  return text === `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}` ? text : undefined
}
