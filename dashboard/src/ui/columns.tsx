// The usual columns, so that a list names what it shows and no more.
import type { ReactNode } from 'react'
import type { Column } from './column.ts'
import { Tag, type Tone } from './Tag.tsx'
import css from './resource.module.css'

/** What names the row: in bold, and what is known of it below. */
export function nameColumn<Row>(
  label: string,
  nameOf: (row: Row) => string,
  below: (row: Row) => ReactNode,
  key = 'name',
): Column<Row> {
  return {
    key,
    label,
    card: 'title',
    sort: nameOf,
    cell: (row) => (
      <span className={css.two}>
        <b>{nameOf(row)}</b>
        {below(row)}
      </span>
    ),
  }
}

/** The state of the row, as a tag. */
export function stateColumn<Row, State extends string>(
  label: string,
  tones: Record<State, Tone>,
  stateOf: (row: Row) => State,
  wordOf: (state: State) => string,
): Column<Row> {
  return {
    key: 'state',
    label,
    card: 'corner',
    sort: (row) => wordOf(stateOf(row)),
    cell: (row) => (
      <Tag tone={tones[stateOf(row)]} hasDot>
        {wordOf(stateOf(row))}
      </Tag>
    ),
  }
}
