// Requests to a venue's own controller, whose address the owner chose. Controllers are in private networks and use
// self-signed certificates, so both are allowed one by one: a network by the operator, a certificate by its
// fingerprint. Redirects are not followed.
import { lookup as systemLookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import tls from 'node:tls'
import { EgressError, exchange, type EgressReply, type EgressRequest } from './egress.ts'
import { isAddress, isInNetworks, isPublicAddress } from './publicAddress.ts'

export type Controller = {
  /** Base URL; no other host or port is ever called. */
  url: string
  /** SHA-256 of the certificate, hex; empty for one that everybody trusts. */
  certificate: string
  /** CIDR blocks the operator opened. */
  networks: readonly string[]
}

/** The address is in a network that the operator has not allowed. */
export class PrivateAddressError extends EgressError {
  constructor() {
    super('refused', 'a private address in no network the operator opened')
  }
}

/** The certificate is neither trusted nor the pinned one; carries its fingerprint. */
export class CertificateError extends EgressError {
  readonly fingerprint: string

  constructor(fingerprint: string) {
    super('refused', 'a certificate that is not trusted')
    this.fingerprint = fingerprint
  }
}

/**
 * Asks a controller. @param path begins with a slash and stays on the controller's origin
 * @throws EgressError
 */
export async function askController(of: Controller, path: string, request: EgressRequest): Promise<EgressReply> {
  const base = URL.parse(of.url)
  const url = base && URL.parse(path, base.href)
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== base.origin || url.username || url.password)
    throw new EgressError('refused', 'not an address of the controller')
  if (isAddress(url.hostname) && !isAllowed(url.hostname, of.networks)) throw new PrivateAddressError()
  const lookup = guardLookup(of.networks)
  return exchange(
    url,
    request,
    lookup,
    url.protocol === 'https:' ? pinCertificate(url, of.certificate, lookup) : undefined,
  )
}

function isAllowed(host: string, networks: readonly string[]): boolean {
  return isPublicAddress(host) || isInNetworks(host, networks)
}

function guardLookup(networks: readonly string[]): LookupFunction {
  return (name, options, done) =>
    systemLookup(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '', 0)
      const isClean = addresses.length > 0 && addresses.every(({ address }) => isAllowed(address, networks))
      if (!isClean) return done(new PrivateAddressError(), '', 0)
      if (options.all) return done(null, addresses)
      return done(null, addresses[0]!.address, addresses[0]!.family)
    })
}

type Connect = NonNullable<Parameters<typeof exchange>[3]>

/** The certificate is judged before a byte of the request leaves: a password must not reach a stranger. */
function pinCertificate(url: URL, certificate: string, lookup: LookupFunction): Connect {
  const wanted = plainHex(certificate)
  return (_options, oncreate) => {
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
    const socket = tls.connect({
      host,
      port: Number(url.port) || 443,
      lookup,
      rejectUnauthorized: false,
      ...(isAddress(host) ? {} : { servername: host }),
    })
    const fail = (error: Error) => oncreate(error, socket)
    socket.once('error', fail)
    socket.once('secureConnect', () => {
      const fingerprint = plainHex(socket.getPeerCertificate().fingerprint256 ?? '')
      const isRight = wanted ? fingerprint === wanted : socket.authorized
      socket.off('error', fail)
      if (isRight) return oncreate(null, socket)
      socket.destroy()
      oncreate(new CertificateError(fingerprint), socket)
    })
    return undefined
  }
}

function plainHex(fingerprint: string): string {
  return fingerprint.replaceAll(':', '').toLowerCase()
}
