// Ruckus Unleashed and ZoneDirector: the form goes to the controller's own port 9997 (9998 with a certificate).
import { ruckusRecipe } from '../recipes/ruckus.ts'
import { failureIn } from './arriving.ts'
import { postedLogin } from './postedLogin.ts'

export const ruckus = postedLogin({
  names: { mac: ['client_mac'], ip: ['uip'], url: ['url', 'startUrl'] },
  kept: ['sip', 'url'],
  named: ({ sip }) => sip && `http://${sip}:9997/login`,
  path: '/login',
  failure: (query) => failureIn(query['reason'] || query['error']),
  fields: ({ username, password }, _data, returnUrl) => ({ username, password, url: returnUrl }),
  recipe: ruckusRecipe,
})
