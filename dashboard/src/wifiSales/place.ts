import * as z from 'zod'
import { wifiSales } from '@portico/contract/wifiSales.ts'
import { placeOf } from '../core/usePlace.ts'

export const VIEWS = ['earned', 'sales', 'accounts'] as const
export const readPlace = placeOf(wifiSales.list, { view: z.enum(VIEWS).default('earned') })
export type SalesPlace = ReturnType<typeof readPlace>
