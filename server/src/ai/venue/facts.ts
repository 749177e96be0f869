// What a venue's own data says of it, as sentences that are quoted and never rewritten: hours, address, menu, gifts.
import { formatMoney } from '@portico/contract/money.ts'
import type { OpeningHours } from '@portico/contract/pages/openingHours.ts'
import type { Language } from '@portico/locales/languages.ts'
import { textIn } from '@portico/portal/text.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { hoursIn, isOpenAt } from './hours.ts'

export type FactKind = 'hours' | 'address' | 'about' | 'item' | 'gift'
/** `name` is what it is about, `text` what may be said of it. */
export type Fact = { id: string; kind: FactKind; name: string; text: string }
export type VenueFacts = {
  venue: string
  /** Undefined while no hours are written down. */
  isOpen: boolean | undefined
  /** The week, such as “Mon – Fri 07:00–22:00”. */
  hours: string
  facts: Fact[]
}

type PageRow = {
  name: string
  description: string
  address: string
  currency: string
  timeZone: string
  openingHours: OpeningHours | null
}
type ItemRow = { id: string; name: string; description: string; price: number | null; unit: string; isSoldOut: boolean }
type GiftRow = { id: string; name: string; costValue: number; costUnit: 'point' | 'task' | 'visit' }

const MOST_ITEMS = 1000
const MOST_GIFTS = 200

/** Everything a venue's data says at this moment, in a language. */
export async function readVenueFacts(tx: Tx, pageId: string, language: Language, now: Date): Promise<VenueFacts> {
  const page = await tx.first(sql<PageRow>`
    select name, coalesce(nullif(description, ''), title) as description, address, currency, time_zone, opening_hours
    from pages where id = ${pageId} and deleted_at is null`)
  if (!page) return { venue: '', isOpen: undefined, hours: '', facts: [] }
  const t = textIn(language)
  const hours = page.openingHours ? hoursIn(page.openingHours, language, t('bot.closedDay')) : ''
  const facts: Fact[] = []
  if (hours) facts.push({ id: 'hours', kind: 'hours', name: page.name, text: t('bot.hours', { hours }) })
  if (page.address)
    facts.push({ id: 'address', kind: 'address', name: page.name, text: t('bot.address', { address: page.address }) })
  if (page.description) facts.push({ id: 'about', kind: 'about', name: page.name, text: page.description })
  facts.push(...(await readItems(tx, pageId, language, page.currency)), ...(await readGifts(tx, pageId, language)))
  const isOpen = page.openingHours ? isOpenAt(page.openingHours, page.timeZone, now) : undefined
  return { venue: page.name, isOpen, hours, facts }
}

/** The sentence about opening hours, with whether the venue is open now. */
export function hoursSentence({ isOpen, hours }: VenueFacts, language: Language): string {
  const t = textIn(language)
  if (isOpen === undefined) return t('bot.noHours')
  return isOpen ? t('bot.openNow', { hours }) : t('bot.closedNow', { hours })
}

async function readItems(tx: Tx, pageId: string, language: Language, currency: string): Promise<Fact[]> {
  const rows = await tx.rows(sql<ItemRow>`
    select id, coalesce(nullif(translations #>> array[${language}, 'name']::text[], ''), name) as name,
      coalesce(nullif(translations #>> array[${language}, 'description']::text[], ''), description) as description,
      price::float8 as price, unit, is_sold_out
    from page_items where page_id = ${pageId} order by position, id limit ${MOST_ITEMS}`)
  const t = textIn(language)
  return rows.map(({ id, name, description, price, unit, isSoldOut }) => {
    const amount = price === null ? '' : [formatMoney(price, currency), unit].filter(Boolean).join(' / ')
    const key = amount === '' ? 'onRequest' : isSoldOut ? 'soldOut' : 'item'
    const said = t(`bot.${key}`, { name, price: amount })
    return { id, kind: 'item', name, text: description ? `${said}. ${description}` : said }
  })
}

async function readGifts(tx: Tx, pageId: string, language: Language): Promise<Fact[]> {
  const rows = await tx.rows(sql<GiftRow>`
    select id, name, cost_value, cost_unit from gifts
    where page_id = ${pageId} and is_active and (stock is null or stock > 0) order by created_at desc, id limit ${MOST_GIFTS}`)
  const t = textIn(language)
  return rows.map(({ id, name, costValue, costUnit }) => ({
    id,
    kind: 'gift',
    name,
    text: t('bot.gift', { name, cost: t(`gifts.unit.${costUnit}`, { count: costValue }) }),
  }))
}
