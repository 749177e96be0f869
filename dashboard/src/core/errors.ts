import { useCallback } from 'react'
import { ERRORS, type ErrorCode } from '@portico/contract/errors.ts'
import { ApiError } from '@portico/contract/http/client.ts'
import { showWholeLanguage } from './language.ts'
import { useText } from './useText.ts'

/** Says what went wrong in the language of the interface; with the request id when only support can help. */
export function useErrorText(): (error: unknown) => string {
  const t = useText('errors')
  return useCallback(
    (error) => {
      const code = errorCode(error)
      if (!t.has(code)) return awaitWords(t('server/internal'))
      const requestId = error instanceof ApiError && code === 'server/internal' ? error.requestId : undefined
      return requestId ? `${t(code)} (${requestId})` : t(code)
    },
    [t],
  )
}

/** The words of every screen are still on the way; what stays on screen is drawn again with them. */
function awaitWords(meanwhile: string): string {
  void showWholeLanguage()
  return meanwhile
}

/** Whether trying the same again later may work, so that a form keeps what was typed and offers it. */
export function canRetry(error: unknown): boolean {
  const code = errorCode(error)
  return code === 'network/unreachable' || code === 'server/busy' || code === 'request/too-many'
}

function errorCode(error: unknown): ErrorCode {
  return error instanceof ApiError && error.code in ERRORS ? error.code : 'server/internal'
}
