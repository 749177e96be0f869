import { safeHref } from '../href.ts'
import { LinkButton, Submit } from '../parts/Actions.tsx'
import { errorId, FieldError } from '../parts/FieldError.tsx'
import type { ScreenProps } from '../part.ts'
import { nameOf } from '../words.ts'
import { homeHeading } from './heading.ts'
import { HomeFrame } from './HomeFrame.tsx'

const LIVELY_SECONDS = 6
const QUIET_SECONDS = 30

export function Chat({ screen, page, t }: ScreenProps<'homeChat'>) {
  const { backHref, action, key, freshHref, isLively, lines, problem, typed, buttons = [], pressKey } = screen
  const venue = nameOf(page.venue, t)
  return (
    <HomeFrame {...homeHeading(screen, venue, t)} backHref={backHref} t={t}>
      {lines.length > 0 && (
        <ol className="chat">
          {lines.map(({ words, isOwn, at, pictures = [] }, place) => (
            <li key={place} className={isOwn ? 'own' : undefined}>
              <small>
                {isOwn ? t('chat.you') : venue} · {at}
              </small>
              {pictures.map((path) => (
                <img key={path} src={safeHref(path)} alt="" loading="lazy" />
              ))}
              {words && <p className="lines">{words}</p>}
            </li>
          ))}
        </ol>
      )}
      {buttons.length > 0 && (
        <form method="post" action={safeHref(action)} className="presses">
          <input type="hidden" name="key" value={pressKey} />
          {buttons.map((label) => (
            <button key={label} type="submit" name="words" value={label} className="press">
              {label}
            </button>
          ))}
        </form>
      )}
      <form method="post" action={safeHref(action)} id="write">
        <input type="hidden" name="key" value={key} />
        <div className="field">
          <label htmlFor="words">{t('chat.words')}</label>
          <textarea
            id="words"
            name="words"
            rows={3}
            maxLength={1000}
            required
            defaultValue={typed}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? errorId('words') : undefined}
          />
          <FieldError field="words" sentence={problem && t(`chat.problem.${problem}`)} />
        </div>
        <Submit label={t('chat.send')} busy={t('chat.sending')} />
      </form>
      {lines.length > 0 && (
        <LinkButton
          href={freshHref}
          label={t('chat.fresh')}
          quiet
          refresh={isLively ? LIVELY_SECONDS : QUIET_SECONDS}
        />
      )}
    </HomeFrame>
  )
}
