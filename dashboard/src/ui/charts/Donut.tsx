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
/** Turns left empty between two parts, so that neighbours can be distinguished without colours. */
const GAP = 0.006

/** Parts of a whole as a ring, each named beside it with its figure and share. */
export function Donut({ title, subtitle, data, fileName, whole, onPick, picked }: Props) {
  const { percent } = useFormat()
  const [active, setActive] = useState<number | null>(null)
  const { pieces, total } = piecesOf(data)
  const focus = active ?? pieces.findIndex(({ row }) => picked !== undefined && row.key === picked)
  const shown = pieces[focus]
  return (
    <ChartFrame
      title={title}
      subtitle={subtitle}
      data={{ ...data, isRanked: true }}
      fileName={fileName}
      onPick={onPick}
      hasNoLegend
    >
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
          {pieces.map((piece, i) => (
            <li
              key={piece.row.key ?? piece.row.title}
              onPointerEnter={() => setActive(i)}
              onPointerLeave={() => setActive(null)}
            >
              <PieceName
                piece={piece}
                figure={figureText(data, piece.row, 0)}
                isPicked={picked === piece.row.key}
                onPick={onPick}
                onActive={(isActive) => setActive(isActive ? i : null)}
              />
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  )
}

type Piece = { row: ChartData['rows'][number]; share: number; colour: string; d: string }

function piecesOf({ rows }: ChartData): { pieces: Piece[]; total: number } {
  const total = rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)
  let turn = 0
  const pieces = rows.map((row, i) => {
    const share = total > 0 ? (row.values[0] ?? 0) / total : 0
    const from = turn
    turn += share
    const gap = share > GAP * 2 && share < 1 ? GAP / 2 : 0
    return { row, share, colour: seriesColour(i), d: ringPiece(SIZE / 2, SIZE / 2, 84, 56, from + gap, turn - gap) }
  })
  return { pieces, total }
}

type NameProps = Pick<Props, 'onPick'> & {
  piece: Piece
  figure: string
  isPicked: boolean
  onActive: (isActive: boolean) => void
}

/** A part in words; a button where it can be picked. */
function PieceName({ piece: { row, share, colour }, figure, isPicked, onPick, onActive }: NameProps) {
  const { percent } = useFormat()
  const content = (
    <>
      <span className={css.swatch} style={{ background: colour }} aria-hidden />
      <span>{row.label}</span>
      <strong>{figure}</strong>
      <span className={parts.share}>{percent(share)}</span>
    </>
  )
  const { key } = row
  if (!onPick || key === undefined) return <div>{content}</div>
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      onFocus={() => onActive(true)}
      onBlur={() => onActive(false)}
      onClick={() => onPick(key)}
    >
      {content}
    </button>
  )
}
