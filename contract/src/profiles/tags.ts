// A venue's own words for its guests.
import * as z from 'zod'
import { crud } from '../http/crud.ts'
import { Condition } from '../segments/condition.ts'
import { requiredText } from '../text.ts'

export const TAG_COLOURS = ['green', 'blue', 'violet', 'amber', 'red', 'grey'] as const
const fields = z.object({
  name: requiredText(40),
  colour: z.enum(TAG_COLOURS),
  /** Guests it matches have the tag and others lose it; null tags by hand. */
  rule: Condition.nullable(),
})
const Tag = fields.extend({ id: z.uuid(), createdAt: z.iso.datetime(), guests: z.int() })
export type Tag = z.output<typeof Tag>

export const tags = crud({
  path: '/tags',
  key: 'id',
  name: 'tag',
  item: Tag,
  fields,
  sort: ['name', 'createdAt', 'guests'],
  search: ['name'],
  most: 200,
  read: { by: 'page', may: 'guest:read' },
  edit: { by: 'page', may: 'page.settings:write' },
})
