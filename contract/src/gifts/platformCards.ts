// Phone cards that the platform sells: an administrator stocks them, a page buys them into a gift from its owner's balance.
import * as z from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { listOf, paging } from '../http/crud.ts'
import { text } from '../text.ts'
import { CardFile } from './cards.ts'
import { TELCOS } from './kinds.ts'

const admin = { by: 'admin' } as const
const spend = { by: 'page', may: 'finance:spend', module: 'loyalty' } as const
/** Bought at once. */
export const MOST_CARDS_BOUGHT = 200
const money = z.number().int().min(1000).max(10_000_000)

const CardKind = z.object({
  telco: z.enum(TELCOS),
  /** What the card is worth, and what a page pays for one, in đồng. */
  denomination: z.number().int(),
  price: z.number().int(),
  left: z.number().int(),
  sold: z.number().int(),
  /** What all that were sold brought in. */
  earned: z.number().int(),
})
export type CardKind = z.output<typeof CardKind>

export const platformCards = {
  list: endpoint({
    method: 'GET',
    path: '/admin/phone-cards',
    summary: 'List the kinds of phone cards that the platform sells, with how many are left',
    access: admin,
    query: paging,
    returns: listOf(CardKind),
  }),
  add: endpoint({
    method: 'POST',
    path: '/admin/phone-cards',
    summary:
      'Add phone cards to the platform’s stock, a serial number and a PIN on each line; the price is that of all of the kind',
    access: admin,
    body: z.object({
      telco: z.enum(TELCOS),
      denomination: money,
      price: money,
      lines: text(300_000),
    }),
    returns: z.object({ added: z.number().int(), twice: z.number().int(), wrong: z.number().int() }),
  }),
  offer: endpoint({
    method: 'GET',
    path: '/gifts/{id}/card-offer',
    summary: 'Read what a card of a gift costs at the platform and how many are left; null where none is sold',
    access: { by: 'page', may: 'finance:spend' },
    isWaiting: true,
    params: z.object({ id: z.uuid() }),
    returns: z.object({
      offer: z.object({ price: z.number().int(), left: z.number().int(), balance: z.number().int() }).nullable(),
    }),
  }),
  buy: endpoint({
    method: 'POST',
    path: '/gifts/{id}/card-purchases',
    summary: 'Buy phone cards into the stock of a gift from the owner’s balance; what is not left is not paid',
    access: spend,
    isWaiting: true,
    params: z.object({ id: z.uuid() }),
    body: z.object({
      /** Made by the caller: the same buys once. */
      id: z.uuid(),
      count: z.number().int().min(1).max(MOST_CARDS_BOUGHT),
      /** What the caller saw: another price is refused. */
      price: money,
    }),
    returns: CardFile,
  }),
}
