// OAuth codes (RFC 6749 §4.1) with PKCE (RFC 7636): each is valid once, for its redirect address and client.
import { createHash, randomUUID } from 'node:crypto'

type Authorisation = { email: string; nonce: string | undefined; redirectUri: string; challenge: string }

export type Codes = {
  /** Creates a code for an authorisation request. */
  give(asked: URLSearchParams, email: string): string
  /** @returns its owner; undefined when it is used, unknown, for another address or not proved. */
  take(form: URLSearchParams): Authorisation | undefined
}

export function keepCodes(): Codes {
  const codes = new Map<string, Authorisation>()
  return {
    give(asked, email) {
      const code = randomUUID()
      const [redirectUri, challenge] = [asked.get('redirect_uri') ?? '', asked.get('code_challenge') ?? '']
      codes.set(code, { email, nonce: asked.get('nonce') ?? undefined, redirectUri, challenge })
      return code
    },
    take(form) {
      const found = codes.get(form.get('code') ?? '')
      codes.delete(form.get('code') ?? '')
      const proof = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      const isSameAddress = form.get('redirect_uri') === found?.redirectUri
      return found && isSameAddress && proof === found.challenge ? found : undefined
    },
  }
}
