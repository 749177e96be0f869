// How large a menu may be, and what an imported line can be refused for. Free of zod: screens load it at once.

export const MOST_MENUS = 50
export const MOST_ITEMS = 10_000
export const MOST_PICTURES = 8
export const MOST_ATTRIBUTES = 6
export const MOST_OPTIONS = 12
/** In minor units. */
export const MOST_PRICE = 1_000_000_000_000
export const MOST_IMPORT_LINES = 2000

/** The columns an imported file may have, by the words of its first line. */
export const ITEM_COLUMNS = ['name', 'description', 'price', 'unit', 'menu', 'sold out'] as const
export type ItemColumn = (typeof ITEM_COLUMNS)[number]

export const LINE_PROBLEMS = ['name', 'long', 'price', 'too-many'] as const
export type LineProblem = (typeof LINE_PROBLEMS)[number]
