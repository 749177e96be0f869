// Cisco wireless controllers (AireOS, Catalyst 9800) with an external login page: the form goes to their virtual address.
import { ciscoRecipe } from '../recipes/cisco.ts'
import type { Adapter } from './adapter.ts'
import { postedLogin } from './postedLogin.ts'

/** 1 already logged in, 2 not configured for it, 3 user name in use, 4 excluded, 5 wrong user name or password. */
const ALREADY = '1'
const REFUSED = ['2', '3', '4', '5']

const login = postedLogin({
  names: { mac: ['client_mac'], url: ['redirect'] },
  kept: ['switch_url', 'redirect'],
  named: ({ switch_url: address }) => address,
  brandHosts: ['192.0.2.1', '1.1.1.1'],
  path: '/login.html',
  failure: ({ statusCode = '' }) => (REFUSED.includes(statusCode) ? 'refused' : undefined),
  isOnline: ({ statusCode }) => statusCode === ALREADY,
  fields: ({ username, password }, _data, returnUrl) => ({
    buttonClicked: '4',
    redirect_url: returnUrl,
    err_flag: '0',
    username,
    password,
  }),
  // The CoA port of configurations made for ISE; only AireOS uses 3799.
  ordersPort: 1700,
  recipe: ciscoRecipe,
})

export const cisco: Adapter = {
  ...login,
  judgePortal: ({ isOnWebPort }) => (isOnWebPort ? 'ok' : 'open'),
}
