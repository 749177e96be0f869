// Gifts, guests with something to spend, and orders that tests start from.
import { crc32 } from 'node:zlib'
import { giftCards } from '@portico/contract/gifts/cards.ts'
import { gifts, type Gift } from '@portico/contract/gifts.ts'
import type { Request } from '@portico/contract/http/endpoint.ts'
import { CHUNK_BYTES } from '@portico/contract/media/limits.ts'
import { query, type Tx } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import { redeemGift, type OrderWish } from '../gifts/index.ts'
import { cookieHeader, issueKey } from '../guests/index.ts'
import { homeHref } from '../home/index.ts'
import { earnUnits } from '../loyalty/index.ts'
import type { RunningServer } from '../processes/all.ts'
import { send, type Venue } from './given.ts'
import { knock, post } from './portal.ts'

type GiftBody = Request<typeof gifts.create>['body']

/** A gift of a page: a cup of coffee for ten points unless said otherwise. */
export function givenGift(running: RunningServer, page: Venue, body: Partial<GiftBody> = {}): Promise<Gift> {
  const coffee: GiftBody = { type: 'product', name: 'Cà phê sữa đá', costValue: 10, costUnit: 'point' }
  return send(running, gifts.create, { body: { ...coffee, ...body } }, { token: page.token })
}

/** A guest with points. */
export async function givenCollector({ services }: RunningServer, page: { eid: string }, points = 0): Promise<string> {
  const at = services.clock.now()
  const id = newId(at)
  await services.db.asSystem(async (tx) => {
    await tx.run(
      query
        .insertInto('guests')
        .values({ page_id: page.eid, id, name: 'Khách Sưu Tầm', first_seen_at: at, last_seen_at: at }),
    )
    if (points > 0) await givePoints(tx, page.eid, { guestId: id, points, at })
  })
  return id
}

async function givePoints(
  tx: Tx,
  pageId: string,
  { guestId, points, at }: { guestId: string; points: number; at: Date },
) {
  const reason = { kind: 'adjustment', id: guestId } as const
  await earnUnits(tx, { pageId, guestId, unit: 'point', amount: points, reason, key: `given ${guestId}`, at })
}

/** A guest orders a gift, as the phone does. */
export function orderGift(
  { services: { db, clock } }: RunningServer,
  page: { eid: string },
  { key = newId(clock.now()), ...wish }: Omit<OrderWish, 'pageId' | 'at' | 'key'> & { key?: string },
) {
  return db.asSystem((tx) => redeemGift(tx, { ...wish, key, pageId: page.eid, at: clock.now() }))
}

/** A guest's phone with the home open. */
export async function givenGiftPhone(running: RunningServer, page: { eid: string }, guestId: string) {
  const { services } = running
  const key = await services.db.asSystem((tx) => issueKey(services, tx, { pageId: page.eid, guestId, kind: 'home' }))
  const cookie = cookieHeader(services, page.eid, key, 'home').split(';')[0]!
  const headers = { cookie, 'accept-language': 'en' }
  const href = homeHref(page.eid)
  const get = (path: string) => knock(running, { path: href + path, headers })
  return {
    href,
    cookie,
    get,
    /** Sends a form and goes where it leads. */
    async press(path: string, form: Record<string, string> = {}) {
      const answer = await post(running, href + path, form, headers)
      return answer.location ? knock(running, { path: answer.location, headers }) : answer
    },
  }
}

/** Sends a file of phone cards as the dashboard does, and waits until it has been read. */
export async function sendCards(running: RunningServer, page: Venue, giftId: string, text: string) {
  const as = { token: page.token }
  const bytes = Buffer.from(text)
  const begun = await send(
    running,
    giftCards.begin,
    { params: { id: giftId }, body: { name: 'the.csv', size: bytes.length } },
    as,
  )
  const params = { id: begun.id }
  for (let offset = 0; offset < bytes.length; offset += CHUNK_BYTES) {
    const part = bytes.subarray(offset, offset + CHUNK_BYTES)
    const body = { offset, crc32: crc32(part), data: part.toString('base64') }
    await send(running, giftCards.append, { params, body }, as)
  }
  for (;;) {
    const file = await send(running, giftCards.read, { params }, as)
    if (file.state !== 'reading') return file
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
