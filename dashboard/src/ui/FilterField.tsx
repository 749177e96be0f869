import { useEffect, useEffectEvent, useState } from 'react'
import { MultiSelect, SegmentedControl, Select, Switch, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useText } from '../core/useText.ts'
import { DateRange } from './dates/DateRange.tsx'
import { useToday } from './dates/useToday.ts'
import { daysOf, listOf, textOf, type FieldProps, type Filter, type Place } from './filters.ts'
import css from './filterBar.module.css'

const PAUSE_MS = 300

type Props = { filter: Filter<Place>; place: Place; change: (part: Place) => void }

/** One filter of a bar, as its kind is entered. */
export function FilterField({ filter, place, change }: Props) {
  switch (filter.kind) {
    case 'search':
      return <SearchField filter={filter} place={place} change={change} />
    case 'several':
      return <SeveralField filter={filter} place={place} change={change} />
    case 'days':
      return <DaysField filter={filter} place={place} change={change} />
    case 'one':
      return (
        <Select
          label={filter.label}
          placeholder={filter.placeholder}
          data={filter.options}
          value={textOf(place[filter.name]) || null}
          onChange={(value) => change({ [filter.name]: value ?? undefined })}
          maxDropdownHeight={320}
          clearable
          searchable
        />
      )
    case 'switch':
      return (
        <Switch
          className={css.switch}
          label={filter.label}
          checked={place[filter.name] === true}
          onChange={(event) => change({ [filter.name]: event.currentTarget.checked || undefined })}
        />
      )
  }
}

function SearchField({ filter, place, change }: FieldProps<'search'>) {
  const value = textOf(place[filter.name])
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== seen) {
    setSeen(value)
    // The echo of what was typed would take back what was typed since.
    if (value !== sent) setTyped(value)
    setSent(value)
  }
  const send = useEffectEvent(() => {
    const wanted = typed.trim()
    if (wanted === value) return
    setSent(wanted)
    change({ [filter.name]: wanted || undefined })
  })
  useEffect(() => {
    const timer = setTimeout(() => send(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextInput
      className={css.search}
      type="search"
      label={filter.label}
      leftSection={<IconSearch size={17} stroke={1.8} aria-hidden />}
      maxLength={filter.maxLength ?? 100}
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}

function SeveralField({ filter, place, change }: FieldProps<'several'>) {
  const t = useText('ui.filter')
  const { name, match, label } = filter
  const values = listOf(place[name])
  return (
    <div className={css.several}>
      <MultiSelect
        label={label}
        placeholder={values.length === 0 ? filter.placeholder : undefined}
        data={filter.options}
        value={values}
        onChange={(next) =>
          change({
            [name]: next.length > 0 ? next : undefined,
            ...(match && next.length < 2 ? { [match]: undefined } : {}),
          })
        }
        clearable
        searchable
      />
      {match && values.length > 1 && (
        <SegmentedControl
          size="xs"
          aria-label={t('match', { name: label })}
          data={(['any', 'all'] as const).map((value) => ({ value, label: t(value) }))}
          value={textOf(place[match]) || 'any'}
          onChange={(value) => change({ [match]: value })}
        />
      )}
    </div>
  )
}

function DaysField({ filter, place, change }: FieldProps<'days'>) {
  const { from, to, label } = filter
  const today = useToday()
  return (
    <DateRange
      label={label}
      days={daysOf(place, from, to, today)}
      isOptional
      onDays={(days) => change({ [from]: days?.from, [to]: days?.to })}
    />
  )
}
