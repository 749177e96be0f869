import { flows, type Flow } from '@portico/contract/flows.ts'
import { api } from '../core/api.ts'
import { useSend } from '../core/useSend.ts'
import { useText } from '../core/useText.ts'

/** Puts a flow in use for the whole page, and says so. */
export function useActivate() {
  const t = useText('flows')
  const { send } = useSend()
  return async ({ id, name }: Flow, onActive: (flow: Flow) => unknown) => {
    const activate = () => api(flows.activate, { params: { id } })
    const active = await send(activate, { done: t('activated', { name }), seconds: 3 })
    if (active) onActive(active)
  }
}
