import { gateways } from '@portico/contract/gateways.ts'
import { usePage } from '../core/page.ts'
import { useAllows } from '../core/rights.ts'
import { useList } from '../core/useList.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'

/** How many hotspots of the selected page have gone silent: somebody has to look at them. */
export function useSilent(): number {
  const isOpen = usePage((state) => state.role !== null)
  const isEnabled = useAllows('device:read') && isOpen
  const { rows, reload } = useList(gateways, {}, { isEnabled })
  useLiveReload(['devices'], async () => isEnabled && reload())
  return rows.filter(({ state }) => state === 'offline').length
}
