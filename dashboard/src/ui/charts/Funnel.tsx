import { useMemo } from 'react'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { clipText } from './barList.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { figureText, type ChartData } from './chartData.ts'
import { Marks } from './Marks.tsx'
import { useWidth } from './useWidth.ts'
import css from './charts.module.css'
import parts from './parts.module.css'

type Props = {
  title: string
  subtitle?: string
  /** One row a step, from the widest on; the first series is drawn. */
  data: ChartData
  fileName: string
}

const STEP = 74
const BAR_TOP = 26
const BAR = 26

/** How many go on from step to step: bars that narrow, with the share that went on between them. */
export function Funnel({ title, subtitle, data, fileName }: Props) {
  const t = useText('ui')
  const { percent } = useFormat()
  const { ref, width } = useWidth()
  const ranked = useMemo(() => ({ ...data, isRanked: true }), [data])
  const height = data.rows.length * STEP - (STEP - BAR_TOP - BAR)
  const steps = stepsOf(data, width)
  const marks = steps.map(({ row, top, share }) => ({
    key: row.key ?? row.title,
    sentence: [
      `${row.title}: ${figureText(data, row, 0)}`,
      share === undefined ? '' : t('wentOn', { share: percent(share) }),
    ]
      .filter(Boolean)
      .join(', '),
    left: -8,
    top: top - 2,
    width: width + 16,
    height: BAR_TOP + BAR + 4,
  }))
  return (
    <ChartFrame title={title} subtitle={subtitle} data={ranked} fileName={fileName} hasNoLegend>
      <div ref={ref} className={css.plot} style={{ height }}>
        {width > 0 && (
          <>
            <svg data-chart className={css.svg} width={width} height={height} aria-hidden>
              {steps.map((step, i) => (
                <StepBar
                  key={step.row.key ?? step.row.title}
                  step={step}
                  before={steps[i - 1]}
                  figure={figureText(data, step.row, 0)}
                  width={width}
                />
              ))}
            </svg>
            <Marks label={t('partsHint', { title })} marks={marks} />
          </>
        )}
      </div>
    </ChartFrame>
  )
}

type Step = { row: ChartData['rows'][number]; top: number; share: number | undefined; length: number }

/** Where each bar lies, how long it is, and which share of the step before went on to it. */
function stepsOf({ rows }: ChartData, width: number): Step[] {
  const values = rows.map((row) => row.values[0] ?? 0)
  const most = Math.max(1, ...values)
  return rows.map((row, i) => {
    const value = values[i] ?? 0
    const before = values[i - 1]
    const share = before ? value / before : undefined
    return { row, top: i * STEP, share, length: value > 0 ? Math.max(3, (value / most) * width) : 0 }
  })
}

type BarProps = { step: Step; before: Step | undefined; figure: string; width: number }

function StepBar({ step: { row, top, length, share }, before, figure, width }: BarProps) {
  const { percent } = useFormat()
  return (
    <g>
      {before && (
        <path
          className={parts.flow}
          d={`M0 ${before.top + BAR_TOP + BAR}H${before.length}L${length} ${top + BAR_TOP}H0Z`}
        />
      )}
      <path className={parts.step} d={`M0 ${top + BAR_TOP}h${length}v${BAR}h${-length}z`} />
      <text className={parts.barLabel} x={0} y={top + 17}>
        {clipText(row.label, (width - 150) / 7.4)}
      </text>
      <text className={parts.barFigure} x={width} y={top + 17} textAnchor="end">
        {share === undefined ? figure : `${figure} · ${percent(share)}`}
      </text>
    </g>
  )
}
