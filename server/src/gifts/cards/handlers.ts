import { crc32 } from 'node:zlib'
import type { giftCards } from '@portico/contract/gifts/cards.ts'
import { inShortTransaction } from '../../core/db/shortTransaction.ts'
import { query, sql } from '../../core/db/database.ts'
import { fail } from '../../core/fail.ts'
import type { Handlers, PageContext } from '../../core/http/context.ts'
import { newId } from '../../core/id.ts'
import { holdRoom } from '../../core/limits.ts'
import { cardFileOf, cardPartKey, endCardFile, findCardFile, readCardFiles } from './cardFile.ts'
import { sealStorage } from './sealedStorage.ts'

const LIFE_HOURS = 24
const MOST_OPEN = 10

/** Files of phone cards. */
export const cardHandlers: Handlers<typeof giftCards> = {
  async list(context, { params, query: { limit, skip } }) {
    const { tx, page } = context
    await findCardGift(context, params.id)
    const rows = await readCardFiles(tx, page.id, sql`gift_id = ${params.id}`, { limit, skip })
    const all = await tx.first(sql<{ count: number }>`
      select count(*)::int as count from gift_card_files where page_id = ${page.id} and gift_id = ${params.id}`)
    return { rows: rows.map(cardFileOf), count: all?.count ?? 0 }
  },

  read: async ({ tx, page }, { params }) => cardFileOf(await findCardFile(tx, page.id, params.id)),

  async begin(context, { params, body }) {
    const { tx, page, user, clock } = context
    const gift = await findCardGift(context, params.id)
    if (gift.type !== 'prepaid-phone-card') throw fail('gift/no-cards')
    const where = sql`t.state in ('uploading', 'reading')`
    await holdRoom(tx, page.id, { table: 'gift_card_files', most: MOST_OPEN, code: 'import/too-many', where })
    const now = clock.now()
    const id = newId(now)
    await tx.run(
      query.insertInto('gift_card_files').values({
        page_id: page.id,
        id,
        gift_id: params.id,
        name: body.name,
        size_bytes: body.size,
        state: 'uploading',
        created_by: user.id,
        created_at: now,
        expires_at: new Date(now.getTime() + LIFE_HOURS * 3600_000),
      }),
    )
    context.note({ id, name: gift.name })
    return cardFileOf(await findCardFile(tx, page.id, id))
  },

  async append(context, { params, body }) {
    const bytes = Buffer.from(body.data, 'base64')
    if (crc32(bytes) !== body.crc32) throw fail('media/upload-damaged')
    const of = { offset: body.offset, length: bytes.length }
    const { parts } = await inShortTransaction(context, (inside) => holdPart(inside, params.id, of))
    const key = cardPartKey(params.id, parts.length + 1)
    await sealStorage(context.storage, context.secrets).put(key, bytes, 'application/octet-stream')
    return inShortTransaction(context, async (inside) => {
      const { tx, page } = inside
      // The same part may have come twice meanwhile, over two connections.
      const { size } = await holdPart(inside, params.id, of)
      const isWhole = of.offset + of.length === size
      await tx.run(sql`
        update gift_card_files set offset_bytes = offset_bytes + ${of.length}, parts = parts || ${of.length}::integer,
          state = ${isWhole ? 'reading' : 'uploading'} where page_id = ${page.id} and id = ${params.id}`)
      if (isWhole) tx.wake('gift-cards')
      return cardFileOf(await findCardFile(tx, page.id, params.id))
    })
  },

  async stop(context, { params }) {
    const { tx, page, clock } = context
    const file = await findCardFile(tx, page.id, params.id, true)
    if (file.state !== 'uploading' && file.state !== 'reading') throw fail('import/state')
    await endCardFile(tx, page.id, file, { state: 'stopped', at: clock.now() })
    context.note({ name: (await findCardGift(context, file.giftId)).name })
    return cardFileOf(await findCardFile(tx, page.id, params.id))
  },

  async problems({ tx, page }, { params }) {
    await findCardFile(tx, page.id, params.id)
    const rows = await tx.rows(sql<{ line: number; problem: never }>`
      select line, problem from gift_card_problems where page_id = ${page.id} and file_id = ${params.id} order by line`)
    return { rows, count: rows.length }
  },
}

/** @throws gift/not-found */
async function findCardGift({ tx, page }: PageContext, id: string): Promise<{ name: string; type: string }> {
  const gift = await tx.first(sql<{ name: string; type: string }>`
    select name, type from gifts where page_id = ${page.id} and id = ${id}`)
  if (!gift) throw fail('gift/not-found')
  return gift
}

/** The file, locked, when a part of this length belongs at the offset. @throws media/upload-offset */
async function holdPart({ tx, page }: PageContext, id: string, { offset, length }: { offset: number; length: number }) {
  const file = await findCardFile(tx, page.id, id, true)
  if (file.state !== 'uploading') throw fail('import/state')
  if (offset !== file.offset || length === 0 || offset + length > file.size) throw fail('media/upload-offset')
  return file
}
