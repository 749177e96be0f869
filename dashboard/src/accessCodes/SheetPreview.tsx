import { useMemo } from 'react'
import { encode } from 'uqr'
import { A4, sheetOf } from '@portico/contract/accessCodes/sheet.ts'
import { ALPHABETS, groupCode, type Alphabet } from '@portico/contract/accessCodes/strength.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import css from './accessCodes.module.css'

export type Sample = {
  venue: string
  ssid: string
  /** The address of the venue's logo. */
  logo: string | null
  alphabet: Alphabet
  length: number
  durationMinutes: number
  price: number | null
  currency: string
}
type Props = { perRow: number; count: number; sample: Sample }

/** The first page as it will be printed: laid out by the numbers the PDF is made with. The codes on it are no codes. */
export function SheetPreview({ perRow, count, sample }: Props) {
  const t = useText('accessCodes')
  const { columns, rows, cellWidth, cellHeight, perPage } = sheetOf(perRow)
  const shown = Math.min(count, perPage)
  const right = A4.margin + columns * cellWidth
  const bottom = A4.margin + rows * cellHeight
  return (
    <svg className={css.sheet} viewBox={`0 0 ${A4.width} ${A4.height}`} role="img" aria-label={t('form.preview')}>
      <rect width={A4.width} height={A4.height} fill="#fff" />
      {Array.from({ length: columns + 1 }, (_, i) => A4.margin + i * cellWidth).map((x) => (
        <line key={`x${x}`} x1={x} x2={x} y1={A4.margin / 2} y2={bottom + A4.margin / 2} className={css.cut} />
      ))}
      {Array.from({ length: rows + 1 }, (_, j) => A4.margin + j * cellHeight).map((y) => (
        <line key={`y${y}`} y1={y} y2={y} x1={A4.margin / 2} x2={right + A4.margin / 2} className={css.cut} />
      ))}
      {Array.from({ length: shown }, (_, at) => (
        <Cell
          key={at}
          number={at + 1}
          x={A4.margin + (at % columns) * cellWidth + 3}
          y={A4.margin + Math.floor(at / columns) * cellHeight + 3}
          width={cellWidth - 6}
          height={cellHeight - 6}
          sample={sample}
        />
      ))}
    </svg>
  )
}

type CellProps = { number: number; x: number; y: number; width: number; height: number; sample: Sample }

function Cell({ number, x, y, width, height, sample }: CellProps) {
  const format = useFormat()
  const isNarrow = width < 36
  const qr = Math.min(height - 24, isNarrow ? 18 : 24, width * 0.5)
  const code = useMemo(
    () => sampleCode(sample.alphabet, sample.length, number),
    [sample.alphabet, sample.length, number],
  )
  const { path, size } = useMemo(() => qrPath(code), [code])
  const text = groupCode(code)
  // The face of the sheet is about 0.62 as wide as high in digits; 19 points are 6.7 mm.
  const big = Math.min(6.7, width / (text.length * 0.58))
  const small = isNarrow ? 2 : 2.5
  const facts = [
    format.duration(sample.durationMinutes * 60),
    sample.price === null ? '' : `${format.number(sample.price)} ${sample.currency}`,
  ]
  return (
    <g fill="#17150f">
      <text x={x} y={y + 3.4} fontSize={isNarrow ? 2.6 : 3.3} fontWeight={600}>
        {shortenTo(sample.venue, sample.logo ? (width * 2) / 3 - 2 : width, isNarrow ? 2.6 : 3.3)}
      </text>
      {sample.logo && (
        <image
          href={sample.logo}
          x={x + (width * 2) / 3}
          y={y - 0.6}
          width={width / 3}
          height={9}
          preserveAspectRatio="xMaxYMid meet"
        />
      )}
      <text x={x} y={y + 7.8} fontSize={isNarrow ? 2.3 : 2.8} fill="#5d574b">
        {sample.ssid ? `Wi-Fi: ${sample.ssid}` : 'Wi-Fi'}
      </text>
      <text x={x} y={y + 15} fontSize={big} fontWeight={600}>
        {text}
      </text>
      <svg x={x} y={y + 18} width={qr} height={qr} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <path d={path} />
      </svg>
      {facts.filter(Boolean).map((fact, at) => (
        <text key={fact} x={x + qr + 2.5} y={y + 20.6 + at * 3.3} fontSize={small}>
          {fact}
        </text>
      ))}
    </g>
  )
}

function shortenTo(text: string, width: number, size: number): string {
  const most = Math.floor(width / (size * 0.56))
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
}

/** Always the same, and from no batch. */
function sampleCode(alphabet: Alphabet, length: number, seed: number): string {
  const letters = ALPHABETS[alphabet]
  return Array.from({ length }, (_, at) => letters[(seed * 7 + at * at * 3 + at * seed) % letters.length]).join('')
}

function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  return { path: data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join(''), size }
}
