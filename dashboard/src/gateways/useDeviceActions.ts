import { useCallback, useMemo } from 'react'
import { IconActivity, IconHistory, IconListDetails, IconPencil, IconStethoscope, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { Gateway } from '@portico/contract/gateways.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import type { RowAction } from '../ui/column.ts'
import { confirm } from '../ui/confirm.ts'
import { useLatest } from '../ui/useLatest.ts'

type Commands = {
  setUp: (device: Gateway) => void
  edit: (device: Gateway) => void
  test: (device: Gateway) => void
  history: (device: Gateway) => void
  remove: (device: Gateway) => Promise<void>
}

/** What may be done with a device, as far as the role goes. */
export function useDeviceActions(commands: Commands): RowAction<Gateway>[] {
  const t = useText('gateways')
  const navigate = useNavigate()
  const mayWrite = useAllows('device:write')
  const mayReveal = useAllows('device.secret:reveal')
  const latest = useLatest(commands)

  const remove = useCallback(
    async (device: Gateway) => {
      const { name } = device
      const isSure = await confirm({
        title: t('removeAsk.title', { name }),
        text: t('removeAsk.text'),
        confirm: t('removeAsk.confirm'),
        isDanger: true,
      })
      // The list itself shows how it went.
      if (isSure) await latest.current.remove(device).catch(() => undefined)
    },
    [t, latest],
  )

  return useMemo(() => {
    const all: RowAction<Gateway>[] = []
    const examine: RowAction<Gateway> = {
      key: 'examine',
      label: t('test.examine'),
      icon: IconStethoscope,
      run: ({ nas_id }) => void navigate({ to: '/dashboard/doctor', search: { of: nas_id } }),
    }
    if (mayReveal)
      all.push({
        key: 'setUp',
        label: t('setUp'),
        icon: IconListDetails,
        isInline: true,
        run: (device) => latest.current.setUp(device),
      })
    all.push(examine)
    all.push({
      key: 'history',
      label: t('history.action'),
      icon: IconHistory,
      run: (device) => latest.current.history(device),
    })
    if (!mayWrite) return all
    all.push({ key: 'test', label: t('test.action'), icon: IconActivity, run: (device) => latest.current.test(device) })
    all.push({ key: 'edit', label: t('edit'), icon: IconPencil, run: (device) => latest.current.edit(device) })
    all.push({
      key: 'remove',
      label: t('remove'),
      icon: IconTrash,
      isDanger: true,
      run: (device) => void remove(device),
    })
    return all
  }, [t, navigate, mayReveal, mayWrite, remove, latest])
}
