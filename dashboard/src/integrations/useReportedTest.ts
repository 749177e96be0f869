import type { ConnectionTest } from '@portico/contract/integrations.ts'
import { useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import { message, notify } from '../ui/toasts.ts'
import { useProblem } from './useProblem.ts'

/** Runs a test and says by a toast how it went. @returns whether it worked */
export function useReportedTest() {
  const t = useText('integrations')
  const errorText = useErrorText()
  const problem = useProblem()
  return async (test: () => Promise<ConnectionTest>): Promise<boolean> => {
    try {
      const { isWorking, problem: found, detail } = await test()
      if (isWorking) message(t('worked'), { seconds: 3 })
      else notify({ kind: 'bad', text: t('failed', { problem: problem(found ?? 'unknown', detail) }), seconds: 8 })
      return isWorking
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
      return false
    }
  }
}
