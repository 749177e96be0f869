import type { ReactNode } from 'react'
import css from './notifications.module.css'

type Props = { id?: string; title: string; text: string; isWide?: boolean; children: ReactNode }

/** One matter of the screen: what it is about beside what can be done; a wide one has its words above. */
export function Section({ id, title, text, isWide, children }: Props) {
  return (
    <section id={id} className={css.section} data-wide={isWide || undefined}>
      <div className={css.words}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={css.content}>{children}</div>
    </section>
  )
}
