import { gateways, type Gateway } from '@portico/contract/gateways.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { usePage } from './page.ts'
import { useAllows } from './rights.ts'
import { useList } from './useList.ts'

/** Silence is the absence of news: the list is asked again without any. */
const EVERY_SECONDS = 60

/** The selected page's devices, and which of them have lost contact: somebody has to look at those. */
export function useSilentDevices(): {
  devices: readonly Gateway[]
  silent: Gateway[]
  isAll: boolean
  reload: () => unknown
} {
  const isOpen = usePage((state) => state.role !== null)
  const isEnabled = useAllows('device:read') && isOpen
  const { rows, reload } = useList(gateways, {}, { isEnabled })
  useLiveReload(['devices'], async () => isEnabled && reload(), EVERY_SECONDS)
  const silent = rows.filter(({ state }) => state === 'offline')
  const isAll = silent.length > 0 && rows.every(({ state }) => state === 'offline' || state === 'waiting')
  return { devices: rows, silent, isAll, reload }
}
