import type { SignIn } from '@portico/contract/flows.ts'
import type { Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { googleOf } from './connectionRows.ts'

/** The application by which a provider knows us. */
export type SignInClient = { provider: SignIn; id: string; secret: string }

/** The client that guests of a page sign in with; undefined when there is none. */
export async function findSignInClient(
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  tx: Tx,
  pageId: string,
  provider: SignIn,
): Promise<SignInClient | undefined> {
  if (provider === 'google') {
    const own = await googleOf(tx, pageId)
    return own && { provider, id: own.clientId, secret: secrets.open(own.sealedSecret) }
  }
  const { facebookAppId, facebookAppSecret, zaloAppId, zaloAppSecret } = config
  const [id, secret] = provider === 'facebook' ? [facebookAppId, facebookAppSecret] : [zaloAppId, zaloAppSecret]
  return id ? { provider, id, secret } : undefined
}
