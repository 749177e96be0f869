// What EAP must ask others: which certificate a venue shows, and whether this guest comes in.
import type { KnownGateway } from '../registry.ts'
import type { Acceptance, Refusal } from '../radius/authenticate.ts'

/** Why a phone with a profile stays out, beside what any login is refused for. */
export type EapRefusal =
  | Refusal
  /** The venue offers no profiles. */
  | 'eap-off'
  /** Another method than EAP-TLS, or EAP-TTLS with PAP inside. */
  | 'eap-method'
  /** The phone does not trust the certificate it was shown. */
  | 'eap-untrusted'
  /** The certificate it was shown has ended: it says so, or we know. */
  | 'eap-server-expired'
  /** It went silent before the handshake was over. */
  | 'eap-left'
  | 'eap-old-tls'
  | 'eap-broken'
  /** A certificate that we have not signed. */
  | 'eap-foreign'
  | 'eap-unknown'
  | 'eap-wrong-password'
  | 'eap-revoked'
  | 'eap-expired'
  /** A profile of another venue. */
  | 'eap-elsewhere'
  /** The agreement to the terms was taken back. */
  | 'eap-withdrawn'
  | 'quota'
  | 'full'
  | 'spent'

/** What the server shows, and who signs guests' certificates; PEM. */
export type TlsIdentity = {
  certificate: string
  key: string
  guestAuthority: string
  /** Changes with any of them. */
  version: string
}

/** How a guest proved to have a profile. `again`: by a tunnel of before. */
export type EapProof =
  | { kind: 'certificate'; login: string; publicKey: Buffer; isGenuine: boolean; isExpired: boolean }
  | { kind: 'password'; login: string; password: string }
  | { kind: 'again'; login: string }

/** One try. `identity` is what the phone said in the clear, and proves nothing. */
export type EapAttempt = { gateway: KnownGateway; mac: string; identity: string }
export type EapAdmission = { login: string; acceptance: Omit<Acceptance, 'extra'> }

export type EapOffice = {
  /** @returns undefined where the venue offers no profiles */
  identityOf(gateway: KnownGateway): Promise<TlsIdentity | undefined>
  /** Decides and writes the decision down. */
  judge(attempt: EapAttempt, proof: EapProof): Promise<EapAdmission | EapRefusal>
  /** Writes down a try that ended before anything was proved. */
  noteFailure(attempt: EapAttempt, reason: EapRefusal): Promise<void>
  /** Remembers whose tunnel the tickets of this name can open again. */
  keepTicket(name: Buffer, gateway: KnownGateway, login: string): Promise<void>
  findTicket(name: Buffer, gateway: KnownGateway): Promise<string | undefined>
  /** A key of 32 bytes for the tickets of one name, the same in every process. */
  ticketKey(name: string): Buffer
}
