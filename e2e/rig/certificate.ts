import { createHash, X509Certificate } from 'node:crypto'
import { join } from 'node:path'
import { readFile } from 'node:fs/promises'
import { must } from './run.ts'

export type Certificate = Awaited<ReturnType<typeof makeCertificate>>

/** Makes a key and a self-signed certificate for one name, valid for two days; Chromium accepts it by `spkiHash`. */
export async function makeCertificate(folder: string, name: string, ip: string) {
  const keyFile = join(folder, 'portal.key')
  const certFile = join(folder, 'portal.crt')
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name},IP:${ip}`]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  await must('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', keyFile, '-out', certFile])
  const [key, cert] = await Promise.all([readFile(keyFile, 'utf8'), readFile(certFile, 'utf8')])
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, certFile, spkiHash: createHash('sha256').update(spki).digest('base64') }
}
