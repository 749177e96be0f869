// One conversation: from a name in the clear to keys, by EAP-TLS (RFC 5216, RFC 9190) or EAP-TTLS with PAP inside
// (RFC 5281, RFC 9427). Each answer of the phone gives one reply; the RADIUS side repeats it as often as it must.
import { X509Certificate } from 'node:crypto'
import { EapCode, EapType, methodsOfNak, type EapPacket } from '@portico/radius/eap.ts'
import {
  decodeTlsPart,
  emptyPart,
  encodeTlsPart,
  makeAssembler,
  splitMessage,
  startPart,
  type TlsPart,
} from '@portico/radius/eapTls.ts'
import { readClientHello, readServerSessionId } from '@portico/radius/clientHello.ts'
import { decodeAvps, readPap } from '@portico/radius/ttls.ts'
import type { Acceptance } from '../radius/authenticate.ts'
import type { EapAdmission, EapAttempt, EapOffice, EapProof, EapRefusal, TlsIdentity } from './office.ts'
import { reasonOfFault, reasonOfMistrust } from './reasonOf.ts'
import type { EapMethod, Tunnel, Tunnels } from './tunnels.ts'

/** The answer to the gateway. The keys of an Accept are a secret between it, the phone and us. */
export type EapReply =
  | { kind: 'challenge'; eap: EapPacket }
  | { kind: 'accept'; eap: EapPacket; acceptance: Omit<Acceptance, 'extra'>; masterKey: Buffer }
  | { kind: 'reject'; eap: EapPacket; reason: EapRefusal }

export type Conversation = {
  /** @returns undefined for a packet that is no answer to the last request */
  answer(response: EapPacket): Promise<EapReply | undefined>
  /** Why the phone may have gone, when it was last shown our certificate and has said nothing since. */
  reasonOfSilence(): EapRefusal | undefined
  close(): void
}

type ConversationParts = {
  office: EapOffice
  tunnels: Tunnels
  attempt: EapAttempt
  identity: TlsIdentity | undefined
  /** Identifier of the phone's first response. */
  firstId: number
  /** Bytes of EAP data that fit the gateway's frames. */
  mostBytes: number
  now(): Date
}

const NOTHING = Buffer.alloc(0)
/** A handshake's largest message from a phone: a chain of certificates. */
const MOST_MESSAGE_BYTES = 32_768
/** A full handshake takes 6 to 12. */
const MOST_ROUNDS = 60
const KEY_BYTES = 64

