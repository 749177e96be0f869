// One hotspot among those this process plays: its name, its secret, its way to the RADIUS server.
import { createHmac, hash } from 'node:crypto'
import { Attr, NasPortType, ServiceType } from '@portico/radius/dictionary.ts'
import { formatMac } from '@portico/radius/mac.ts'
import type { Attribute } from '@portico/radius/packet.ts'
import { integerAttr, ipAttr, textAttr } from '@portico/radius/writeAttributes.ts'
import type { Phone } from './phones.ts'
import type { RadiusClient } from './radiusClient.ts'
import type { Reports } from './reports.ts'

export type AuthMethod = 'chap' | 'pap' | 'mschapv2'
export type Enrolment = { nasId: string; secret: string; portalUrl: string; auth?: AuthMethod }

export type Nas = {
  nasId: string
  secret: Buffer
  portalUrl: string
  auth: AuthMethod
  /** Where phones join its Wi-Fi. */
  joinPath: string
  address: string
  client: RadiusClient
  reports: Reports
}

/** Hard to guess, and the same after a restart, so that a join address stays good. */
export function joinPath({ nasId, secret, portalUrl }: Enrolment): string {
  const token = createHmac('sha256', secret).update(`join ${nasId} ${portalUrl}`).digest('base64url')
  return `/join/${token.slice(0, 20)}`
}

/** What names the gateway, the phone and the session in every packet about a guest. */
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
