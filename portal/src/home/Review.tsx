import { safeHref } from '../href.ts'
import { LinkButton, Submit } from '../parts/Actions.tsx'
import { ChoiceField } from '../parts/ChoiceField.tsx'
import type { ScreenProps } from '../part.ts'
import { nameOf } from '../words.ts'
import { homeHeading } from './heading.ts'
import { HomeFrame } from './HomeFrame.tsx'

export function ReviewForm({ screen, page, t }: ScreenProps<'homeReview'>) {
  const { backHref, action, isScoreMissing = false, typed, isDone, publicHref } = screen
  return (
    <HomeFrame {...homeHeading(screen, nameOf(page.venue, t), t)} backHref={backHref} t={t}>
      {publicHref && (
        <>
          <p className="aside">{t('review.publicly')}</p>
          <LinkButton href={publicHref} label={t('review.onGoogle')} />
        </>
      )}
      {action && !isDone && (
        <form method="post" action={safeHref(action)}>
          <ChoiceField
            question={{
              id: 'score',
              type: 'rating',
              label: t('review.score'),
              isRequired: true,
              ...(isScoreMissing && { problem: 'field/required' }),
            }}
            t={t}
          />
          <div className="field">
            <label htmlFor="words">
              {t('review.words')} <small>({t('form.optional')})</small>
            </label>
            <textarea id="words" name="words" rows={4} maxLength={1000} defaultValue={typed} />
          </div>
          <Submit label={t('review.send')} busy={t('review.sending')} />
        </form>
      )}
    </HomeFrame>
  )
}

export function ReviewList({ screen, page, t }: ScreenProps<'homeReviews'>) {
  return (
    <HomeFrame {...homeHeading(screen, nameOf(page.venue, t), t)} backHref={screen.backHref} t={t}>
      <ul className="rows">
        {screen.rows.map((one) => (
          <li key={one.on + one.by + one.words}>
            <b aria-label={t('review.stars', { score: one.score })}>{'★'.repeat(one.score)}</b>
            <small>{[one.by, one.on].filter(Boolean).join(' · ')}</small>
            {one.words && <p>{one.words}</p>}
            {one.reply && <p className="reply">{t('review.reply', { reply: one.reply })}</p>}
          </li>
        ))}
      </ul>
    </HomeFrame>
  )
}