/** Begins a conversation with a phone that has said a name. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one state machine over the same few values
export function makeConversation(of: ConversationParts): Conversation {
  const { office, tunnels, attempt, identity, mostBytes } = of
  const assembler = makeAssembler(MOST_MESSAGE_BYTES)
  const proposed = new Set<number>()
  let method: EapMethod = EapType.Ttls
  let id = of.firstId
  let rounds = 0
  let tunnel: Tunnel | undefined
  let serverSessionId: Buffer | undefined
  let unsent: TlsPart[] = []
  let admission: EapAdmission | undefined

  function ask(part: TlsPart): EapReply {
    id = (id + 1) & 0xff
    return { kind: 'challenge', eap: { code: EapCode.Request, id, type: method, data: encodeTlsPart(part) } }
  }

  /** Refusals that the office has not written down itself. */
  async function refuse(reason: EapRefusal): Promise<EapReply> {
    const known = reason === 'eap-untrusted' ? mistrust(reason) : reason
    await office.noteFailure(attempt, known)
    return reject(known)
  }

  function mistrust(otherwise: EapRefusal): EapRefusal {
    return reasonOfMistrust(identity!, of.now(), otherwise)
  }

  function reject(reason: EapRefusal): EapReply {
    return { kind: 'reject', eap: { code: EapCode.Failure, id, data: NOTHING }, reason }
  }

  function accept({ acceptance }: EapAdmission): EapReply {
    const masterKey = exportKey(tunnel!, method)
    return { kind: 'accept', eap: { code: EapCode.Success, id, data: NOTHING }, acceptance, masterKey }
  }

  function propose(wished: readonly number[]): EapReply | Promise<EapReply> {
    const next = wished.find((type): type is EapMethod => isMethod(type) && !proposed.has(type))
    if (next === undefined) return refuse('eap-method')
    proposed.add(next)
    method = next
    return ask(startPart)
  }

  function send(message: Buffer): EapReply {
    unsent = splitMessage(message, mostBytes)
    return ask(unsent.shift()!)
  }

  async function hear(message: Buffer): Promise<EapReply> {
    if (!tunnel) {
      const hello = readClientHello(message)
      if (!hello) return refuse('eap-broken')
      tunnel = await tunnels.open({ method, gateway: attempt.gateway, identity: identity!, hello })
    }
    await tunnel.pipe.feed(message)
    const { pipe } = tunnel
    const fault = pipe.fault()
    if (fault) return refuse(reasonOfFault(fault))
    const sealed = pipe.takeSealed()
    if (!tunnel.isTls13 && !serverSessionId && sealed.length > 0) serverSessionId = readServerSessionId(sealed)
    if (!pipe.isSecure()) return sealed.length > 0 ? send(sealed) : refuse('eap-broken')
    return admission ? refuse('eap-broken') : decide(tunnel, sealed)
  }

  /** The handshake is over: a certificate or a tunnel of before says who it is, or a password inside. */
  async function decide(open: Tunnel, sealed: Buffer): Promise<EapReply> {
    const isAgain = open.pipe.socket.isSessionReused()
    const plain = open.pipe.takePlain()
    const proof =
      method === EapType.Tls
        ? readCertificate(open, identity!, of.now())
        : isAgain
          ? open.before && { kind: 'again' as const, login: open.before }
          : plain.length > 0
            ? readPassword(plain)
            : 'later'
    if (proof === 'later') return send(sealed)
    if (!proof) return refuse('eap-method')
    const verdict = await office.judge(attempt, proof)
    if (typeof verdict === 'string') return reject(verdict)
    admission = verdict
    await open.keep(verdict.login, serverSessionId)
    // RFC 9190 §2.1.1, RFC 9427 §3: a byte inside the tunnel says that the server will not change its mind.
    const isPromised = open.isTls13 && proof.kind !== 'password'
    if (isPromised) await open.pipe.say(Buffer.of(0))
    const last = Buffer.concat([sealed, open.pipe.takeSealed()])
    return last.length > 0 && proof.kind !== 'password' ? send(last) : accept(verdict)
  }

  async function answer(response: EapPacket): Promise<EapReply | undefined> {
    if (response.id !== id) return undefined
    if (++rounds > MOST_ROUNDS) return refuse('eap-broken')
    if (!identity) return refuse('eap-off')
    if (response.type === EapType.Identity)
      return proposed.size > 0 ? refuse('eap-broken') : propose(firstMethods(attempt.identity))
    if (response.type === EapType.Nak) return tunnel ? refuse('eap-method') : propose(methodsOfNak(response))
    if (response.type !== method || proposed.size === 0) return refuse('eap-method')
    const part = decodeTlsPart(response.data)
    if (!part || part.isStart) return refuse('eap-broken')
    if (unsent.length > 0) return part.fragment.length > 0 ? refuse('eap-broken') : ask(unsent.shift()!)
    const message = assembler.add(part)
    if (!message) return refuse('eap-broken')
    if (message === 'more') return ask(emptyPart)
    if (message.length > 0) return hear(message)
    if (admission) return accept(admission)
    return tunnel?.pipe.isSecure() ? ask(emptyPart) : refuse(tunnel ? 'eap-untrusted' : 'eap-broken')
  }

  return {
    answer,
    reasonOfSilence: () =>
      tunnel && unsent.length === 0 && !tunnel.pipe.isSecure() ? mistrust('eap-left') : undefined,
    close: () => tunnel?.pipe.close(),
  }
}

function isMethod(type: number): type is EapMethod {
  return type === EapType.Tls || type === EapType.Ttls
}

/** A profile with a certificate says so in its name; the other method costs its phone one round more. */
function firstMethods(identity: string): number[] {
  return identity.startsWith('cert-') ? [EapType.Tls, EapType.Ttls] : [EapType.Ttls, EapType.Tls]
}

/** The gateway's keys (RFC 5216 §2.3, RFC 5281 §8, RFC 9427 §2.1). */
function exportKey({ pipe, isTls13 }: Tunnel, method: EapMethod): Buffer {
  if (isTls13)
    return pipe.socket
      .exportKeyingMaterial(2 * KEY_BYTES, 'EXPORTER_EAP_TLS_Key_Material', Buffer.of(method))
      .subarray(0, KEY_BYTES)
  const label = method === EapType.Tls ? 'client EAP encryption' : 'ttls keying material'
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TLS 1.2 has no context here, which the types do not know
  return pipe.socket.exportKeyingMaterial(KEY_BYTES, label, undefined as never)
}

/** OpenSSL has seen that the phone holds the key; whether the certificate is ours is looked at here. */
function readCertificate({ pipe }: Tunnel, { guestAuthority }: TlsIdentity, now: Date): EapProof | undefined {
  const sent = pipe.socket.getPeerX509Certificate()
  if (!sent) return undefined
  const authority = new X509Certificate(guestAuthority)
  const isGenuine = sent.checkIssued(authority) && sent.verify(authority.publicKey)
  const isExpired = sent.validToDate < now || sent.validFromDate > now
  const publicKey = sent.publicKey.export({ type: 'spki', format: 'der' })
  const login = /^CN=(?<name>.+)$/m.exec(sent.subject)?.groups?.['name'] ?? ''
  return { kind: 'certificate', login, publicKey, isGenuine, isExpired }
}

function readPassword(plain: Buffer): EapProof | undefined {
  const avps = decodeAvps(plain)
  const typed = avps && readPap(avps)
  return typed && { kind: 'password', login: typed.username, password: typed.password.toString('utf8') }
}
