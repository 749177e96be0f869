// UniFi with an external portal: the redirect is unsigned and has no password, so we ask the controller about the guest
// before and after, while the guest waits.
import { normaliseMac } from '@portico/radius/mac.ts'
import { unifiRecipe } from '../recipes/unifi.ts'
import type { Adapter } from './adapter.ts'
import { readGuest } from './arrivalQuery.ts'
import { controllerAdapter } from './controllerAdapter.ts'

const NAMES = { mac: ['id'], url: ['url'] }

export const unifi: Adapter = {
  ...controllerAdapter,

  arrive(_gateway, query) {
    const guest = readGuest(query, NAMES)
    const ap = normaliseMac(query['ap'] ?? '')
    const data: Record<string, string> = ap ? { ap } : {}
    return guest && { ...guest, data }
  },

  judgePortal: ({ isOnWebPort }) => (isOnWebPort ? 'ok' : 'failed'),
  recipe: unifiRecipe,
}
