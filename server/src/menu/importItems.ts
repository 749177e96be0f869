// Items out of a CSV file, all of them or none. A menu is small, so it comes in one piece and is written at once.
import { minorDigits } from '@portico/contract/money.ts'
import { ITEM_COLUMNS, MOST_IMPORT_LINES, MOST_ITEMS, MOST_MENUS, MOST_PRICE } from '@portico/contract/menu/limits.ts'
import type { ItemColumn, LineProblem } from '@portico/contract/menu/limits.ts'
import type { pageItems } from '@portico/contract/menu.ts'
import { withoutInvisible } from '@portico/contract/text.ts'
import { fail } from '../core/fail.ts'
import { sql } from '../core/db/database.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { newId } from '../core/id.ts'
import { holdRoom } from '../core/limits.ts'
import { readCsv, separatorOf } from '../imports/index.ts'
import { menuPhrases } from './phrases.ts'
import { lockMenus, menuFor } from './menus.ts'
import { frontPosition } from './places.ts'
import { tellImport } from './tellMenu.ts'

type Line = { name: string; description: string; price: number | null; unit: string; menu: string; isSoldOut: boolean }
type Problem = { line: number; problem: LineProblem }

const NAMES: Record<string, ItemColumn> = {
  ...Object.fromEntries(ITEM_COLUMNS.map((name) => [name, name])),
  tên: 'name',
  'tên món': 'name',
  món: 'name',
  item: 'name',
  名称: 'name',
  nombre: 'name',
  nom: 'name',
  nome: 'name',
  'mô tả': 'description',
  描述: 'description',
  descripción: 'description',
  descrizione: 'description',
  giá: 'price',
  价格: 'price',
  precio: 'price',
  prix: 'price',
  prezzo: 'price',
  'đơn vị': 'unit',
  单位: 'unit',
  unidad: 'unit',
  unité: 'unit',
  unità: 'unit',
  'thực đơn': 'menu',
  nhóm: 'menu',
  category: 'menu',
  菜单: 'menu',
  carta: 'menu',
  carte: 'menu',
  menù: 'menu',
  'hết hàng': 'sold out',
  'hết món': 'sold out',
  售罄: 'sold out',
  agotado: 'sold out',
  épuisé: 'sold out',
  esaurito: 'sold out',
}
const LONGEST: Partial<Record<ItemColumn, number>> = { name: 120, description: 1000, unit: 32, menu: 80 }
const YES = new Set(['1', 'x', 'yes', 'true', 'có', 'hết'])
const SAMPLE = 5
/** Multiplied by the gap, a file keeps its order in front of what is there. */
const GAP = 1_048_576

/** Tries a file out, or writes it. */
export const importItems: Handlers<typeof pageItems>['importItems'] = async (
  context,
  { body: { menu, csv, isTrial } },
) => {
  const { tx, page } = context
  const row = await tx.first(sql<{ currency: string }>`select currency from pages where id = ${page.id}`)
  const { lines, problems } = readLines(csv, row?.currency ?? 'VND')
  const menus = await tx.rows(
    sql<{ id: string; name: string }>`select id, name from page_menus where page_id = ${page.id}`,
  )
  const byName = new Map(menus.map(({ id, name }) => [name.toLowerCase(), id]))
  const newMenus = [
    ...new Set(lines.map((line) => line.menu).filter((name) => name && !byName.has(name.toLowerCase()))),
  ]
  const items = problems.length > 0 ? 0 : lines.length
  const sample = lines.slice(0, SAMPLE).map(({ name, price, menu: named }) => ({ name, price, menu: named }))
  context.note({ name: `${items}` })
  if (!isTrial && items > 0) {
    if (byName.size + newMenus.length > MOST_MENUS) throw fail('menu/too-many')
    await writeLines(context, lines, byName, menu)
    await tellImport(context, items)
    tx.notify(page.id, 'menu')
  }
  return { items, newMenus, problems: problems.slice(0, 200), sample }
}

