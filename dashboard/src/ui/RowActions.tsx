import { IconDots } from '@tabler/icons-react'
import { useText } from '../core/useText.ts'
import type { RowAction } from './column.ts'
import { confirm } from './confirm.ts'
import css from './rowActions.module.css'

type Props<Row> = {
  row: Row
  name: string
  actions: readonly RowAction<Row>[]
  isMenuOpen: boolean
  onMenu: (row: Row, button: HTMLElement) => void
}

/** A row's buttons: the important ones in sight, the others behind the dots. */
export function RowActions<Row>({ row, name, actions, isMenuOpen, onMenu }: Props<Row>) {
  const t = useText('ui')
  const possible = actionsFor(actions, row)
  const hidden = possible.filter((action) => !action.isInline)
  if (possible.length === 0) return null
  return (
    <div className={css.buttons}>
      {possible
        .filter((action) => action.isInline)
        .map((action) => {
          const { key, label, icon: Icon, isDanger } = action
          return (
            <button
              key={key}
              type="button"
              className={css.action}
              data-danger={isDanger || undefined}
              aria-label={`${label}: ${name}`}
              onClick={() => void runAction(action, row)}
            >
              {Icon && <Icon size={16} stroke={1.8} aria-hidden />}
              {label}
            </button>
          )
        })}
      {hidden.length > 0 && (
        <button
          type="button"
          className={css.dots}
          aria-label={t('actionsFor', { name })}
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          onClick={(event) => onMenu(row, event.currentTarget)}
        >
          <IconDots size={18} stroke={1.8} aria-hidden />
        </button>
      )}
    </div>
  )
}

export function actionsFor<Row>(actions: readonly RowAction<Row>[], row: Row): RowAction<Row>[] {
  return actions.filter((action) => action.isFor?.(row) ?? true)
}

/** Does what an action is for, after its question where it has one. */
export async function runAction<Row>({ ask, run }: RowAction<Row>, row: Row): Promise<void> {
  if (!ask || (await confirm(ask(row)))) await run(row)
}
