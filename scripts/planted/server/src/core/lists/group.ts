// A list whose table has no column for `colour` and none for `guests`: see its neighbours.
import * as z from 'zod'
import { crud } from '../../../../../../contract/src/http/crud.ts'

const fields = z.object({ name: z.string() })
const common = {
  path: '/planted',
  key: 'id',
  name: 'rule',
  read: { by: 'page', may: 'session:read' },
  edit: { by: 'page', may: 'session:disconnect' },
} as const

export const plain = crud({ ...common, item: fields.extend({ id: z.uuid() }), fields })
export const coloured = crud({ ...common, item: fields.extend({ id: z.uuid() }), fields: fields.extend({ colour: z.string() }) })
export const counted = crud({ ...common, item: fields.extend({ id: z.uuid(), guests: z.int() }), fields })
export const filtered = crud({ ...common, item: fields.extend({ id: z.uuid() }), fields, filter: { tag: z.string().optional() } })
