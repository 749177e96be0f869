import * as z from 'zod'
import { CREDIT_KINDS, CREDIT_STATES } from '@portico/contract/finance/credits.ts'
import { adminPayments } from '@portico/contract/payments/differences.ts'
import { placeOf } from '../core/usePlace.ts'

export const VIEWS = ['differences', 'payments', 'credits', 'cards', 'billing'] as const
export const readPlace = placeOf(adminPayments.orders, {
  view: z.enum(VIEWS).default('differences'),
  closed: z.enum(['open', 'resolved']).optional(),
  kind: z.enum(CREDIT_KINDS).optional(),
  credit: z.enum(CREDIT_STATES).optional(),
})
type PaymentsPlace = ReturnType<typeof readPlace>
export type ViewProps = { place: PaymentsPlace; onPlace: (place: PaymentsPlace) => void }
