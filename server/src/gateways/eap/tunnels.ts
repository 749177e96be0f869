// The tunnels of both methods, and how each is opened again without a whole handshake. A ticket of EAP-TLS holds the
// guest's certificate, so its key may be one for all. One of EAP-TTLS holds nobody: each tunnel has a key of its own,
// whose name is written down with the guest once the password was right.
import { constants, hkdfSync, randomBytes } from 'node:crypto'
import { createSecureContext, createServer, type SecureContext, type Server } from 'node:tls'
import { EapType } from '@portico/radius/eap.ts'
import type { ClientHello } from '@portico/radius/clientHello.ts'
import type { KnownGateway } from '../registry.ts'
import type { EapOffice, TlsIdentity } from './office.ts'
import { openTlsPipe, type TlsPipe } from './tlsPipe.ts'

export type EapMethod = typeof EapType.Tls | typeof EapType.Ttls

export type Tunnel = {
  pipe: TlsPipe
  isTls13: boolean
  /** Whose password opened the tunnel that this one continues. */
  before: string | undefined
  /** The guest has proved who they are: what was handed out for the next time is good from now on. */
  keep(login: string, serverSessionId: Buffer | undefined): Promise<void>
}

export type Tunnels = {
  open(of: { method: EapMethod; gateway: KnownGateway; identity: TlsIdentity; hello: ClientHello }): Promise<Tunnel>
}

/** A phone that was away for longer proves itself again. */
export const RESUMPTION_SECONDS = 24 * 3600
const NAME_BYTES = 16
const MOST_SESSIONS = 5000
const MOST_CONTEXTS = 50
/** AEAD suites with forward secrecy; TLS 1.3 has no others. */
const CIPHERS = 'ECDHE+AESGCM:ECDHE+CHACHA20:!aNULL'

/** Opens tunnels with what the office knows. */
export function makeTunnels(office: EapOffice): Tunnels {
  const contexts = new Map<string, SecureContext>()
  const sessions = { [EapType.Tls]: keepSessions(true), [EapType.Ttls]: keepSessions(false) }

  function contextOf(method: EapMethod, identity: TlsIdentity, name: Buffer, isTls13: boolean): SecureContext {
    return createSecureContext({
      cert: identity.certificate,
      key: identity.key,
      ...(method === EapType.Tls && { ca: identity.guestAuthority }),
      ciphers: `TLS_AES_128_GCM_SHA256:TLS_AES_256_GCM_SHA384:TLS_CHACHA20_POLY1305_SHA256:${CIPHERS}`,
      minVersion: 'TLSv1.2',
      ...(!isTls13 && { maxVersion: 'TLSv1.2' as const }),
      secureOptions: constants.SSL_OP_NO_RENEGOTIATION,
      sessionIdContext: `eap ${method}`,
      sessionTimeout: RESUMPTION_SECONDS,
      ticketKeys: ticketKeys(office.ticketKey(`${method} ${identity.version}`), name),
    })
  }

  function certificateContext(identity: TlsIdentity): SecureContext {
    const known = contexts.get(identity.version)
    if (known) return known
    if (contexts.size >= MOST_CONTEXTS) contexts.delete(contexts.keys().next().value!)
    const context = contextOf(EapType.Tls, identity, Buffer.alloc(NAME_BYTES, 't'), true)
    contexts.set(identity.version, context)
    return context
  }

  return {
    async open({ method, gateway, identity, hello }) {
      const { offersTls13: isTls13, ticketName, sessionId } = hello
      const kept = sessions[method]
      if (method === EapType.Tls) {
        const secureContext = certificateContext(identity)
        const pipe = openTlsPipe({ secureContext, sessions: kept.server, requestCert: true })
        return { pipe, isTls13, before: undefined, keep: async () => undefined }
      }
      const byTicket = ticketName && (await office.findTicket(ticketName, gateway))
      const name = byTicket ? ticketName : randomBytes(NAME_BYTES)
      const secureContext = contextOf(method, identity, name, isTls13)
      return {
        pipe: openTlsPipe({ secureContext, sessions: kept.server, requestCert: false }),
        isTls13,
        before: ticketName ? byTicket : kept.ownerOf(sessionId),
        async keep(login, serverSessionId) {
          if (serverSessionId) kept.own(serverSessionId, login)
          await office.keepTicket(name, gateway, login)
        },
      }
    },
  }
}

/** A name, a key that signs and a key that seals, as OpenSSL takes them. */
function ticketKeys(secret: Buffer, name: Buffer): Buffer {
  return Buffer.concat([name, Buffer.from(hkdfSync('sha256', secret, name, 'eap tickets', 32))])
}

/**
 * Sessions of clients that know no tickets, in this process alone: a gateway's packets come to one process.
 * @param isOpen whether a session is good as soon as it exists, or only when it has an owner
 */
function keepSessions(isOpen: boolean): {
  server: Server
  own(id: Buffer, login: string): void
  ownerOf(id: Buffer): string | undefined
} {
  const all = new Map<string, { data: Buffer; login?: string }>()
  // It never listens: TLS asks it for sessions.
  const server = createServer()
  server.on('newSession', (id, data, done) => {
    if (all.size >= MOST_SESSIONS) all.delete(all.keys().next().value!)
    all.set(id.toString('hex'), { data })
    done()
  })
  server.on('resumeSession', (id, done) => {
    const session = all.get(id.toString('hex'))
    done(null, session && (isOpen || session.login !== undefined) ? session.data : null)
  })
  return {
    server,
    own(id, login) {
      const session = all.get(id.toString('hex'))
      if (session) session.login = login
    },
    ownerOf: (id) => all.get(id.toString('hex'))?.login,
  }
}
