import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useText } from '../../core/useText.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { rowSentence, type ChartData } from './chartData.ts'
import { bandAt } from './scale.ts'
import { layOut } from './timeLayout.ts'
import { TimePicture } from './TimePicture.tsx'
import { Tooltip } from './Tooltip.tsx'
import { useWidth } from './useWidth.ts'
import css from './charts.module.css'

type Props = {
  title: string
  subtitle?: string
  data: ChartData
  fileName: string
  /** Bars are stacked; areas lie behind each other. Bars thinner than a hair become areas by themselves. */
  kind?: 'bar' | 'area'
  height?: number
  /** Called with a row's key by a press on it, or Enter. A finger's first touch only shows the figures. */
  onPick?: (key: string) => void
}

/** Amounts over time. A pointer or the arrow keys move along it; the same figures stand in a table. */
export function TimeChart({ title, subtitle, data, fileName, kind = 'bar', height = 240, onPick }: Props) {
  const t = useText('ui')
  const { ref, width } = useWidth()
  const [active, setActive] = useState<number | null>(null)
  const [isByKeyboard, setIsByKeyboard] = useState(false)
  const mayPick = useRef(false)
  const layout = useMemo(() => layOut(data, kind, width, height), [data, kind, width, height])
  const count = data.rows.length
  const row = active === null ? undefined : data.rows[active]

  function point(event: PointerEvent<HTMLElement>) {
    if (count === 0) return
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left - layout.left
    const index = bandAt(x, layout.right - layout.left, count)
    if (event.type === 'pointerdown') mayPick.current = event.pointerType === 'mouse' || index === active
    setIsByKeyboard(false)
    setActive(index)
  }

  function pick() {
    if (row?.key !== undefined) onPick?.(row.key)
  }

  function step(event: KeyboardEvent) {
    if (event.key === 'Enter') return pick()
    const next = nextIndex(event.key, active, count)
    if (next === undefined) return
    event.preventDefault()
    setIsByKeyboard(true)
    setActive(next)
  }

  return (
    <ChartFrame title={title} subtitle={subtitle} data={data} fileName={fileName} onPick={onPick}>
      <div
        ref={ref}
        className={css.plot}
        data-pickable={onPick && row?.key !== undefined ? true : undefined}
        style={{ height }}
        role="group"
        aria-label={t(onPick ? 'chartPickHint' : 'chartHint', { title })}
        tabIndex={0}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setActive(null)}
        onBlur={() => setActive(null)}
        onKeyDown={step}
        onClick={() => mayPick.current && pick()}
      >
        {width > 0 && <TimePicture data={data} layout={layout} />}
        {row && active !== null && <Tooltip data={data} row={row} layout={layout} index={active} />}
      </div>
      <p className={css.unseen} aria-live="polite">
        {isByKeyboard && row ? rowSentence(data, row) : ''}
      </p>
    </ChartFrame>
  )
}

/** Where a key leads: `null` closes, `undefined` is not ours. The first arrow starts at the newest. */
export function nextIndex(key: string, active: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined
  const last = count - 1
  switch (key) {
    case 'ArrowLeft':
      return active === null ? last : Math.max(0, active - 1)
    case 'ArrowRight':
      return active === null ? last : Math.min(last, active + 1)
    case 'Home':
      return 0
    case 'End':
      return last
    case 'Escape':
      return active === null ? undefined : null
    default:
      return undefined
  }
}
