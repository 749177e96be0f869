/** MAC addresses: every vendor writes them in its own way; inside they are 12 lower-case hex digits. */

/** How a MAC may be written, each style named by its own example. */
export type MacStyle =
  | 'aa:bb:cc:dd:ee:ff'
  | 'AA:BB:CC:DD:EE:FF'
  | 'aa-bb-cc-dd-ee-ff'
  | 'AA-BB-CC-DD-EE-FF'
  | 'aabb.ccdd.eeff'
  | 'aabbccddeeff'
  | 'AABBCCDDEEFF'

const pairs = String.raw`[0-9a-f]{2}(?<gap>[:-])[0-9a-f]{2}(?:\k<gap>[0-9a-f]{2}){4}`
const quads = String.raw`[0-9a-f]{4}(?<dot>[.:-])[0-9a-f]{4}\k<dot>[0-9a-f]{4}`
const halves = '[0-9a-f]{6}[.:-]?[0-9a-f]{6}'
const onlyMac = new RegExp(`^(?:${pairs}|${quads}|${halves})$`, 'i')
const macThenName = new RegExp(`^(?<mac>${pairs}|${quads}|${halves})(?::(?<ssid>.*))?$`, 'is')

/** Twelve lower-case hex digits from any usual notation; undefined when the text is no MAC. */
export function normaliseMac(written: string): string | undefined {
  const trimmed = written.trim()
  return onlyMac.test(trimmed) ? digits(trimmed) : undefined
}

/** What the first octet of a normalised MAC means (IEEE 802): a group address, a random address, or a burnt-in one. */
export function kindOfMac(mac: string): 'group' | 'random' | 'fixed' {
  const first = parseInt(mac.slice(0, 2), 16)
  if ((first & 1) === 1 || /^0{12}$/.test(mac)) return 'group'
  return (first & 2) === 2 ? 'random' : 'fixed'
}

/**
 * Splits Called-Station-Id, `AP-MAC:SSID` by RFC 3580 §3.20; the SSID may itself contain colons.
 * @returns neither part for text that does not begin with a MAC, such as MikroTik's hotspot server name
 */
export function calledStation(written: string): { mac?: string; ssid?: string } {
  const parts = macThenName.exec(written)?.groups
  return parts?.mac ? { mac: digits(parts.mac), ssid: parts.ssid || undefined } : {}
}

/** A normalised MAC in a vendor's notation. */
export function formatMac(mac: string, style: MacStyle): string {
  const groups = mac.match(style.includes('.') ? /.{4}/g : /.{2}/g) ?? []
  const separator = /[:.-]/.exec(style)?.[0] ?? ''
  const formatted = groups.join(separator)
  return style.startsWith('A') ? formatted.toUpperCase() : formatted
}

function digits(mac: string): string {
  return mac.replaceAll(/[^0-9a-f]/gi, '').toLowerCase()
}
