// Guests and leads as files, made in the background. Only the member who asked can download one, for a day.
import * as z from 'zod'
import { endpoint } from './http/endpoint.ts'
import { listOf, paging } from './http/crud.ts'
import { EXPORT_FORMATS, EXPORT_STATES } from './exports/states.ts'
import { IMPORT_TARGETS } from './imports/fields.ts'
import { leads } from './leads.ts'
import { profiles } from './profiles.ts'

const Export = z.object({
  id: z.uuid(),
  target: z.enum(IMPORT_TARGETS),
  format: z.enum(EXPORT_FORMATS),
  state: z.enum(EXPORT_STATES),
  /** Names and contacts in full; else masked as on screen. */
  isNamed: z.boolean(),
  /** Whether it is only a part of the list, by filters. */
  isFiltered: z.boolean(),
  rows: z.int(),
  bytes: z.int(),
  /** Parts the file is fetched in. */
  parts: z.int(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Until when the file can be fetched. */
  expiresAt: z.iso.datetime().nullable(),
})
export type Export = z.output<typeof Export>

const paged = { limit: true, skip: true, after: true } as const
const format = z.enum(EXPORT_FORMATS)
const one = z.object({ id: z.uuid() })
/** The right to the list itself is asked again for each file. */
const read = { by: 'page', may: 'lead:read' } as const

export const exports = {
  list: endpoint({
    method: 'GET',
    path: '/exports',
    summary: 'The caller’s own exports, newest first',
    access: read,
    query: paging,
    returns: listOf(Export),
  }),
  guests: endpoint({
    method: 'POST',
    path: '/custom-users/exports',
    summary: 'Make a file of exactly these guests; masked for those who may not read who they are',
    access: { by: 'page', may: 'guest:read' },
    body: z.object({ format, filters: profiles.list.query.omit(paged) }),
    returns: Export,
    perMinute: 30,
  }),
  leads: endpoint({
    method: 'POST',
    path: '/leads/exports',
    summary: 'Make a file of exactly these leads; masked for those who may not read who they are',
    access: read,
    body: z.object({ format, filters: leads.list.query.omit(paged) }),
    returns: Export,
    perMinute: 30,
  }),
  part: endpoint({
    method: 'GET',
    path: '/exports/{id}/parts/{number}',
    summary: 'A part of the file, in base64; only for the member who asked for it',
    access: read,
    params: one.extend({ number: z.coerce.number<number | string>().int().min(1).max(100_000) }),
    returns: z.object({ data: z.base64() }),
    isWaiting: true,
    perMinute: 3000,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/exports/{id}',
    summary: 'Delete the file of an export',
    access: read,
    params: one,
    returns: one,
  }),
}
