import * as z from 'zod'
import { IMPORT_TARGETS } from '@portico/contract/imports/fields.ts'
import { imports } from '@portico/contract/imports.ts'
import { placeOf } from '../core/usePlace.ts'

export const VIEWS = ['imports', 'exports'] as const

/** Which list is shown; or one import, or one that begins. */
export const readPlace = placeOf(imports.list, {
  view: z.enum(VIEWS),
  open: z.uuid(),
  begin: z.enum(IMPORT_TARGETS),
})
