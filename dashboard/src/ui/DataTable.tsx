import { useMemo, useState } from 'react'
import { useMediaQuery } from '@mantine/hooks'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { CardList } from './CardList.tsx'
import { ErrorState } from './ErrorState.tsx'
import { RowMenu, useRowMenu } from './RowMenu.tsx'
import { sortRows } from './sortRows.ts'
import { TableGrid } from './TableGrid.tsx'
import { TableNotice } from './TableNotice.tsx'
import type { DataTableProps } from './tableProps.ts'
import { useColumnChoice } from './useColumnChoice.tsx'
import { useLatest } from './useLatest.ts'
import css from './table.module.css'

/** The list of every screen: a sortable table, cards on a phone, and a face for loading, nothing and failure. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowKey, error, reload, loading, empty } = props
  const t = useText('ui')
  const { locale } = useFormat()
  const isPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false })
  const { columns, chooser } = useColumnChoice(props.list, props.columns)
  const [own, setOwn] = useState(props.initialSort)
  const sorting = props.order ? props.order.value : own
  const setSorting = props.order?.change ?? setOwn
  const sorted = useMemo(() => sortRows(rows, props.columns, sorting, locale), [rows, props.columns, sorting, locale])
  const latest = useLatest(props)
  const menu = useRowMenu<Row>()
  const on = useMemo(
    () => ({
      open: (row: Row) => latest.current.onOpen?.(row),
      menu: menu.open,
      select: (row: Row, isSelected: boolean) =>
        latest.current.selection?.toggle(latest.current.rowKey(row), isSelected),
    }),
    [latest, menu.open],
  )

  if (error && rows.length === 0) return <ErrorState error={error} onRetry={reload} isBoxed />
  if (!loading && rows.length === 0) return <div className={css.box}>{empty}</div>
  const List = isPhone ? CardList : TableGrid
  return (
    <div className={css.list}>
      {props.selection && props.selection.keys.size > 0 && (
        <div className={css.bar} role="group" aria-label={t('selected', { count: props.selection.keys.size })}>
          <span>{t('selected', { count: props.selection.keys.size })}</span>
          {props.selection.actions}
          <button type="button" className={css.plain} onClick={props.selection.clear}>
            {t('clearSelection')}
          </button>
        </div>
      )}
      {Boolean(error) && <TableNotice error={error} onRetry={reload} />}
      {chooser && !isPhone && <div className={css.tools}>{chooser}</div>}
      <List
        {...props}
        columns={columns}
        rows={sorted}
        rowKey={rowKey}
        sorting={sorting}
        onSort={setSorting}
        on={on}
        menuRow={menu.row}
      />
      {props.hasMore && (
        <div className={css.more}>
          <button type="button" className={css.moreButton} disabled={props.loadingMore} onClick={props.loadMore}>
            {props.loadingMore ? t('loading') : t('loadMore', { left: Math.max(0, (props.count ?? 0) - rows.length) })}
          </button>
        </div>
      )}
      <RowMenu menu={menu} actions={props.actions ?? []} />
    </div>
  )
}
