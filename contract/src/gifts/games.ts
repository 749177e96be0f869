// Games that give gifts, with chances the owner sets and every guest can read.
import * as z from 'zod'
import { FREE_TURNS, GAME_KINDS, MOST_GAMES, MOST_PRIZES, WHOLE } from './gameKinds.ts'
import { COST_UNITS } from './kinds.ts'
import { crud, listOf, paging } from '../http/crud.ts'
import { endpoint } from '../http/endpoint.ts'
import { key, requiredText } from '../text.ts'

const READ = { by: 'page', may: 'loyalty:read' } as const
const WRITE = { by: 'page', may: 'loyalty:publish' } as const

const Prize = z.object({
  id: key,
  label: requiredText(40),
  /** The gift it gives; null gives points alone. */
  giftId: z.uuid().nullable(),
  points: z.int().min(0).max(1_000_000),
  /** In hundredths of a percent. */
  chance: z.int().min(1).max(WHOLE),
})
export type Prize = z.output<typeof Prize>

const fields = z.object({
  kind: z.enum(GAME_KINDS),
  name: requiredText(80),
  isActive: z.boolean().optional(),
  prizes: z.array(Prize).min(1).max(MOST_PRIZES),
  consolation: requiredText(80),
  consolationPoints: z.int().min(0).max(1_000_000).optional(),
  freeTurn: z.enum(FREE_TURNS),
  /** 0 is no turn beside the free one. */
  costValue: z.int().min(0).max(1_000_000).optional(),
  costUnit: z.enum(COST_UNITS),
})

const Game = z.object({
  id: z.uuid(),
  kind: z.enum(GAME_KINDS),
  name: z.string(),
  isActive: z.boolean(),
  prizes: z.array(Prize),
  consolation: z.string(),
  consolationPoints: z.int(),
  freeTurn: z.enum(FREE_TURNS),
  costValue: z.int(),
  costUnit: z.enum(COST_UNITS),
  draws: z.int(),
  createdAt: z.iso.datetime(),
})
export type Game = z.output<typeof Game>

const baseEndpoints = crud({
  path: '/games',
  key: 'id',
  name: 'game',
  item: Game,
  fields,
  most: MOST_GAMES,
  read: READ,
  edit: WRITE,
  module: 'loyalty',
})

export const games = {
  ...baseEndpoints,
  results: endpoint({
    method: 'GET',
    path: '/games/{id}/results',
    summary: 'How often each prize of a game was drawn and won, beside its chance',
    access: READ,
    params: z.object({ id: z.uuid() }),
    query: paging,
    returns: listOf(
      z.object({
        /** A prize, or null for the consolation. */
        prize: z.string().nullable(),
        label: z.string(),
        chance: z.int(),
        drawn: z.int(),
        /** Fewer than drawn where it was out of stock. */
        won: z.int(),
      }),
    ),
  }),
}
