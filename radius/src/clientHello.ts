/** What a TLS client says first (RFC 8446 §4.1.2), as far as resumption needs to know before the handshake. */

/** `ticketName`: the key a session ticket was sealed with, by its first 16 bytes (RFC 5077 §4). */
export type ClientHello = { offersTls13: boolean; sessionId: Buffer; ticketName: Buffer | undefined }

const RECORD_HEADER_BYTES = 5
const HANDSHAKE_RECORD = 22
const CLIENT_HELLO = 1
const TICKET_NAME_BYTES = 16
const Extension = { SessionTicket: 35, PreSharedKey: 41, SupportedVersions: 43 } as const
const TLS_1_3 = 0x0304

/** Reads the first message of a client; undefined for anything else. Never throws. */
export function readClientHello(message: Buffer): ClientHello | undefined {
  const bytes = handshakeOf(message)
  if (bytes?.[0] !== CLIENT_HELLO) return undefined
  // Type and length, version, random.
  const reader = makeReader(bytes, 4 + 2 + 32)
  const sessionId = reader.vector(1)
  const isWhole = sessionId && reader.vector(2) && reader.vector(1)
  if (!isWhole) return undefined
  const hello: ClientHello = { offersTls13: false, sessionId, ticketName: undefined }
  const extensions = makeReader(reader.vector(2) ?? Buffer.alloc(0), 0)
  for (let type = extensions.number(2); type !== undefined; type = extensions.number(2)) {
    const value = extensions.vector(2)
    if (!value) return undefined
    if (type === Extension.SupportedVersions) hello.offersTls13 = hasTls13(value)
    if (type === Extension.SessionTicket) hello.ticketName ??= nameOf(value)
    if (type === Extension.PreSharedKey) hello.ticketName = nameOf(firstIdentity(value))
  }
  return hello
}

/** The session id of a ServerHello in the clear; undefined when the message is none. */
export function readServerSessionId(message: Buffer): Buffer | undefined {
  return makeReader(message, RECORD_HEADER_BYTES + 4 + 2 + 32).vector(1)
}

/** The handshake message, joined from its records. */
function handshakeOf(message: Buffer): Buffer | undefined {
  const parts: Buffer[] = []
  for (let at = 0; at + RECORD_HEADER_BYTES <= message.length;) {
    const length = message.readUInt16BE(at + 3)
    if (message.readUInt8(at) !== HANDSHAKE_RECORD) return undefined
    parts.push(message.subarray(at + RECORD_HEADER_BYTES, at + RECORD_HEADER_BYTES + length))
    at += RECORD_HEADER_BYTES + length
  }
  return Buffer.concat(parts)
}

function hasTls13(value: Buffer): boolean {
  const versions = makeReader(value, 0).vector(1) ?? Buffer.alloc(0)
  for (let at = 0; at + 2 <= versions.length; at += 2) if (versions.readUInt16BE(at) === TLS_1_3) return true
  return false
}

function firstIdentity(value: Buffer): Buffer {
  const identities = makeReader(value, 0).vector(2)
  return (identities && makeReader(identities, 0).vector(2)) ?? Buffer.alloc(0)
}

function nameOf(ticket: Buffer): Buffer | undefined {
  return ticket.length > TICKET_NAME_BYTES ? ticket.subarray(0, TICKET_NAME_BYTES) : undefined
}

function makeReader(bytes: Buffer, from: number) {
  let at = from
  const number = (size: number): number | undefined => {
    if (at + size > bytes.length) return undefined
    at += size
    return bytes.readUIntBE(at - size, size)
  }
  return {
    number,
    vector(size: number): Buffer | undefined {
      const length = number(size)
      if (length === undefined || at + length > bytes.length) return undefined
      at += length
      return bytes.subarray(at - length, at)
    },
  }
}
