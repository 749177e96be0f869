// What openNDS tells the portal of a guest, and how it wants the answer (openNDS 9.10 to 10.3, FAS levels 1 to 3).
import { createDecipheriv, createHash } from 'node:crypto'
import { isIP, isIPv4 } from 'node:net'
import { normaliseMac } from '@portico/radius/mac.ts'

export type FasArrival = {
  /** The gateway's own name for this guest at this moment. */
  hid: string
  mac: string
  ip: string
  /** `address:port` of the gateway's own web server. */
  gatewayAddress: string
  authDirectory: string
  originalUrl: string
  /** The gateway's openNDS, such as `10.3.1`; at level 1 a phone can make it up. */
  version?: string
}

/**
 * Reads the query of a redirect by openNDS; undefined when it is none, or not of this gateway's key.
 * @param level at 2 and 3 openNDS encrypts, so plain text is a phone's own invention
 */
export function readFas(query: Record<string, string>, fasKey: string, level: number): FasArrival | undefined {
  const packed = query['fas']
  if (!packed || packed.length > 8000 || (level >= 2 && !query['iv'])) return undefined
  // The gateway prints base64 raw into the address: a plus sign has become a space on the way.
  const text = query['iv']
    ? decrypt(packed, query['iv'], fasKey)
    : Buffer.from(packed.replaceAll(' ', '+'), 'base64').toString('utf8')
  const fields = new Map(
    (text ?? '').split(', ').map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
  const field = (name: string) => fields.get(name) ?? ''
  const mac = normaliseMac(field('clientmac'))
  if (!mac || !/^[0-9a-f]{16,128}$/i.test(field('hid')) || !isPrivateAddress(field('gatewayaddress'))) return undefined
  return {
    hid: field('hid'),
    mac,
    ip: isIP(field('clientip')) ? field('clientip') : '',
    gatewayAddress: field('gatewayaddress'),
    authDirectory: /^[\w-]{1,64}$/.test(field('authdir')) ? field('authdir') : 'opennds_auth',
    originalUrl: decodeURIComponentSafely(field('originurl')),
    version: /^\d{1,3}(\.\d{1,3}){1,2}[a-z0-9~.-]{0,12}$/.exec(field('version'))?.[0] ?? '',
  }
}

/** Levels 2 and 3: AES-256-CBC as PHP's openssl_encrypt does it, twice in base64; the IV is its 16 characters. */
function decrypt(packed: string, iv: string, fasKey: string): string | undefined {
  const key = Buffer.alloc(32)
  key.write(fasKey)
  try {
    const inner = Buffer.from(packed.replaceAll(' ', '+'), 'base64').toString('latin1')
    const decipher = createDecipheriv('aes-256-cbc', key, Buffer.from(iv, 'latin1'))
    return Buffer.concat([decipher.update(Buffer.from(inner, 'base64')), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** The gateway's address comes from the guest's own browser: only an address inside a venue may be answered to. */
function isPrivateAddress(hostAndPort: string): boolean {
  const [, host = '', port] = /^([\d.]+):(\d{1,5})$/.exec(hostAndPort) ?? []
  // isIPv4 knows no leading zeros: browsers read them as octal, 010.8.8.8 is 8.8.8.8.
  if (!isIPv4(host) || Number(port) > 65_535) return false
  const [a = 0, b = 0] = host.split('.').map(Number)
  return a === 10 || (a === 172 && b >= 16 && b <= 31) || (a === 192 && b === 168) || (a === 100 && b >= 64 && b <= 127)
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** The gateway's proof that we let a guest in (levels 1 to 3). */
export function fasToken(hid: string, fasKey: string): string {
  return createHash('sha256')
    .update(hid + fasKey)
    .digest('hex')
}

/**
 * Where the guest's browser goes to come online (levels 1 and 2). Both parameters always: without `tok` openNDS 9.10
 * crashes, without `redir` it answers a bare "OK". `custom` comes back in its list of clients.
 */
export function loginAddress(arrival: FasArrival, fasKey: string, returnUrl: string, custom: string): string {
  const query = new URLSearchParams({
    tok: fasToken(arrival.hid, fasKey),
    redir: returnUrl,
    custom: encodeCustom(custom),
  })
  return `http://${arrival.gatewayAddress}/${arrival.authDirectory}/?${query}`
}

/** Text as openNDS carries it in `custom`. */
export function encodeCustom(text: string): string {
  return Buffer.from(text).toString('base64')
}

/** Reads back what we sent as `custom`; the browser carried it, so it is only believed when it reads as one of our names. */
export function decodeCustom(custom: string): string {
  const text = Buffer.from(decodeURIComponentSafely(custom), 'base64').toString('latin1')
  return /^[0-9a-f]{20}$/.test(text) ? text : ''
}
