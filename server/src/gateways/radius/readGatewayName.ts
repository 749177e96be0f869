import { text, vendorBytes } from '@portico/radius/attributes.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import type { Packet } from '@portico/radius/packet.ts'
import { Vendor, WisprAttr } from '@portico/radius/vendors.ts'
import type { Registry } from '../registry.ts'

/**
 * The gateway's name: its NAS-Identifier, or the WISPr location of its hotspot when that is a known device. RouterOS
 * sends the router's own name as NAS-Identifier, and our recipe does not rename routers.
 */
export function readGatewayName(packet: Packet, registry: Registry): string | undefined {
  const location = vendorBytes(packet, Vendor.WISPr, WisprAttr.LocationId)?.toString()
  if (location && registry.byNasId(location).length > 0) return location
  return text(packet, Attr.NasIdentifier)
}
