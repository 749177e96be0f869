/** One path in a square, drawn by the server. */
export function QrCode({ qr, label }: { qr: { path: string; size: number }; label: string }) {
  return (
    <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
      <path d={qr.path} />
    </svg>
  )
}
