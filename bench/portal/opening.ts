// Time to the first content: the first page and the success page on slow lines, beside an empty page.
import type { Browser } from 'playwright-core'
import { figureOf, type Figure } from '../rig/figure.ts'
import { alternate } from '../rig/rounds.ts'
import { LINES, openOnce, type Line, type Opening } from './phone.ts'

type Pages = { first: (guest: number) => string; success: string; empty: string }
type PageName = 'first' | 'success'

const NAMES = { first: 'first page', success: 'success page' } as const
const LIMIT = 'an empty page'
/** The budget of the first page for its largest paint on slow 4G. */
const BUDGET = 'budget 900 ms on the first page, slow 4G'

/** @param pages one address per guest */
export async function measureOpenings(browser: Browser, rounds: number, pages: Pages): Promise<Figure[]> {
  const figures: Figure[] = []
  let guests = 0
  for (const hasScripts of [true, false])
    for (const line of Object.keys(LINES) as Line[]) {
      const seen: Record<PageName | 'empty', Opening[]> = { first: [], success: [], empty: [] }
      const open = (name: keyof typeof seen, url: () => string) => async () => {
        const one = await openOnce(browser, url(), { line, hasScripts })
        seen[name].push(one)
        return { value: one.paintedMs }
      }
      await alternate(rounds, {
        first: open('first', () => pages.first(++guests)),
        success: open('success', () => pages.success),
        empty: open('empty', () => pages.empty),
      })
      if (figures.length === 0) figures.push(...weights(seen))
      figures.push(...timesOf(seen, `${line}, ${hasScripts ? 'scripts' : 'no scripts'}`))
    }
  return figures
}

/** Independent of the line: requests and bytes without the venue's pictures, and the pictures separately. */
function weights(seen: Record<PageName | 'empty', Opening[]>): Figure[] {
  const rounds = (of: Opening[], what: 'bytes' | 'requests') => of.map((one) => ({ value: one[what] }))
  return (['first', 'success'] as const).flatMap((name) => {
    const { venueBytes, venueRequests } = seen[name][0]!
    const note = `and ${venueRequests} pictures of the venue with ${venueBytes.toLocaleString('en')} bytes`
    return (['bytes', 'requests'] as const).map((unit) =>
      figureOf({
        name: `${NAMES[name]}, as a phone gets it`,
        unit: unit === 'bytes' ? 'bytes with headers' : unit,
        ours: rounds(seen[name], unit),
        limit: { name: LIMIT, rounds: rounds(seen.empty, unit) },
        note: unit === 'requests' ? note : undefined,
      }),
    )
  })
}

function timesOf(seen: Record<PageName | 'empty', Opening[]>, where: string): Figure[] {
  const rounds = (of: Opening[], what: 'paintedMs' | 'interactiveMs') => of.map((one) => ({ value: one[what] }))
  return (['first', 'success'] as const).flatMap((name) =>
    (['paintedMs', 'interactiveMs'] as const).map((what) =>
      figureOf({
        name: `${NAMES[name]}, ${where}`,
        unit: what === 'paintedMs' ? 'ms to largest paint' : 'ms to interactive',
        ours: rounds(seen[name], what),
        limit: { name: LIMIT, rounds: rounds(seen.empty, what) },
        note: name === 'first' && what === 'paintedMs' && where === 'slow 4G, scripts' ? BUDGET : undefined,
      }),
    ),
  )
}
