import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useText } from '../core/useText.ts'
import { Spill } from './art/Spill.tsx'
import css from './Notice.module.css'

/** A screen broke, or its file could not be fetched (specification §2). */
export function CrashNotice({ error, reset }: ErrorComponentProps) {
  const t = useText('shell')
  const router = useRouter()
  useEffect(() => console.error(error), [error])
  return (
    <div className={css.notice} role="alert">
      <title>{`${t('crashed.title')} · Portico`}</title>
      <Spill />
      <h1>{t('crashed.title')}</h1>
      <p>{t('crashed.text')}</p>
      <div className={css.actions}>
        <button
          type="button"
          className={css.retry}
          onClick={() => {
            reset()
            void router.invalidate()
          }}
        >
          {t('crashed.retry')}
        </button>
        <Link to="/" className={css.back}>
          {t('crashed.back')}
        </Link>
      </div>
    </div>
  )
}
