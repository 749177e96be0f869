import { audit } from '@portico/contract/audit.ts'
import { placeOf, type PlaceOf } from '../core/usePlace.ts'

/** What the log is narrowed to. */
export const readPlace = placeOf(audit.list)
export type AuditFilters = PlaceOf<typeof readPlace>
