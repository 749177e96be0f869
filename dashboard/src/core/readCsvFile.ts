/** Larger ones are no list of devices. */
const MOST_BYTES = 1_000_000

/**
 * The text of a file as spreadsheets save it: UTF-8, Excel's "Unicode text" (UTF-16), or an old Vietnamese Windows
 * table. Undefined for what is no text at all, such as a workbook, or far too long.
 */
export function textOf(bytes: Uint8Array): string | undefined {
  if (bytes.length > MOST_BYTES) return undefined
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decode('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return decode('utf-16be', bytes)
  // A workbook is a ZIP or an old OLE file; no table holds a NUL.
  if (bytes.includes(0)) return undefined
  return decode('utf-8', bytes) ?? decode('windows-1258', bytes)
}

function decode(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    // Windows writes Vietnamese letters and their accents apart.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes).normalize('NFC')
  } catch {
    return undefined
  }
}
