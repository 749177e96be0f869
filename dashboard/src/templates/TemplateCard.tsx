import type { ReactNode } from 'react'
import { PortalThumb } from '../ui/PortalThumb.tsx'
import css from './templates.module.css'
import thumb from './thumb.module.css'

type Props = { name: string; previewUrl: string; language: string; note: ReactNode; children: ReactNode }

/** A template, its name and what can be done with it. */
export function TemplateCard({ name, previewUrl, language, note, children }: Props) {
  return (
    <li className={css.card}>
      <PortalThumb className={thumb.thumb} name={name} previewUrl={previewUrl} language={language} />
      <div className={css.cardWords}>
        <h3>{name}</h3>
        <p>{note}</p>
        <div className={css.actions}>{children}</div>
      </div>
    </li>
  )
}
