import { pageItems } from '@portico/contract/menu.ts'
import { api } from '../core/api.ts'
import { useInvalidate } from '../core/keys.ts'
import { useList } from '../core/useList.ts'
import { useSaved } from '../core/useSaved.ts'
import type { ItemFilters } from './place.ts'

/** The items that fit, new ones at the front (specification §4), and what can be done with one. */
export function useItems(filters: ItemFilters) {
  const list = useList(pageItems, filters, { newRows: 'front' })
  const saved = useSaved()
  const invalidate = useInvalidate()

  /** Moves an item behind another, or to the front. */
  async function place(eid: string, after: string | null) {
    await saved('updated', () => api(pageItems.place, { params: { eid }, body: { after } })).catch(() => undefined)
    await invalidate(pageItems)
  }

  async function setSoldOut(eid: string, isSoldOut: boolean) {
    const change = () => api(pageItems.stock, { params: { eid }, body: { isSoldOut } })
    await saved('updated', change).catch(() => undefined)
    await invalidate(pageItems)
  }

  return { ...list, place, setSoldOut }
}

export type ItemsState = ReturnType<typeof useItems>
