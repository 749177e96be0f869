import { hash } from 'node:crypto'
import { Attr, NasPortType, ServiceType } from '@portico/radius/dictionary.ts'
import { formatMac } from '@portico/radius/mac.ts'
import type { Attribute } from '@portico/radius/packet.ts'
import { integerAttr, ipAttr, textAttr } from '@portico/radius/writeAttributes.ts'
import type { Nas } from './nas.ts'
import type { Phone } from './phones.ts'

/** Attributes that identify the gateway, the phone and the session in every packet about a guest. */
export function stationAttributes(nas: Nas, phone: Phone, acctSessionId: string): Attribute[] {
  return [
    textAttr(Attr.NasIdentifier, nas.nasId),
    ipAttr(Attr.NasIpAddress, nas.address),
    integerAttr(Attr.NasPort, phone.port),
    integerAttr(Attr.NasPortType, NasPortType.Wireless80211),
    integerAttr(Attr.ServiceType, ServiceType.Login),
    textAttr(Attr.CallingStationId, formatMac(phone.mac, 'AA-BB-CC-DD-EE-FF')),
    textAttr(Attr.CalledStationId, `${formatMac(accessPointMac(nas), 'AA-BB-CC-DD-EE-FF')}:${nas.nasId}`),
    ipAttr(Attr.FramedIpAddress, phone.ip),
    textAttr(Attr.AcctSessionId, acctSessionId),
  ]
}

function accessPointMac({ nasId }: Nas): string {
  return `02${hash('md5', nasId).slice(0, 10)}`
}
