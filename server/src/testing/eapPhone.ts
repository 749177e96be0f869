// A phone that signs in by its profile: the other end of EAP-TLS and EAP-TTLS, over Node's own TLS. `eapol_test` proves
// that our server is right; this one is fast, and can be made to misbehave.
import { Duplex } from 'node:stream'
import { connect, type SecureVersion } from 'node:tls'
import { decodeEap, EapCode, EapType, encodeEap, type EapPacket } from '@portico/radius/eap.ts'
import {
  decodeTlsPart,
  emptyPart,
  encodeTlsPart,
  makeAssembler,
  splitMessage,
  type TlsPart,
} from '@portico/radius/eapTls.ts'
import { encodeAvps } from '@portico/radius/ttls.ts'
import type { GivenProfile } from './givenProfile.ts'

/** Brings a response to the server. @returns its answer; undefined when none came */
export type Carry = (response: Buffer) => Promise<Buffer | undefined>

type Ways = {
  profile: Pick<GivenProfile, 'login' | 'password' | 'authority' | 'certificate' | 'key'>
  method: 'TLS' | 'TTLS'
  tls: SecureVersion
  /** A session of before. */
  session?: Buffer | undefined
  /** Walks away after so many responses. */
  leavesAfter?: number
  fragmentBytes?: number
}
export type PhoneResult = {
  end: 'in' | 'out' | 'silence' | 'left'
  masterKey: Buffer | undefined
  session: Buffer | undefined
  isResumed: boolean
}

const QUIET_TURNS = 4
const MOST_ROUNDS = 60
const MOST_BYTES = 32_768

/** One conversation, to its end or until the phone gives up. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one conversation over the same few values
export async function signInByProfile(ways: Ways, carry: Carry): Promise<PhoneResult> {
  const { profile, method, tls, leavesAfter = MOST_ROUNDS, fragmentBytes = 1200 } = ways
  const type = method === 'TLS' ? EapType.Tls : EapType.Ttls
  const assembler = makeAssembler(MOST_BYTES)
  const client = openClient(ways)
  let unsent: TlsPart[] = []
  let hasSpoken = false
  let response: EapPacket = { code: EapCode.Response, id: 1, type: EapType.Identity, data: Buffer.from(profile.login) }
  const result = (end: PhoneResult['end']): PhoneResult => {
    const masterKey = end === 'in' ? client.masterKey(type, tls === 'TLSv1.3') : undefined
    const { session, isResumed } = client.state()
    client.close()
    return { end, masterKey, session, isResumed }
  }
  const say = (parts: TlsPart[]): Buffer => {
    unsent = parts.slice(1)
    return encodeTlsPart(parts[0]!)
  }

  for (let round = 0; round < Math.min(leavesAfter, MOST_ROUNDS); round++) {
    const answer = await carry(encodeEap(response))
    const request = answer && decodeEap(answer)
    if (!request) return result('silence')
    if (request.code === EapCode.Success) return result('in')
    if (request.code === EapCode.Failure) return result('out')
    if (request.type !== type) {
      response = { code: EapCode.Response, id: request.id, type: EapType.Nak, data: Buffer.of(type) }
      continue
    }
    const part = decodeTlsPart(request.data)!
    let data: Buffer
    if (part.isStart) data = say(splitMessage(await client.feed(Buffer.alloc(0)), fragmentBytes))
    else if (unsent.length > 0) data = encodeTlsPart(unsent.shift()!)
    else {
      const message = assembler.add(part)
      let out = message === 'more' || !message ? Buffer.alloc(0) : await client.feed(message)
      if (client.isSecure() && method === 'TTLS' && !hasSpoken && message !== 'more' && out.length === 0) {
        hasSpoken = true
        out = client.state().isResumed ? out : await client.speak(papOf(profile))
      }
      data = out.length === 0 ? encodeTlsPart(emptyPart) : say(splitMessage(out, fragmentBytes))
    }
    response = { code: EapCode.Response, id: request.id, type, data }
  }
  return result('left')
}

function papOf({ login, password }: Ways['profile']): Buffer {
  const avp = (code: number, value: string) => ({ code, vendor: 0, isMandatory: true, value: Buffer.from(value) })
  return encodeAvps([avp(1, login), avp(2, password)])
}

// oxlint-disable-next-line eslint/max-lines-per-function -- one method each, over the same few values
function openClient({ profile, method, tls, session: known }: Ways) {
  let sealed: Buffer[] = []
  let stirred = 0
  let isSecure = false
  let session: Buffer | undefined
  const wire = new Duplex({
    read: () => undefined,
    write(chunk: Buffer, _encoding, done) {
      stirred++
      sealed.push(chunk)
      done()
    },
  })
  const socket = connect({
    socket: wire,
    ca: profile.authority,
    ...(method === 'TLS' && { cert: profile.certificate, key: profile.key }),
    minVersion: tls,
    maxVersion: tls,
    session: known,
    checkServerIdentity: () => undefined,
  })
  socket.on('session', (one) => (session = one))
  socket.on('secureConnect', () => {
    stirred++
    isSecure = true
  })
  socket.on('data', () => stirred++)
  socket.on('error', () => stirred++)
  async function settle(): Promise<Buffer> {
    for (let quiet = 0, seen = stirred; quiet < QUIET_TURNS; quiet++) {
      await new Promise((resolve) => setImmediate(resolve))
      if (seen !== stirred) [quiet, seen] = [-1, stirred]
    }
    const all = Buffer.concat(sealed)
    sealed = []
    return all
  }
  return {
    isSecure: () => isSecure,
    state: () => ({ session, isResumed: isSecure && socket.isSessionReused() }),
    feed(bytes: Buffer) {
      if (bytes.length > 0) wire.push(bytes)
      return settle()
    },
    speak(bytes: Buffer) {
      socket.write(bytes)
      return settle()
    },
    masterKey(type: number, isTls13: boolean): Buffer {
      if (isTls13)
        return socket.exportKeyingMaterial(128, 'EXPORTER_EAP_TLS_Key_Material', Buffer.of(type)).subarray(0, 64)
      const label = type === EapType.Tls ? 'client EAP encryption' : 'ttls keying material'
      return socket.exportKeyingMaterial(64, label, undefined as never)
    },
    close() {
      socket.destroy()
      wire.destroy()
    },
  }
}
