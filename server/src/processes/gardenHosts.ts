import { hostsOf } from '@portico/contract/portal.ts'
import type { HostsFor } from '../gateways/index.ts'
import { readFlow } from '../portal/index.ts'

/** What guests of a gateway must reach for the steps they pass; here, because the portal stands on the gateways. */
export const gardenHosts: HostsFor = async (tx, gateway) =>
  hostsOf((await readFlow(tx, gateway.pageId, gateway.id)).steps)
