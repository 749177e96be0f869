// Wi-Fi that guests of the café bought in the last month: mostly half hours, some whole days, one given back.
import { lookupOf, makeCodes } from '@portico/server/accessCodes/codes.ts'
import { sql, type Tx } from '@portico/server/core/db/database.ts'
import type { Secrets } from '@portico/server/core/secrets.ts'
import { idAt, makeRandom, type Random } from './random.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const SEED = 20_108
const LENGTH = 10
const DAYS = 30
const OFFERS = [
  { name: 'Nửa giờ', price: 5000, minutes: 30, weight: 7 },
  { name: 'Cả ngày, 2 máy', price: 20_000, minutes: 1440, weight: 3 },
] as const

type Of = { pageId: string; ownerId: string; secrets: Secrets; now: Date }
type Sale = { batchId: string; offer: (typeof OFFERS)[number]; at: Date; index: number; isPaid: boolean }

/** Two kinds of code with a price, and what was ordered of them. */
export async function writeWifiSales(tx: Tx, of: Of): Promise<void> {
  const { pageId, ownerId, now } = of
  const random = makeRandom(SEED)
  const madeAt = new Date(now.getTime() - 40 * DAY_MS)
  const batches = OFFERS.map((offer) => ({ offer, batchId: idAt(random, madeAt.getTime()) }))
  for (const { offer, batchId } of batches)
    await tx.run(sql`
      insert into access_code_batches (page_id, id, name, kind, alphabet, length, most, duration_minutes, max_devices, price, created_by, created_at)
      values (${pageId}, ${batchId}, ${offer.name}, 'counter', 'digits', ${LENGTH}, 200, ${offer.minutes}, 2, ${offer.price}, ${ownerId}, ${madeAt})`)
  for (let index = 0; index < DAYS; index += 1) {
    const chosen = random.weighted(batches.map((batch) => [batch, batch.offer.weight] as const))
    const at = new Date(now.getTime() - (index + 1) * DAY_MS + random.int(0, 8) * HOUR_MS)
    // Every ninth guest thought better of it.
    await writeSale(tx, of, random, { ...chosen, at, index, isPaid: index % 9 !== 4 })
  }
}

async function writeSale(tx: Tx, { pageId, ownerId, secrets }: Of, random: Random, sale: Sale): Promise<void> {
  const { batchId, offer, at, index, isPaid } = sale
  const id = idAt(random, at.getTime())
  const codeId = isPaid ? idAt(random, at.getTime()) : null
  const settledAt = new Date(at.getTime() + 40_000)
  const reference = `${at.getTime()}${String(random.int(0, 999)).padStart(3, '0')}`
  if (codeId) {
    const [code = ''] = makeCodes('digits', LENGTH, 1)
    await tx.run(sql`
      insert into access_codes (page_id, id, batch_id, number, lookup, sealed, note, created_at, first_used_at, expires_at)
      values (${pageId}, ${codeId}, ${batchId}, ${index + 1}, ${lookupOf(secrets, pageId, code)}, ${secrets.seal(code)}, ${reference},
        ${settledAt}, ${settledAt}, ${new Date(settledAt.getTime() + offer.minutes * 60_000)})`)
  }
  await tx.run(sql`
    insert into wifi_orders (page_id, id, batch_id, name, amount, currency, provider, reference, state, code_id, transaction, created_at,
      expires_at, settled_at)
    values (${pageId}, ${id}, ${batchId}, ${offer.name}, ${offer.price}, 'VND', ${index % 5 === 0 ? 'vnpay' : 'payos'}, ${reference},
      ${isPaid ? 'paid' : 'expired'}, ${codeId}, ${isPaid ? `FT${reference.slice(-10)}` : null}, ${at},
      ${new Date(at.getTime() + HOUR_MS / 2)}, ${settledAt})`)
  if (!isPaid) return
  const entry = (kind: 'sale' | 'refund', when: Date) =>
    tx.run(sql`
      insert into wifi_sale_entries (page_id, order_id, kind, amount, currency, reason, by_user, at)
      values (${pageId}, ${id}, ${kind}, ${kind === 'sale' ? offer.price : -offer.price}, 'VND',
        ${kind === 'sale' ? '' : 'Mất điện, khách không dùng được'}, ${kind === 'sale' ? null : ownerId}, ${when})`)
  await entry('sale', settledAt)
  if (index !== 6) return
  await entry('refund', new Date(settledAt.getTime() + HOUR_MS))
  await tx.run(sql`update access_codes set revoked_at = ${settledAt} where page_id = ${pageId} and id = ${codeId}`)
}
