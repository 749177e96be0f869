import type { ReactNode } from 'react'
import css from './templates.module.css'
import thumb from './thumb.module.css'

type Props = { name: string; previewUrl: string; language: string; note: ReactNode; children: ReactNode }

/** A template as it really looks, small; nothing in it can be pressed or run. */
export function TemplateCard({ name, previewUrl, language, note, children }: Props) {
  return (
    <li className={css.card}>
      <div className={thumb.thumb} aria-hidden>
        <iframe
          src={`${previewUrl}?lang=${language}&still=yes`}
          title={name}
          loading="lazy"
          tabIndex={-1}
          sandbox=""
          inert
        />
      </div>
      <div className={css.cardWords}>
        <h3>{name}</h3>
        <p>{note}</p>
        <div className={css.actions}>{children}</div>
      </div>
    </li>
  )
}
