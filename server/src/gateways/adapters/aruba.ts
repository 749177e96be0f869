// Aruba Instant and Instant On: the form goes to the switch the redirect names, which owners often call by a name of theirs.
import { arubaRecipe } from '../recipes/aruba.ts'
import { failureIn } from './arrivalQuery.ts'
import { postedLogin } from './postedLogin.ts'

const PATH = '/cgi-bin/login'

export const aruba = postedLogin({
  names: { mac: ['mac'], ip: ['ip'], url: ['url'] },
  // Instant sends `switchip`, Instant On sends `post`.
  kept: ['switchip', 'post', 'url'],
  named: ({ switchip, post = switchip }) => post && `https://${post.replace(/^https?:\/\//, '')}${PATH}`,
  brandHosts: ['securelogin.arubanetworks.com', 'securelogin.hpe.com'],
  path: PATH,
  failure: (query) => failureIn(query['errmsg']),
  fields: ({ username, password }, _data, returnUrl) => ({
    user: username,
    password,
    cmd: 'authenticate',
    url: returnUrl,
    Login: 'Log in',
  }),
  recipe: arubaRecipe,
})
