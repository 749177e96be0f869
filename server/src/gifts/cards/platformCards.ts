// Phone cards that the platform sells to pages: put aside, delivered into a gift's stock, and paid by what was delivered.
import { createHmac } from 'node:crypto'
import type { CardKind, platformCards } from '@portico/contract/gifts/platformCards.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { fail } from '../../core/fail.ts'
import type { Handlers, PageContext } from '../../core/http/context.ts'
import { newId } from '../../core/id.ts'
import type { Secrets } from '../../core/secrets.ts'
import { holdCharge, METERED_CURRENCY, readFinance, readPayer, settleCharge } from '../../finance/index.ts'
import { moveStock } from '../stock.ts'
import { cardFileOf, findCardFile } from './cardFile.ts'
import { insertCards } from './insertCards.ts'
import { readCard } from './readCards.ts'

type Plain = { serial: string; pin: string }

export const platformCardHandlers: Handlers<typeof platformCards> = {
  async list({ tx }, { query: { limit, skip } }) {
    const rows = await tx.rows(sql<CardKind>`
      select k.telco, k.denomination, k.price, n.left, n.sold, n.earned from platform_card_kinds k
      cross join lateral (
        select count(*) filter (where c.sold_at is null)::int as left, count(c.sold_at)::int as sold,
          coalesce(sum(c.sold_price), 0)::bigint as earned
        from platform_cards c where c.telco = k.telco and c.denomination = k.denomination) n
      order by k.telco, k.denomination limit ${limit} offset ${skip}`)
    const all = await tx.first(sql<{ count: number }>`select count(*)::int as count from platform_card_kinds`)
    return { rows, count: all?.count ?? 0 }
  },

  async add({ tx, clock, secrets, note }, { body: { telco, denomination, price, lines } }) {
    const now = clock.now()
    await tx.run(sql`
      insert into platform_card_kinds (telco, denomination, price) values (${telco}, ${denomination}, ${price})
      on conflict (telco, denomination) do update set price = excluded.price`)
    const counts = { added: 0, twice: 0, wrong: 0 }
    for (const [line, text] of lines.split(/\r?\n/).entries()) {
      if (text.trim() === '') continue
      const card = readCard({ line, cells: text.split(/[,;\t]|\s{1,}/).filter(Boolean) }, { serial: 0, pin: 1 })
      if ('problem' in card) counts.wrong += 1
      else {
        const { serial, pin } = card
        const added = await tx.run(sql`
          insert into platform_cards (id, telco, denomination, serial_hash, sealed, added_at)
          values (${newId(now)}, ${telco}, ${denomination}, ${hashOf(secrets, `${telco} ${serial}`)},
            ${secrets.seal(JSON.stringify({ serial, pin } satisfies Plain))}, ${now}) on conflict (serial_hash) do nothing`)
        counts[added > 0 ? 'added' : 'twice'] += 1
      }
    }
    note({ name: `${telco} ${denomination}`, count: counts.added })
    return counts
  },

  offer: ({ db, page }, { params: { id } }) =>
    db.asSystem(async (tx) => {
      const kind = await findKind(tx, page.id, id)
      const payer = await readPayer(tx, page.id)
      if (!kind.price || !payer) return { offer: null }
      const { balance } = await readFinance(tx, payer)
      return { offer: { price: kind.price, left: kind.left, balance } }
    }),

  buy: (context, { params, body }) =>
    context.db.asSystem((tx) => buy(context, tx, { giftId: params.id, ...body, id: body.id.toLowerCase() })),
}

type Wish = { giftId: string; id: string; count: number; price: number }

/** @throws gift/no-cards, gift/card-price, gift/sold-out, finance/insufficient, finance/key-used */
async function buy(context: PageContext, tx: Tx, { giftId, id, count, price }: Wish) {
  const { page, user, clock, secrets, note } = context
  const now = clock.now()
  // Two presses wait here, and the second finds the first one's cards.
  await tx.run(sql`select 1 from gifts where page_id = ${page.id} and id = ${giftId} for update`)
  const kind = await findKind(tx, page.id, giftId)
  note({ id, name: kind.name })
  const before = await tx.first(sql`select 1 from gift_card_files where page_id = ${page.id} and id = ${id}`)
  if (before) return cardFileOf(await findCardFile(tx, page.id, id))
  if (kind.price !== price) throw fail('gift/card-price', { price: 'field/invalid' })
  const taken = await tx.rows(sql<{ id: string; sealed: Buffer }>`
    select id, sealed from platform_cards
    where telco = ${kind.telco} and denomination = ${kind.denomination} and sold_at is null
    order by id limit ${count} for update skip locked`)
  if (taken.length === 0) throw fail('gift/sold-out')
  const ref = { purpose: 'phone-card', about: id } as const
  const of = { pageId: page.id, currency: METERED_CURRENCY, reason: kind.name, by: user.id }
  await holdCharge(tx, now, { ...ref, ...of, amount: taken.length * price })
  await tx.run(sql`
    insert into gift_card_files (page_id, id, gift_id, name, size_bytes, state, progress, created_by, created_at, finished_at, expires_at)
    values (${page.id}, ${id}, ${giftId}, 'Portico', 1, 'done', 1000, ${user.id}, ${now}, ${now}, ${now})`)
  const cards = taken.map(({ sealed }, line) => ({ line, ...secrets.openValue<Plain>(sealed) }))
  // A card that the page had already is not delivered and stays in the stock.
  const twice = new Set(await insertCards(context, tx, { pageId: page.id, giftId, id }, cards))
  const delivered = taken.filter((_, line) => !twice.has(line)).map((card) => card.id)
  if (delivered.length === 0) throw fail('gift/sold-out')
  await tx.run(sql`
    update platform_cards set sold_at = ${now}, charge_about = ${id}, sold_price = ${price} where id = any(${delivered}::uuid[])`)
  await tx.run(sql`
    update gift_card_files set added = ${delivered.length}, rows_read = ${taken.length}, twice = ${twice.size}
    where page_id = ${page.id} and id = ${id}`)
  // An id that another venue of the owner's has paid with puts nothing aside, so nothing would be paid here.
  const isPaid = await settleCharge(tx, now, ref, delivered.length * price)
  if (!isPaid && price > 0) throw fail('finance/key-used')
  await moveStock(tx, { pageId: page.id, giftId, change: delivered.length, reason: 'cards', about: id, at: now })
  return cardFileOf(await findCardFile(tx, page.id, id))
}

type Kind = { name: string; telco: string | null; denomination: number | null; price: number | null; left: number }

/** What the platform sells for a gift. @throws gift/not-found, gift/no-cards */
async function findKind(tx: Tx, pageId: string, giftId: string): Promise<Kind> {
  const row = await tx.first(sql<Kind & { type: string }>`
    select g.name, g.type, g.telco, g.denomination, k.price, (select count(*)::int from platform_cards c
      where c.telco = g.telco and c.denomination = g.denomination and c.sold_at is null) as left
    from gifts g left join platform_card_kinds k on k.telco = g.telco and k.denomination = g.denomination
    where g.page_id = ${pageId} and g.id = ${giftId}`)
  if (!row) throw fail('gift/not-found')
  if (row.type !== 'prepaid-phone-card') throw fail('gift/no-cards')
  return row
}

function hashOf(secrets: Secrets, text: string): Buffer {
  return createHmac('sha256', secrets.deriveLasting('platform cards')).update(text).digest()
}
