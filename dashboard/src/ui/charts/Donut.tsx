import { useState } from 'react'
import { useFormat } from '../../core/useFormat.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { seriesColour, figureText, type ChartData } from './chartData.ts'
import { ringPiece } from './shapes.ts'
import css from './charts.module.css'
import parts from './parts.module.css'

type Props = {
  title: string
  subtitle?: string
  /** At most six rows, each one part; the first series is drawn. */
  data: ChartData
  fileName: string
  /** What all parts are together: "visits". */
  whole: string
  onPick?: (key: string) => void
  picked?: string
}

const SIZE = 176
/** Turns left empty between two parts, so that neighbours are told apart without their colours. */
const GAP = 0.006

/** Parts of a whole as a ring, each named beside it with its figure and share. */
export function Donut({ title, subtitle, data, fileName, whole, onPick, picked }: Props) {
  const { percent } = useFormat()
  const [active, setActive] = useState<number | null>(null)
  const total = data.rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)
  const ranked = { ...data, isRanked: true }
  let turn = 0
  const pieces = data.rows.map((row, i) => {
    const share = total > 0 ? (row.values[0] ?? 0) / total : 0
    const from = turn
    turn += share
    const gap = share > GAP * 2 && share < 1 ? GAP / 2 : 0
    return { row, share, colour: seriesColour(i), d: ringPiece(SIZE / 2, SIZE / 2, 84, 56, from + gap, turn - gap) }
  })
  const focus = active ?? pieces.findIndex(({ row }) => picked !== undefined && row.key === picked)
  const shown = pieces[focus]
  return (
    <ChartFrame title={title} subtitle={subtitle} data={ranked} fileName={fileName} onPick={onPick} hasNoLegend>
      <div className={parts.donut}>
        <svg data-chart width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden>
          {pieces.map(({ row, colour, d }, i) => (
            <path
              key={row.key ?? row.title}
              d={d}
              style={{ fill: colour, cursor: onPick ? 'pointer' : undefined }}
              opacity={shown && shown !== pieces[i] ? 0.35 : 1}
              onPointerEnter={() => setActive(i)}
              onPointerLeave={() => setActive(null)}
              onClick={() => row.key !== undefined && onPick?.(row.key)}
            />
          ))}
          <text className={parts.donutFigure} x={SIZE / 2} y={SIZE / 2 + 4} textAnchor="middle">
            {shown ? percent(shown.share) : data.format(total)}
          </text>
          <text className={css.axis} x={SIZE / 2} y={SIZE / 2 + 23} textAnchor="middle">
            {shown ? data.format(shown.row.values[0] ?? 0) : whole}
          </text>
        </svg>
        <ul className={parts.list}>
          {pieces.map(({ row, share, colour }, i) => {
            const inside = (
              <>
                <span className={css.swatch} style={{ background: colour }} aria-hidden />
                <span>{row.label}</span>
                <strong>{figureText(data, row, 0)}</strong>
                <span className={parts.share}>{percent(share)}</span>
              </>
            )
            return (
              <li key={row.key ?? row.title} onPointerEnter={() => setActive(i)} onPointerLeave={() => setActive(null)}>
                {onPick && row.key !== undefined ? (
                  <button
                    type="button"
                    aria-pressed={picked === row.key}
                    onFocus={() => setActive(i)}
                    onBlur={() => setActive(null)}
                    onClick={() => onPick(row.key ?? '')}
                  >
                    {inside}
                  </button>
                ) : (
                  <div>{inside}</div>
                )}
              </li>
            )
          })}
        </ul>
      </div>
    </ChartFrame>
  )
}
