import { useCallback, useState } from 'react'
import { message, notify } from '../ui/toasts.ts'
import { useErrorText } from './errors.ts'

type SendOptions<T> = {
  /** What is said when it worked; nothing when absent. */ done?: string | ((answer: T) => string)
  seconds?: number
}

/** Runs calls and says by a toast how each went. @returns the answer; undefined when it failed */
export function useSend() {
  const errorText = useErrorText()
  const [running, setRunning] = useState(0)
  const send = useCallback(
    async <T>(work: () => Promise<T>, { done, seconds }: SendOptions<T> = {}): Promise<T | undefined> => {
      setRunning((count) => count + 1)
      try {
        const answer = await work()
        if (done) message(typeof done === 'string' ? done : done(answer), { seconds })
        return answer
      } catch (error) {
        notify({ kind: 'bad', text: errorText(error) })
        return undefined
      } finally {
        setRunning((count) => count - 1)
      }
    },
    [errorText],
  )
  return { send, isSending: running > 0 }
}
