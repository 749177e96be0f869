import { useMemo, type ReactNode } from 'react'
import { IconColumns3 } from '@tabler/icons-react'
import { useStored } from '../core/useStored.ts'
import { useText } from '../core/useText.ts'
import { titleColumn, type Column } from './column.ts'
import { PopMenu } from './PopMenu.tsx'
import css from './listMenu.module.css'

const readKeys = (raw: unknown): string[] =>
  Array.isArray(raw) ? raw.filter((key): key is string => typeof key === 'string') : []

/**
 * The columns of a list that its reader wants to see, and the button that chooses them. The column that names the row
 * always stays. @param list under whose name the browser remembers it; without one, there is no choice
 */
export function useColumnChoice<Row>(
  list: string | undefined,
  columns: readonly Column<Row>[],
): { columns: readonly Column<Row>[]; chooser: ReactNode } {
  const [hidden, hide] = useStored(`columns:${list ?? ''}`, readKeys)
  const title = titleColumn(columns)
  const shown = useMemo(
    () => (list ? columns.filter((column) => column === title || !hidden.includes(column.key)) : columns),
    [list, columns, title, hidden],
  )
  const choosable = columns.filter((column) => column !== title)
  const toggle = (key: string) => hide(hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key])
  return {
    columns: shown,
    chooser: list && <Chooser columns={choosable} hidden={hidden} onToggle={toggle} onAll={() => hide([])} />,
  }
}

type ChooserProps = {
  columns: readonly { key: string; label: string }[]
  hidden: readonly string[]
  onToggle: (key: string) => void
  onAll: () => void
}

function Chooser({ columns, hidden, onToggle, onAll }: ChooserProps) {
  const t = useText('ui.columns')
  const isReduced = columns.some(({ key }) => hidden.includes(key))
  return (
    <PopMenu
      label={t('label')}
      button={
        <>
          <IconColumns3 size={17} stroke={1.8} aria-hidden />
          <span>{t('label')}</span>
        </>
      }
      buttonClass={css.control}
      width={240}
      role="dialog"
    >
      <div className={css.ticks}>
        {columns.map(({ key, label }) => (
          <label key={key} className={css.tickLine}>
            <input type="checkbox" checked={!hidden.includes(key)} onChange={() => onToggle(key)} />
            {label}
          </label>
        ))}
        {isReduced && (
          <button type="button" className={css.link} onClick={onAll}>
            {t('all')}
          </button>
        )}
      </div>
    </PopMenu>
  )
}
