// What differs from brand to brand, and nothing else: one file a brand behind this interface.
import type { Config } from '../../core/config.ts'
import type { Tx } from '../../core/db/database.ts'
import type { Services } from '../../core/services.ts'
import type { Grant } from '../grants.ts'
import type { RecipeStep } from '../recipes/recipeStep.ts'
import type { PortalAddress } from '../recipes/sharedSteps.ts'
import type { RecipeText } from '../recipes/recipeText.ts'
import type { KnownGateway, Registry } from '../registry.ts'

/** A guest as a gateway presents one to the portal. All of it came through the guest's browser: none is proved unless it is signed. */
export type Arrival = {
  mac: string
  ip: string | null
  originalUrl: string
  /** The gateway has just failed to let this guest in, and sends the guest back. */
  failure: 'refused' | 'gateway-silent' | undefined
  /** The gateway says that it let this guest in before. */
  isOnline?: boolean
  /** The gateway signed the MAC address and what it says of it: no browser can change them. */
  isSigned?: boolean
  /** What only this adapter reads again. */
  data: Record<string, string>
}

/**
 * How the guest's browser carries the permission to the gateway: by an address, or by a form it posts; `wait` when
 * the gateway or its controller gets the order without the browser.
 */
export type HandOver =
  | { kind: 'redirect'; url: string }
  | { kind: 'form'; action: string; fields: Record<string, string> }
  | { kind: 'wait' }
  | { kind: 'impossible' }

export type AuthorisationRequest = {
  gateway: KnownGateway
  arrival: Arrival
  grant: Grant
  visitId: string
  returnUrl: string
  /** The same with a mark, for a gateway that redirects only admitted guests: the page may then say so. */
  markedReturnUrl: string
}

export type RunningSession = { id: string; acctSessionId: string; username: string; mac: string; ip: string | null }

/** What a session may use, from its start on; 0 is no limit. Always all of them: gateways forget what is not said. */
export type SessionLimits = { sessionSeconds: number; downKbps: number; upKbps: number; totalBytes: number }

/** What became of a disconnect: done, or no such session any more, by the gateway's word; or lying ready for its next poll. */
export type DisconnectResult = 'disconnected' | 'gone' | 'queued' | 'silent' | 'refused'

/** What became of a change, as above; `unsupported` when this kind of gateway cannot change a running session. */
export type ChangeResult = 'done' | 'gone' | 'queued' | 'silent' | 'refused' | 'unsupported'

/** Why a gateway cannot be reached or will not obey; its phrase is in locales' gatewayProblems. */
export const GATEWAY_PROBLEMS = [
  'no-address',
  'private-address',
  'unreachable',
  'certificate',
  'sign-in-refused',
  'wrong-version',
  'wrong-site',
  'client-unknown',
  'refused',
  'orders-silent',
  'agent-old',
  'agent-silent',
  'opennds-down',
  'opennds-silent',
  'opennds-newer',
  'level-needs-https',
] as const
export type GatewayProblem = (typeof GATEWAY_PROBLEMS)[number]

/**
 * `detail` is for the person who repairs it, such as the fingerprint of a certificate that was not expected. A `remark` is
 * worth knowing of a gateway that works.
 */
export type Health =
  | { kind: 'ok'; remark?: GatewayProblem; detail?: string }
  | { kind: 'fault'; problem: GatewayProblem; detail?: string }

export type PortalFit = 'ok' | 'failed' | 'open'

export type Adapter = {
  /** Makes readable what only the gateway's controller can read; asked before `arrive`, outside any transaction. */
  decipher?(services: Services, gateway: KnownGateway, query: Record<string, string>): Promise<Record<string, string>>
  /**
   * Reads the parameters a guest arrives with; undefined when they are not this gateway's.
   * @param address the whole address that was asked for, as the gateway wrote it: some gateways sign it
   */
  arrive(gateway: KnownGateway, query: Record<string, string>, address: string): Arrival | undefined
  /** Whether these parameters are sealed or signed: when `arrive` cannot read them, the gateway's key is wrong. */
  isSealed?(query: Record<string, string>): boolean
  /** Whether its guests reach a portal at this address, when not every address will do; `open` where a step of the recipe opens the way. */
  judgePortal?(portal: PortalAddress, gateway: Pick<KnownGateway, 'configuration'>): PortalFit
  /** Lets a guest in. Called again, with a new grant, for a guest that still waits. */
  authorise(services: Services, tx: Tx, of: AuthorisationRequest): Promise<HandOver>
  /**
   * Lets in a device that has no browser, beside the guest it belongs to. Absent where it comes by itself: the gateway
   * asks RADIUS about its address.
   */
  admit?(services: Services, tx: Tx, of: Pick<AuthorisationRequest, 'gateway' | 'arrival' | 'grant'>): Promise<void>
  /** It fetches orders when it asks for them: what is ordered now happens some seconds later. */
  fetchesOrders?: true
  /** Hears that a guest came back with the mark of `authorise`: the gateway lets guests in. */
  noteReturn?(services: Services, tx: Tx, gateway: KnownGateway): Promise<void>
  /** Gives a running session more (or less) time. */
  extend(services: Services, registry: Registry, to: Addressee, limits: SessionLimits): Promise<ChangeResult>
  /** Makes a running session faster or slower, at once. */
  changeRate(services: Services, registry: Registry, to: Addressee, limits: SessionLimits): Promise<ChangeResult>
  /** Throws a guest out. */
  disconnect(
    services: Services,
    registry: Registry,
    gateway: KnownGateway,
    session: RunningSession,
  ): Promise<DisconnectResult>
  /** Asks the gateway or its controller, now, whether our orders would be carried out. */
  status(services: Services, registry: Registry, gateway: KnownGateway): Promise<Health>
  /** @param hosts what the venue's ways of signing in need before the guest is online */
  recipe(config: Config, gateway: KnownGateway, t: RecipeText, hosts: readonly string[]): RecipeStep[]
}

export type Addressee = { gateway: KnownGateway; session: RunningSession }
