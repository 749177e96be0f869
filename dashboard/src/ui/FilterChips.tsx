import { IconX } from '@tabler/icons-react'
import { useText } from '../core/useText.ts'
import css from './filterBar.module.css'

export type Chip = { key: string; label: string; remove: () => void }
type Props = { chips: readonly Chip[]; onClear: () => void }

/** What a list is narrowed to, each to be taken away again. */
export function FilterChips({ chips, onClear }: Props) {
  const t = useText('ui.filter')
  if (chips.length === 0) return null
  return (
    <div className={css.chips} role="group" aria-label={t('label')}>
      {chips.map(({ key, label, remove }) => (
        <button key={key} type="button" className={css.chip} aria-label={t('remove', { name: label })} onClick={remove}>
          {label}
          <IconX size={15} stroke={2} aria-hidden />
        </button>
      ))}
      {chips.length > 1 && (
        <button type="button" className={css.plain} onClick={onClear}>
          {t('clear')}
        </button>
      )}
    </div>
  )
}
