// What the parts of a table hand each other.
import type { ReactNode } from 'react'
import type { Column, RowAction } from './column.ts'
import type { Selection } from './selection.ts'
import type { Sorting } from './sortRows.ts'

export type DataTableProps<Row> = {
  /** What the list is, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  /** Named: its reader may leave columns out, and the browser remembers which under this name. */
  list?: string
  rowKey: (row: Row) => string
  /** The row in a few words, for the names of its buttons. */
  rowName: (row: Row) => string
  // The next ones are what `useList` gives: `<DataTable {...list} />`.
  rows: readonly Row[]
  loading?: boolean
  error?: unknown
  reload?: () => unknown
  hasMore?: boolean
  loadMore?: () => void
  loadingMore?: boolean
  count?: number
  empty: ReactNode
  onOpen?: (row: Row) => void
  actions?: readonly RowAction<Row>[]
  selection?: Selection
  initialSort?: Sorting
  /** Where the order is kept outside, such as in the address; otherwise the table keeps it. */
  order?: { value: Sorting | undefined; change: (sorting: Sorting | undefined) => void }
  /** How many cards a phone shows before "more"; 50. Fewer where something follows the list. */
  firstCards?: number
}

export type ListProps<Row> = DataTableProps<Row> & {
  sorting: Sorting | undefined
  onSort: (sorting: Sorting | undefined) => void
  on: RowHandlers<Row>
  menuRow: Row | undefined
}

type RowHandlers<Row> = {
  open: (row: Row) => void
  menu: (row: Row, button: HTMLElement) => void
  select: (row: Row, isSelected: boolean) => void
}

export type RowProps<Row> = {
  row: Row
  index: number
  name: string
  columns: readonly Column<Row>[]
  actions: readonly RowAction<Row>[] | undefined
  isNumbered?: boolean
  isOpenable: boolean
  isSelected: boolean | undefined
  isMenuOpen: boolean
  on: RowHandlers<Row>
}
