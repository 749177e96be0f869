// A throwaway RADIUS server for tests: verifies what it receives, records it, and answers as configured.
import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { bytes, integer } from '@portico/radius/attributes.ts'
import { verifyAccountingRequest, verifyMessageAuthenticator } from '@portico/radius/authenticator.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import { encodeReply } from '@portico/radius/encode.ts'
import { mschap2Error, verifyMschap2 } from '@portico/radius/mschap.ts'
import { Code, decodePacket, type Attribute, type Packet } from '@portico/radius/packet.ts'
import { decryptPassword, verifyChap } from '@portico/radius/password.ts'

export const SECRET = 'a long and random secret'
export const PASSWORD = 'mật khẩu'
const secret = Buffer.from(SECRET)

export type Responder = {
  radius: { address: string; authPort: number; acctPort: number }
  /** Datagrams as received, duplicates included. */
  asked: Buffer[]
  /** Verified accounting packets as received. */
  accounting: Packet[]
  /** Each report once, however often it was sent. @param status an Acct-Status-Type; all when absent */
  reported(status?: number): Packet[]
  /** Additional attributes of an Accept. */
  grant: Attribute[]
  /** How the next requests are answered; `forged` answers without Message-Authenticator. */
  mode: 'answer' | 'silent' | 'wrong-secret' | 'forged'
  isAccountingSilent: boolean
  close(): Promise<void>
}

export async function startResponder(): Promise<Responder> {
  const [auth, acct] = await Promise.all([bind(), bind()])
  const responder: Responder = {
    radius: { address: '127.0.0.1', authPort: auth.address().port, acctPort: acct.address().port },
    asked: [],
    accounting: [],
    reported: (status) =>
      firstOfEach(responder.accounting).filter(
        (packet) => status === undefined || integer(packet, Attr.AcctStatusType) === status,
      ),
    grant: [],
    mode: 'answer',
    isAccountingSilent: false,
    close: async () =>
      void (await Promise.all([auth, acct].map((socket) => new Promise<void>((done) => socket.close(done))))),
  }

  auth.on('message', (datagram, from) => {
    responder.asked.push(datagram)
    const packet = decodePacket(datagram)
    if (!packet || verifyMessageAuthenticator(packet, secret) !== 'valid' || responder.mode === 'silent') return
    const proof = isRight(packet)
    const [code, attributes] = proof
      ? ([Code.AccessAccept, [...proof, ...responder.grant]] as const)
      : ([Code.AccessReject, refusal(packet)] as const)
    auth.send(reply(packet, code, attributes, responder.mode), from.port, from.address)
  })
  acct.on('message', (datagram, from) => {
    const packet = decodePacket(datagram)
    if (!packet || !verifyAccountingRequest(packet, secret)) return
    responder.accounting.push(packet)
    if (!responder.isAccountingSilent)
      acct.send(encodeReply(packet, Code.AccountingResponse, [], secret)!, from.port, from.address)
  })
  return responder
}

function reply(
  packet: Packet,
  code: typeof Code.AccessAccept | typeof Code.AccessReject,
  attributes: readonly Attribute[],
  mode: Responder['mode'],
): Buffer {
  // Only the answer to an Accounting-Request goes out without Message-Authenticator.
  const request = mode === 'forged' ? { ...packet, code: Code.AccountingRequest } : packet
  return encodeReply(request, code, attributes, mode === 'wrong-secret' ? Buffer.from('another secret') : secret)!
}

function firstOfEach(packets: Packet[]): Packet[] {
  const contents = packets.map(contentOf)
  return packets.filter((_, index) => contents.indexOf(contents[index]!) === index)
}

/** Everything except Acct-Delay-Time, which grows with every attempt. */
function contentOf({ attributes }: Packet): string {
  const lasting = attributes.filter(({ type }) => type !== Attr.AcctDelayTime)
  return lasting.map(({ type, value }) => `${type}=${value.toString('base64')}`).join()
}

function refusal(packet: Packet): Attribute[] {
  const error = mschap2Error(packet)
  return [{ type: Attr.ReplyMessage, value: Buffer.from('Sai mật khẩu') }, ...(error ? [error] : [])]
}

function isRight(packet: Packet): Attribute[] | undefined {
  const hidden = bytes(packet, Attr.UserPassword)
  if (hidden)
    return decryptPassword(hidden, secret, packet.authenticator)?.equals(Buffer.from(PASSWORD)) ? [] : undefined
  if (bytes(packet, Attr.ChapPassword)) return verifyChap(packet, Buffer.from(PASSWORD)) ? [] : undefined
  const success = verifyMschap2(packet, PASSWORD)
  return success && [success]
}

async function bind(): Promise<Socket> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return socket
}
