import { memo } from 'react'
import { useText } from '../core/useText.ts'
import { titleColumn } from './column.ts'
import { RowActions } from './RowActions.tsx'
import type { RowProps } from './tableProps.ts'
import css from './table.module.css'
import { closest } from './closest.ts'

function Row<R>({
  row,
  index,
  name,
  columns,
  actions,
  isNumbered,
  isOpenable,
  isSelected,
  isMenuOpen,
  on,
}: RowProps<R>) {
  const t = useText('ui')
  const title = titleColumn(columns)
  return (
    <tr
      data-index={index}
      data-selected={isSelected || undefined}
      data-openable={isOpenable || undefined}
      aria-rowindex={isNumbered ? index + 2 : undefined}
      onClick={isOpenable ? (event) => !isOwnControl(event.target) && on.open(row) : undefined}
    >
      {isSelected !== undefined && (
        <td className={css.tick}>
          <input
            type="checkbox"
            aria-label={t('selectRow', { name })}
            checked={isSelected}
            onChange={(event) => on.select(row, event.currentTarget.checked)}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} data-align={column.align} data-wide={column.isWide}>
          {column === title && isOpenable ? (
            <button type="button" className={css.open} data-open-row onClick={() => on.open(row)}>
              {column.cell(row)}
            </button>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {actions && actions.length > 0 && (
        <td className={css.actions}>
          <RowActions row={row} name={name} actions={actions} isMenuOpen={isMenuOpen} onMenu={on.menu} />
        </td>
      )}
    </tr>
  )
}

/** One row; drawn again only when the row itself changed. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo() forgets that the row is generic
export const TableRow = memo(Row) as typeof Row

/** A press on a control inside the row is that control's business; so is a press that ends a text selection. */
export function isOwnControl(target: EventTarget): boolean {
  return closest(target, 'button, a, input, select, label') !== null || Boolean(getSelection()?.toString())
}
