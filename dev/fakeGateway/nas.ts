// One simulated hotspot: its name, its secret, its path to the RADIUS server.
import { createHmac } from 'node:crypto'
import type { RadiusClient } from './radiusClient.ts'
import type { Reports } from './reports.ts'

export type AuthMethod = 'chap' | 'pap' | 'mschapv2'
export type Enrolment = {
  nasId: string
  secret: string
  portalUrl: string
  auth?: AuthMethod
  /** Overrides the report interval of the whole gateway. */
  interimSeconds?: number
  /** Asks the server this often whether it is alive (RFC 5997), so that an empty hotspot is heard from too. */
  statusSeconds?: number
}

export type Nas = {
  nasId: string
  secret: Buffer
  portalUrl: string
  auth: AuthMethod
  interimSeconds?: number
  /** Where phones join its Wi-Fi. */
  joinPath: string
  address: string
  client: RadiusClient
  reports: Reports
}

/** Hard to guess and the same after a restart, so that a join address stays valid. */
export function joinPath({ nasId, secret, portalUrl }: Enrolment): string {
  const token = createHmac('sha256', secret).update(`join ${nasId} ${portalUrl}`).digest('base64url')
  return `/join/${token.slice(0, 20)}`
}
