import type { ComponentType, ReactNode } from 'react'
import type { Question } from './confirm.ts'

/** One column of a DataTable. State columns outside the component or in `useMemo`: rows are drawn again when they change. */
export type Column<Row> = {
  key: string
  label: string
  /** Text or light elements. Never Mantine components: a hundred of them cost more than the rest of the table. */
  cell: (row: Row) => ReactNode
  /** What the column is sorted by; without it, it is not sortable. */
  sort?: (row: Row) => string | number
  /** `end` for amounts. */
  align?: 'end'
  /** Left out where the table has less than 860 px. Cards show it again. */
  isWide?: boolean
  /** Place on a phone's card: its `title`, the `corner` beside it, or not at all. Otherwise a line of its own. */
  card?: 'title' | 'corner' | 'none'
}

/** Something a row can be asked to do. */
export type RowAction<Row> = {
  key: string
  label: string
  icon?: ComponentType<{ size?: number; stroke?: number }>
  /** What is asked before it is done. */
  ask?: (row: Row) => Question
  run: (row: Row) => unknown
  /** Stands in the row as a button; the others wait behind the dots. */
  isInline?: boolean
  isDanger?: boolean
  /** Left out where it makes no sense. */
  isFor?: (row: Row) => boolean
}

/** The column that names the row. */
export function titleColumn<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find((column) => column.card === 'title') ?? columns[0]
}
