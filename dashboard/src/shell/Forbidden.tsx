import { Link } from '@tanstack/react-router'
import { useText } from '../core/useText.ts'
import { Path } from './art/Path.tsx'
import css from './Notice.module.css'

/** A screen the role does not open. The server would refuse its calls too. */
export function Forbidden() {
  const t = useText('frame')
  return (
    <div className={css.notice}>
      <title>{`${t('forbidden.title')} · Portico`}</title>
      <Path />
      <h1>{t('forbidden.title')}</h1>
      <p>{t('forbidden.text')}</p>
      <div className={css.actions}>
        <Link to="/dashboard" className={css.back}>
          {t('forbidden.back')}
        </Link>
      </div>
    </div>
  )
}
