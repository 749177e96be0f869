import { useText } from '../core/useText.ts'
import type { Slash } from './useSlash.ts'
import css from './composer.module.css'

/** What a slash offers; arrows in the field choose, and Enter takes it. */
export function QuickReplies({ found, at, take }: Slash) {
  const t = useText('inbox')
  return (
    <div className={css.slash} role="group" aria-label={t('quick.title')}>
      {found.map((reply, index) => (
        <button
          key={reply.id}
          type="button"
          data-chosen={index === at || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(reply)}
        >
          <b>/{reply.shortcut}</b> <span>{reply.text}</span>
        </button>
      ))}
    </div>
  )
}
