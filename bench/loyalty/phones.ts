// Guests at home on their phones, with points to spend, and the gifts they can have.
import { readConfig } from '@portico/server/core/config.ts'
import { sql } from '@portico/server/core/db/database.ts'
import { newId } from '@portico/server/core/id.ts'
import { cookieHeader, issueKey } from '@portico/server/guests/index.ts'
import { homeHref } from '@portico/server/home/index.ts'
import { earnUnits } from '@portico/server/loyalty/index.ts'
import type { Installation } from '../rig/installation.ts'

export type Phone = { guestId: string; cookie: string; address: string }

const RICH = 1_000_000
/** More than is ever redeemed. */
export const GIFT_STOCK = 9_000_000

/** Guests who are signed in to the home and never run out of points. */
export async function givenPhones(
  { database, portalUrl }: Pick<Installation, 'database' | 'portalUrl'>,
  pageId: string,
  count: number,
): Promise<Phone[]> {
  const config = readConfig({ PORTAL_URL: portalUrl })
  const at = database.clock.now()
  const phones: Phone[] = []
  for (let number = 0; number < count; number += 1) {
    const guestId = newId(at)
    const key = await database.db.asSystem(async (tx) => {
      await tx.run(sql`
        insert into guests (page_id, id, first_seen_at, last_seen_at) values (${pageId}, ${guestId}, ${at}, ${at})`)
      const reason = { kind: 'adjustment', id: 'bench' } as const
      await earnUnits(tx, { pageId, guestId, unit: 'point', amount: RICH, reason, key: `rich ${guestId}`, at })
      return issueKey(database, tx, { pageId, guestId, kind: 'home' })
    })
    const [cookie = ''] = cookieHeader({ config }, pageId, key, 'home').split(';')
    phones.push({ guestId, cookie, address: `10.7.${number >> 8}.${number & 255}` })
  }
  return phones
}

/** Gifts with a stock that lasts. */
export async function givenGifts(
  { database }: Pick<Installation, 'database'>,
  pageId: string,
  count: number,
): Promise<string[]> {
  const at = database.clock.now()
  const ids = Array.from({ length: count }, () => newId(at))
  await database.db.asSystem((tx) =>
    tx.run(sql`
      insert into gifts (page_id, id, type, name, cost_value, cost_unit, stock, created_at)
      select ${pageId}, id, 'product', 'Bench', 1, 'point', ${GIFT_STOCK}, ${at} from unnest(${ids}::uuid[]) g (id)`),
  )
  return ids
}

/** Presses "Get this gift" as the phone's form does; pressed again with the same key it is the same order. @throws Error for any answer but the way to the order */
export async function pressRedeem(
  portalUrl: string,
  pageId: string,
  phone: Phone,
  gift: string,
  key: string = crypto.randomUUID(),
): Promise<string> {
  const answer = await fetch(`${portalUrl}${homeHref(pageId)}/gifts`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      cookie: phone.cookie,
      'x-forwarded-for': phone.address,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ gift, key }).toString(),
  })
  await answer.arrayBuffer()
  const to = answer.headers.get('location') ?? ''
  const [, order] = /my-gifts\/([\w-]+)\?said=ordered/.exec(to) ?? []
  if (!order) throw new Error(`no order: ${answer.status} ${to}`)
  return order
}
