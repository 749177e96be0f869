// The menu as guests browse it: a page of items, and one item with everything that is known of it.
import type { FastifyInstance } from 'fastify'
import { formatMoney } from '@portico/contract/money.ts'
import { textIn } from '@portico/portal/text.ts'
import type { ItemShown } from '@portico/portal/home/menuView.ts'
import type { Language } from '@portico/locales/languages.ts'
import { sql } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { goTo, homePages, showHome, type HomeForAnyone } from '../home/index.ts'
import { readPicturesById } from '../media/index.ts'
import type { Reply } from '../portal/index.ts'
import { countView } from './countView.ts'

const PER_PAGE = 60
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/
/** Of the list, and of an item's own page. */
const [SMALL, LARGE] = [360, 720]

type Words = Partial<Record<Language, { name: string; description: string }>>
type ItemRow = {
  id: string
  menuId: string
  name: string
  description: string
  price: number | null
  unit: string
  attributes: { name: string; options: { name: string; price: number }[] }[]
  pictures: string[]
  isSoldOut: boolean
  translations: Words
}
type MenuRow = { id: string; name: string; isDefault: boolean; translations: Partial<Record<Language, string>> }

/** Registers `/menu` and `/menu/:item` below the home, for anybody. */
export function menuRoutes(app: FastifyInstance, services: Services): void {
  const pages = homePages(app, services)
  pages.getForAnyone('/menu', showMenu)
  pages.getForAnyone('/menu/:item', showItem)
}

async function showMenu(visitor: HomeForAnyone): Promise<Reply> {
  const { tx, pageId, language, href, table, query, signedIn } = visitor
  const menus = await tx.rows(sql<MenuRow>`
    select id, name, is_default, translations from page_menus m where page_id = ${pageId}
      and exists (select 1 from page_items i where i.page_id = m.page_id and i.menu_id = m.id)
    order by position, created_at, id`)
  const current = menus.find(({ id }) => id === query['m']) ?? menus.find((menu) => menu.isDefault) ?? menus[0]
  const page = Math.min(Math.max(Math.floor(Number(query['p'])) || 1, 1), 500)
  const rows = current ? await readItems(visitor, current.id, page) : []
  const address = (menu: string, at: number) =>
    `${href}/menu?${new URLSearchParams({ m: menu, ...(at > 1 && { p: String(at) }), ...(table && { table }) })}`
  return showHome(visitor, {
    kind: 'homeMenu',
    backHref: href,
    table,
    menus: menus.map(({ id, name, translations }) => ({
      name: translations[language] || name,
      href: address(id, 1),
      isCurrent: id === current?.id,
    })),
    items: await describeItems(visitor, rows.slice(0, PER_PAGE), SMALL),
    ...(current && page > 1 && { beforeHref: address(current.id, page - 1) }),
    ...(current && rows.length > PER_PAGE && { nextHref: address(current.id, page + 1) }),
    isSignedIn: signedIn !== undefined,
  })
}

const COLUMNS = sql`id, menu_id, name, description, price, unit, attributes, pictures, is_sold_out, translations`

/** One more than a page shows, to know whether another follows. */
function readItems({ tx, pageId }: HomeForAnyone, menuId: string, page: number): Promise<ItemRow[]> {
  return tx.rows(sql<ItemRow>`
    select ${COLUMNS} from page_items where page_id = ${pageId} and menu_id = ${menuId}
    order by position, id limit ${PER_PAGE + 1} offset ${(page - 1) * PER_PAGE}`)
}

async function showItem(visitor: HomeForAnyone): Promise<Reply> {
  const { services, tx, request, pageId, href, params, signedIn, language } = visitor
  const id = params['item'] ?? ''
  const row = UUID.test(id)
    ? await tx.first(sql<ItemRow>`select ${COLUMNS} from page_items where page_id = ${pageId} and id = ${id}`)
    : undefined
  if (!row) return goTo(visitor, '/menu')
  const viewer = signedIn?.guestId ?? `${request.ip} ${request.headers['user-agent'] ?? ''}`
  await countView(services, tx, { pageId, itemId: id, viewer })
  const [item] = await describeItems(visitor, [row], LARGE)
  const money = await moneyOf(visitor)
  const t = textIn(language)
  return showHome(visitor, {
    kind: 'homeItem',
    backHref: `${href}/menu?m=${row.menuId}`,
    item: item!,
    attributes: row.attributes.map(({ name, options }) => ({
      name,
      options: options.map((option) => ({
        name: option.name,
        price:
          option.price === 0
            ? ''
            : option.price > 0
              ? t('menu.plus', { price: money(option.price) })
              : money(option.price),
      })),
    })),
  })
}

async function describeItems(visitor: HomeForAnyone, rows: readonly ItemRow[], widest: number): Promise<ItemShown[]> {
  const { tx, pageId, language, href } = visitor
  const t = textIn(language)
  const money = await moneyOf(visitor)
  const wanted =
    widest === SMALL ? rows.flatMap(({ pictures }) => pictures.slice(0, 1)) : rows.flatMap((row) => row.pictures)
  const pictures = await readPicturesById(tx, pageId, wanted, widest)
  return rows.map((row) => ({
    name: row.translations[language]?.name || row.name,
    description: row.translations[language]?.description || row.description,
    price: row.price === null ? t('menu.onRequest') : [money(row.price), row.unit].filter(Boolean).join(' / '),
    isSoldOut: row.isSoldOut,
    href: `${href}/menu/${row.id}`,
    pictures: row.pictures.flatMap((eid) => pictures.get(eid) ?? []),
  }))
}

async function moneyOf({ tx, pageId }: HomeForAnyone): Promise<(minorUnits: number) => string> {
  const row = await tx.first(sql<{ currency: string }>`select currency from pages where id = ${pageId}`)
  return (minorUnits) => formatMoney(minorUnits, row?.currency ?? 'VND')
}
