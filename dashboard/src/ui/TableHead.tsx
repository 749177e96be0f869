import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import { useText } from '../core/useText.ts'
import { nextSorting } from './sortRows.ts'
import type { ListProps } from './tableProps.ts'
import css from './table.module.css'

/** Headings; those that sort are buttons and say in which order the table stands. */
export function TableHead<Row>({
  columns,
  rows,
  rowKey,
  selection,
  actions,
  sorting,
  onSort,
  actionsLabel,
}: ListProps<Row> & { actionsLabel: string }) {
  const t = useText('ui')
  const selected = selection ? rows.filter((row) => selection.keys.has(rowKey(row))).length : 0
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={css.tick}>
            <input
              type="checkbox"
              aria-label={t('selectAll')}
              checked={selected > 0 && selected === rows.length}
              ref={(box) => {
                if (box) box.indeterminate = selected > 0 && selected < rows.length
              }}
              onChange={(event) => selection.setAll(event.currentTarget.checked ? rows.map(rowKey) : [])}
            />
          </th>
        )}
        {columns.map((column) => {
          const order = sorting?.key === column.key ? (sorting.isDescending ? 'descending' : 'ascending') : undefined
          const Icon = order === 'descending' ? IconArrowDown : order === 'ascending' ? IconArrowUp : IconArrowsSort
          return (
            <th key={column.key} scope="col" data-align={column.align} data-wide={column.isWide} aria-sort={order}>
              {column.sort ? (
                <button type="button" className={css.sort} onClick={() => onSort(nextSorting(sorting, column.key))}>
                  {column.label}
                  <Icon size={14} stroke={2} aria-hidden data-idle={!order || undefined} />
                </button>
              ) : (
                column.label
              )}
            </th>
          )
        })}
        {actions && actions.length > 0 && (
          <th scope="col">
            <span className={css.unseen}>{actionsLabel}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
