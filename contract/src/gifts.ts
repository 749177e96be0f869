// Gifts that guests get for what they collected.
import * as z from 'zod'
import { COST_UNITS, GIFT_TYPES, MOST_GIFTS, TELCOS } from './gifts/kinds.ts'
import { crud } from './http/crud.ts'
import { isStorable, requiredText, text } from './text.ts'

const READ = { by: 'page', may: 'loyalty:read' } as const
const WRITE = { by: 'page', may: 'loyalty:write' } as const

/** The address of a picture, such as one of the page's media; never a script. */
const picture = z
  .string()
  .max(500)
  .regex(/^((https?:\/\/|\/)[^\s"'<>\\]+)?$/)
  .refine(isStorable)

const amount = z.int().min(0).max(1_000_000_000_000)

const fields = z.object({
  type: z.enum(GIFT_TYPES),
  name: requiredText(80),
  description: text(1000).optional(),
  /** What a guest agrees to by taking it. */
  terms: text(2000).optional(),
  featuredImage: picture.optional(),
  /** Guests see it. Orders go on without. */
  isActive: z.boolean().optional(),
  costValue: z.int().min(1).max(1_000_000_000),
  costUnit: z.enum(COST_UNITS),
  /** Days it can be used after it was accepted; 0 is without end. */
  validDays: z.int().min(0).max(3650).optional(),
  /** How many are left; null is no limit. Of phone cards their file decides, and this is ignored. */
  stock: z.int().min(0).max(10_000_000).nullable().optional(),
  /** How many one guest can get; null is no limit. */
  perGuest: z.int().min(1).max(10_000).nullable().optional(),
  /** What one costs the venue, in minor units of the page's currency. */
  moneyCost: amount.optional(),
  telco: z.enum(TELCOS).nullable().optional(),
  /** What a phone card is worth, in minor units of the page's currency. */
  denomination: amount.nullable().optional(),
})

const Gift = z.object({
  id: z.uuid(),
  _id: z.uuid(),
  pageId: z.uuid(),
  type: z.enum(GIFT_TYPES),
  name: z.string(),
  description: z.string(),
  terms: z.string(),
  featuredImage: z.string(),
  isActive: z.boolean(),
  costValue: z.int(),
  costUnit: z.enum(COST_UNITS),
  validDays: z.int(),
  stock: z.int().nullable(),
  perGuest: z.int().nullable(),
  moneyCost: z.int(),
  telco: z.enum(TELCOS).nullable(),
  denomination: z.int().nullable(),
  /** Orders that wait, and gifts that were not used yet. */
  openOrders: z.int(),
  /** How many were ever accepted. */
  given: z.int(),
  createdAt: z.iso.datetime(),
})
export type Gift = z.output<typeof Gift>

export const gifts = crud({
  path: '/gifts',
  key: 'id',
  name: 'gift',
  item: Gift,
  fields,
  filter: {
    /** The page of the token; another is not found. */
    pageId: z.uuid().optional(),
    type: z.enum(GIFT_TYPES).optional(),
    active: z.enum(['true', 'false']).optional(),
  },
  sort: ['name', 'costValue', 'createdAt'],
  search: ['name'],
  most: MOST_GIFTS,
  about: {
    list: 'Gifts, newest first',
    remove: 'Delete a gift of which no order is open; one that has any can be switched off',
  },
  read: READ,
  edit: WRITE,
  module: 'loyalty',
})
