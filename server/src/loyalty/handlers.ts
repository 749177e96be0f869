import { CAPPED_POINTS, type loyalty } from '@portico/contract/loyalty.ts'
import { changesOf } from '../core/audit.ts'
import { sql } from '../core/db/database.ts'
import { publishEvent } from '../core/domainEvents.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { peopleById } from '../core/people.ts'
import { book } from './ledger.ts'
import { readExpiry } from './readExpiry.ts'
import { readSettings, writeSettings } from './settings.ts'
import { readGuestPoints, readStatement } from './statement.ts'

/** Points of a page's guests. */
export const loyaltyHandlers: Handlers<typeof loyalty> = {
  settings: ({ tx, page }) => readSettings(tx, page.id),

  async saveSettings(context, { body }) {
    const { tx, page, clock } = context
    const before = await readSettings(tx, page.id)
    const fields = ['isOn', 'visitPoints', 'expiryMonths', 'birthdayPoints', 'tiers', 'tierMonths', 'holdOut'] as const
    context.note({ id: page.id, changes: changesOf(before, body, fields, ['tiers']) })
    await writeSettings(tx, page.id, body, clock.now())
    return body
  },

  async guest(context, { params }) {
    const of = await guestOf(context, params.id)
    return readGuestPoints(context.tx, of)
  },

  async statement(context, { params, query }) {
    const of = await guestOf(context, params.id)
    const { rows, count } = await readStatement(context.tx, of, query)
    const people = await peopleById(
      context.db,
      rows.flatMap(({ byId }) => byId ?? []),
    )
    const nameOf = (id: string | null) => (id && people.get(id)?.displayName) || ''
    return { rows: rows.map(({ byId, ...row }) => ({ ...row, by: nameOf(byId) })), count }
  },

  async adjust(context, { params, body }) {
    const { tx, user, actor } = context
    const of = await guestOf(context, params.id)
    if (Math.abs(body.amount) > CAPPED_POINTS && !context.may('points:adjust')) throw fail('points/capped')
    const { unit, note } = body
    const by = actor.kind === 'user' ? user.id : null
    const order = {
      ...of,
      unit,
      amount: Math.abs(body.amount),
      note,
      by,
      reason: { kind: 'adjustment', id: '' },
    } as const
    const key = `adjust:${by ?? 'key'}:${body.key}`
    const booked = await book(
      tx,
      body.amount > 0
        ? { ...order, key, from: 'adjusted', to: 'guest', expiresAt: await readExpiry(tx, order) }
        : { ...order, key, from: 'guest', to: 'adjusted' },
    )
    context.note({ id: of.guestId, points: body.amount, unit })
    const data = { guestId: of.guestId, unit, amount: body.amount, ...(by ? { uid: by } : {}) }
    if (booked.isNew) await publishEvent(tx, { pageId: of.pageId, kind: 'points.adjusted', data, at: of.at })
    return readGuestPoints(tx, of)
  },
}

/** @throws guest/not-found */
async function guestOf({ tx, page, clock }: PageContext, guestId: string) {
  const guest = await tx.first(sql`
    select 1 from guests where page_id = ${page.id} and id = ${guestId} and erased_at is null`)
  if (!guest) throw fail('guest/not-found')
  return { pageId: page.id, guestId, at: clock.now() }
}
