import { useText } from '../core/useText.ts'
import type { ValueForm } from '../ui/fields.tsx'
import type { TaskValues } from './values.ts'
import css from './tasks.module.css'

const WATCHED = ['type', 'title', 'words', 'question', 'reward', 'liteMode'] as const

/** A task as the guest's phone shows it; accepted answers are not part of it. */
export function TaskPreview({ form }: { form: ValueForm<TaskValues> }) {
  const t = useText('tasks')
  for (const name of WATCHED) form.useWatchValue(name)
  const { type, title, words, question, reward, liteMode } = form.getValues()
  const asks = question !== '' && type !== 'google_search' && !liteMode
  return (
    <figure className={css.preview}>
      <figcaption>{t('form.preview')}</figcaption>
      <div className={css.phone}>
        <span className={css.head}>
          <b>{title || t(`types.${type}`)}</b>
          {reward > 0 && <span className={css.reward}>{t('preview.reward', { points: reward })}</span>}
        </span>
        {words && <p>{words}</p>}
        {question && <p className={css.question}>{question}</p>}
        {asks && <span className={css.answer} aria-hidden />}
        <span className={css.begin}>{t(asks ? 'preview.send' : 'preview.start')}</span>
      </div>
    </figure>
  )
}
