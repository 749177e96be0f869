// What administrators tell everybody who is signed in.
import * as z from 'zod'
import { crud } from '../http/crud.ts'
import { endpoint } from '../http/endpoint.ts'
import { language, text } from '../text.ts'

export const TONES = ['info', 'warn'] as const
const at = z.iso.datetime()
const fields = z.object({
  /** Vietnamese stands in for a language that is missing. */
  words: z
    .partialRecord(language, text(300))
    .refine(({ vi }) => Boolean(vi?.trim()), { path: ['vi'], error: 'field/required' }),
  tone: z.enum(TONES),
  startsAt: at,
  endsAt: at.nullable(),
})
const Announcement = fields.extend({ id: z.uuid(), createdAt: at })
export type Announcement = z.output<typeof Announcement>
export const MOST_ANNOUNCEMENTS = 100

export const announcements = {
  ...crud({
    path: '/admin/announcements',
    key: 'id',
    name: 'announcement',
    item: Announcement,
    fields,
    most: MOST_ANNOUNCEMENTS,
    read: { by: 'admin' },
    edit: { by: 'admin' },
  }),
  current: endpoint({
    method: 'GET',
    path: '/announcements',
    summary: 'What is announced now, in the caller’s language; and which of the caller’s pages are suspended',
    access: { by: 'user' },
    returns: z.object({
      rows: z.array(z.object({ id: z.uuid(), tone: z.enum(TONES), text: z.string() })),
      suspended: z.array(z.object({ pageId: z.uuid(), name: z.string(), reason: z.string() })),
    }),
  }),
}
