import { useState, type KeyboardEvent } from 'react'
import { useText } from '../core/useText.ts'
import { SkeletonRows } from './Skeletons.tsx'
import { TableHead } from './TableHead.tsx'
import type { ListProps } from './tableProps.ts'
import { TableRow } from './TableRow.tsx'
import { useOverflow } from './useOverflow.ts'
import { useVirtualRows } from './useVirtualRows.ts'
import css from './table.module.css'
import { closest } from './closest.ts'

/** The table on a desktop or tablet. Above a hundred rows only those in sight exist. */
export function TableGrid<Row>(props: ListProps<Row>) {
  const { label, columns, rows, rowKey, rowName, loading, selection, actions, onOpen, on } = props
  const t = useText('ui')
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  const virtual = useVirtualRows(rows.length, box)
  const isOver = useOverflow(box)
  const isScrolling = virtual.isOn || isOver

  return (
    <div
      ref={setBox}
      className={css.box}
      data-scrolls={virtual.isOn || undefined}
      data-overflows={isOver || undefined}
      role={isScrolling ? 'group' : undefined}
      aria-label={isScrolling ? label : undefined}
      tabIndex={isScrolling ? 0 : undefined}
    >
      <table
        className={css.table}
        aria-rowcount={virtual.isOn ? rows.length + 1 : undefined}
        aria-busy={loading || undefined}
      >
        <caption className={css.unseen}>{label}</caption>
        <TableHead {...props} actionsLabel={t('actions')} />
        <tbody onKeyDown={(event) => moveFocus(event, virtual.reveal)}>
          {loading && rows.length === 0 && (
            <SkeletonRows columns={columns} extra={{ before: Boolean(selection), after: Boolean(actions?.length) }} />
          )}
          {virtual.before > 0 && <tr aria-hidden style={{ height: virtual.before }} />}
          {virtual.shown.map((index) => {
            const row = rows[index]!
            return (
              <TableRow
                key={rowKey(row)}
                row={row}
                index={index}
                name={rowName(row)}
                columns={columns}
                actions={actions}
                isNumbered={virtual.isOn}
                isOpenable={Boolean(onOpen)}
                isSelected={selection?.keys.has(rowKey(row))}
                isMenuOpen={props.menuRow === row}
                on={on}
              />
            )
          })}
          {virtual.after > 0 && <tr aria-hidden style={{ height: virtual.after }} />}
        </tbody>
      </table>
    </div>
  )
}

/** Arrow keys lead from the name of one row to that of the next. */
function moveFocus(event: KeyboardEvent<HTMLElement>, reveal: (index: number) => void) {
  const button = closest(event.target, '[data-open-row]')
  const from = Number(button?.closest('tr')?.dataset.index)
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!button || !step || Number.isNaN(from)) return
  event.preventDefault()
  const body = event.currentTarget
  const find = () => body.querySelector<HTMLElement>(`tr[data-index="${from + step}"] [data-open-row]`)
  if (find()) return find()?.focus()
  reveal(from + step)
  requestAnimationFrame(() => find()?.focus())
}
