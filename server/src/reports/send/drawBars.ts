// Bars as a picture for mails: no letters in it, so that no font is needed; the words stand around it.
import { loadSharp } from '../../core/loadSharp.ts'

const WIDTH = 912
const HEIGHT = 288
const PAD = 16
const COLOURS = { paper: '#f8fafc', line: '#cbd5e1', now: '#0f766e', before: '#99d5cf' }

/** A PNG of bars in base64, twice as large as it is shown. @param before a paler bar beside each */
export async function drawBars(values: readonly number[], before: readonly number[] = []): Promise<string> {
  const sharp = await loadSharp()
  const png = await sharp(Buffer.from(svgOf(values, before)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
  return png.toString('base64')
}

/** The drawing itself. */
export function svgOf(values: readonly number[], before: readonly number[] = []): string {
  const most = Math.max(1, ...values, ...before)
  const slot = (WIDTH - 2 * PAD) / Math.max(1, values.length)
  const gap = Math.min(12, slot * 0.2)
  const isPaired = before.length > 0
  const width = (slot - gap) / (isPaired ? 2 : 1)
  const bars = values.flatMap((value, index) => {
    const left = PAD + index * slot + gap / 2
    const pair = isPaired ? [bar(left, before[index] ?? 0, COLOURS.before)] : []
    return [...pair, bar(left + (isPaired ? width : 0), value, COLOURS.now)]
  })
  const grid = [0.25, 0.5, 0.75, 1].map((share) => {
    const y = (HEIGHT - PAD - share * (HEIGHT - 2 * PAD)).toFixed(1)
    return `<path d="M${PAD} ${y}H${WIDTH - PAD}" stroke="${COLOURS.line}" stroke-width="1" stroke-dasharray="2 6"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" rx="16" fill="${COLOURS.paper}"/>${grid.join('')}${bars.join('')}</svg>`

  function bar(x: number, value: number, fill: string): string {
    const height = Math.max(value > 0 ? 3 : 0, ((HEIGHT - 2 * PAD) * value) / most)
    const radius = Math.min(6, width / 2, height)
    return `<rect x="${x.toFixed(1)}" y="${(HEIGHT - PAD - height).toFixed(1)}" width="${Math.max(1, width).toFixed(1)}" height="${height.toFixed(1)}" rx="${radius.toFixed(1)}" fill="${fill}"/>`
  }
}
