// openNDS's side for tests: the redirect it sends a phone to, made as its C code and PHP make it.
import { createCipheriv, randomBytes } from 'node:crypto'

/** Keys in the order openNDS 9.10 prints them; values it percent-encodes are given so here. */
export function fasFields(mac = '02:11:22:33:44:55', more: Record<string, string> = {}): Record<string, string> {
  return {
    hid: randomBytes(32).toString('hex'),
    clientip: '192.168.1.47',
    clientmac: mac,
    client_type: 'cpd_can',
    gatewayname: 'Qu%c3%a1n%20L%c3%a1',
    gatewayurl: '(null)',
    version: '9.10.0',
    gatewayaddress: '192.168.1.1:2050',
    gatewaymac: '021122334400',
    originurl: 'http%3a%2f%2fdetectportal.firefox.com%2f',
    clientif: 'wlan0',
    themespec: '(null)',
    ...more,
  }
}

/** The same as openNDS 10 prints it: `cpi_query`, and what `(null)` makes of four lists that were not set. */
export function fasFields10(mac?: string, more: Record<string, string> = {}): Record<string, string> {
  const { hid, clientip, clientmac, client_type, ...rest } = fasFields(mac)
  const fields = { hid, clientip, clientmac, client_type, cpi_query: '', ...rest, version: '10.3.1' }
  return {
    ...fields,
    gatewayurl: 'http%3a%2f%2fstatus.client',
    themespec: ', (null)(null)(null)(null)',
    ...more,
  } as Record<string, string>
}

const joined = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ')

/** FAS level 1: base64, which openNDS prints raw into the address. */
export function fasLevel1(fields: Record<string, string>): { fas: string } {
  return { fas: Buffer.from(joined(fields)).toString('base64') }
}

/** FAS level 3: AES-256-CBC with the 16 characters of `iv`, base64 twice, the key padded with NULs or cut at 32. */
export function fasLevel3(fields: Record<string, string>, faskey: string): { fas: string; iv: string } {
  const iv = randomBytes(8).toString('hex')
  const key = Buffer.alloc(32)
  Buffer.from(faskey).copy(key)
  const cipher = createCipheriv('aes-256-cbc', key, Buffer.from(iv, 'ascii'))
  const once = Buffer.concat([cipher.update(joined({ ...fields, authdir: 'opennds_auth' })), cipher.final()]).toString(
    'base64',
  )
  return { fas: Buffer.from(once).toString('base64'), iv }
}

/** The default length of a session, in seconds. */
const USUAL_SECONDS = 480 * 60

/** One client as `ndsctl json` prints it; the router ends it after the usual time. */
export function ndsClient(mac: string, more: Record<string, string> = {}): Record<string, string> {
  const begunAt = Number(more['session_start'] ?? Math.floor(Date.now() / 1000) - 60)
  return {
    gatewayname: 'Qu%c3%a1n%20L%c3%a1',
    client_type: 'cpd_can',
    mac,
    ip: '192.168.1.47',
    state: 'Authenticated',
    session_start: String(begunAt),
    session_end: String(begunAt + USUAL_SECONDS),
    download_rate_limit_threshold: 'null',
    upload_rate_limit_threshold: 'null',
    download_this_session: '0',
    upload_this_session: '0',
    custom: 'bm9uZQ==',
    ...more,
  }
}
