// What differs from brand to brand, and nothing else: one file a brand behind this interface.
import type { Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import type { Grant } from '../grants.ts'
import type { KnownGateway, Registry } from '../registry.ts'

/** A guest as a gateway presents one to the portal. All of it came through the guest's browser: none is proved. */
export type Arrival = {
  mac: string
  ip: string | null
  originalUrl: string
  /** The gateway has just failed to let this guest in, and sends the guest back. */
  failure: 'refused' | 'gateway-silent' | undefined
  /** What only this adapter reads again. */
  data: Record<string, string>
}

/** How the guest's browser carries the permission to the gateway; `wait` when the gateway fetches it itself. */
export type HandOver = { kind: 'redirect'; url: string } | { kind: 'wait' } | { kind: 'impossible' }

export type SessionToEnd = { id: string; acctSessionId: string; username: string; mac: string; ip: string | null }

/** What became of a disconnect: done, or no such session any more, by the gateway's word; or lying ready for its next poll. */
export type Disconnected = 'disconnected' | 'gone' | 'queued' | 'silent' | 'refused'

export type Adapter = {
  /** Reads the parameters a guest arrives with; undefined when they are not this gateway's. */
  arrive(gateway: KnownGateway, query: Record<string, string>): Arrival | undefined
  /** Lets a guest in. Called again, with a new grant, for a guest that still waits. */
  authorise(
    services: Services,
    tx: Tx,
    of: { gateway: KnownGateway; arrival: Arrival; grant: Grant; visitId: string; returnUrl: string },
  ): Promise<HandOver>
  /** Throws a guest out. */
  disconnect(
    services: Services,
    registry: Registry,
    gateway: KnownGateway,
    session: SessionToEnd,
  ): Promise<Disconnected>
}
