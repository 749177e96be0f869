import type { CostUnit } from '@portico/contract/gifts/kinds.ts'
import { useText } from '../core/useText.ts'

/** A price in what guests collect, such as `10 points`. */
export function useCost(): (value: number, unit: CostUnit) => string {
  const t = useText('gifts.cost')
  return (value, unit) => t(unit, { count: value })
}
