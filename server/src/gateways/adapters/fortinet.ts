// FortiGate and its access points: the form carries `magic`, which knows this guest for a few minutes.
import { fortinetRecipe } from '../recipes/fortinet.ts'
import { failureIn } from './arrivalQuery.ts'
import { postedLogin } from './postedLogin.ts'

export const fortinet = postedLogin({
  names: { mac: ['usermac'], ip: ['userip'], url: ['4Tredir', 'url'] },
  kept: ['post', 'magic'],
  named: ({ post }) => post,
  path: '/fgtauth',
  failure: (query) => failureIn(query['error'] || query['fail']),
  fields: ({ username, password }, { magic = '' }, returnUrl) => ({ magic, username, password, '4Tredir': returnUrl }),
  recipe: fortinetRecipe,
})
