import { useCallback } from 'react'
import { message, notify } from '../ui/toasts.ts'
import { canRetry, useErrorText } from './errors.ts'
import { useText } from './useText.ts'

type ChangeKind = 'created' | 'updated' | 'deleted'

/** Runs a change and says by a toast how it went. Rejects as the change does, so that a form can keep what was typed. */
export function useSaved() {
  const t = useText('shell')
  const errorText = useErrorText()
  return useCallback(
    async <T>(command: ChangeKind, change: () => Promise<T>): Promise<T> => {
      try {
        const result = await change()
        message(t(`saved.${command}`))
        return result
      } catch (error) {
        // The form that sent it shows a lost connection itself, beside its retry button.
        if (!canRetry(error)) notify({ kind: 'bad', text: t(`failed.${command}`, { message: errorText(error) }) })
        throw error
      }
    },
    [t, errorText],
  )
}
