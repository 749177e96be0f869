import { useEffect, useRef } from 'react'
import { useSilentDevices } from '../core/useSilentDevices.ts'
import { useText } from '../core/useText.ts'
import { message } from '../ui/toasts.ts'

const SECONDS = 8

/** Says on any screen that a device is back, as the notice by mail does. */
export function DevicesBack() {
  const t = useText('frame')
  const { devices } = useSilentDevices()
  const before = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    for (const { nas_id, name, state } of devices)
      if (state === 'online' && before.current.has(nas_id)) message(t('deviceBack', { name }), { seconds: SECONDS })
    before.current = new Set(devices.filter(({ state }) => state === 'offline').map(({ nas_id }) => nas_id))
  }, [devices, t])
  return null
}
