import { useEffect, useState } from 'react'
import { accounts } from '@portico/contract/accounts.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { api } from '../core/api.ts'

export type SignInOptions = Reply<typeof accounts.options>

let asked: Promise<SignInOptions> | undefined

/** What this server can offer beside a password, asked once; null until it is known. */
export function useSignInOptions(): SignInOptions | null {
  const [options, setOptions] = useState<SignInOptions | null>(null)
  useEffect(() => {
    let isGone = false
    loadOptions().then(
      (loaded) => isGone || setOptions(loaded),
      // A password still works without.
      (error: unknown) => console.warn(error),
    )
    return () => {
      isGone = true
    }
  }, [])
  return options
}

function loadOptions(): Promise<SignInOptions> {
  asked ??= api(accounts.options, {}).catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}
