// What differs from provider to provider, and nothing else.
import type { Services } from '../../core/services.ts'
import type { SignInClient } from '../../integrations/index.ts'

/** Secrets of one sign-in: `verifier` proves to the provider that we asked, `nonce` to us that the answer is ours. */
export type ProviderSecrets = { nonce: string; verifier: string }
/** `account` is the provider's own number for this person. */
export type Person = { account: string; name: string; email: string | undefined }
export type Leaving = ProviderSecrets & { state: string; redirectUri: string; challenge: string }
export type Coming = ProviderSecrets & { code: string; redirectUri: string }

export type Provider = {
  /** Where the browser is sent. @throws when the provider cannot be asked where that is */
  address(services: Services, client: SignInClient, leaving: Leaving): Promise<string>
  /** Who came back. @throws for an answer not to be believed */
  identify(services: Services, client: SignInClient, coming: Coming): Promise<Person>
}
