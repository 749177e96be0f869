// Requests to a venue's controller: JSON over one signed-in session, which is renewed when the controller drops it.
import { CertificateError, PrivateAddressError, askController } from '../../core/egress/controller.ts'
import { EgressError } from '../../core/egress/egress.ts'
import type { Services } from '../../core/services.ts'
import type { GatewayProblem } from '../adapters/adapter.ts'
import type { KnownGateway } from '../registry.ts'

/** Why a controller did not carry out an order. */
export class ControllerFault extends Error {
  readonly problem: GatewayProblem
  readonly detail: string

  constructor(problem: GatewayProblem, detail = '') {
    super(detail ? `${problem}: ${detail}` : problem)
    this.problem = problem
    this.detail = detail
  }
}

type Json = Record<string, unknown>
export type ControllerReply = { status: number; json: Json; header(name: string): string }
/** What a sign-in leaves behind: headers for every later call, and what else the brand needs. */
export type SignedIn = { headers: Record<string, string>; token: string; base: string }

export type Conversation = {
  gateway: KnownGateway
  /** One call without a session. @throws ControllerFault */
  ask(path: string, body?: Json, headers?: Record<string, string>): Promise<ControllerReply>
  /** One call in the session; on a 401, or an answer `isForgotten` knows, signs in again once. @throws ControllerFault */
  askSignedIn(path: (signedIn: SignedIn) => string, body?: Json): Promise<ControllerReply>
}

export type SignIn = (conversation: Pick<Conversation, 'ask' | 'gateway'>) => Promise<SignedIn>
type Ways = { signIn: SignIn; isForgotten(said: ControllerReply): boolean }

const TIMEOUT_MS = 8000
/** Keyed by the database, which all requests share; each request has its own services object. */
const sessions = new WeakMap<Services['db'], Map<string, Promise<SignedIn>>>()

/** A conversation with the controller of a gateway. Sessions are kept for as long as its settings stay the same. */
export function converse(services: Services, gateway: KnownGateway, { signIn, isForgotten }: Ways): Conversation {
  const known = sessions.get(services.db) ?? new Map<string, Promise<SignedIn>>()
  sessions.set(services.db, known)
  const key = JSON.stringify([gateway.id, gateway.configuration, gateway.controllerSecret])

  async function ask(path: string, body?: Json, headers: Record<string, string> = {}): Promise<ControllerReply> {
    const { controllerUrl: url = '', certificate = '' } = gateway.configuration
    if (!url) throw new ControllerFault('no-address')
    const sent = body && { method: 'POST' as const, body: JSON.stringify(body) }
    const request = { ...sent, headers: { 'content-type': 'application/json', ...headers }, timeoutMs: TIMEOUT_MS }
    const reply = await askController(
      { url, certificate, networks: services.config.gatewayNetworks },
      path,
      request,
    ).catch((error: unknown) => {
      throw explain(error)
    })
    return {
      status: reply.status,
      json: readJson(reply.text),
      header: (name) => [reply.headers[name] ?? ''].flat().join('\n'),
    }
  }

  function session(isStale: boolean): Promise<SignedIn> {
    if (isStale) known.delete(key)
    const signedIn = known.get(key) ?? signIn({ gateway, ask })
    known.set(key, signedIn)
    signedIn.catch(() => known.delete(key))
    return signedIn
  }

  return {
    gateway,
    ask,
    async askSignedIn(path, body) {
      let status = 0
      for (const isSecond of [false, true]) {
        const signedIn = await session(isSecond)
        const said = await ask(path(signedIn), body, signedIn.headers)
        const isOut = said.status === 401 || said.status === 403 || isForgotten(said)
        if (!isOut) return said
        ;({ status } = said)
      }
      // It knows who asks, by a sign-in of a moment ago, and does not let that account do this.
      throw new ControllerFault(status === 403 ? 'refused' : 'sign-in-refused')
    },
  }
}

/** The cookies of an answer, as they are sent back. */
export function cookiesOf(said: ControllerReply): string {
  return said
    .header('set-cookie')
    .split('\n')
    .map((cookie) => cookie.split(';')[0]!.trim())
    .filter(Boolean)
    .join('; ')
}

function explain(error: unknown): ControllerFault {
  if (error instanceof CertificateError) return new ControllerFault('certificate', error.fingerprint)
  if (error instanceof PrivateAddressError) return new ControllerFault('private-address')
  if (error instanceof EgressError) return new ControllerFault('unreachable', error.message)
  throw error
}

/** An object of a controller's reply; empty for anything else. */
export function objectOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** The objects of a list in a controller's reply. */
export function objectsOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.map(objectOf) : []
}

function readJson(text: string): Json {
  try {
    return objectOf(JSON.parse(text))
  } catch {
    return {}
  }
}
