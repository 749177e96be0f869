// A venue's own words for its guests.
import * as z from 'zod'
import { crud } from '../http/crud.ts'
import { endpoint } from '../http/endpoint.ts'
import { Condition } from '../segments/condition.ts'
import { requiredText } from '../text.ts'

export const TAG_COLOURS = ['green', 'blue', 'violet', 'amber', 'red', 'grey'] as const
const fields = z.object({
  name: requiredText(40),
  colour: z.enum(TAG_COLOURS),
  /** Guests it matches have the tag and others lose it; null tags by hand. */
  rule: z.nullable(Condition),
})
const Tag = fields.extend({ id: z.uuid(), createdAt: z.iso.datetime(), guests: z.int() })
export type Tag = z.output<typeof Tag>

const read = { by: 'page', may: 'guest:read' } as const
const edit = { by: 'page', may: 'page.settings:write' } as const

export const tags = {
  ...crud({
    path: '/tags',
    key: 'id',
    name: 'tag',
    item: Tag,
    fields,
    sort: ['name', 'createdAt', 'guests'],
    search: ['name'],
    most: 200,
    read,
    edit,
  }),
  preview: endpoint({
    method: 'POST',
    path: '/tags/preview',
    summary: 'Whom a change of a tag would touch: a rule, going into another tag, or another name',
    access: read,
    // A question, however it is sent.
    isPart: true,
    body: z.object({
      /** Absent for a tag that is not there yet. */
      id: z.uuid().optional(),
      /** The rule it would have; absent leaves it. */
      rule: z.nullable(Condition).optional(),
      /** The tag it would go into. */
      into: z.uuid().optional(),
    }),
    returns: z.object({
      /** Guests who have the tag now. */
      has: z.int(),
      gains: z.int(),
      loses: z.int(),
      /** Some of those who gain or lose it, or who have it. */
      sample: z.array(
        z.object({ id: z.uuid(), name: z.string().nullable(), change: z.enum(['gain', 'lose', 'keep']) }),
      ),
      /** Names of segments that name the tag. */
      segments: z.array(z.string()),
    }),
  }),
  merge: endpoint({
    method: 'POST',
    path: '/tags/{id}/merge',
    summary: 'Put a tag into another: its guests and segments get the other',
    access: edit,
    params: z.object({ id: z.uuid() }),
    body: z.object({ into: z.uuid() }),
    returns: Tag,
  }),
}
