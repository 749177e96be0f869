// X.509 for Wi-Fi: an authority, the certificate a server shows, and one for each guest's device. Elliptic curves: a
// handshake with them costs a tenth, and the certificate fits two packets.
import 'reflect-metadata'
import { createPrivateKey, createPublicKey, randomBytes, webcrypto } from 'node:crypto'
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
} from '@peculiar/x509'
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

/** The certificate that phones trust. */
export async function makeAuthority(name: string, now: Date): Promise<KeyedCertificate> {
  const keys = await makeKeys()
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      serialNumber: serial(),
      name: nameOf(`Portico Wi-Fi ${name}`),
      notBefore: new Date(now.getTime() - BACK_MS),
      notAfter: new Date(now.getTime() + AUTHORITY_DAYS * DAY_MS),
      signingAlgorithm: CURVE,
      keys,
      extensions: [
        new BasicConstraintsExtension(true, 0, true),
        new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
        await SubjectKeyIdentifierExtension.create(keys.publicKey, false, webcrypto),
      ],
    },
    webcrypto,
  )
  return { certificate: certificate.toString('pem'), key: await keyOf(keys) }
}

/** The certificate our server shows phones. */
export function signServer(authority: KeyedCertificate, name: string, now: Date): Promise<KeyedCertificate> {
  return sign(authority, {
    name,
    from: new Date(now.getTime() - BACK_MS),
    until: new Date(now.getTime() + SERVER_DAYS * DAY_MS),
    purpose: ExtendedKeyUsage.serverAuth,
    extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: name }])],
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
    purpose: ExtendedKeyUsage.clientAuth,
    extensions: [],
  })
}

/** The bytes of a PEM certificate; of a chain, the first. */
export function derOf(certificate: string): Buffer {
  return Buffer.from(PemConverter.decodeFirst(certificate))
}

type CertificateFields = {
  name: string
  /** A new one when absent. */
  key?: string
  from: Date
  until: Date
  purpose: ExtendedKeyUsage
  extensions: SubjectAlternativeNameExtension[]
}

async function sign(authority: KeyedCertificate, of: CertificateFields): Promise<KeyedCertificate> {
  const keys = of.key === undefined ? await makeKeys() : await readKeys(of.key)
  const signer = new X509Certificate(authority.certificate)
  const signingKey = await webcrypto.subtle.importKey(
    'pkcs8',
    Buffer.from(PemConverter.decodeFirst(authority.key)),
    CURVE,
    false,
    ['sign'],
  )
  const certificate = await X509CertificateGenerator.create(
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
        new BasicConstraintsExtension(false, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
        new ExtendedKeyUsageExtension([of.purpose]),
        await AuthorityKeyIdentifierExtension.create(signer, false, webcrypto),
        await SubjectKeyIdentifierExtension.create(keys.publicKey, false, webcrypto),
        ...of.extensions,
      ],
    },
    webcrypto,
  )
  return { certificate: certificate.toString('pem'), key: await keyOf(keys) }
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

async function keyOf({ privateKey }: webcrypto.CryptoKeyPair): Promise<string> {
  return PemConverter.encode(await webcrypto.subtle.exportKey('pkcs8', privateKey), 'PRIVATE KEY')
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
