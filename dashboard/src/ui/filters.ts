// What a list can be narrowed by, as data; each filter names the fields of the address it writes.
import type { Days } from './dates/ranges.ts'

export type Option = { value: string; label: string }
export type OptionGroup = { group: string; items: Option[] }
type Fields<Place, Value> = {
  [Name in keyof Place]-?: NonNullable<Place[Name]> extends Value ? Name : never
}[keyof Place] &
  string

export type Filter<Place> =
  | { kind: 'search'; name: Fields<Place, string>; label: string; maxLength?: number }
  | {
      kind: 'one'
      name: Fields<Place, string>
      label: string
      placeholder: string
      options: readonly (Option | OptionGroup)[]
    }
  | {
      kind: 'several'
      name: Fields<Place, readonly string[]>
      label: string
      placeholder: string
      options: readonly Option[]
      /** The field that says whether one of them is enough. */
      match?: Fields<Place, 'any' | 'all'>
    }
  | { kind: 'days'; from: Fields<Place, string>; to: Fields<Place, string>; label: string }
  | { kind: 'switch'; name: Fields<Place, boolean>; label: string }

/** What one filter shows, and the fields it changes. */
export type FieldProps<Kind extends Filter<never>['kind']> = {
  filter: Extract<Filter<Place>, { kind: Kind }>
  place: Place
  change: (part: Place) => void
}
/** A place of any screen, once its filters were checked against it. */
export type Place = Record<string, unknown>

/** The fields of the address a filter writes. */
export function fieldsOf(filter: Filter<Place>): string[] {
  if (filter.kind === 'days') return [filter.from, filter.to]
  return filter.kind === 'several' && filter.match ? [filter.name, filter.match] : [filter.name]
}

/** The place without what these filters say; the rest of it, such as an order, stays. */
export function without(place: Place, filters: readonly Filter<Place>[]): Place {
  const fields = new Set(filters.flatMap(fieldsOf))
  return Object.fromEntries(Object.entries(place).filter(([name]) => !fields.has(name)))
}

/** The days a filter is set to; one end alone stands for a range to or from today. */
export function daysOf(place: Place, from: string, to: string, today: string): Days | undefined {
  const [first, last] = [textOf(place[from]), textOf(place[to])]
  return first || last ? { from: first || last, to: last || today } : undefined
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

/** Whether the filter narrows anything. */
export function isSet(filter: Filter<Place>, place: Place): boolean {
  const [name = ''] = fieldsOf(filter)
  if (filter.kind === 'several') return listOf(place[name]).length > 0
  if (filter.kind === 'days') return Boolean(place[filter.from] ?? place[filter.to])
  return Boolean(place[name])
}

/** What an option is called, in a group or not; an option that is gone keeps its bare value. */
export function nameOf(value: string, options: readonly (Option | OptionGroup)[]): string {
  const all = options.flatMap((option) => ('items' in option ? option.items : [option]))
  return all.find((option) => option.value === value)?.label ?? value
}
