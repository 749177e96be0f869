// Zalo social login v4: it gives no e-mail, the app's secret travels in a header, the token goes bare.
import * as z from 'zod'
import { withoutInvisible } from '@portico/contract/text.ts'
import { askProvider } from './ask.ts'
import type { Provider } from './provider.ts'

const Token = z.object({ access_token: z.string().max(4000) })
const Me = z.object({ id: z.string().min(1), name: z.string().max(200).default('') })

export const zalo: Provider = {
  async address({ config }, { id }, { state, challenge, redirectUri }) {
    const url = new URL(`${config.zaloUrl || 'https://oauth.zaloapp.com'}/v4/permission`)
    const parameters = { app_id: id, redirect_uri: redirectUri, code_challenge: challenge, state }
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
    return url.href
  },

  async identify(services, { id, secret }, { code, verifier }) {
    const { zaloUrl } = services.config
    const form = { app_id: id, grant_type: 'authorization_code', code, code_verifier: verifier }
    const token = await askProvider(services, `${zaloUrl || 'https://oauth.zaloapp.com'}/v4/access_token`, Token, {
      form,
      headers: { secret_key: secret },
    })
    const me = await askProvider(services, `${zaloUrl || 'https://graph.zalo.me'}/v2.0/me?fields=id,name`, Me, {
      headers: { access_token: token.access_token },
    })
    return { account: me.id, name: withoutInvisible(me.name.slice(0, 80)), email: undefined }
  },
}
