import { useEffect, useState } from 'react'
import { accounts } from '@portico/contract/accounts.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { api } from './api.ts'

export type ServerOptions = Reply<typeof accounts.options>

let asked: Promise<ServerOptions> | undefined

/** What this server offers, asked once; null until it is known. */
export function useServerOptions(): ServerOptions | null {
  const [options, setOptions] = useState<ServerOptions | null>(null)
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

function loadOptions(): Promise<ServerOptions> {
  asked ??= api(accounts.options, {}).catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}
