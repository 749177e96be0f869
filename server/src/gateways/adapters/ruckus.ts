// Ruckus. Unleashed and ZoneDirector: the form is posted to the controller's own port 9997 (9998 with a certificate).
// SmartZone: we call its northbound interface while the guest waits, and it checks the login by RADIUS itself.
import { isSmartZone } from '@portico/contract/gateways/fields.ts'
import { ruckusRecipe } from '../recipes/ruckus.ts'
import { decipher, PLAIN } from '../ruckus/decipher.ts'
import type { Adapter } from './adapter.ts'
import { failureIn, pickQuery, readGuest } from './arrivalQuery.ts'
import { controllerAdapter } from './controllerAdapter.ts'
import { postedLogin } from './postedLogin.ts'

const URLS = ['url', 'startUrl']
const NAMES = { mac: ['client_mac'], ip: ['uip'], url: URLS }
const READ_NAMES = { mac: [PLAIN.mac, 'client_mac'], ip: [PLAIN.ip, 'uip'], url: URLS }

const unleashed = postedLogin({
  names: NAMES,
  kept: ['sip', 'url'],
  named: ({ sip }) => sip && `http://${sip}:9997/login`,
  path: '/login',
  failure: (query) => failureIn(query['reason'] || query['error']),
  fields: ({ username, password }, _data, returnUrl) => ({ username, password, url: returnUrl }),
  recipe: ruckusRecipe,
})

const smartzone: Adapter = {
  // Its sessions are RADIUS's: more time and another speed go by CoA.
  ...unleashed,

  arrive(_gateway, query) {
    const guest = readGuest(query, READ_NAMES)
    // `nbiIP` is dropped: the owner's settings name the controller.
    return guest && { ...guest, data: pickQuery(query, ['client_mac', 'uip', 'proxy', 'wlan', 'ssid'], 200) }
  },
  authorise: controllerAdapter.authorise,
  disconnect: controllerAdapter.disconnect,
  status: controllerAdapter.status,
}

const of = (gateway: Parameters<typeof isSmartZone>[0]) => (isSmartZone(gateway) ? smartzone : unleashed)

export const ruckus: Adapter = {
  decipher: async (services, gateway, query) => (isSmartZone(gateway) ? decipher(services, gateway, query) : query),
  arrive: (gateway, query, address) => of(gateway).arrive(gateway, query, address),
  authorise: (services, tx, asked) => of(asked.gateway).authorise(services, tx, asked),
  extend: (services, registry, to, limits) => of(to.gateway).extend(services, registry, to, limits),
  changeRate: (services, registry, to, limits) => of(to.gateway).changeRate(services, registry, to, limits),
  disconnect: (services, registry, gateway, session) => of(gateway).disconnect(services, registry, gateway, session),
  status: (services, registry, gateway) => of(gateway).status(services, registry, gateway),
  recipe: ruckusRecipe,
}
