import { useMemo } from 'react'
import type { Column } from '../ui/column.ts'
import { DataTable } from '../ui/DataTable.tsx'
import type { OnPick, Section, TableRow } from './sections.ts'
import css from './reports.module.css'

type Props = { section: Extract<Section, { kind: 'table' }>; onPick?: OnPick }

/** A part of a report that is a table in itself. */
export function SectionTable({ section, onPick }: Props) {
  const { key, title, columns, rows, filter, empty } = section
  const shown = useMemo(
    () =>
      columns.map(({ key: name, label, isAmount, isWide }, i): Column<TableRow> => ({
        key: name,
        label,
        align: isAmount ? 'end' : undefined,
        isWide,
        card: i === 0 ? 'title' : undefined,
        cell: (row) => row.cells[i]?.text,
        sort: (row) => row.cells[i]?.value ?? '',
      })),
    [columns],
  )
  return (
    <section className={css.tableSection} aria-labelledby={`part-${key}`}>
      <h2 id={`part-${key}`}>{title}</h2>
      <DataTable
        label={title}
        columns={shown}
        rows={rows}
        rowKey={(row) => row.key}
        rowName={(row) => row.cells[0]?.text ?? ''}
        onOpen={filter && onPick ? (row) => onPick(filter, row.key) : undefined}
        firstCards={8}
        empty={<p className={css.nothing}>{empty}</p>}
      />
    </section>
  )
}
