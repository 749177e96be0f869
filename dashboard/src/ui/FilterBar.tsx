import { useState, type ReactNode } from 'react'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { spell } from './dates/spell.ts'
import { useToday } from './dates/useToday.ts'
import { FilterChips } from './FilterChips.tsx'
import { FilterField } from './FilterField.tsx'
import { daysOf, isSet, listOf, nameOf, textOf, without, type Filter, type Place } from './filters.ts'
import { SavedViews } from './SavedViews.tsx'
import { SideDrawer } from './SideDrawer.tsx'
import css from './filterBar.module.css'

type Props<P> = {
  /** What is searched, for screen readers. */
  label: string
  filters: readonly Filter<P>[]
  /** What `usePlace` gives; only the fields the filters name are changed. */
  place: P
  onPlace: (place: P) => void
  /** How many fit; nothing while they load. */
  count?: number
  /** The list's name, under which searches can be saved as views. */
  views?: string
  /** Beside the filters, such as a download. */
  children?: ReactNode
}

/** A list's search and filters, whose state is the address; on a phone all but the search is a sheet. */
export function FilterBar<P extends Place>({ label, onPlace, views, children, count, ...props }: Props<P>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked against the screen’s type; from here on fields are names
  const filters = props.filters as unknown as readonly Filter<Place>[]
  const place: Place = props.place
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only fields that the filters name have changed
  const write = (next: Place) => onPlace(next as P)
  const t = useText('ui.filter')
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const [isOpen, setOpen] = useState(false)
  const chipOf = useChipWords(place)
  const active = filters.filter((filter) => isSet(filter, place))
  const chips = active.map((filter) => ({
    key: filter.label,
    label: chipOf(filter),
    remove: () => write(without(place, [filter])),
  }))
  const inSheet = isPhone ? filters.filter(({ kind }) => kind !== 'search') : []
  const shown = filters.filter((filter) => !inSheet.includes(filter))
  const isFolded = inSheet.length > 0
  const draw = (filter: Filter<Place>) => (
    <FilterField key={filter.label} filter={filter} place={place} change={(part) => write({ ...place, ...part })} />
  )
  const folded = inSheet.filter((filter) => active.includes(filter)).length
  return (
    <div className={css.bar} role="search" aria-label={label}>
      <div className={css.filters}>
        {shown.map(draw)}
        {isFolded && (
          <Button
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={17} stroke={1.8} aria-hidden />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {folded > 0 ? `${t('label')} (${folded})` : t('label')}
          </Button>
        )}
        {views && <SavedViews list={views} place={place} isFiltered={active.length > 0} onPlace={write} />}
        {children}
      </div>
      <div className={css.chips}>
        <p role="status" className={active.length > 0 ? css.count : css.unseen}>
          {count === undefined ? '' : t('results', { count })}
        </p>
        <FilterChips chips={chips} onClear={() => write(without(place, filters))} />
      </div>
      {isFolded && (
        <SideDrawer opened={isOpen} onClose={() => setOpen(false)} title={t('label')}>
          <div className={css.sheet}>
            {inSheet.map(draw)}
            <Button onClick={() => setOpen(false)}>
              {count === undefined ? t('show') : `${t('show')} (${count})`}
            </Button>
          </div>
        </SideDrawer>
      )}
    </div>
  )
}

/** A filter and what it is set to, in a few words. */
function useChipWords(place: Place): (filter: Filter<Place>) => string {
  const t = useText('ui.filter')
  const format = useFormat()
  const today = useToday()
  return (filter) => {
    if (filter.kind === 'switch') return filter.label
    if (filter.kind === 'search') return `${filter.label}: ${textOf(place[filter.name])}`
    if (filter.kind === 'days') {
      const days = daysOf(place, filter.from, filter.to, today)
      return days ? `${filter.label}: ${spell(days, format)}` : filter.label
    }
    if (filter.kind === 'one') return `${filter.label}: ${nameOf(textOf(place[filter.name]), filter.options)}`
    const names = listOf(place[filter.name])
      .map((value) => nameOf(value, filter.options))
      .join(', ')
    const isAll = filter.match !== undefined && place[filter.match] === 'all'
    return isAll ? `${filter.label} (${t('all')}): ${names}` : `${filter.label}: ${names}`
  }
}
