// Who guests sign in with: the OAuth code flow with PKCE, state and nonce, each provider in its own words.
import { createHash } from 'node:crypto'
import type { SignIn } from '@portico/contract/flows.ts'
import type { Services } from '../../core/services.ts'
import type { SignInClient } from '../../integrations/index.ts'
import { facebook } from './facebook.ts'
import { google } from './google.ts'
import type { Coming, Leaving, Person, Provider } from './provider.ts'
import { zalo } from './zalo.ts'

const PROVIDERS: Record<SignIn, Provider> = { google, facebook, zalo }

/** Sign-in with others; guests only see that it did not work; the log has the reason. */
export function makeProviders(services: Services) {
  const { log } = services
  const noted = (provider: SignIn) => (error: Error) => {
    log.warn({ provider, reason: error.message }, 'a guest could not sign in')
    return undefined
  }
  return {
    addressOf(client: SignInClient, leaving: Omit<Leaving, 'challenge'>): Promise<string | undefined> {
      const challenge = createHash('sha256').update(leaving.verifier).digest('base64url')
      const { provider } = client
      return PROVIDERS[provider].address(services, client, { ...leaving, challenge }).catch(noted(provider))
    },

    identify(client: SignInClient, coming: Coming): Promise<Person | undefined> {
      return PROVIDERS[client.provider].identify(services, client, coming).catch(noted(client.provider))
    },
  }
}
