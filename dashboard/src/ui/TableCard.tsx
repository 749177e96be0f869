import { memo } from 'react'
import { useText } from '../core/useText.ts'
import { titleColumn } from './column.ts'
import { RowActions } from './RowActions.tsx'
import type { RowProps } from './tableProps.ts'
import { isOwnControl } from './TableRow.tsx'
import css from './cards.module.css'
import table from './table.module.css'

function Card<R>({ row, name, columns, actions, isOpenable, isSelected, isMenuOpen, on }: RowProps<R>) {
  const t = useText('ui')
  const title = titleColumn(columns)
  const corner = columns.find((column) => column.card === 'corner')
  const lines = columns
    .filter((column) => column !== title && column !== corner && column.card !== 'none')
    .map(({ key, label, cell }) => ({ key, label, value: cell(row) }))
    // A label with nothing beside it says nothing.
    .filter(({ value }) => value !== '' && value !== null && value !== undefined)
  return (
    <li
      className={css.card}
      data-card
      data-selected={isSelected || undefined}
      data-openable={isOpenable || undefined}
      onClick={isOpenable ? (event) => !isOwnControl(event.target) && on.open(row) : undefined}
    >
      <div className={css.cardHead}>
        {isSelected !== undefined && (
          <input
            type="checkbox"
            aria-label={t('selectRow', { name })}
            checked={isSelected}
            onChange={(event) => on.select(row, event.currentTarget.checked)}
          />
        )}
        <div className={css.cardTitle}>
          {title && isOpenable ? (
            <button type="button" className={table.open} data-open-row onClick={() => on.open(row)}>
              {title.cell(row)}
            </button>
          ) : (
            title?.cell(row)
          )}
        </div>
        {corner?.cell(row)}
      </div>
      {lines.length > 0 && (
        <dl className={css.lines}>
          {lines.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && actions.length > 0 && (
        <RowActions row={row} name={name} actions={actions} isMenuOpen={isMenuOpen} onMenu={on.menu} />
      )}
    </li>
  )
}

/** One row as a card. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo() forgets that the row is generic
export const TableCard = memo(Card) as typeof Card
