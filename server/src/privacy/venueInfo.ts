import { formatMoney } from '@portico/contract/money.ts'
import { WEEKDAYS, type OpeningHours } from '@portico/contract/pages/openingHours.ts'
import type { Language } from '@portico/locales/languages.ts'
import type { VenueInfo } from '@portico/portal/myDataView.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { readSmallPictures } from '../media/index.ts'

type Row = {
  description: string
  address: string
  images: string[]
  price: number | null
  currency: string
  unit: string
  openingHours: OpeningHours | null
}
type Info = Omit<VenueInfo, 'kind' | 'myDataHref'>

/** Pictures of the page that guests see: more would be too heavy for a bad link. */
const MOST_PICTURES = 4
/** A Monday, to name the days of the week. */
const MONDAY = Date.UTC(2024, 0, 1)

/** What a venue tells of itself to anybody who has its address. */
export async function readVenueInfo(tx: Tx, pageId: string, language: Language): Promise<Info> {
  const row = await tx.first(sql<Row>`
    select coalesce(nullif(description, ''), title) as description, address, images, price, currency, unit, opening_hours
    from pages where id = ${pageId} and deleted_at is null`)
  if (!row) return { description: '', address: '', price: '', hours: [], pictures: [] }
  const { description, address, images, price, currency, unit, openingHours } = row
  const amount = price === null ? '' : formatMoney(price, currency)
  return {
    description,
    address,
    price: [amount, amount && unit].filter(Boolean).join(' / '),
    hours: openingHours ? hoursIn(openingHours, language) : [],
    pictures: (await readSmallPictures(tx, pageId, images)).slice(0, MOST_PICTURES),
  }
}

/** The week as people write it: days with the same hours stand together. A day without hours is closed. */
function hoursIn(week: OpeningHours, language: Language): VenueInfo['hours'] {
  const name = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const days = WEEKDAYS.map((day, index) => ({
    day: name.format(MONDAY + index * 24 * 3600_000),
    times: week[day].map(({ from, to }) => `${from}–${to}`).join(', '),
  }))
  const groups: { first: string; last: string; times: string }[] = []
  for (const { day, times } of days) {
    const group = groups.at(-1)
    if (group?.times === times) group.last = day
    else groups.push({ first: day, last: day, times })
  }
  return groups.map(({ first, last, times }) => ({ days: first === last ? first : `${first} – ${last}`, times }))
}
