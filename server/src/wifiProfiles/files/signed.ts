// A file with its signature around it (CMS SignedData, RFC 5652 §5), as Apple's devices take a profile.
import { createHash, createPrivateKey, createSign } from 'node:crypto'
import { derOf, loadX509 } from '../certificates.ts'
import { context, integer, nothing, octets, oid, seq, derSet, tlv, utcTime } from './der.ts'

const DATA = oid('1.2.840.113549.1.7.1')
const SIGNED_DATA = oid('1.2.840.113549.1.7.2')
const CONTENT_TYPE = oid('1.2.840.113549.1.9.3')
const MESSAGE_DIGEST = oid('1.2.840.113549.1.9.4')
const SIGNING_TIME = oid('1.2.840.113549.1.9.5')
const SHA256 = seq(oid('2.16.840.1.101.3.4.2.1'))
const ECDSA_SHA256 = seq(oid('1.2.840.10045.4.3.2'))
const RSA = seq(oid('1.2.840.113549.1.1.1'), nothing)
/** A set of attributes is signed as a derSet, and sent as `[0]`. */
const IMPLICIT_0 = 0xa0
const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/** @param certificate PEM, the signer's first and then those above it */
export async function signFile(content: Buffer, of: { certificate: string; key: string }, at: Date): Promise<Buffer> {
  const { X509Certificate } = await loadX509()
  const chain = (of.certificate.match(CERTIFICATE) ?? []).map(derOf)
  const signer = new X509Certificate(chain[0]!)
  const attributes = derSet(
    seq(CONTENT_TYPE, derSet(DATA)),
    seq(SIGNING_TIME, derSet(utcTime(at))),
    seq(MESSAGE_DIGEST, derSet(octets(createHash('sha256').update(content).digest()))),
  )
  const key = createPrivateKey(of.key)
  const signature = createSign('sha256').update(attributes).sign(key)
  const issuerAndSerial = seq(
    Buffer.from(signer.issuerName.toArrayBuffer()),
    integer(Buffer.from(signer.serialNumber, 'hex')),
  )
  const signerInfo = seq(
    integer(1),
    issuerAndSerial,
    SHA256,
    Buffer.concat([Buffer.of(IMPLICIT_0), attributes.subarray(1)]),
    key.asymmetricKeyType === 'ec' ? ECDSA_SHA256 : RSA,
    octets(signature),
  )
  const signedData = seq(
    integer(1),
    derSet(SHA256),
    seq(DATA, context(0, octets(content))),
    tlv(IMPLICIT_0, ...chain),
    derSet(signerInfo),
  )
  return seq(SIGNED_DATA, context(0, signedData))
}
