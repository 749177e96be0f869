// Outlines as SVG paths: a PNG is drawn from the same.

/** A lying bar with round ends; nothing for nothing, and never so thin that it cannot be seen. */
export function lyingBar(x: number, y: number, length: number, height: number): string {
  if (!(length > 0)) return ''
  const width = Math.max(2, length)
  const r = Math.min(height / 2, width / 2, 4)
  return `M${n(x + r)} ${n(y)}h${n(width - 2 * r)}q${n(r)} 0 ${n(r)} ${n(r)}v${n(height - 2 * r)}q0 ${n(r)} ${n(-r)} ${n(r)}h${n(-(width - 2 * r))}q${n(-r)} 0 ${n(-r)} ${n(-r)}v${n(-(height - 2 * r))}q0 ${n(-r)} ${n(r)} ${n(-r)}z`
}

/** A piece of a ring. Angles in turns, 0 at twelve o'clock, clockwise; a whole turn is drawn as a ring. */
export function ringPiece(cx: number, cy: number, outer: number, inner: number, from: number, to: number): string {
  if (!(to > from)) return ''
  if (to - from >= 0.9999)
    return (
      ringPiece(cx, cy, outer, inner, from, from + 0.5) + ringPiece(cx, cy, outer, inner, from + 0.5, from + 0.9998)
    )
  const point = (radius: number, turn: number) => {
    const angle = (turn - 0.25) * 2 * Math.PI
    return `${n(cx + radius * Math.cos(angle))} ${n(cy + radius * Math.sin(angle))}`
  }
  const large = to - from > 0.5 ? 1 : 0
  return `M${point(outer, from)}A${n(outer)} ${n(outer)} 0 ${large} 1 ${point(outer, to)}L${point(inner, to)}A${n(inner)} ${n(inner)} 0 ${large} 0 ${point(inner, from)}Z`
}

function n(value: number): number {
  return Math.round(value * 100) / 100
}
