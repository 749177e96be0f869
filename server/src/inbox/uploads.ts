// Files for answers, sent by members part by part.
import { crc32 } from 'node:zlib'
import type { conversationMessages } from '@portico/contract/inbox/messages.ts'
import { sql } from '../core/db/database.ts'
import { inShortTransaction } from '../core/db/shortTransaction.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { newId } from '../core/id.ts'
import { holdRoom } from '../core/limits.ts'
import { FILE_COLUMNS, partKey, readBytes, toWire, type FileRow } from './files.ts'
import { sniffSent } from './fileKinds.ts'

const MOST_OPEN = 100
const LEAST_PART_BYTES = 16_000

/** Calls about files of conversations. */
export const uploadHandlers: Pick<Handlers<typeof conversationMessages>, 'beginFile' | 'appendFile' | 'filePart'> = {
  async beginFile(context, { params, body }) {
    const { tx, page, user, clock } = context
    const known = await tx.first(sql`select 1 from conversations where page_id = ${page.id} and id = ${params.id}`)
    if (!known) throw fail('conversation/not-found')
    const where = sql`t.message_id is null`
    await holdRoom(tx, page.id, {
      table: 'conversation_files',
      most: MOST_OPEN,
      code: 'conversation/too-many-files',
      where,
    })
    const now = clock.now()
    const id = newId(now)
    await tx.run(sql`
      insert into conversation_files (page_id, id, conversation_id, kind, name, size_bytes, state, created_by, created_at)
      values (${page.id}, ${id}, ${params.id}, 'file', ${body.name}, ${body.size}, 'uploading', ${user.id}, ${now})`)
    return toWire(await find(context, id))
  },

  async appendFile(context, { params, body }) {
    const bytes = Buffer.from(body.data, 'base64')
    if (crc32(bytes) !== body.crc32) throw fail('media/upload-damaged')
    const { parts } = await inShortTransaction(context, (inside) =>
      holdPart(inside, params.id, body.offset, bytes.length),
    )
    await context.storage.put(partKey(params.id, parts.length + 1), bytes, 'application/octet-stream')
    const file = await inShortTransaction(context, async (inside) => {
      await holdPart(inside, params.id, body.offset, bytes.length)
      const { tx, page } = inside
      await tx.run(sql`
        update conversation_files set offset_bytes = offset_bytes + ${bytes.length}, parts = parts || ${bytes.length}::integer
        where page_id = ${page.id} and id = ${params.id}`)
      return find(inside, params.id)
    })
    return file.offset === file.size ? finish(context, file) : toWire(file)
  },

  async filePart(context, { params: { id, number } }) {
    const file = await inShortTransaction(context, (inside) => find(inside, id))
    const length = file.parts[number - 1]
    const bytes = length === undefined ? undefined : await context.storage.read(partKey(id, number))
    if (file.state !== 'stored' || !bytes || bytes.length !== length) throw fail('request/not-found')
    return { data: bytes.toString('base64') }
  },
}

/** Judges a whole file by its bytes. @throws conversation/file-unsupported */
async function finish(context: PageContext, file: FileRow) {
  const bytes = await readBytes(context.storage, file)
  if (!bytes) throw fail('media/upload-damaged')
  const known = await sniffSent(bytes)
  if (!known) throw fail('conversation/file-unsupported')
  return inShortTransaction(context, async (inside) => {
    const { tx, page } = inside
    await tx.run(sql`
      update conversation_files set state = 'stored', kind = ${known.kind}, type = ${known.type}
      where page_id = ${page.id} and id = ${file.id}`)
    return toWire(await find(inside, file.id))
  })
}

async function find({ tx, page }: PageContext, id: string, lock = sql``): Promise<FileRow> {
  const file = await tx.first(sql<FileRow>`
    select ${FILE_COLUMNS} from conversation_files where page_id = ${page.id} and id = ${id} ${lock}`)
  if (!file) throw fail('request/not-found')
  return file
}

/** The upload, locked, when a part of this length belongs at the offset. @throws media/upload-offset */
async function holdPart(context: PageContext, id: string, offset: number, length: number): Promise<FileRow> {
  const file = await find(context, id, sql`for update`)
  const isOwn = file.createdBy === context.user.id && file.state === 'uploading'
  if (!isOwn || offset !== file.offset || length === 0 || offset + length > file.size) throw fail('media/upload-offset')
  const isLast = offset + length === file.size
  if (length < LEAST_PART_BYTES && !isLast) throw fail('request/invalid', { data: 'field/too-short' })
  return file
}
