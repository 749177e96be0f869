// Brands whose own login page takes a posted form and asks RADIUS (WISPr style); the differences are data.
import type { Adapter, Arrival } from './adapter.ts'
import { pickQuery, loginAddress, readGuest } from './arrivalQuery.ts'
import { radiusOrders } from './radiusOrders.ts'

type Query = Record<string, string>
type Login = { username: string; password: string }

export type PostedLogin = {
  names: { mac: readonly string[]; ip?: readonly string[]; url: readonly string[] }
  /** Parameters the form needs again. */
  kept: readonly string[]
  /** Where the login page is by the gateway's own word, as a whole address. */
  named(data: Query): string | undefined
  /** Hosts that are this brand's everywhere, such as a virtual address. */
  brandHosts?: readonly string[]
  /** The path of the login page, when only the host can be set. */
  path?: string
  failure(query: Query): Arrival['failure']
  isOnline?(query: Query): boolean
  fields(login: Login, data: Query, returnUrl: string): Query
  /** Parameters that go along in the address of the form. */
  search?(data: Query): string
  /** The port for Disconnect and CoA, where it differs from the installation's. */
  ordersPort?: number
  recipe: Adapter['recipe']
}

/** @returns the adapter of a brand described so */
export function postedLogin(brand: PostedLogin): Adapter {
  return {
    ...radiusOrders(brand.ordersPort),

    arrive(_gateway, query) {
      const guest = readGuest(query, brand.names)
      if (!guest) return undefined
      const data = pickQuery(query, brand.kept, 1500)
      return { ...guest, failure: brand.failure(query), isOnline: brand.isOnline?.(query) ?? false, data }
    },

    async authorise(_services, _tx, { gateway, arrival, grant, returnUrl }) {
      const { data } = arrival
      const url = loginAddress(gateway.configuration.loginUrl, brand.named(data), brand.brandHosts)
      if (!url) return { kind: 'impossible' }
      if (brand.path && url.pathname === '/') url.pathname = brand.path
      if (brand.search) url.search = brand.search(data)
      return { kind: 'form', action: url.href, fields: brand.fields(grant, data, returnUrl) }
    },

    recipe: brand.recipe,
  }
}
