// TLS without a socket: bytes of the peer come in by packets, and what TLS has to say is taken out by packets.
import { Duplex } from 'node:stream'
import { TLSSocket, type SecureContext, type Server } from 'node:tls'
import { codeOf } from '@portico/contract/errorParts.ts'

export type TlsPipe = {
  /** The peer's bytes. Resolves when TLS waits for more. */
  feed(bytes: Buffer): Promise<void>
  /** Says something inside the tunnel. */
  say(bytes: Buffer): Promise<void>
  /** What must be sent to the peer now. */
  takeSealed(): Buffer
  /** What the peer said inside the tunnel. */
  takePlain(): Buffer
  /** The handshake is over and both sides have proved what they must. */
  isSecure(): boolean
  /** OpenSSL's name for what went wrong. */
  fault(): string | undefined
  socket: TLSSocket
  close(): void
}

/** TLS works in the loop's own turns, never in a thread: after so many without a byte it waits for the peer. */
const QUIET_TURNS = 3
/** Bytes of one turn inside a tunnel; a name and a password need less. */
const MOST_PLAIN_BYTES = 8192

/** The server's end of a tunnel. @param sessions the emitter that is asked for sessions without a ticket */
// oxlint-disable-next-line eslint/max-lines-per-function -- one method each, over the same few values
export function openTlsPipe(of: { secureContext: SecureContext; sessions: Server; requestCert: boolean }): TlsPipe {
  let sealed: Buffer[] = []
  let plain: Buffer[] = []
  let plainBytes = 0
  let fault: string | undefined
  let isSecure = false
  let stirred = 0
  const wire = new Duplex({
    read: () => undefined,
    write(chunk: Buffer, _encoding, done) {
      stirred++
      sealed.push(chunk)
      done()
    },
  })
  const socket = new TLSSocket(wire, {
    isServer: true,
    secureContext: of.secureContext,
    server: of.sessions,
    requestCert: of.requestCert,
    // Who the certificate's owner is, and whether they may come in, is decided beside the handshake.
    rejectUnauthorized: false,
  })
  const fail = (error: unknown) => {
    stirred++
    fault ??= codeOf(error) ?? 'ERR_SSL'
  }
  socket.on('secure', () => {
    stirred++
    isSecure = true
  })
  socket.on('error', fail)
  socket.on('_tlsError', fail)
  wire.on('error', fail)
  socket.on('data', (chunk: Buffer) => {
    stirred++
    plainBytes += chunk.length
    if (plainBytes > MOST_PLAIN_BYTES) fail({ code: 'ERR_TOO_MUCH' })
    else plain.push(chunk)
  })

  async function settle(): Promise<void> {
    for (let quiet = 0, seen = stirred; quiet < QUIET_TURNS; quiet++) {
      await new Promise((resolve) => setImmediate(resolve))
      if (seen !== stirred) [quiet, seen] = [-1, stirred]
    }
  }

  return {
    socket,
    feed(bytes) {
      wire.push(bytes)
      return settle()
    },
    say(bytes) {
      socket.write(bytes)
      return settle()
    },
    takeSealed() {
      const all = Buffer.concat(sealed)
      sealed = []
      return all
    },
    takePlain() {
      const all = Buffer.concat(plain)
      plain = []
      return all
    },
    isSecure: () => isSecure,
    fault: () => fault,
    close() {
      socket.destroy()
      wire.destroy()
    },
  }
}
