// Where Disconnect and CoA may go. Owners type the address, so it must not lead into the server's own machine or networks.
import type { GatewayConfiguration } from '@portico/contract/gateways.ts'
import type { Config } from '../core/config.ts'
import { isInNetworks, isOwnAddress, isPrivateAddress, isPublicAddress } from '../core/egress/publicAddress.ts'
import { fail } from '../core/fail.ts'

type Rules = Pick<Config, 'gatewayNetworks' | 'simulatorCoaPort' | 'coaPort'>

/**
 * Whether orders may be sent there: to public addresses, to networks the operator opened, and back to a gateway in a private
 * network. @param heardFrom where the gateway's proven packets come from
 */
export function mayTakeOrders(
  config: Rules,
  { address, port }: { address: string; port: number },
  heardFrom: string | undefined,
): boolean {
  if (isInNetworks(address, config.gatewayNetworks)) return true
  if (address === '127.0.0.1' && config.simulatorCoaPort > 0) return port === config.simulatorCoaPort
  if (isOwnAddress(address)) return false
  return isPublicAddress(address) || (address === heardFrom && isPrivateAddress(address))
}

type ConfiguredGateway = { configuration?: GatewayConfiguration | undefined }

/** @throws request/invalid naming the field, where a device's address may not take orders. */
export function refuseTargets(
  { config }: { config: Rules },
  rows: readonly ConfiguredGateway[],
  heardFrom?: string,
): void {
  for (const { configuration: { coaAddress: address, coaPort: port = config.coaPort } = {} } of rows)
    if (address && !mayTakeOrders(config, { address, port }, heardFrom))
      throw fail('request/invalid', { 'configuration.coaAddress': 'field/order-address' })
}
