import { games, type Prize } from '@portico/contract/gifts/games.ts'
import { chanceLeft } from '@portico/contract/gifts/gameKinds.ts'
import { changesOf } from '../../core/audit.ts'
import { sql } from '../../core/db/database.ts'
import { fail } from '../../core/fail.ts'
import type { Handlers, PageContext } from '../../core/http/context.ts'
import { onTable } from '../../core/http/onTable.ts'

const FIELDS = [
  'kind',
  'name',
  'isActive',
  'prizes',
  'consolation',
  'consolationPoints',
  'freeTurn',
  'costValue',
  'costUnit',
] as const

const base = onTable(games, 'games', {
  notFound: 'game/not-found',
  full: 'game/too-many',
  topic: 'gifts',
  computed: {
    draws: ({ page }) =>
      sql`(select count(*)::int from game_draws d where d.page_id = ${page.id} and d.game_id = t.id)`,
  },
  note: ({ name }) => ({ name }),
})

/** Games of a page. */
export const gameHandlers: Handlers<typeof games> = {
  list: (context, input) => base.list(context, input),
  remove: (context, input) => base.remove(context, input),

  async create(context, { body }) {
    await refusePrizes(context, body.prizes)
    const made = await base.create(context, { body })
    context.note({ id: made.id })
    return made
  },

  async update(context, { params, body }) {
    if (body.prizes) await refusePrizes(context, body.prizes)
    const before = await base.read(context, { params })
    const after = await base.update(context, { params, body })
    context.note({ name: after.name, changes: changesOf(before, after, FIELDS) })
    return after
  },

  async results(context, { params }) {
    const { tx, page } = context
    const { prizes, consolation } = await base.read(context, { params })
    const drawn = await tx.rows(sql<{ prize: string | null; drawn: number }>`
      select drawn_prize as prize, count(*)::int as drawn from game_draws
      where page_id = ${page.id} and game_id = ${params.id} group by drawn_prize`)
    const won = await tx.rows(sql<{ prize: string | null; won: number }>`
      select prize, count(*)::int as won from game_draws where page_id = ${page.id} and game_id = ${params.id} group by prize`)
    const all = [...prizes, { id: null, label: consolation, chance: chanceLeft(prizes) }]
    const rows = all.map(({ id, label, chance }) => ({
      prize: id,
      label,
      chance,
      drawn: drawn.find(({ prize }) => prize === id)?.drawn ?? 0,
      won: won.find(({ prize }) => prize === id)?.won ?? 0,
    }))
    return { rows, count: rows.length }
  },
}

/** @throws game/chances, request/invalid for a gift that is not the page's, or a name that is there twice */
async function refusePrizes({ tx, page }: PageContext, prizes: readonly Prize[]): Promise<void> {
  if (chanceLeft(prizes) < 0) throw fail('game/chances', { prizes: 'field/invalid' })
  if (new Set(prizes.map(({ id }) => id)).size < prizes.length)
    throw fail('request/invalid', { prizes: 'field/duplicate' })
  const ids = [...new Set(prizes.flatMap(({ giftId }) => (giftId === null ? [] : [giftId])))]
  const own = await tx.rows(sql`select 1 from gifts where page_id = ${page.id} and id = any(${ids}::uuid[])`)
  if (own.length < ids.length) throw fail('request/invalid', { prizes: 'field/invalid' })
}
