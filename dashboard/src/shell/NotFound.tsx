import { Link } from '@tanstack/react-router'
import { useText } from '../core/useText.ts'
import { Path } from './art/Path.tsx'
import css from './Notice.module.css'

/** No such address (specification §2). */
export function NotFound() {
  const t = useText('shell')
  return (
    <div className={css.notice}>
      <title>{`${t('lost.title')} · Portico`}</title>
      <Path />
      <h1>{t('lost.title')}</h1>
      <p>{t('lost.text')}</p>
      <div className={css.actions}>
        <Link to="/" className={css.back}>
          {t('lost.back')}
        </Link>
      </div>
    </div>
  )
}
