import { useMemo, useState } from 'react'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { layOutBars, ROW, type BarRow } from './barList.ts'
import { ChartFrame } from './ChartFrame.tsx'
import { rowSentence, type ChartData } from './chartData.ts'
import { Marks } from './Marks.tsx'
import { lyingBar } from './shapes.ts'
import { useWidth } from './useWidth.ts'
import css from './charts.module.css'
import parts from './parts.module.css'

type Props = {
  title: string
  subtitle?: string
  data: ChartData
  fileName: string
  /** Says each row's part of the whole beside its figure. */
  hasShare?: boolean
  /** Called with the key of the row that was pressed. */
  onPick?: (key: string) => void
  /** The picked row; the others stand back. */
  picked?: string
}

/** Named amounts, each a lying bar below its name: long names and narrow phones have room. */
export function BarList({ title, subtitle, data, fileName, hasShare, onPick, picked }: Props) {
  const t = useText('ui')
  const { percent } = useFormat()
  const { ref, width } = useWidth()
  const [active, setActive] = useState<number | null>(null)
  const ranked = useMemo(() => ({ ...data, isRanked: true }), [data])
  const rows = useMemo(
    () => layOutBars(ranked, width, hasShare ? percent : undefined),
    [ranked, width, hasShare, percent],
  )
  const height = rows.length * ROW
  const marks = rows.map(({ row, top, figure }) => ({
    key: row.key ?? row.title,
    isFixed: row.key === undefined,
    sentence: data.series.length > 1 ? rowSentence(data, row) : `${row.title}: ${figure}`,
    left: -8,
    top: top + 1,
    width: width + 16,
    height: ROW - 4,
  }))
  return (
    <ChartFrame title={title} subtitle={subtitle} data={ranked} fileName={fileName} onPick={onPick}>
      <div ref={ref} className={css.plot} style={{ height }}>
        {width > 0 && (
          <>
            <svg data-chart className={css.svg} width={width} height={height} aria-hidden>
              {rows.map((row, i) => (
                <Row
                  key={row.row.key ?? row.row.title}
                  row={row}
                  width={width}
                  isAside={picked !== undefined && picked !== row.row.key && active !== i}
                />
              ))}
            </svg>
            <Marks
              label={t(onPick ? 'chartPickHint' : 'partsHint', { title })}
              marks={marks}
              onActive={setActive}
              onPick={onPick}
              picked={picked}
            />
          </>
        )}
      </div>
    </ChartFrame>
  )
}

function Row({ row, width, isAside }: { row: BarRow; width: number; isAside: boolean }) {
  const { label, figure, labelY, barTop, bar, pieces, beforeX } = row
  return (
    <g>
      <text className={parts.barLabel} x={0} y={labelY}>
        {label}
      </text>
      <text className={parts.barFigure} x={width} y={labelY} textAnchor="end">
        {figure}
      </text>
      <path className={parts.track} d={lyingBar(0, barTop, width, bar)} />
      <g className={parts.lying} opacity={isAside ? 0.35 : 1}>
        {pieces.map(({ key, x, length, colour }) => (
          <path key={key} d={lyingBar(x, barTop, length, bar)} style={{ fill: colour }} />
        ))}
      </g>
      {beforeX !== undefined && (
        <path className={parts.tick} d={`M${Math.round(beforeX * 10) / 10} ${barTop - 4}v${bar + 8}`} />
      )}
    </g>
  )
}
