// What a broken handshake tells the doctor.
import { X509Certificate } from 'node:crypto'
import type { EapRefusal, TlsIdentity } from './office.ts'

/** By OpenSSL's name; an alert is the phone's own word. */
export function reasonOfFault(fault: string): EapRefusal {
  if (/ALERT_UNKNOWN_CA|ALERT_BAD_CERTIFICATE|ALERT_CERTIFICATE_UNKNOWN|ALERT_ACCESS_DENIED/.test(fault))
    return 'eap-untrusted'
  if (/ALERT_CERTIFICATE_EXPIRED/.test(fault)) return 'eap-server-expired'
  if (/PROTOCOL|NO_SHARED_CIPHER|VERSION/.test(fault)) return 'eap-old-tls'
  return 'eap-broken'
}

/** Few phones say why they do not trust us; that our certificate has ended we know ourselves. */
export function reasonOfMistrust({ certificate }: TlsIdentity, now: Date, otherwise: EapRefusal): EapRefusal {
  return new X509Certificate(certificate).validToDate < now ? 'eap-server-expired' : otherwise
}
