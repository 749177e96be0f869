import { ChartFrame } from './ChartFrame.tsx'
import type { ChartData } from './chartData.ts'
import { ringPiece } from './shapes.ts'
import css from './charts.module.css'
import parts from './parts.module.css'

type Props = {
  title: string
  subtitle?: string
  /** From −100 to 100. */
  score: number
  /** Three rows: those who would recommend, those in between, those who would not. */
  data: ChartData
  fileName: string
  share: (value: number) => string
}

const WIDTH = 240
const MIDDLE = 120
const OUTER = 106
const INNER = 84
const COLOURS = ['var(--good)', 'var(--chart-6)', 'var(--bad)']

/** A score between −100 and 100 on a half circle, and who made it so. */
export function NpsGauge({ title, subtitle, score, data, fileName, share }: Props) {
  const total = data.rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)
  // The half circle runs from nine o'clock (−0.25 turns) to three.
  const turn = -0.25 + ((Math.max(-100, Math.min(100, score)) + 100) / 200) * 0.5
  const angle = (turn - 0.25) * 2 * Math.PI
  const at = (radius: number) =>
    `${Math.round((MIDDLE + radius * Math.cos(angle)) * 10) / 10} ${Math.round((MIDDLE + radius * Math.sin(angle)) * 10) / 10}`
  return (
    <ChartFrame title={title} subtitle={subtitle} data={{ ...data, isRanked: true }} fileName={fileName} hasNoLegend>
      <div className={parts.gauge}>
        <svg data-chart viewBox={`0 0 ${WIDTH} 142`} width={WIDTH} height={142} aria-hidden>
          <path className={parts.track} d={ringPiece(MIDDLE, MIDDLE, OUTER, INNER, -0.25, 0.25)} />
          <path
            d={ringPiece(MIDDLE, MIDDLE, OUTER, INNER, Math.min(0, turn), Math.max(0, turn))}
            style={{ fill: score < 0 ? 'var(--bad)' : 'var(--good)' }}
          />
          <path className={parts.needle} d={`M${at(INNER - 6)}L${at(OUTER + 6)}`} />
          <text className={parts.score} x={MIDDLE} y={MIDDLE - 8} textAnchor="middle">
            {score > 0 ? `+${score}` : score < 0 ? `−${-score}` : '0'}
          </text>
          <text className={css.axis} x={MIDDLE - 95} y={MIDDLE + 18} textAnchor="middle">
            −100
          </text>
          <text className={css.axis} x={MIDDLE + 95} y={MIDDLE + 18} textAnchor="middle">
            +100
          </text>
        </svg>
        <ul className={parts.list}>
          {data.rows.map((row, i) => (
            <li key={row.title}>
              <div>
                <span className={css.swatch} style={{ background: COLOURS[i] }} aria-hidden />
                <span>{row.label}</span>
                <strong>{data.format(row.values[0] ?? 0)}</strong>
                <span className={parts.share}>{share(total > 0 ? (row.values[0] ?? 0) / total : 0)}</span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  )
}
