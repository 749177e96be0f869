import { askServer, useReach } from '../core/reach.ts'
import { useText } from '../core/useText.ts'
import css from './AwayBar.module.css'

/** Says above every screen that the server cannot be reached, until it can. */
export function AwayBar() {
  const t = useText('shell')
  const isAway = useReach((state) => state.isAway)
  return (
    <div role="status" aria-live="polite">
      {isAway && (
        <div className={css.bar}>
          <span>{t('away')}</span>
          <button type="button" onClick={() => void askServer()}>
            {t('tryAgain')}
          </button>
        </div>
      )}
    </div>
  )
}
