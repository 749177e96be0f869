import { useState } from 'react'
import { useText } from '../core/useText.ts'
import { TableCard } from './TableCard.tsx'
import { SkeletonCards } from './Skeletons.tsx'
import type { ListProps } from './tableProps.ts'
import css from './cards.module.css'
import table from './table.module.css'

const AT_A_TIME = 50

/** The same rows on a phone: one card each, sorted by a select since there are no headings to press. */
export function CardList<Row>(props: ListProps<Row>) {
  const { label, columns, rows, rowKey, rowName, loading, selection, actions, sorting, onSort, onOpen, on } = props
  const t = useText('ui')
  const [shown, setShown] = useState(props.firstCards ?? AT_A_TIME)
  const sortable = columns.filter((column) => column.sort)
  if (loading && rows.length === 0) return <SkeletonCards />
  return (
    <>
      {sortable.length > 0 && rows.length > 1 && (
        <label className={css.sortBy}>
          {t('sortBy')}
          <select
            value={sorting ? `${sorting.key} ${sorting.isDescending}` : ''}
            onChange={(event) => onSort(parse(event.currentTarget.value))}
          >
            <option value="">{t('ownOrder')}</option>
            {sortable.map(({ key, label: name }) => [
              <option key={key} value={`${key} false`}>{`${name} ↑`}</option>,
              <option key={`${key}-down`} value={`${key} true`}>{`${name} ↓`}</option>,
            ])}
          </select>
        </label>
      )}
      <ul className={css.cards} aria-label={label}>
        {rows.slice(0, shown).map((row, index) => (
          <TableCard
            key={rowKey(row)}
            row={row}
            index={index}
            name={rowName(row)}
            columns={columns}
            actions={actions}
            isOpenable={Boolean(onOpen)}
            isSelected={selection?.keys.has(rowKey(row))}
            isMenuOpen={props.menuRow === row}
            on={on}
          />
        ))}
      </ul>
      {rows.length > shown && (
        <div className={table.more}>
          <button type="button" className={table.moreButton} onClick={() => setShown(shown + AT_A_TIME)}>
            {t('loadMore', { left: rows.length - shown })}
          </button>
        </div>
      )}
    </>
  )
}

function parse(value: string) {
  const [key, isDescending] = value.split(' ')
  return key ? { key, isDescending: isDescending === 'true' } : undefined
}
