import { formatMoney } from '@portico/contract/money.ts'
import { Stat } from '../ui/Stat.tsx'
import { BarList } from '../ui/charts/BarList.tsx'
import { Donut } from '../ui/charts/Donut.tsx'
import { Funnel } from '../ui/charts/Funnel.tsx'
import { HeatMatrix } from '../ui/charts/HeatMatrix.tsx'
import { NpsGauge } from '../ui/charts/NpsGauge.tsx'
import { Sparkline } from '../ui/charts/Sparkline.tsx'
import { Comeback } from '../ui/charts/Comeback.tsx'
import { TimeChart } from '../ui/charts/TimeChart.tsx'
import { Card } from '../ui/Screen.tsx'
import { SectionTable } from './SectionTable.tsx'
import type { Figure, OnPick, Section } from './sections.ts'
import { hasFigures } from './sheets.ts'
import type { View } from './view.ts'
import type { Words } from './words.ts'
import css from './reports.module.css'

type Props = {
  sections: readonly Section[]
  words: Words
  /** Beginning of the names of saved pictures. */
  fileName: string
  /** "than the period before". */
  when: string
  view?: View
  onPick?: OnPick
}

/** The parts of a report, one after the other; halves stand side by side where there is room. */
export function Sections({ sections, ...rest }: Props) {
  const halves = pairs(sections)
  return (
    <div className={css.sections}>
      {sections.map((section) => (
        <Part key={section.key} section={section} isHalf={halves.has(section.key)} {...rest} />
      ))}
    </div>
  )
}

/** Halves that find another one beside them; one left over takes the whole width. */
function pairs(sections: readonly Section[]): Set<string> {
  const found = new Set<string>()
  let waiting: string | undefined
  for (const section of sections) {
    if (!('isHalf' in section) || !section.isHalf) waiting = undefined
    else if (waiting === undefined) waiting = section.key
    else {
      found.add(waiting).add(section.key)
      waiting = undefined
    }
  }
  return found
}

type PartProps = Omit<Props, 'sections'> & { section: Section; isHalf: boolean }

function Part({ section, isHalf, words, fileName, when, view, onPick }: PartProps) {
  if (section.kind === 'figures') return <Figures figures={section.figures} words={words} when={when} />
  if (section.kind === 'comeback') return <CameBack section={section} words={words} />
  if (section.kind === 'table') return <SectionTable section={section} onPick={onPick} />
  const { key, title, data, filter } = section
  const pick = filter && onPick ? (part: string) => onPick(filter, part) : undefined
  const picked = filter && filter !== 'range' && filter !== 'moment' ? view?.[filter] : undefined
  const shared = { title, subtitle: section.subtitle, data, fileName: `${fileName}-${key}` }
  const picking = { onPick: pick, picked }
  return (
    <Card className={isHalf ? css.half : ''}>
      {!hasFigures(data) ? (
        <Nothing title={title} words={words} />
      ) : section.kind === 'time' ? (
        <TimeChart {...shared} kind={section.shape} onPick={pick} />
      ) : section.kind === 'bars' ? (
        <BarList {...shared} {...picking} hasShare={section.hasShare} />
      ) : section.kind === 'donut' ? (
        <Donut {...shared} {...picking} whole={section.whole} />
      ) : section.kind === 'funnel' ? (
        <Funnel {...shared} />
      ) : section.kind === 'heat' ? (
        <HeatMatrix
          {...shared}
          nameOf={section.nameOf}
          onPick={pick && (({ row, series }) => pick(`${series + 1} ${row}`))}
        />
      ) : (
        <NpsGauge {...shared} score={section.score} share={words.format.percent} />
      )}
    </Card>
  )
}

function CameBack({ section, words: { t } }: { section: Extract<Section, { kind: 'comeback' }>; words: Words }) {
  return (
    <Comeback
      comeback={section.comeback}
      words={{
        shown: t('loyalty.comeback.shown'),
        heldOut: t('loyalty.comeback.heldOut'),
        more: (points) => t('loyalty.comeback.more', { points }),
        less: (points) => t('loyalty.comeback.less', { points }),
      }}
    />
  )
}

function Nothing({ title, words }: { title: string; words: Words }) {
  return (
    <div className={css.nothing}>
      <h2>{title}</h2>
      <p>{words.t('empty.part')}</p>
    </div>
  )
}

function Figures({ figures, words, when }: { figures: readonly Figure[]; words: Words; when: string }) {
  const { format } = words
  const write = {
    count: format.number,
    share: format.percent,
    seconds: format.duration,
    bytes: format.bytes,
    score: format.decimal,
    money: format.number,
  }
  return (
    <div className={css.figures} data-count={figures.length}>
      {figures.map(({ key, label, definition, value, before, unit = 'count', currency, isEstimate, course }) => (
        <Card key={key}>
          <Stat
            label={label}
            definition={definition}
            value={value}
            format={currency ? (amount) => formatMoney(amount, currency) : write[unit]}
            isShare={unit === 'share'}
            formatDifference={
              currency
                ? (amount) => formatMoney(amount, currency)
                : unit === 'seconds' || unit === 'bytes'
                  ? write[unit]
                  : undefined
            }
            isEstimate={isEstimate}
            before={before === undefined ? undefined : { value: before, when }}
            aside={
              course && course.length > 1 && value > 0 ? (
                <Sparkline values={course} label={`${label}: ${course.join(', ')}`} />
              ) : undefined
            }
          />
        </Card>
      ))}
    </div>
  )
}