async function writeLines(context: PageContext, lines: Line[], byName: Map<string, string>, menu: string | undefined) {
  const { tx, page, clock, language } = context
  const now = clock.now()
  await holdRoom(tx, page.id, { table: 'page_items', most: MOST_ITEMS - lines.length + 1, code: 'menu/too-many-items' })
  const usual = await menuFor(context, menu, menuPhrases(language).firstMenu)
  await lockMenus(tx, page.id)
  for (const { menu: name } of lines) {
    if (!name || byName.has(name.toLowerCase())) continue
    const id = newId(now)
    await tx.run(sql`insert into page_menus (page_id, id, name, is_default, created_at)
      values (${page.id}, ${id}, ${name}, false, ${now})`)
    byName.set(name.toLowerCase(), id)
  }
  const first = await frontPosition(tx, page.id)
  const rows = lines.map((line, at) => ({
    id: newId(now),
    menu_id: byName.get(line.menu.toLowerCase()) ?? usual,
    name: line.name,
    description: line.description,
    price: line.price,
    unit: line.unit,
    is_sold_out: line.isSoldOut,
    position: first - (lines.length - at) * GAP,
  }))
  await tx.run(sql`
    insert into page_items (page_id, id, menu_id, name, description, price, unit, is_sold_out, position, created_at, updated_at)
    select ${page.id}, r.id, r.menu_id, r.name, r.description, r.price, r.unit, r.is_sold_out, r.position, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, menu_id uuid, name text, description text,
      price bigint, unit text, is_sold_out boolean, position bigint)`)
}

/** The lines of a file, and what is wrong with which. */
export function readLines(csv: string, currency: string): { lines: Line[]; problems: Problem[] } {
  const text = csv.replace(/^\uFEFF/, '')
  const reader = readCsv(separatorOf(text))
  const [head, ...rows] = [...reader.push(text), ...reader.end()]
  const columns = (head?.cells ?? []).map((cell) => NAMES[cell.normalize('NFC').trim().toLowerCase()])
  if (!columns.includes('name')) throw fail('request/invalid', { csv: 'field/invalid' })
  const problems: Problem[] = []
  if (rows.length > MOST_IMPORT_LINES) problems.push({ line: MOST_IMPORT_LINES + 2, problem: 'too-many' })
  const lines: Line[] = []
  for (const { line, cells, isTooLong } of rows.slice(0, MOST_IMPORT_LINES)) {
    if (!isTooLong && cells.every((cell) => cell.trim() === '')) continue
    const value = (column: ItemColumn) => withoutInvisible(cells[columns.indexOf(column)] ?? '').trim()
    const isLong = isTooLong || ITEM_COLUMNS.some((column) => value(column).length > (LONGEST[column] ?? Infinity))
    const price = readPrice(value('price'), currency)
    const problem = isLong ? 'long' : value('name') === '' ? 'name' : price === undefined ? 'price' : undefined
    if (problem) problems.push({ line, problem })
    else
      lines.push({
        name: value('name'),
        description: value('description'),
        price: price ?? null,
        unit: value('unit'),
        menu: value('menu'),
        isSoldOut: YES.has(value('sold out').toLowerCase()),
      })
  }
  return { lines, problems }
}

/** "25.000đ", "25k", "4,50 €", in minor units; null for nothing, undefined for what is no price. */
export function readPrice(typed: string, currency: string): number | null | undefined {
  const bare = typed.replaceAll(/[\s₫đ$€£¥]|VND|USD|EUR/gi, '')
  if (bare === '') return null
  const [, digits = '', thousands] = /^([\d.,]+)(k)?$/i.exec(bare) ?? []
  if (!/\d/.test(digits)) return undefined
  const decimals = minorDigits(currency)
  // A last group of one or two digits is a fraction, where the currency has one or thousands are meant.
  const [, whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  if (fraction !== '' && decimals === 0 && !thousands) return undefined
  const number = Number(`${whole.replaceAll(/[.,]/g, '') || '0'}.${fraction || '0'}`)
  const minor = Math.round(number * (thousands ? 1000 : 1) * 10 ** decimals)
  return minor <= MOST_PRICE ? minor : undefined
}
