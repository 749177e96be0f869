// A certificate that an owner brings: it must be a server's, still good, and belong to its key.
import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import { fail } from '../core/fail.ts'

const SERVER_AUTH = '1.3.6.1.5.5.7.3.1'
const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

/** @throws wifi-certificate/… when phones would refuse it @returns the chain as PEM, and when it ends */
export function checkCertificate(
  of: { certificate: string; key: string },
  now: Date,
): { certificate: string; until: Date } {
  const parts = of.certificate.match(PEM) ?? []
  const [server] = parts.map(readPart)
  const key = readKey(of.key)
  if (!server || !key) throw fail('wifi-certificate/unreadable')
  if (!server.checkPrivateKey(key)) throw fail('wifi-certificate/wrong-key')
  if (server.validToDate <= now) throw fail('wifi-certificate/over')
  if (server.ca || !namesOf(server)[0] || (server.keyUsage && !server.keyUsage.includes(SERVER_AUTH)))
    throw fail('wifi-certificate/no-server')
  return { certificate: `${parts.join('\n')}\n`, until: server.validToDate }
}

/** The names a server's certificate is good for; phones are given the first. */
export function namesOf({ subjectAltName }: Pick<X509Certificate, 'subjectAltName'>): string[] {
  return [...(subjectAltName ?? '').matchAll(/DNS:([^,\s]+)/g)].map(([, name]) => name!)
}

/**
 * The authority devices must be given; undefined when the chain does not bring it, as those of public authorities do
 * not: phones know those.
 */
export function authorityOf(chain: string): string | undefined {
  const last = (chain.match(PEM) ?? []).at(-1)
  const read = last && readPart(last)
  return read && read.ca && read.checkIssued(read) ? last : undefined
}

function readPart(pem: string): X509Certificate {
  try {
    return new X509Certificate(pem)
  } catch {
    throw fail('wifi-certificate/unreadable')
  }
}

function readKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined
  }
}
