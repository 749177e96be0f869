// X.509 for Wi-Fi: an authority, the certificate a server shows, and one for each guest's device. Elliptic curves: a
// handshake with them costs a tenth, and the certificate fits two packets.

// It adds to Reflect, which is frozen by the time the library itself is loaded.
import 'reflect-metadata'
import { createPrivateKey, createPublicKey, KeyObject, randomBytes, webcrypto, X509Certificate } from 'node:crypto'
import type * as X509 from '@peculiar/x509'
import { DAY_MS } from '@portico/contract/dates.ts'

/** A certificate with its private key; PEM. */
export type KeyedCertificate = { certificate: string; key: string }

const CURVE = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const
const AUTHORITY_DAYS = 3650
/** Phones refuse a server's certificate of more than 825 days (Apple, HT210176). */
export const SERVER_DAYS = 397
/** A phone's clock may be a little behind. */
const BACK_MS = DAY_MS
const MINUTES_MS = 60_000

/** Loaded with the first certificate: its 200 modules are a twentieth of a start. */
export function loadX509(): Promise<typeof X509> {
  return import('@peculiar/x509')
}

/** The certificate that phones trust. */
export async function makeAuthority(name: string, now: Date): Promise<KeyedCertificate> {
  const x509 = await loadX509()
  const keys = await makeKeys()
  const certificate = await x509.X509CertificateGenerator.createSelfSigned(
    {
      serialNumber: serial(),
      name: nameOf(`Portico Wi-Fi ${name}`),
      notBefore: new Date(now.getTime() - BACK_MS),
      notAfter: new Date(now.getTime() + AUTHORITY_DAYS * DAY_MS),
      signingAlgorithm: CURVE,
      keys,
      extensions: [
        new x509.BasicConstraintsExtension(true, 0, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
        await x509.SubjectKeyIdentifierExtension.create(keys.publicKey, false, webcrypto),
      ],
    },
    webcrypto,
  )
  return { certificate: certificate.toString('pem'), key: keyOf(keys) }
}

/** The certificate our server shows phones. */
export function signServer(authority: KeyedCertificate, name: string, now: Date): Promise<KeyedCertificate> {
  return sign(authority, {
    name,
    from: new Date(now.getTime() - BACK_MS),
    until: new Date(now.getTime() + SERVER_DAYS * DAY_MS),
    purpose: 'serverAuth',
    host: name,
  })
}

/** The certificate of one guest's device, named by its login. @param key PEM, the device's own */
export function signGuest(
  authority: KeyedCertificate,
  { login, key }: { login: string; key: string },
  now: Date,
  until: Date,
): Promise<KeyedCertificate> {
  return sign(authority, {
    name: login,
    key,
    from: new Date(now.getTime() - MINUTES_MS * 10),
    until,
    purpose: 'clientAuth',
  })
}

/** The bytes of a PEM certificate; of a chain, the first. */
export function derOf(certificate: string): Buffer {
  return new X509Certificate(certificate).raw
}

type CertificateFields = {
  name: string
  /** A new one when absent. */
  key?: string
  from: Date
  until: Date
  purpose: 'serverAuth' | 'clientAuth'
  /** The name that phones compare. */
  host?: string
}

async function sign(authority: KeyedCertificate, of: CertificateFields): Promise<KeyedCertificate> {
  const x509 = await loadX509()
  const keys = of.key === undefined ? await makeKeys() : await readKeys(of.key)
  const signer = new x509.X509Certificate(authority.certificate)
  const signingKey = await webcrypto.subtle.importKey(
    'pkcs8',
    createPrivateKey(authority.key).export({ type: 'pkcs8', format: 'der' }),
    CURVE,
    false,
    ['sign'],
  )
  const certificate = await x509.X509CertificateGenerator.create(
    {
      serialNumber: serial(),
      subject: nameOf(of.name),
      issuer: signer.subjectName,
      notBefore: of.from,
      notAfter: of.until,
      signingAlgorithm: CURVE,
      publicKey: keys.publicKey,
      signingKey,
      extensions: [
        new x509.BasicConstraintsExtension(false, undefined, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
        new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage[of.purpose]]),
        await x509.AuthorityKeyIdentifierExtension.create(signer, false, webcrypto),
        await x509.SubjectKeyIdentifierExtension.create(keys.publicKey, false, webcrypto),
        ...(of.host === undefined ? [] : [new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: of.host }])]),
      ],
    },
    webcrypto,
  )
  return { certificate: certificate.toString('pem'), key: keyOf(keys) }
}

function makeKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(CURVE, true, ['sign', 'verify'])
}

/** A key that is there already, as the library takes it. */
async function readKeys(pem: string): Promise<webcrypto.CryptoKeyPair> {
  const key = createPrivateKey(pem)
  const publicBytes = createPublicKey(key).export({ type: 'spki', format: 'der' })
  const [privateKey, publicKey] = await Promise.all([
    webcrypto.subtle.importKey('pkcs8', key.export({ type: 'pkcs8', format: 'der' }), CURVE, true, ['sign']),
    webcrypto.subtle.importKey('spki', publicBytes, CURVE, true, ['verify']),
  ])
  return { privateKey, publicKey }
}

function keyOf({ privateKey }: webcrypto.CryptoKeyPair): string {
  return KeyObject.from(privateKey).export({ type: 'pkcs8', format: 'pem' }).toString()
}

/** A positive number nobody can guess (CA/Browser Forum §7.1). */
function serial(): string {
  const bytes = randomBytes(16)
  bytes.writeUInt8((bytes.readUInt8(0) & 0x7f) | 0x40, 0)
  return bytes.toString('hex')
}

function nameOf(commonName: string): { CN: string[] }[] {
  return [{ CN: [commonName] }]
}
