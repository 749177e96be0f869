import { useState } from 'react'
import { ApiError } from '@portico/contract/http/client.ts'
import { useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import { notify } from '../ui/toasts.ts'

/** One way in; called again with a code when the account has a second step. */
export type Attempt = (totp?: string) => Promise<void>

export type SigningIn = {
  isBusy: boolean
  failure: unknown
  /** The way in that waits for a second step. */
  waiting: Attempt | null
  /** Whether it went through. What went wrong stays in `failure`. */
  run: (attempt: Attempt, totp?: string) => Promise<boolean>
  /** Back to the first step. */
  restart: () => void
}

/** What every way in has in common: one at a time, a second step when asked for, a toast when it fails. */
export function useSigningIn(): SigningIn {
  const t = useText('accounts')
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [waiting, setWaiting] = useState<Attempt | null>(null)

  async function run(attempt: Attempt, totp?: string): Promise<boolean> {
    setBusy(true)
    setFailure(null)
    try {
      await attempt(totp)
      return true
    } catch (error) {
      if (hasCode(error, 'auth/totp-required')) {
        setWaiting(() => attempt)
        return false
      }
      setFailure(error)
      notify({ id: 'sign-in', kind: 'bad', text: t('loginError', { message: errorText(error) }) })
      return false
    } finally {
      setBusy(false)
    }
  }

  function restart() {
    setWaiting(null)
    setFailure(null)
  }

  return { isBusy, failure, waiting, run, restart }
}

export function hasCode(error: unknown, code: ApiError['code']): boolean {
  return error instanceof ApiError && error.code === code
}
