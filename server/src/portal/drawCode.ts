// A QR code as one path of a picture: dark runs, row by row.
import { encode } from 'uqr'

/** @param ecc `M` for a code that is read from another screen */
export function drawCode(text: string, ecc: 'L' | 'M' = 'L'): { path: string; size: number } {
  const { data, size } = encode(text, { ecc, border: 2 })
  const rows = data.map((row, y) => {
    const dark = row.map((isDark) => (isDark ? '1' : '0')).join('')
    return [...dark.matchAll(/1+/g)]
      .map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
      .join('')
  })
  return { path: rows.join(''), size }
}
