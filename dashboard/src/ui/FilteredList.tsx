import type { ReactNode } from 'react'
import { DataTable } from './DataTable.tsx'
import { FilterBar } from './FilterBar.tsx'
import type { Filter, Place } from './filters.ts'
import type { DataTableProps } from './tableProps.ts'

type Props<Row, P> = DataTableProps<Row> & {
  filters: readonly Filter<P>[]
  place: P
  onPlace: (place: P) => void
  /** After the filters, such as a download. */
  beside?: ReactNode
}

/** A table below its search and filters, which stand in the address. */
export function FilteredList<Row, P extends Place>(props: Props<Row, P>) {
  const { filters, place, onPlace, beside, ...table } = props
  const count = table.loading ? undefined : table.count
  return (
    <>
      <FilterBar label={table.label} filters={filters} place={place} onPlace={onPlace} count={count}>
        {beside}
      </FilterBar>
      <DataTable {...table} />
    </>
  )
}
