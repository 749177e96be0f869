// Games on the guest's phone. The draw is made when the form arrives; the page only shows what came of it.
import { randomUUID } from 'node:crypto'
import { chanceLeft, WHOLE, writeChance } from '@portico/contract/gifts/gameKinds.ts'
import { textIn } from '@portico/portal/text.ts'
import { sql } from '../../core/db/database.ts'
import { isUuid } from '../../core/id.ts'
import { isRunning } from '../../core/subscription.ts'
import { goTo, showHome, type homePages, type HomeGuest, type HomePress } from '../../home/index.ts'
import type { Reply } from '../../portal/index.ts'
import { drawPrize, findDraw, readGames, type Draw, type StoredGame } from '../games/drawPrize.ts'
import { freeKeyOf } from '../games/freeTurn.ts'
import { inUnits, noticeOf, tryPress } from '../tryPress.ts'

/** Registers `/games/:id`. */
export function gamePages(pages: ReturnType<typeof homePages>): void {
  pages.get('/games/:id', (guest) => withGame(guest, (game) => showGame(guest, game)))
  pages.press('/games/:id', (guest) => play(guest))
}

async function withGame(guest: HomeGuest, work: (game: StoredGame) => Promise<Reply>): Promise<Reply> {
  const { tx, pageId, services } = guest
  const game = (await readGames(tx, pageId)).find(({ id }) => id === guest.params['id'])
  return game && (await isRunning(tx, pageId, 'loyalty', services.clock.now())) ? work(game) : goTo(guest)
}

async function play(guest: HomePress): Promise<Reply> {
  const { services, tx, pageId, guestId, params, form } = guest
  const gameId = params['id'] ?? ''
  const key = (form['key'] ?? '').slice(0, 100)
  if (!isUuid(gameId) || key === '') return goTo(guest)
  const done = await tryPress(tx, () => drawPrize(tx, { pageId, guestId, gameId, key, at: services.clock.now() }))
  return goTo(guest, `/games/${gameId}?${'code' in done ? `said=${done.code}` : `draw=${done.result.id}`}`)
}

async function showGame(guest: HomeGuest, game: StoredGame): Promise<Reply> {
  const { tx, services, pageId, guestId, href, language, query } = guest
  const at = services.clock.now()
  const hasFree = (await freeKeyOf(tx, { pageId, guestId, at }, game)) !== null
  const paid = game.costValue > 0 ? inUnits(game.costValue, game.costUnit, language) : undefined
  const drawId = query['draw'] ?? ''
  const draw = isUuid(drawId)
    ? await findDraw(tx, pageId, sql`id = ${drawId} and guest_id = ${guestId} and game_id = ${game.id}`)
    : undefined
  const notice = noticeOf(query['said'], language)
  const left = { id: null, label: game.consolation, chance: chanceLeft(game.prizes) }
  const prizes = [...game.prizes, ...(left.chance > 0 ? [left] : [])]
  return showHome(guest, {
    kind: 'homeGame',
    backHref: href,
    game: game.kind,
    name: game.name,
    action: `${href}/games/${game.id}`,
    key: randomUUID(),
    turn: hasFree ? textIn(language)('gifts.game.free') : paid,
    prizes: prizes.map(({ label, chance }) => ({
      label,
      chance: writeChance(chance, language),
      share: chance / WHOLE,
    })),
    ...(draw && { drawn: drawnOf(draw, prizes, href) }),
    ...(notice && { notice }),
  })
}

function drawnOf(draw: Draw, prizes: readonly { id: string | null }[], href: string) {
  const place = prizes.findIndex(({ id }) => id === draw.prize)
  return {
    label: draw.label,
    isWon: draw.prize !== null,
    place: place < 0 ? prizes.length - 1 : place,
    ...(draw.orderId && { mineHref: `${href}/my-gifts/${draw.orderId}` }),
  }
}
