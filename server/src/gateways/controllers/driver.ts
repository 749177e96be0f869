// The orders each brand of controller takes. One file per brand; startControllers.ts and pollControllers.ts decide
// when.
import type { Services } from '../../core/services.ts'
import type { SessionLimits } from '../adapters/adapter.ts'
import type { KnownGateway } from '../registry.ts'

/**
 * `data` holds the redirect's parameters beside the address: access point, network, site. `username` is the one-time
 * login, for a controller that checks it by RADIUS; empty for a guest who is in.
 */
export type GuestThere = { mac: string; data: Record<string, string>; username: string }

/** How a controller sees a guest; counters in bytes since the guest came. */
export type GuestState =
  | { kind: 'inside'; ip: string | undefined; up: number | undefined; down: number | undefined }
  | { kind: 'outside' | 'unknown' }

export type Driver = {
  /** @throws ControllerFault; `client-unknown` may pass in a moment */
  authorise(services: Services, gateway: KnownGateway, guest: GuestThere, limits: SessionLimits): Promise<void>
  /** Undefined where the controller cannot be asked. @throws ControllerFault */
  see: ((services: Services, gateway: KnownGateway, guest: GuestThere) => Promise<GuestState>) | undefined
  /** Undefined where there is no such order. @returns false for a guest it does not know @throws ControllerFault */
  throwOut: ((services: Services, gateway: KnownGateway, guest: GuestThere) => Promise<boolean>) | undefined
  /** It has RADIUS count its sessions: they begin and end by those reports. */
  hasAccounting?: true
  /** Signs in again and checks that the site exists. @throws ControllerFault */
  check(services: Services, gateway: KnownGateway): Promise<void>
}
