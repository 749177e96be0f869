// TP-Link Omada with an external portal server: the controller expects the values of its redirect back, under its
// release's names.
import { omadaRecipe } from '../recipes/omada.ts'
import type { Adapter } from './adapter.ts'
import { pickQuery, readGuest } from './arrivalQuery.ts'
import { controllerAdapter } from './controllerAdapter.ts'

const NAMES = { mac: ['clientMac', 'cid'], ip: ['clientIp'], url: ['redirectUrl', 'redirectURL'] }
const KEPT = ['apMac', 'gatewayMac', 'ssidName', 'radioId', 'vid', 'site', 'ap', 'ssid', 'rid', 't']

export const omada: Adapter = {
  ...controllerAdapter,

  arrive(_gateway, query) {
    const guest = readGuest(query, NAMES)
    if (!guest || !(query['apMac'] || query['gatewayMac'] || query['ap'])) return undefined
    return { ...guest, data: pickQuery(query, KEPT, 200) }
  },

  recipe: omadaRecipe,
}
