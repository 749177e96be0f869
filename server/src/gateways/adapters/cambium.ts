// Cambium cnPilot and cnMaestro: the form goes back with the query the guest came with, byte for byte (above all ga_Qv).
import { cambiumRecipe } from '../recipes/cambium.ts'
import type { Adapter } from './adapter.ts'
import { failureIn } from './arrivalQuery.ts'
import { postedLogin } from './postedLogin.ts'

const PATH = '/cgi-bin/hotspot_login.cgi'
const MOST = 4000

const posted = postedLogin({
  names: { mac: ['ga_cmac'], url: ['ga_orig_url', 'url'] },
  kept: ['ga_srvr', 'ga_loginURL'],
  named: ({ ga_loginURL, ga_srvr }) => ga_loginURL ?? (ga_srvr && `http://${ga_srvr}:880${PATH}`),
  path: PATH,
  failure: (query) => failureIn(query['ga_error'] || query['error'] || query['ga_error_code']),
  fields: ({ username, password }, _data, returnUrl) => ({
    ga_user: username,
    ga_pass: password,
    ga_orig_url: returnUrl,
  }),
  search: ({ search = '' }) => search,
  recipe: cambiumRecipe,
})

export const cambium: Adapter = {
  ...posted,
  arrive(gateway, query, address) {
    const arrival = posted.arrive(gateway, query, address)
    const search = address.slice(address.indexOf('?') + 1)
    if (!arrival || !address.includes('?') || search.length > MOST) return undefined
    return { ...arrival, data: { ...arrival.data, search: search.toWellFormed() } }
  },
}
