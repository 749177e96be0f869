import { useMemo } from 'react'
import { encode } from 'uqr'

type Props = { text: string; label: string; size?: number }

/** A QR code. Dark on white in both schemes: many phones do not read it the other way round. */
export function QrCode({ text, label, size = 180 }: Props) {
  const { path, edge } = useMemo(() => draw(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${edge} ${edge}`}
      shapeRendering="crispEdges"
    >
      <rect width={edge} height={edge} rx={2} fill="#fff" />
      <path d={path} fill="#17150f" />
    </svg>
  )
}

function draw(text: string): { path: string; edge: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const cells = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { path: cells.join(''), edge: size }
}
