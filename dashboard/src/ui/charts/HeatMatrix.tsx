import { memo, useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useText } from '../../core/useText.ts'
import { ChartFrame } from './ChartFrame.tsx'
import type { ChartData } from './chartData.ts'
import { layOutHeat, LEVELS, levelOf, stepInMatrix, type HeatLayout, type Spot } from './heat.ts'
import { lyingBar } from './shapes.ts'
import { useWidth } from './useWidth.ts'
import css from './charts.module.css'
import parts from './parts.module.css'

type Props = {
  title: string
  subtitle?: string
  /** Rows are hours, series weekdays. */
  data: ChartData
  fileName: string
  /** One cell in words: "Friday, 18:00". */
  nameOf: (spot: Spot) => string
  onPick?: (spot: Spot) => void
}

/** Weekdays by hours, darker where there is more. A pointer or the arrow keys read the cells out. */
export function HeatMatrix({ title, subtitle, data, fileName, nameOf, onPick }: Props) {
  const t = useText('ui')
  const { ref, width } = useWidth()
  const ranked = useMemo(() => ({ ...data, isRanked: true }), [data])
  const layout = useMemo(() => layOutHeat(data, width), [data, width])
  const { active, isByKeyboard, handlers } = useActiveSpot(data, layout, onPick)
  const figure = active ? data.format(data.rows[active.row]?.values[active.series] ?? 0) : ''

  return (
    <ChartFrame title={title} subtitle={subtitle} data={ranked} fileName={fileName} hasNoLegend>
      <div
        ref={ref}
        className={css.plot}
        style={{ height: layout.height }}
        role="group"
        aria-label={t(onPick ? 'chartPickHint' : 'partsHint', { title })}
        data-pickable={onPick ? true : undefined}
        tabIndex={0}
        {...handlers}
      >
        {width > 0 && <Picture data={data} layout={layout} />}
        {active && <Tooltip layout={layout} spot={active} name={nameOf(active)} figure={figure} />}
      </div>
      <p className={parts.scale} aria-hidden>
        {t('less')}
        {Array.from({ length: LEVELS + 1 }, (_, level) => (
          <span key={level} className={parts.cell} data-level={level} />
        ))}
        {t('more')}
      </p>
      <p className={css.unseen} aria-live="polite">
        {isByKeyboard && active ? `${nameOf(active)}: ${figure}` : ''}
      </p>
    </ChartFrame>
  )
}

/** The cell under the pointer, or the one the arrow keys have reached. */
function useActiveSpot(data: ChartData, layout: HeatLayout, onPick: Props['onPick']) {
  const [active, setActive] = useState<Spot | null>(null)
  const [isByKeyboard, setIsByKeyboard] = useState(false)

  function point(event: PointerEvent<HTMLElement>) {
    const place = event.currentTarget.getBoundingClientRect()
    setIsByKeyboard(false)
    setActive(layout.spotAt(event.clientX - place.left, event.clientY - place.top))
  }

  function step(event: KeyboardEvent) {
    if (event.key === 'Escape') return setActive(null)
    if (event.key === 'Enter' && active) return onPick?.(active)
    const next = stepInMatrix(event.key, active, layout.isLying, data.rows.length, data.series.length)
    if (!next) return
    event.preventDefault()
    setIsByKeyboard(true)
    setActive(next)
  }

  const handlers = {
    onPointerMove: point,
    onPointerDown: point,
    onClick: () => active && onPick?.(active),
    onPointerLeave: () => setActive(null),
    onBlur: () => setActive(null),
    onKeyDown: step,
  }
  return { active, isByKeyboard, handlers }
}

type TooltipProps = { layout: HeatLayout; spot: Spot; name: string; figure: string }

/** The frame around a cell, and its name and figure below. */
function Tooltip({ layout, spot, name, figure }: TooltipProps) {
  const box = layout.box(spot)
  const isRight = box.left > layout.width / 2
  const side = isRight ? { right: layout.width - box.left - box.width } : { left: box.left }
  return (
    <>
      <div className={parts.spot} style={{ ...box }} aria-hidden />
      <div className={css.tooltip} style={{ top: box.top + layout.row + 4, ...side }} aria-hidden>
        <p>{name}</p>
        <strong>{figure}</strong>
      </div>
    </>
  )
}

const Picture = memo(function Picture({ data, layout }: { data: ChartData; layout: HeatLayout }) {
  return (
    <svg data-chart className={css.svg} width={layout.width} height={layout.height} aria-hidden>
      {layout.head.map(({ x, text }, i) => (
        <text key={i} className={css.axis} x={x} y={13} textAnchor="middle">
          {text}
        </text>
      ))}
      {layout.side.map(({ y, text }, i) => (
        <text key={i} className={css.axis} x={0} y={y}>
          {text}
        </text>
      ))}
      {data.rows.map(({ values }, row) =>
        data.series.map(({ key }, series) => {
          const { left, top, width, height } = layout.box({ row, series })
          return (
            <path
              key={`${row}-${key}`}
              className={parts.cell}
              data-level={levelOf(values[series] ?? 0, layout.most)}
              d={lyingBar(left, top, width, height)}
            />
          )
        }),
      )}
    </svg>
  )
})
