// The three ways a hotspot sends what the guest typed.
import { randomBytes, randomInt } from 'node:crypto'
import { vendorBytes } from '@portico/radius/attributes.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import { authenticatorResponse, mschap2Attributes, ntResponse } from '@portico/radius/mschap.ts'
import type { Attribute, Packet } from '@portico/radius/packet.ts'
import { chapResponse, encryptPassword } from '@portico/radius/password.ts'
import { MicrosoftAttr, Vendor } from '@portico/radius/vendors.ts'
import { bytesAttr } from '@portico/radius/writeAttributes.ts'
import type { AuthMethod } from './nas.ts'

/** `chap` is a response computed before it reached the gateway, by a portal that had the challenge. */
export type Login = {
  username: string
  password: string
  chap?: { identifier: number; response: Buffer; challenge: Buffer }
}

export type Proof = {
  attributes: Attribute[]
  /** Whether an Accept is authentic: MS-CHAPv2 requires the server's proof in it (RFC 2759 §5). */
  isAnsweredBy(accept: Packet): boolean
}

export function provePassword(auth: AuthMethod, login: Login, secret: Buffer, authenticator: Buffer): Proof {
  const password = Buffer.from(login.password)
  const identifier = randomInt(256)
  const challenge = randomBytes(16)
  if (login.chap) {
    const { identifier: id, response, challenge: given } = login.chap
    const answer = Buffer.concat([Buffer.from([id]), response])
    const attributes = [bytesAttr(Attr.ChapPassword, answer), bytesAttr(Attr.ChapChallenge, given)]
    return { attributes, isAnsweredBy: () => true }
  }
  switch (auth) {
    case 'pap':
      return {
        attributes: [bytesAttr(Attr.UserPassword, encryptPassword(password, secret, authenticator))],
        isAnsweredBy: () => true,
      }
    case 'chap':
      return {
        attributes: [
          bytesAttr(Attr.ChapPassword, chapResponse(identifier, password, challenge)),
          bytesAttr(Attr.ChapChallenge, challenge),
        ],
        isAnsweredBy: () => true,
      }
    case 'mschapv2': {
      const exchange = { challenge, peerChallenge: randomBytes(16), userName: Buffer.from(login.username) }
      const success = `${String.fromCharCode(identifier)}${authenticatorResponse(exchange, login.password, ntResponse(exchange, login.password))}`
      return {
        attributes: mschap2Attributes(identifier, exchange, login.password),
        isAnsweredBy: (accept) =>
          vendorBytes(accept, Vendor.Microsoft, MicrosoftAttr.Chap2Success)?.toString('latin1').startsWith(success) ??
          false,
      }
    }
  }
}
