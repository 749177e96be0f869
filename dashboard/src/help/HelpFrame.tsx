import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Brand } from '../core/Brand.tsx'
import { LanguageRow } from '../core/LanguageRow.tsx'
import { useText } from '../core/useText.ts'
import css from './help.module.css'

/** The help centre around its list and its articles; it opens without signing in. */
export function HelpFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useText('help')
  return (
    <div className={css.page}>
      <title>{`${title} · Portico`}</title>
      <header className={css.head}>
        <Link to="/help" className={css.brand} aria-label={t('title')}>
          <Brand size={36} />
        </Link>
        <Link to="/dashboard">{t('back')}</Link>
      </header>
      <main className={css.main}>{children}</main>
      <footer className={css.foot}>
        <LanguageRow />
      </footer>
    </div>
  )
}
