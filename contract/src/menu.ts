// What a venue serves: its menus and the items on them.
import * as z from 'zod'
import { crud } from './http/crud.ts'
import { endpoint } from './http/endpoint.ts'
import {
  LINE_PROBLEMS,
  MOST_ATTRIBUTES,
  MOST_ITEMS,
  MOST_MENUS,
  MOST_OPTIONS,
  MOST_PICTURES,
  MOST_PRICE,
} from './menu/limits.ts'
import { isStorable, language, requiredText, text } from './text.ts'

const menuFields = z.object({
  name: requiredText(80),
  is_default: z.boolean().optional(),
  translations: z.partialRecord(language, text(80)).optional(),
})

const PageMenu = menuFields.required().extend({
  id: z.uuid(),
  /** How many items are on it. */
  items: z.int(),
  createdAt: z.iso.datetime(),
})
export type PageMenu = z.output<typeof PageMenu>

const Attribute = z.object({
  /** Such as the size. */
  name: requiredText(40),
  options: z
    .array(
      z.object({
        name: requiredText(40),
        /** What it adds to the price, or takes off, in minor units. */
        price: z.int().min(-MOST_PRICE).max(MOST_PRICE),
      }),
    )
    .min(1)
    .max(MOST_OPTIONS),
})
export type ItemAttribute = z.output<typeof Attribute>

/** Pictures as JSON text (specification §3): ids of the page's files, or objects that hold one as `eid`. */
const mediaFiles = z.string().max(8000).refine(isStorable).refine(isPictureList, 'field/invalid')

const itemFields = z.object({
  name: requiredText(120),
  description: text(1000).optional(),
  /** In minor units of the page's currency; null for a price on request. */
  price: z.int().min(0).max(MOST_PRICE).nullable().optional(),
  unit: text(32).optional(),
  /** The page's default menu when absent. */
  menu: z.uuid().optional(),
  media_files: mediaFiles.optional(),
  attributes: z.array(Attribute).max(MOST_ATTRIBUTES).optional(),
  isSoldOut: z.boolean().optional(),
  translations: z.partialRecord(language, z.object({ name: text(120), description: text(1000) })).optional(),
})

const PageItem = itemFields.required().extend({
  eid: z.uuid(),
  /** JSON text of `[{ eid, url }]`. */
  media_files: z.string(),
  /** How often guests opened it, each guest once a day. */
  counters: z.object({ views: z.int() }),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type PageItem = z.output<typeof PageItem>

const read = { by: 'page', may: 'menu:read' } as const
const write = { by: 'page', may: 'menu:write' } as const
const removal = { by: 'page', may: 'menu:delete' } as const
/** The page, as the specification names it in these lists; it has to be the token's. */
const filter = { eid: z.uuid().optional() }
const oneItem = z.object({ eid: z.uuid() })

const menuCalls = crud({
  path: '/page-menu',
  key: 'id',
  name: 'menu',
  item: PageMenu,
  fields: menuFields,
  filter,
  most: MOST_MENUS,
  read,
  edit: write,
})

export const pageMenus = {
  ...menuCalls,
  links: endpoint({
    method: 'GET',
    path: '/page-menu-links',
    summary: 'Where guests find the menu and their own page of the venue',
    access: read,
    returns: z.object({ menu: z.string(), home: z.string() }),
  }),
  place: endpoint({
    method: 'PUT',
    path: '/page-menu/{id}/place',
    summary: 'Move a menu behind another, or to the front',
    access: write,
    params: z.object({ id: z.uuid() }),
    body: z.object({ after: z.uuid().nullable() }),
    returns: PageMenu,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/page-menu/{id}',
    summary: 'Delete a menu; its items go to the default menu',
    access: removal,
    params: z.object({ id: z.uuid() }),
    returns: z.object({ id: z.uuid() }),
  }),
}

const itemCalls = crud({
  path: '/page-item',
  key: 'eid',
  name: 'menu item',
  item: PageItem,
  fields: itemFields,
  filter: { ...filter, menu: z.uuid().optional(), soldOut: z.enum(['true', 'false']).optional() },
  sort: ['name', 'price', 'createdAt'],
  search: ['name', 'description'],
  most: MOST_ITEMS,
  verbs: ['list', 'read', 'create', 'update', 'remove'],
  about: { create: 'Create a menu item, at the front' },
  read,
  edit: write,
})

export const pageItems = {
  ...itemCalls,
  remove: endpoint({
    method: 'DELETE',
    path: '/page-item/{eid}',
    summary: 'Delete a menu item',
    access: removal,
    params: oneItem,
    returns: oneItem,
  }),
  place: endpoint({
    method: 'PUT',
    path: '/page-item/{eid}/place',
    summary: 'Move a menu item behind another of its menu, or to the front',
    access: write,
    params: oneItem,
    body: z.object({ after: z.uuid().nullable() }),
    returns: PageItem,
  }),
  stock: endpoint({
    method: 'PUT',
    path: '/page-item/{eid}/stock',
    summary: 'Say whether a menu item is sold out',
    access: { by: 'page', may: 'menu.stock:write' },
    params: oneItem,
    body: z.object({ isSoldOut: z.boolean() }),
    returns: PageItem,
  }),
  importItems: endpoint({
    method: 'POST',
    path: '/page-item-import',
    summary: 'Add menu items out of the text of a CSV file, all of them or none; a trial changes nothing',
    access: write,
    body: z.object({
      /** Where lines without a menu of their own go; the default menu when absent. */
      menu: z.uuid().optional(),
      csv: z.string().min(1).max(700_000).refine(isStorable),
      isTrial: z.boolean(),
    }),
    returns: z.object({
      /** Written, or to be written. */
      items: z.int(),
      /** Menus that the file names and the page does not have yet. */
      newMenus: z.array(z.string()),
      problems: z.array(z.object({ line: z.int(), problem: z.enum(LINE_PROBLEMS) })),
      sample: z.array(z.object({ name: z.string(), price: z.int().nullable(), menu: z.string() })),
    }),
  }),
  cards: endpoint({
    method: 'POST',
    path: '/table-cards',
    summary: 'Print cards for tables, whose QR code opens the menu there',
    access: read,
    isWaiting: true,
    body: z.object({
      /** What stands on each card, such as a table’s number. */
      tables: z.array(requiredText(20)).min(1).max(300),
      opens: z.enum(['menu', 'home']),
    }),
    returns: z.object({ filename: z.string(), type: z.string(), base64: z.string() }),
  }),
}

function isPictureList(json: string): boolean {
  return picturesIn(json) !== undefined
}

/** The file ids that `media_files` names; undefined for what is no such list. */
export function picturesIn(json: string): string[] | undefined {
  const parsed = readJson(json)
  if (!Array.isArray(parsed) || parsed.length > MOST_PICTURES) return undefined
  const eids = parsed.map((one: unknown) => (typeof one === 'object' && one !== null && 'eid' in one ? one.eid : one))
  const known = z.array(z.uuid()).safeParse(eids)
  return known.success ? [...new Set(known.data)] : undefined
}

function readJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
