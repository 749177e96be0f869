import * as z from 'zod'
import { endpoint } from './http/endpoint.ts'
import { listOf, paging } from './http/crud.ts'

const Entry = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  actorKind: z.enum(['user', 'key', 'guest', 'system', 'webhook']),
  actorId: z.uuid().nullable(),
  /** Null for what the product did itself, and for an account that is gone. */
  actorName: z.string().nullable(),
  /** `<feature>.<call>`, as `pages.update`. */
  action: z.string(),
  /** Key of what it was done to. */
  subject: z.string(),
  /** What that was called at that time; a member or a guest by the name now, and as the reader may see it. */
  name: z.string().nullable(),
  /** Field -> before and after; empty for a value that does not fit a line. */
  changes: z.record(z.string(), z.array(z.unknown())),
  detail: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.output<typeof Entry>

/** Who changed what on the page, newest first. */
export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/audit-log',
    summary: 'The page\u2019s audit log',
    access: { by: 'page', may: 'page.audit:read' },
    query: paging.extend({
      /** Days in the page's time zone, both included. */
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      actor: z.uuid().optional(),
      /** A call, or a feature for all of its calls. */
      action: z
        .string()
        .regex(/^[a-zA-Z]{1,40}(\.[a-zA-Z]{1,40})?$/)
        .optional(),
    }),
    returns: listOf(Entry),
  }),
}
