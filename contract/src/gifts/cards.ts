// Phone cards out of files: sent part by part, read in the background, all of a file or nothing of it.
import * as z from 'zod'
import { listOf, paging } from '../http/crud.ts'
import { endpoint } from '../http/endpoint.ts'
import { IMPORT_FAILURES } from '../imports/fields.ts'
import { CHUNK_BYTES } from '../media/limits.ts'
import { requiredText } from '../text.ts'
import { CARD_FILE_STATES, CARD_PROBLEMS, MOST_CARD_BYTES } from './cardFields.ts'

const BASE64 = Math.ceil(CHUNK_BYTES / 3) * 4

export const CardFile = z.object({
  id: z.uuid(),
  giftId: z.uuid(),
  name: z.string(),
  size: z.int(),
  offset: z.int(),
  state: z.enum(CARD_FILE_STATES),
  failure: z.enum(IMPORT_FAILURES).nullable(),
  /** Of the file, in thousandths. */
  progress: z.int(),
  rowsRead: z.int(),
  added: z.int(),
  /** Cards that the page has or had already. */
  twice: z.int(),
  wrong: z.int(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})
export type CardFile = z.output<typeof CardFile>

const MAKE = { by: 'page', may: 'loyalty:publish' } as const
const ofGift = z.object({ id: z.uuid() })
const params = z.object({ id: z.uuid() })

export const giftCards = {
  list: endpoint({
    method: 'GET',
    path: '/gifts/{id}/card-files',
    summary: 'Files of phone cards of a gift, newest first',
    access: MAKE,
    params: ofGift,
    query: paging,
    returns: listOf(CardFile),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/gifts/{id}/card-files',
    summary: 'Begin to send a CSV file of serial numbers and PINs',
    access: MAKE,
    params: ofGift,
    body: z.object({ name: requiredText(200), size: z.int().min(1).max(MOST_CARD_BYTES) }),
    returns: CardFile,
  }),
  append: endpoint({
    method: 'PUT',
    path: '/gift-card-files/{id}/data',
    summary: 'Send the next part of the file',
    access: MAKE,
    params,
    body: z.object({ offset: z.int().min(0), crc32: z.int().min(0), data: z.base64().max(BASE64) }),
    returns: CardFile,
    isPart: true,
    isWaiting: true,
    perMinute: 3000,
  }),
  read: endpoint({
    method: 'GET',
    path: '/gift-card-files/{id}',
    summary: 'How far a file of phone cards is',
    access: MAKE,
    params,
    returns: CardFile,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/gift-card-files/{id}/stop',
    summary: 'Give up a file; none of its cards is kept',
    access: MAKE,
    params,
    returns: CardFile,
  }),
  problems: endpoint({
    method: 'GET',
    path: '/gift-card-files/{id}/problems',
    summary: 'What is wrong with which line of a file',
    access: MAKE,
    params,
    returns: listOf(z.object({ line: z.int(), problem: z.enum(CARD_PROBLEMS) })),
  }),
}
