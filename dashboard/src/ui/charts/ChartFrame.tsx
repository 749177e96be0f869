import { useId, useRef, useState, type ReactNode } from 'react'
import { IconChartBar, IconPhotoDown, IconTable } from '@tabler/icons-react'
import { useText } from '../../core/useText.ts'
import { saveFile } from '../saveFile.ts'
import { drawnSeries, type ChartData } from './chartData.ts'
import { ChartTable } from './ChartTable.tsx'
import css from './charts.module.css'

type Props = {
  title: string
  subtitle?: string
  data: ChartData
  /** Name of the saved picture, without its ending. */
  fileName: string
  /** Makes the table's rows pickable too. */
  onPick?: (key: string) => void
  /** The picture names its parts itself. */
  hasNoLegend?: boolean
  children: ReactNode
}

/** What every chart has around its picture: title, legend, the same figures as a table, and a PNG to keep. */
export function ChartFrame({ title, subtitle, data, fileName, onPick, hasNoLegend, children }: Props) {
  const t = useText('ui')
  const titleId = useId()
  const figure = useRef<HTMLElement>(null)
  const [isTable, setIsTable] = useState(false)
  const legend = drawnSeries(data)

  async function savePicture() {
    const svg = figure.current?.querySelector<SVGSVGElement>('svg[data-chart]')
    if (!svg) return
    const { chartPng } = await import('./png.ts')
    const style = getComputedStyle(svg)
    const colours = (hasNoLegend ? [] : legend).map(({ series, colour }) => ({
      label: series.label,
      colour: style.getPropertyValue(colour.slice(4, -1)),
    }))
    saveFile(await chartPng({ title, svg, legend: colours }), `${fileName}.png`)
  }

  return (
    <figure ref={figure} className={css.figure} aria-labelledby={titleId}>
      <figcaption className={css.caption}>
        <div className={css.heading}>
          <h2 id={titleId}>{title}</h2>
          {subtitle && <p>{subtitle}</p>}
        </div>
        <div className={css.tools}>
          {!isTable && (
            <button
              type="button"
              className={css.tool}
              title={t('savePicture')}
              aria-label={t('savePicture')}
              onClick={() => void savePicture()}
            >
              <IconPhotoDown size={18} stroke={1.6} aria-hidden />
            </button>
          )}
          <TableSwitch isTable={isTable} onSwitch={setIsTable} />
        </div>
      </figcaption>
      {!isTable && !hasNoLegend && legend.length > 1 && <Legend legend={legend} />}
      {!isTable && children}
      <ChartTable title={title} data={data} isHidden={!isTable} onPick={onPick} />
    </figure>
  )
}

function TableSwitch({ isTable, onSwitch }: { isTable: boolean; onSwitch: (isTable: boolean) => void }) {
  const t = useText('ui')
  const Icon = isTable ? IconChartBar : IconTable
  return (
    <button
      type="button"
      className={css.tool}
      aria-pressed={isTable}
      title={isTable ? t('viewAsChart') : t('viewAsTable')}
      aria-label={t('viewAsTable')}
      onClick={() => onSwitch(!isTable)}
    >
      <Icon size={18} stroke={1.6} aria-hidden />
    </button>
  )
}

function Legend({ legend }: { legend: ReturnType<typeof drawnSeries> }) {
  return (
    <ul className={css.legend}>
      {legend.map(({ series, colour }) => (
        <li key={series.key}>
          <span
            className={css.swatch}
            data-before={series.isBefore}
            style={{ background: colour, color: colour }}
            aria-hidden
          />
          {series.label}
        </li>
      ))}
    </ul>
  )
}
