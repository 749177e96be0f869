import { flows, type Flow } from '@portico/contract/flows.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import { message, notify } from '../ui/toasts.ts'

/** Puts a flow in use for the whole page, and says so. */
export function useActivate() {
  const t = useText('flows')
  const errorText = useErrorText()
  return async ({ id, name }: Flow, onActive: (flow: Flow) => unknown) => {
    try {
      onActive(await api(flows.activate, { params: { id } }))
      message(t('activated', { name }), { seconds: 3 })
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    }
  }
}
