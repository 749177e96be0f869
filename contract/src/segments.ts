// Guests chosen by a condition, under a name: campaigns, messages and automations choose people by them.
import * as z from 'zod'
import { crud, listOf } from './http/crud.ts'
import { endpoint } from './http/endpoint.ts'
import { seenRevision } from './http/versioned.ts'
import { Condition } from './segments/condition.ts'
import { requiredText } from './text.ts'

const fields = z.object({
  name: requiredText(80),
  condition: Condition,
  /** The version the caller has seen; a newer one is not overwritten. */
  version: seenRevision,
})
const Segment = z.object({
  id: z.uuid(),
  name: z.string(),
  condition: Condition,
  version: z.int(),
  updatedAt: z.iso.datetime(),
  /** What the condition names and is not there any more; such a segment matches nobody. */
  missing: z.array(z.enum(['tag', 'gateway', 'campaign'])),
})
export type Segment = z.output<typeof Segment>
/** A place that chooses guests by a segment, and the dashboard's path to it. */
const SegmentUse = z.object({ feature: z.string(), name: z.string(), href: z.string() })

const read = { by: 'page', may: 'guest:read' } as const
const write = { by: 'page', may: 'campaign:write' } as const
const params = z.object({ id: z.uuid() })

export const segments = {
  ...crud({
    path: '/segments',
    key: 'id',
    name: 'segment',
    item: Segment,
    fields,
    sort: ['name', 'updatedAt'],
    search: ['name'],
    most: 200,
    read,
    edit: write,
  }),
  count: endpoint({
    method: 'POST',
    path: '/segments/count',
    summary: 'How many guests a condition matches, and ten of them',
    access: read,
    // A question, however it is sent.
    isPart: true,
    body: z.object({ condition: Condition }),
    returns: z.object({
      count: z.int(),
      of: z.int(),
      missing: Segment.shape.missing,
      sample: z.array(z.object({ id: z.uuid(), name: z.string().nullable(), lastSeenAt: z.iso.datetime() })),
    }),
  }),
  uses: endpoint({
    method: 'GET',
    path: '/segments/{id}/uses',
    summary: 'Where a segment is used; one that is used cannot be deleted',
    access: read,
    params,
    returns: listOf(SegmentUse),
  }),
  versions: endpoint({
    method: 'GET',
    path: '/segments/{id}/versions',
    summary: 'Versions of a segment, newest first',
    access: read,
    params,
    returns: listOf(
      z.object({
        version: z.int(),
        name: z.string(),
        condition: Condition,
        at: z.iso.datetime(),
        by: z.string().nullable(),
      }),
    ),
  }),
}
