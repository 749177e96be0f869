// Facebook Login for web, Graph API v21.0; the address Facebook tells of is one it has confirmed.
import * as z from 'zod'
import { withoutInvisible } from '@portico/contract/text.ts'
import { askProvider } from './ask.ts'
import type { Provider } from './provider.ts'

const VERSION = 'v21.0'
const Token = z.object({ access_token: z.string().max(2000) })
const Me = z.object({
  id: z.string().min(1),
  name: z.string().max(200).default(''),
  email: z.email().max(128).optional(),
})

export const facebook: Provider = {
  async address({ config }, { id }, { state, challenge, redirectUri }) {
    const url = new URL(`${config.facebookUrl || 'https://www.facebook.com'}/${VERSION}/dialog/oauth`)
    const parameters = {
      client_id: id,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'public_profile,email',
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    }
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    return url.href
  },

  async identify(services, { id, secret }, { code, verifier, redirectUri }) {
    const graph = `${services.config.facebookUrl || 'https://graph.facebook.com'}/${VERSION}`
    const form = { client_id: id, client_secret: secret, redirect_uri: redirectUri, code, code_verifier: verifier }
    const { access_token } = await askProvider(services, `${graph}/oauth/access_token`, Token, { form })
    const me = await askProvider(services, `${graph}/me?fields=id,name,email`, Me, {
      headers: { authorization: `Bearer ${access_token}` },
    })
    return { account: me.id, name: withoutInvisible(me.name.slice(0, 80)), email: me.email?.toLowerCase() }
  },
}
