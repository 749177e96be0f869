import { useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import css from './table.module.css'

type Props = { error: unknown; onRetry?: () => unknown }

/** Above rows that could not be refreshed: they stay, and say that they may be old. */
export function TableNotice({ error, onRetry }: Props) {
  const t = useText('ui')
  const errorText = useErrorText()
  return (
    <div className={css.notice} role="status">
      <span>{errorText(error)}</span>
      {onRetry && (
        <button type="button" className={css.plain} onClick={() => void onRetry()}>
          {t('retry')}
        </button>
      )}
    </div>
  )
}
